import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import languages from 'virtual:languages'
import { berthsOf } from '../src/games/tongiaki/berths'
import { ahead, beachPicks, intentAt, islandPicks, spotAt, start, take } from '../src/games/tongiaki/clicks'
import { CLEAR, coastOf } from '../src/games/tongiaki/coast'
import { frameOf } from '../src/games/tongiaki/frame'
import { AP, angleOf, hexAt, polar, STEPS, xy } from '../src/games/tongiaki/hex'
import tongiaki from '../src/games/tongiaki/index'
import { islandTile, ribbon } from '../src/games/tongiaki/island'
import { oceanTile, route } from '../src/games/tongiaki/ocean'
import { inQuestion, islandsOf, looksOf, oceansOf, scoring, standing, type Tongiaki } from '../src/games/tongiaki/view'
import type { LayTile, Turned } from '../src/games/tongiaki/payloads'
import { fresh, timed, timeOf, voyageOf, type Timed } from '../src/games/tongiaki/voyage'
import { choiceWords, primary, say } from '../src/games/tongiaki/words'
import { say as speakOf, speak } from '../src/lib/words.svelte'
import { settled, type Picks } from '../src/table/choices'
import { itemsOf } from '../src/table/items'
import { tongiaki as fixture } from './positions'

type Phase = keyof typeof fixture
const position = (phase: Phase) => fixture[phase]
const view = (phase: Phase) => position(phase).view
const choices = (phase: Phase) => position(phase).choices ?? []
const events = (phase: Phase) => position(phase).events
const end = view('over')
const near = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0] - b[0], a[1] - b[1])

describe('the plane', () => {
  test('the middle of a hex lies in it, and its six neighbours around it', () => {
    for (const [q, r] of [
      [0, 0],
      [3, -2],
      [-4, 1],
    ]) {
      expect(hexAt(...xy(q, r))).toEqual([q, r])
      STEPS.forEach(([dq, dr], side) => {
        const [x, y] = [xy(q, r), polar(2 * AP, angleOf(side))].reduce((a, b) => [a[0] + b[0], a[1] + b[1]])
        expect(hexAt(x, y)).toEqual([q + dq, r + dr])
      })
    }
  })
  test('every tile lies inside the frame, and the frame grows with the map', () => {
    const frame = frameOf(end)
    for (const { q, r } of end.tiles) {
      const [x, y] = xy(q, r)
      expect(x - 100).toBeGreaterThan(frame.x)
      expect(y + AP).toBeLessThan(frame.y + frame.height)
    }
    expect(frameOf(view('setup')).width).toBeLessThan(frame.width)
  })
})

describe('the coast', () => {
  const turned = islandsOf(end).flatMap((island) =>
    [0, 1, 2, 3, 4, 5].map((rho) => [island.name, coastOf(island, rho), island] as const),
  )
  test('no two boats of an island are drawn on top of each other, however it lies', () => {
    for (const [name, { shores }] of turned) {
      const all = shores.flatMap(({ moorings }) => moorings)
      all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(near(a, b), name).toBeGreaterThan(CLEAR - 1)))
    }
  })
  test('every beach has its moorings, and every jetty looks to the side of its edge', () => {
    for (const [, { shores }, island] of turned)
      expect(shores.map(({ moorings }) => moorings.length)).toEqual(island.beaches.map(({ moorings }) => moorings))
    for (const island of islandsOf(end)) {
      const sides = coastOf(island, island.rho).shores.map(({ jetties }) => jetties.map(({ side }) => side))
      expect(sides).toEqual(island.beaches.map((beach) => beach.sides))
    }
  })
  test('what is clicked is found again: the beach under each mooring, the island under its middle', () => {
    for (const island of islandsOf(end)) {
      const [cx, cy] = xy(island.q, island.r)
      expect(spotAt(end, cx, cy)).toMatchObject({ island, beach: null })
      coastOf(island, island.rho).shores.forEach(({ moorings }, i) => {
        for (const [x, y] of moorings) expect(spotAt(end, cx + x, cy + y).beach).toBe(i + 1)
      })
    }
  })
})

