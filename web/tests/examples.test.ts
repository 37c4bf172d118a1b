/** Examples beside the rules: each stands by a rule there is, says what it shows, and shows what the rules say. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import languages from 'virtual:languages'
import { step, type Hex } from '../src/games/powerboats/hex'
import type { Facing } from '../src/games/powerboats/payloads'
import { CRASH, ROW, RUN, SHORE } from '../src/games/powerboats/examples/rules'
import { LAKE } from '../src/games/powerboats/primer'
import { FAR, HERE, MEASURE, NEAR, REACHED } from '../src/games/whakaari/examples/measure'
import { dist, type Spot } from '../src/games/whakaari/plane'
import { blocksOf } from '../src/lib/markdown'
import type { ExampleRules } from '../src/ui/examples'

const found = import.meta.glob<{ default: ExampleRules }>('../src/games/*/examples/rules.ts', { eager: true })
const pictures = import.meta.glob<string>('../src/games/*/examples/Picture.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const games = Object.entries(found).map(([path, { default: rules }]) => [path.split('/')[3], rules] as const)
const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf-8')

test.each(games)('%s has at least eight examples, each by a rule of the page', (game, rules) => {
  const page = blocksOf(read(`docs/rules/${game}.md`)).flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  expect(Object.keys(rules).length).toBeGreaterThanOrEqual(8)
  expect(Object.keys(rules).filter((rule) => !page.includes(rule))).toEqual([])
})
test.each(games)('every example of %s is drawn and has a caption in every language', (game, rules) => {
  const drawn = pictures[`../src/games/${game}/examples/Picture.svelte`]
  for (const { say } of Object.values(rules)) {
    expect(drawn, say).toMatch(new RegExp(`\\b${say}[,:]|, ${say} \\}`))
    for (const { code } of languages)
      expect(read(`src/vaka/locale/${code}/${game}.ftl`)).toMatch(new RegExp(`^${game}-example-${say} = \\S`, 'm'))
  }
})

/** Hexes of water ahead on the lake of the examples. */
function run(from: Hex, facing: Facing): number {
  let count = 0
  for (let [r, k] = step(from, facing); LAKE[r + 2]?.[k + 2] === '.'; [r, k] = step([r, k], facing)) count++
  return count
}
test('runs on the lake are as long as their captions say', () => {
  expect((['NE', 'E', 'SE'] as const).map((facing) => run(CRASH, facing))).toEqual([1, 3, 2])
  expect((['NW', 'NE', 'E'] as const).map((facing) => run(SHORE, facing))).toEqual([2, 1, 2])
  expect(run(RUN, 'E')).toBeGreaterThanOrEqual(6)
  expect(ROW.every(([r, k]) => LAKE[r + 2][k + 2] === '.')).toBe(true)
})

const RADIUS = 20
test('the ruler joins the stone it reaches and neither of the others (WHA-7.4)', () => {
  const joins = (to: Spot) => Math.abs(dist(HERE, to) - MEASURE.length) <= 2 * RADIUS
  expect([NEAR, REACHED, FAR].map(joins)).toEqual([false, true, false])
  expect(dist(HERE, NEAR)).toBeGreaterThanOrEqual(2 * RADIUS)
})
