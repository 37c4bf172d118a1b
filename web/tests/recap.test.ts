/** What happened since one's last turn: who is told of, in which words, and what is drawn. */
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../src/lib/words.svelte'
import * as reef from '../src/games/tavarua/words'
import * as racing from '../src/games/powerboats/trail'
import * as surfing from '../src/games/tavarua/trail'
import * as courses from '../src/games/tongiaki/trail'
import * as charts from '../src/games/tongiaki/words'
import * as log from '../src/games/whakaari/log'
import * as trails from '../src/games/whakaari/trail'
import type { Types as Powerboats } from '../src/games/powerboats/view'
import type { Tavarua } from '../src/games/tavarua/view'
import type { Tongiaki } from '../src/games/tongiaki/view'
import type { Whakaari } from '../src/games/whakaari/view'
import type { Position } from '../src/lib/wire'
import { Again, type Shown } from '../src/table/again'
import { Past } from '../src/table/past'
import { recapOf } from '../src/table/recap'
import { clientWith, position } from './made'
import { powerboats as lake, tavarua as sea, tongiaki as isles, whakaari as lava } from './positions'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan']
const whakaari = clientWith<Whakaari>({ ...log, ...trails })
const tavarua = clientWith<Tavarua>({ ...reef, ...surfing, together: true })
const powerboats = clientWith<Powerboats>(racing)
const tongiaki = clientWith<Tongiaki>({ ...charts, ...courses, trail: undefined })
const turn = (seat: number, begins = 0) => ({ kind: 'turn', seat, round: 2, begins })

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})

/** Positions that follow each other: who decides in each, and what had been told before. */
function played(view: object, ...plies: [to_move: number, ...events: object[]][]): Position[] {
  return plies.map(([to_move, ...events], ply) => position(0, ply, to_move, { view, events } as never))
}
const table = lava.main.view
const inPlay = table.platforms.findIndex(({ where }) => where === 'in play')
const dragged = {
  kind: 'dragged', piece: inPlay, length: 6300, x: 0, y: 0, by: 2, owner: -1, stone: 1, why: 0, halves: 3, stopped: 0,
} // prettier-ignore
const slid = { kind: 'slid', piece: inPlay, length: 6300, x: 0, y: 0 }
const left = { kind: 'left', piece: inPlay, by: 2, owner: 0, stone: 1, own: 0 }
const check = { kind: 'turned', piece: inPlay, by: 1, owner: 1, own: 1, cause: 0 }
const jump = { kind: 'jumped', seat: 1, from: 34, to: inPlay, why: 0, stone: 0, other: -1 }

test('the turns of the others are told one by one, one’s own are not', () => {
  const story = played(
    table,
    [0, jump],
    [1, { ...jump, seat: 0 }, turn(1), check],
    [1, { kind: 'played', seat: 1, card: 3, distance: 1 }],
    [2, jump, turn(2)],
    [0, slid, dragged, left, turn(0, 1), { ...check, by: 0, owner: 0 }],
  )
  const entries = recapOf(whakaari, 'whakaari', story, 0, NAMES)
  expect(entries.map(({ number, seat, text, plies }) => [number, seat, text, plies])).toEqual([
    [1, 1, 'Ben jumps to a solid stone.', [1, 3]],
    [2, 2, 'Cleo drags a cracked stone one and a half stone widths. Cleo sends your stone off the arena.', [3, 4]],
  ])
  expect(entries[0].marks.map(({ kind }) => kind)).toEqual(['broken', 'way', 'number'])
  expect(entries[1].marks).toContainEqual(expect.objectContaining({ kind: 'way', manner: 'dragged', seat: 2 }))
  expect(entries[1].marks).toContainEqual(expect.objectContaining({ kind: 'number', number: 2, seat: 2 }))
})
test('what went wrong in one’s own last decision is told: the others may have played before one could see it', () => {
  const failed = { kind: 'failed', tile: 20, from: 0, to: 3, danger: 3, colours: 2 }
  const sailed = { kind: 'sailed', island: 0, edge: 0, beach: 1, boats: 2, colours: 2, side: 0, by: 0 }
  const reached = { kind: 'reached', island: 4, boats: 3, moorings: 8 }
  const begun = { kind: 'turn', seat: 1, colour: 1, turn: 2, round: 1 }
  const expands = { kind: 'expands', seat: 1, colour: 1, island: 0, boats: 2 }
  const story = (end: object) => played(isles.turn.view, [0], [1, sailed, end, begun], [0, expands])
  const told = (end: object) => recapOf(tongiaki, 'tongiaki', story(end), 0, NAMES).map(({ text }) => text)
  expect(told(failed)).toEqual([
    'You send 2 boats to sea from Tonga. The voyage fails: it needed 3 colours and had 2.',
    'Ben expands on Tonga with 2 new boats.',
  ])
  expect(told(reached)).toEqual(['Ben expands on Tonga with 2 new boats.'])
})