describe('tiles', () => {
  test('a route runs from edge to edge and shows its number twice', () => {
    for (const [from, to] of [
      [0, 1],
      [1, 3],
      [2, 5],
    ]) {
      const { at } = route(from, to)
      expect(near(at(0), polar(AP, angleOf(from)))).toBeLessThan(1)
      expect(near(at(1), polar(AP, angleOf(to)))).toBeLessThan(1)
    }
    const ocean = oceansOf(end).find(({ routes }) => routes.every(({ danger }) => danger))!
    expect(oceanTile(ocean, 2).match(/<text/g)).toHaveLength(6)
  })
  test('an island bears its value and its name, Tonga no value', () => {
    const [tonga, other] = islandsOf(end)
    expect(islandTile(other, 1, 'Mururoa')).toMatch(new RegExp(`>${other.value}</text>.*>Mururoa</text>`, 's'))
    expect(islandTile(tonga, 0).match(/<text/g)).toHaveLength(1)
    expect(islandTile(other, 1, '<image href=x onerror=a()>')).not.toContain('<image')
  })
  test('drawings have no style attribute, which the content policy forbids', () => {
    for (const tile of end.tiles)
      expect(tile.kind === 'island' ? islandTile(tile, 0) : oceanTile(tile, 0)).not.toContain('style=')
  })
})

describe('berths', () => {
  test('a boat keeps its mooring while others come and go', () => {
    const at = (boats: number[]) => {
      const next = structuredClone(view('add'))
      islandsOf(next)[0].beaches[0].boats = boats
      return next
    }
    const one = berthsOf(at([0, 1, 0]))
    const two = berthsOf(at([1, 1, 0]), one)
    expect(two.get('0.1')).toEqual([1, 0, null])
    expect(berthsOf(at([1, 0, 0]), two).get('0.1')).toEqual([null, 0, null])
  })
  test('every boat on a beach has one mooring', () => {
    const berths = [...berthsOf(end).values()].flat()
    end.colours.forEach(({ ashore }, colour) => expect(berths.filter((held) => held === colour)).toHaveLength(ashore))
  })
})

describe('clicks', () => {
  test('a turn begins with the commonest kind, a forced step with its only choice', () => {
    expect(start(choices('turn'))).toEqual({ kind: 'expand' })
    expect(start(choices('turn').slice(0, 1))).toMatchObject({ kind: 'expand', island: 0 })
    expect(start(choices('land'))).toEqual({ kind: 'land', colour: 2 })
    expect(start(choices('sail'))).toEqual({ kind: 'sail' })
  })
  test('an island and a beach pick what can be done there, else nothing', () => {
    expect(islandPicks(choices('turn'), { kind: 'settle' }, 0)).toEqual({ kind: 'expand', island: 0 })
    expect(islandPicks(choices('turn'), {}, 5)).toBeNull()
    expect(settled(choices('add'), beachPicks(choices('add'), {}, 1, 2)!)?.move).toBe('P2')
    expect(beachPicks(choices('add'), {}, 0, 2)).toBeNull()
    expect(beachPicks(choices('sail'), {}, 1, 1)).toEqual({ kind: 'sail', island: 1, edge: 1 })
  })
  test('every boat waits for the button or a second click, however many are to follow', () => {
    const done: unknown[] = []
    const hands = {
      setPicks: (picks: unknown) => done.push(['picks', picks]),
      act: (choice: { move: string }) => done.push(['act', choice.move]),
    }
    const put = { kind: 'put', island: 1, beach: 1 } as const
    const press = (picks: Picks<Tongiaki['parts']>) => take(choices('add'), picks, put, hands as never)
    press({})
    press(put)
    expect(done).toEqual([
      ['picks', put],
      ['act', 'P1'],
    ])
  })
  test('forced boats of an expansion and of a landing are not asked, a voyage always is', () => {
    expect(ahead(choices('turn'))[0]).toEqual({ kind: 'put' })
    expect(ahead(choices('sail'))[0]).toEqual({ kind: 'land' })
  })
  test('who asks why no island becomes royal means one with boats of theirs, and Tonga last', () => {
    const own = view('turn').colour
    const on = (...tiles: number[]) => {
      const islands = islandsOf(end).map((island) => ({
        ...island,
        beaches: island.beaches.map((beach) => ({
          ...beach,
          boats: beach.boats.map((_, colour) => Number(colour === own && tiles.includes(island.tile))),
        })),
      }))
      return inQuestion({ ...end, colour: own, tiles: islands })
    }
    const [, , third] = islandsOf(end).map(({ tile }) => tile)
    expect([on(0, third), on(0), on()]).toEqual([third, 0, 0])
  })
  test('a click where nothing can be done asks in the words of the room', () => {
    const [tonga] = islandsOf(end)
    const spot = { q: 0, r: 0, island: tonga, beach: 2, edge: null }
    expect(intentAt(choices('land'), { kind: 'land', colour: 2 }, spot)).toEqual({
      kind: 'land',
      island: 0,
      beach: 2,
      colour: 2,
    })
    expect(intentAt(choices('sail'), {}, spot)).toEqual({ kind: 'sail', island: 0, edge: 1 })
    expect(intentAt(choices('tile'), {}, { ...spot, island: null })).toEqual({ kind: 'tile', q: 0, r: 0 })
    expect(intentAt([], {}, { ...spot, island: null })).toBeNull()
  })
})

