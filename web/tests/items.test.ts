import { expect, test } from 'vitest'
import type { Choice } from '../src/lib/wire'
import { itemsOf } from '../src/table/items'
import { clientWith, loose } from './made'
import { powerboats } from './positions'

const client = clientWith({ choiceWords: ({ move }: Choice) => ({ key: move }) })
const asked = (listed: Choice[], picks = {}, own = client) =>
  itemsOf({ game: 'plain', client: own, choices: listed, listed, picks, names: [] })
const place = loose(powerboats.place.choices)
const reroll = loose(powerboats.reroll.choices)

test('a few choices are all items, and the settled one is on', () => {
  const { items } = asked(reroll, { values: [3] })
  expect(items.map(({ label }) => label)).toEqual(reroll.map(({ move }) => move))
  expect(items.filter(({ on }) => on).map(({ label }) => label)).toEqual(['r3'])
})

test('of many the parts are asked for one after another, and the last one stays open to be changed', () => {
  const first = asked(place)
  expect(first.items).toHaveLength(place.length / 6)
  const second = asked(place, first.items[0].picks)
  expect(second.items).toHaveLength(6)
  expect(second.fixed).toHaveLength(1)
  const third = asked(place, second.items[2].picks)
  expect(third.items.map(({ label }) => label)).toEqual(second.items.map(({ label }) => label))
  expect(third.items.findIndex(({ on }) => on)).toBe(2)
  const other = asked(place, third.fixed[0].picks)
  expect(other.items).toHaveLength(place.length / 6)
  expect(other.items[1].left).toHaveLength(1)
})

test('a part that another settles is not shown beside it, and goes with it', () => {
  const { parts } = place.find(({ parts: { behind, lane } }) => behind === lane)!
  const { fixed } = asked(place, parts)
  expect(fixed.map(({ part }) => part)).toEqual(['at'])
  expect(fixed[0].picks).toEqual({ facing: parts.facing })
})

test('a game may fill in what goes without saying after a pick', () => {
  const fills = clientWith({ ...client, fill: (picks: object) => ({ ...picks, facing: 'E' }) })
  expect(asked(place, {}, fills).items[0].picks).toMatchObject({ facing: 'E' })
})

test('what is set finely on the board is not asked for in the list, and its coarse part stays on', () => {
  const fine = clientWith({ ...client, fine: () => ['facing'] })
  const [hex] = asked(place, {}, fine).items
  const settled = asked(place, { ...hex.picks, facing: 'E' }, fine)
  expect(settled.items).toHaveLength(place.length / 6)
  expect(settled.items.filter(({ on }) => on).map(({ label }) => label)).toEqual([hex.label])
  expect(settled.items.every(({ left }) => left.length === 6)).toBe(true)
})

test('what a guide asks for is not picked because it is the only one listed', () => {
  const listed = [reroll[1]]
  const { items } = itemsOf({ game: 'plain', client, choices: reroll, listed, picks: {}, names: [] })
  expect(items.map(({ on }) => on)).toEqual([false])
})