test('what is told is numbered in the order in which it happened, whoever lined up first', () => {
  const placed = (seat: number) => ({ kind: 'placed', seat, column: 1, row: 1, facing: 0 })
  const rounded = (seat: number, place: number) => ({ kind: 'rounded', seat, mark: 0, place })
  const story = played(
    lake.number.view,
    [0],
    [2, placed(0)],
    [1, placed(2)],
    [1, placed(1)],
    [2, rounded(1, 1)],
    [0, rounded(2, 2)],
  )
  expect(recapOf(powerboats, 'powerboats', story, 0, NAMES).map(({ text }) => text)).toEqual([
    'Ben crosses the start row in first place.',
    'Cleo crosses the start row in second place.',
  ])
})
test('of several crashes the last one is told: it says why the boat sinks', () => {
  const hit = (counters: number) => ({ kind: 'crashed', seat: 1, damage: 2, counters, total: 5, free: 3, hit: -1 })
  const story = played(lake.number.view, [0], [1, hit(1)], [1, hit(3)], [0, hit(5), { kind: 'sank', seat: 1 }])
  expect(recapOf(powerboats, 'powerboats', story, 0, NAMES).map(({ text }) => text)).toEqual([
    'Ben hits land: 2 damage, 5 in all. Ben has too much damage and sinks.',
  ])
})
test('nothing of a race is drawn on the lake of the next one', () => {
  const rounded = { kind: 'rounded', seat: 1, mark: 1, place: 1 }
  const race = { kind: 'race', race: 1, first: 0 }
  const placed = { kind: 'placed', seat: 2, column: 1, row: 1, facing: 0 }
  const tell = (...plies: [number, ...object[]][]) =>
    recapOf(powerboats, 'powerboats', played(lake.place.view, [1], ...plies), 0, NAMES)
  const drawn = (entries: ReturnType<typeof tell>) => entries.flatMap(({ marks }) => marks.map(({ kind }) => kind))
  expect(drawn(tell([0, rounded]))).toEqual(['words', 'number'])
  expect(drawn(tell([2, rounded, race], [0, placed]))).toEqual(['ring', 'number'])
})
test('a card that did nothing is told as such: nobody is left out', () => {
  const story = played(table, [0], [1, turn(1), check], [0, { kind: 'played', seat: 1, card: 3, distance: 1 }, turn(0)])
  const texts = recapOf(whakaari, 'whakaari', story, 0, NAMES).map(({ text }) => text)
  expect(texts).toEqual(['Ben plays a short card, to no effect.'])
})
test('what strikes oneself at the start of the turn is told, the usual check is not', () => {
  const drawn = { kind: 'event', seat: 0, event: 0, piece: inPlay, icon: 1, by: -1 }
  const fell = { kind: 'fell', seat: 0, from: inPlay, to: 34 }
  const story = played(table, [0], [1, turn(1)], [0, jump, turn(0), drawn, fell])
  const texts = recapOf(whakaari, 'whakaari', story, 0, NAMES).map(({ text }) => text)
  expect(texts).toEqual([
    'Ben jumps to a solid stone.',
    'You draw a Collapse card. You fall into the lava and go back to your home board.',
  ])
})
test('an event that sends oneself back is told: one finds the pawn elsewhere', () => {
  const drawn = { kind: 'event', seat: 0, event: 1, piece: inPlay, icon: 2, by: -1 }
  const back = { kind: 'jumped', seat: 0, from: inPlay, to: 34, why: 1, stone: -1, other: -1 }
  const story = played(table, [0], [1, turn(1)], [0, jump, turn(0), drawn, back])
  const texts = recapOf(whakaari, 'whakaari', story, 0, NAMES).map(({ text }) => text)
  expect(texts).toEqual([
    'Ben jumps to a solid stone.',
    'You draw a Return card. The event sends you back to your home board.',
  ])
})
test('where all decide before anything happens, one’s own fall is part of the story', () => {
  const events = [
    { kind: 'showed', seat: 0, action: 5, power: 3, direction: 0, colour: 0, tokens: 0, other: -1 },
    { kind: 'fell', seat: 0, space: 3, cause: 1, balance: 4, token: 1 },
    { kind: 'paddled', seat: 1, from: 0, to: 2, far: 2 },
    { kind: 'wave', wave: 2, front: 2 },
    { kind: 'round', round: 4, first: 1, die: 3, left: 9, wave: 1 },
  ]
  const story = played(sea.choose.view, [0], [1, ...events], [0, { kind: 'chose', seat: 1 }])
  const entries = recapOf(tavarua, 'tavarua', story, 0, NAMES)
  expect(entries.map(({ seat }) => seat)).toEqual([0, 1, null])
  expect(entries[0].text).toBe('You wipe out on the card played.')
  expect(entries[0].marks).toContainEqual({ kind: 'lost', at: 'surfer-0' })
})
test('what came of cards shown together is told in the order of the log, with a stoke card played after it', () => {
  const showed = (seat: number) => ({
    kind: 'showed',
    seat,
    action: 1,
    power: 2,
    direction: 0,
    colour: 0,
    tokens: 0,
    other: -1,
  })
  const events = [
    showed(1),
    showed(2),
    { kind: 'caught', seat: 2, space: 3, perfect: 0, balance: 0 },
    { kind: 'paddled', seat: 1, from: 0, to: 2, far: 2 },
  ]
  const focus = { kind: 'stoke', seat: 1, card: 3, a: 0, b: 0, other: -1 }
  const story = played(sea.choose.view, [0], [1, ...events], [0, focus])
  expect(recapOf(tavarua, 'tavarua', story, 0, NAMES).map(({ text }) => text)).toEqual([
    'Cleo catches wave 3.',
    'Ben paddles from the shore to space 2. Ben plays Focus and looks at the next wave card.',
  ])
})
test('whoever finds no place on a wave is told why they lie in the channel still', () => {
  const events = [
    { kind: 'stayed', seat: 0, space: 3, other: 1 },
    { kind: 'caught', seat: 1, space: 3, perfect: 0, balance: 0 },
  ]
  const story = played(sea.choose.view, [0], [1, ...events], [0, { kind: 'chose', seat: 1 }])
  const texts = recapOf(tavarua, 'tavarua', story, 0, NAMES).map(({ text }) => text)
  expect(texts[0]).toBe('Ben has the better card: you get no room on wave 3 and stay in the channel.')
})