describe('a voyage', () => {
  const voyage = voyageOf(view('voyage'), view('before_voyage'), events('voyage'))!
  test('sails with the boats of the beach it left, from there along the routes', () => {
    const { island, beach } = events('voyage').find((event) => event.kind === 'sailed')!
    const port = islandsOf(view('before_voyage')).find(({ tile }) => tile === island)!
    expect(voyage.fleet).toHaveLength(port.beaches[beach - 1].moorings)
    expect(near(voyage.steps[0].point, xy(port.q, port.r))).toBeLessThan(AP)
    voyage.steps.slice(1).forEach(({ point, at }, i) => {
      expect(near(point, voyage.steps[i].point)).toBeLessThan(40)
      expect(at).toBeGreaterThanOrEqual(voyage.steps[i].at)
    })
  })
  test('meets its numbers, and goes down where the colours are too few', () => {
    expect(voyage.checks.map(({ passes }) => passes)).toEqual([true, false])
    expect(voyage.checks[1].danger).toBeGreaterThan(voyage.checks[1].colours)
    expect(voyage.sinks).toBeGreaterThan(voyage.checks[1].at)
  })
  test('a tile turns up in its moment, not before', () => {
    const turned = timed(events('voyage')).find((one): one is Timed<Turned> => one.event.kind === 'turned')!
    expect(fresh(events('voyage')).get(turned.event.tile)).toMatchObject({ at: turned.at, turned: true })
    expect(turned.at).toBeGreaterThan(0)
  })
  test('one that arrives does not sink', () => {
    const landing = voyageOf(view('land'), view('voyage'), events('land'))!
    expect(landing.sinks).toBeNull()
  })
  test('nothing takes longer than six tenths of a second', () => {
    for (const phase of Object.keys(fixture) as Phase[])
      for (const event of events(phase)) expect(timeOf(event)).toBeLessThanOrEqual(600)
  })
})

describe('seats', () => {
  test('two colours of one seat look different', () => {
    const two = { ...end, seats: 2, colours: [1, 0, 1, 0].map((seat) => ({ ...end.colours[0], seat })) }
    expect(looksOf(two)).toEqual([1, 0, 3, 2])
  })
  test('the islands somebody stands on add up to the points told at the end', () => {
    for (let seat = 0; seat < end.seats; seat++) {
      const colour = end.colours.findIndex((one) => one.seat === seat)
      const points = islandsOf(end)
        .filter((island) => scoring(island).includes(colour))
        .reduce((sum, { value }) => sum + value, 0)
      expect(points).toBe(standing(end, seat).points)
    }
  })
})

describe('words', () => {
  test('a boat that fills a beach is told to make it sail', () => {
    const told = choices('add').map((choice) => choiceWords(choice, [], position('add')))
    expect(told.map(({ args }) => (args as { fills: boolean }).fills)).toEqual([false, true, false])
  })
  const text = (language: string) =>
    readFileSync(join(__dirname, `../../src/vaka/locale/${language}/tongiaki.ftl`), 'utf-8')
  test.each(languages.map(({ code }) => code))('what is asked, done and told can be said in %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text(language)))
    const said = (Object.keys(fixture) as Phase[]).flatMap((phase) => {
      const asked = {
        position: position(phase),
        choices: choices(phase),
        picks: choices(phase).length ? start(choices(phase)) : { kind: 'put' as const },
      }
      const { title, hint } = say(asked)
      return [
        title,
        hint,
        primary(asked),
        ...events(phase).map((event) => ({ key: `tongiaki-event-${event.kind}`, args: event })),
      ]
    })
    for (const { key, args } of said) {
      const errors: Error[] = []
      const plain = Object.fromEntries(
        Object.entries(args ?? {}).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
      )
      const words = bundle.formatPattern(bundle.getMessage(key)!.value!, plain, errors)
      expect([errors, words.includes('{')], key).toEqual([[], false])
    }
  })
})
test('a name from a file is text, not markup', () => {
  expect(ribbon('<img src=x onerror="a()">&', 18)).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;</text>')
})

