import { expect, test } from 'vitest'
import type { Choice } from '../src/lib/wire'
import { optionsOf } from '../src/table/options'
import { clientWith, loose } from './made'
import { powerboats } from './positions'

const client = clientWith({ choiceWords: ({ move }: Choice) => ({ key: move }) })
const asked = (listed: Choice[], picks = {}, own = client) =>
  optionsOf({ game: 'plain', client: own, choices: listed, listed, picks, names: [] })
const place = loose(powerboats.place.choices)
const reroll = loose(powerboats.reroll.choices)

test('a few choices are all options, and the settled one is on', () => {
  const { options } = asked(reroll, { values: [3] })
  expect(options.map(({ label }) => label)).toEqual(reroll.map(({ move }) => move))
  expect(options.filter(({ on }) => on).map(({ label }) => label)).toEqual(['r3'])
})

test('of many the parts are asked for one after another, and the last one stays open to be changed', () => {
  const first = asked(place)
  expect(first.options).toHaveLength(place.length / 6)
  const second = asked(place, first.options[0].picks)
  expect(second.options).toHaveLength(6)
  expect(second.fixed).toHaveLength(1)
  const third = asked(place, second.options[2].picks)
  expect(third.options.map(({ label }) => label)).toEqual(second.options.map(({ label }) => label))
  expect(third.options.findIndex(({ on }) => on)).toBe(2)
  const other = asked(place, third.fixed[0].picks)
  expect(other.options).toHaveLength(place.length / 6)
  expect(other.options[1].left).toHaveLength(1)
})

test('a part that another settles is not shown beside it, and goes with it', () => {
  const { parts } = place.find(({ parts: { behind, lane } }) => behind === lane)!
  const { fixed } = asked(place, parts)
  expect(fixed.map(({ part }) => part)).toEqual(['at'])
  expect(fixed[0].picks).toEqual({ facing: parts.facing })
})

test('a game may fill in what goes without saying after a pick', () => {
  const fills = clientWith({ ...client, fill: (picks: object) => ({ ...picks, facing: 'E' }) })
  expect(asked(place, {}, fills).options[0].picks).toMatchObject({ facing: 'E' })
})

test('what is set finely on the board is not asked for in the list, and its coarse part stays on', () => {
  const fine = clientWith({ ...client, fine: () => ['facing'] })
  const [hex] = asked(place, {}, fine).options
  const settled = asked(place, { ...hex.picks, facing: 'E' }, fine)
  expect(settled.options).toHaveLength(place.length / 6)
  expect(settled.options.filter(({ on }) => on).map(({ label }) => label)).toEqual([hex.label])
  expect(settled.options.every(({ left }) => left.length === 6)).toBe(true)
})

test('what a guide asks for is not picked because it is the only one listed', () => {
  const listed = [reroll[1]]
  const { options } = optionsOf({ game: 'plain', client, choices: reroll, listed, picks: {}, names: [] })
  expect(options.map(({ on }) => on)).toEqual([false])
})