const page = (first: number, count: number, seat: number | null) => ({
  plies: 9,
  positions: Array.from({ length: count }, (_, i) => position(seat, first + i, (first + i) % 3)),
})
test('positions that came by themselves are not asked for again; others are', async () => {
  const asked: number[][] = []
  const past = new Past(async (first, count, seat) => {
    asked.push([first, count])
    return page(first, count, seat)
  })
  past.seat = 1
  past.keep([position(1, 6, 0), position(1, 7, 1), position(0, 5, 2)])
  expect((await past.since(7, 1)).map(({ ply }) => ply)).toEqual([4, 5, 6, 7])
  expect(asked).toEqual([[0, 6]])
  expect((await past.since(7, 1)).length).toBe(4)
  expect(asked.length).toBe(1)
})
test('what is sent when a decision is taken back tells nothing of how it came about: that is asked for', async () => {
  const asked: number[][] = []
  const past = new Past(async (first, count, seat) => {
    asked.push([first, count])
    return page(first, count, seat)
  })
  past.seat = 1
  past.follow([position(1, 7, 0)], 7, 2)
  past.follow([position(1, 8, 1)], 8, 2)
  expect((await past.since(8, 0)).map(({ ply }) => ply)).toEqual([7, 8])
  expect(asked).toEqual([])
  past.follow([{ ...position(1, 7, 0), events: [] }], 7, 4)
  expect((await past.since(7, 1)).map(({ ply }) => ply)).toEqual([4, 5, 6, 7])
  expect(asked).toEqual([[0, 8]])
})
test('before the first decision the story begins with the match; without positions there is none', async () => {
  const past = new Past(async (first, count, seat) => page(first, count, seat))
  past.seat = 5
  expect((await past.since(3, 5)).map(({ ply }) => ply)).toEqual([0, 1, 2, 3])
  const deaf = new Past(async () => Promise.reject(new Error('offline')))
  expect(await deaf.since(3, 5)).toEqual([])
})