describe('a tile placed by choice', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} })
    await speak('en')
  })
  /** Every free side of Tonga and of Tubuai north of it. */
  const beside = (island: number, q: number, r: number, sides: number[]) =>
    sides.map((side): LayTile => {
      const [dq, dr] = STEPS[side]
      const found = { beside: island, island, steps: 0, towards: 0, more: 0, side, q: q + dq, r: r + dr }
      return { kind: 'tile', tile: 8, mark: (side + 3) % 6, ...found }
    })
  const laid = [
    ...beside(0, 0, 0, [0, 1, 2, 4, 5]),
    ...beside(3, 0, -1, [1, 2, 3, 4, 5]),
    ...beside(5, 9, 9, [0, 1, 2]),
  ]
  const listed = laid.map((parts, action) => ({ action, move: String(action), parts: { ...parts } }))
  const asked = (picks: Record<string, unknown>) =>
    itemsOf({ game: 'tongiaki', client: tongiaki as never, choices: listed, listed, picks, names: [] })

  test('a hex picked on the board is one chip in words, and its turns are told by where the red mark points', () => {
    const { question, fixed, items: turns } = asked({ kind: 'tile', q: -1, r: 0, mark: 5 })
    expect(question).toBe('Where does the red mark point?')
    expect(fixed.map(({ label }) => label)).toEqual(['Hex north-west of Tonga'])
    expect(fixed[0].picks).not.toHaveProperty('r')
    expect(turns.map(({ label, on }) => [label, on])).toEqual([
      ['Red mark to the north-east, towards Tubuai', false],
      ['Red mark to the south-east, towards Tonga', true],
    ])
  })
  test('a hex where the tile lies only one way is a chip too', () => {
    const { fixed, items: left } = asked({ kind: 'tile', q: 1, r: 0, mark: 2 })
    expect(fixed.map(({ label }) => label)).toEqual(['Hex south-east of Tonga'])
    expect(left).toHaveLength(1)
  })
})

describe('what is asked, in words', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} })
    await speak('en')
  })
  const hint = (phase: Phase, change: object = {}, picks: object = {}, listed = choices(phase)) => {
    const now = { ...position(phase), view: { ...view(phase), ...change } }
    return speakOf(say({ position: now, choices: listed, picks } as never).hint)
  }
  test('a landing says how its boats are spread', () => {
    const fleet = (boats: number, bare: number[]) => ({ fleet: { ...view('land').fleet!, boats: [boats], bare } })
    expect(hint('land', fleet(2, [1, 2, 3]))).toMatch(/^Fewer boats than beaches: each lands on a different beach\./)
    expect(hint('land', fleet(3, [1, 2]))).toMatch(/^First every beach gets one boat/)
    expect(hint('land', fleet(2, []))).toBe('Pick a boat, then any glowing beach.')
    expect(hint('land', fleet(1, []))).toBe('Click a glowing beach.')
  })
  test('the boat of a new settlement never fills a beach', () => {
    expect(hint('add', { phase: 'settle', adding: null }, { kind: 'put' })).toBe('Click a glowing beach.')
  })
  test('an expansion by fewer boats than are there says why', () => {
    const expand = (boats: number, island = 0) => {
      const listed = [{ action: 1, move: 'X', parts: { kind: 'expand' as const, island, boats } }]
      return hint('turn', {}, listed[0].parts, listed as never)
    }
    const [tonga] = islandsOf(view('turn'))
    const mine = tonga.beaches.reduce((sum, { boats }) => sum + boats[view('turn').colour], 0)
    expect(mine).toBeGreaterThan(1)
    expect(expand(mine)).toMatch(/^One new boat per beach\./)
    expect(expand(mine - 1)).toMatch(new RegExp(`^${mine - 1} of ${mine}: there are no more in your supply\\.`))
  })
  test('where every jetty loses the fleet, no colours are promised', () => {
    const sails = choices('sail').map((choice) => ({ ...choice, parts: { ...choice.parts, ends: 'lost' } }))
    expect(hint('sail', {}, { kind: 'sail' }, sails as never)).toBe('Lost either way: pick a jetty.')
    expect(hint('sail')).toMatch(/^Click a jetty/)
  })
  test('the header counts rounds as the log does', () => {
    const now = { ...position('turn'), view: { ...view('turn'), turn: 5, colours: view('turn').colours.slice(0, 2) } }
    expect(speakOf(tongiaki.where!(now as never))).toBe('round 3')
  })
})