test('the turns are shown once more in their steps, then the present comes back', () => {
  const waits: [() => void, number][] = []
  const clock = { set: (run: () => void, ms: number) => waits.push([run, ms]), clear: () => {} }
  const shown: (Shown | null)[] = []
  const again = new Again((now) => shown.push(now), clock)
  const story = [position(0, 3, 1), position(0, 4, 2), position(0, 5, 0)]
  const hooks = {
    time: () => 100,
    steps: (_: Position[], to: Position[]) => [{ positions: to, events: to[0].events }],
  }
  again.play(story, hooks, 'slow')
  while (waits.length) {
    const [run, ms] = waits.shift()!
    expect(ms).toBe(200)
    run()
  }
  expect(shown.map((now) => now?.position.ply ?? null)).toEqual([3, 4, 5, null])
  expect(shown[1]?.motion).toMatchObject({ ms: 200, from: [story[0]] })
  again.play(story, hooks, 'instant') // for those who want no motion: one still picture after the other
  expect(shown.at(-1)?.motion).toBeNull()
  expect(waits.length).toBe(1)
  again.stop()
  expect(shown.at(-1)).toBeNull()
})

test('a voyage of somebody else says whose boats it took along and whose it lost', () => {
  const expands = { kind: 'expands', seat: 1, colour: 1, island: 0, boats: 2 }
  const sailed = { kind: 'sailed', island: 0, edge: 0, beach: 1, boats: 3, colours: 2, side: 0, by: 1 }
  const reached = { kind: 'reached', island: 4, boats: 3, moorings: 8 }
  const landed = (seat: number) => ({ kind: 'landed', seat, colour: seat, island: 4, beach: 1, side: 0 })
  const failed = { kind: 'failed', tile: 20, from: 0, to: 3, danger: 3, colours: 2 }
  const home = (seat: number, boats: number) => ({ kind: 'home', seat, colour: seat, boats, reason: 0, island: 0 })
  const told = (...events: object[]) => {
    const begun = { kind: 'turn', seat: 1, colour: 1, turn: 2, round: 1 }
    const story = played(isles.turn.view, [0], [1, begun], [0, expands, sailed, ...events])
    return recapOf(tongiaki, 'tongiaki', story, 0, NAMES)[0].text
  }
  expect(told(reached, landed(0), landed(0), landed(2), landed(1))).toBe(
    'Ben expands on Tonga with 2 new boats. A fleet reaches Rarotonga. You land on Rarotonga too. ' +
      'Cleo lands on Rarotonga too.',
  )
  expect(
    told(reached, landed(0), { ...sailed, island: 4 }, { ...reached, island: 5 }, { ...landed(0), island: 5 }),
  ).toBe(
    'Ben expands on Tonga with 2 new boats. 2 fleets put to sea: all of them come through. You land on Rapa Nui too.',
  )
  const back = { kind: 'turned_back', island: 4, port: 0 }
  expect(told(reached, sailed, back, sailed, failed, sailed, back)).toBe(
    'Ben expands on Tonga with 2 new boats. ' +
      '4 fleets put to sea: one comes through, 2 are turned back, one is lost.',
  )
  expect(told(failed, home(0, 1), home(1, 2))).toBe(
    'Ben expands on Tonga with 2 new boats. The voyage fails: it needed 3 colours and had 2. You lose one boat at sea.',
  )
  expect(told(failed, home(0, 1), sailed, failed, home(0, 2))).toBe(
    'Ben expands on Tonga with 2 new boats. 2 fleets put to sea: all are lost. You lose 3 boats at sea.',
  )
})
