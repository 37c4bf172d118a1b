/** What the dock says and offers, for players and for those who watch. */
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../src/lib/words.svelte'
import {
  beside,
  hurryOf,
  isOut,
  isShowing,
  playWords,
  sentenceOf,
  undoOf,
  undoWords,
  type Scene,
} from '../src/table/dock'
import { EMPTY, type TableState } from '../src/table/state'
import type { GameClient } from '../src/table/client'
import { CARD, clientWith, position } from './made'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})

const NOW: TableState = { ...EMPTY, table: CARD, mySeat: 0 }
function scene(toMove: number, more: Partial<Scene> = {}): Scene {
  const here = position(0, 4, toMove)
  const known = { now: NOW, client: {} as GameClient, names: ['Ann', 'Ben'], mine: [0], over: false, away: false }
  return { ...known, position: here, choices: here.choices ?? [], ...more }
}

test('whoever is to move is told so; others read who it is', () => {
  expect(sentenceOf(scene(0, { choices: [] })).title).toBe('Your turn')
  expect(sentenceOf(scene(0, { choices: [], mine: [0, 1] })).title).toBe('Ann’s turn')
  expect(sentenceOf(scene(1)).title).toBe('Ben’s turn')
  expect(sentenceOf(scene(1, { mine: [] })).title).toBe('You are watching. It is Ben’s turn')
  expect(sentenceOf(scene(1, { over: true })).title).toBe('The match is over.')
})
test('“Your turn” is not said twice in a row', () => {
  expect(beside('Your turn', 'Your turn')).toBe('')
  expect(beside('Play a card', 'Your turn')).toBe('Play a card')
  expect(beside('Ben’s turn', undefined)).toBe('Ben’s turn')
})
test('while the last turns are shown the dock says whose they are', () => {
  const motion = { events: [], ms: 1, from: [] }
  expect(sentenceOf(scene(1, { over: true, now: { ...NOW, motion } })).title).toBe('Ben’s turn')
})
test('until what others did has been shown, the dock says that it is, and not whose turn it is', () => {
  const motion = { events: [], ms: 300, from: [] }
  const sailing = { ...NOW, motion, deciders: new Map([[3, 1]]) }
  const shown = scene(0, { choices: [], now: sailing })
  expect(isShowing(shown)).toBe(true)
  expect(sentenceOf(shown).title).toBe('Still showing what happened…')
  expect(playWords(shown, false)).toBe('One moment…')
  // one’s own short moves are no reason to say so, a voyage is
  const own = { ...sailing, deciders: new Map([[3, 0]]) }
  expect(isShowing(scene(0, { now: own }))).toBe(false)
  expect(isShowing(scene(0, { now: { ...own, motion: { ...motion, ms: 2000 } } }))).toBe(true)
  expect(isShowing(scene(0, { now: { ...sailing, motion: null } }))).toBe(false)
})
test('the button plays a move, or says who is waited for', () => {
  expect(playWords(scene(1), false)).toBe('Waiting for Ben…')
  const client = clientWith({ primary: () => ({ key: 'powerboats-web-do-place' }) })
  expect(playWords(scene(0, { client }), false)).toBe('Start here')
  expect(playWords(scene(0, { client }), true)).not.toBe('Start here')
})
test('undo is offered to players, and asks only where others are people', () => {
  expect(undoOf(scene(0))).toEqual({ can: false, asks: false, far: false, changes: false })
  expect(undoOf(scene(0, { position: position(0, 4, 0, { can_undo: true }) }))).toEqual({
    can: true,
    asks: false,
    far: false,
    changes: false,
  })
  const seats = CARD.seats.map((seat) => ({ ...seat, kind: 'person' as const }))
  expect(undoOf(scene(0, { now: { ...NOW, table: { ...CARD, seats } } }))?.asks).toBe(true)
  expect(undoOf(scene(0, { mine: [] }))).toBeNull()
})
test('undo says so where it takes the moves of bots back too', () => {
  const seats = CARD.seats.map((seat) => ({ ...seat, kind: seat.seat ? ('bot' as const) : ('person' as const) }))
  const now: TableState = { ...NOW, table: { ...CARD, seats }, deciders: new Map([[0, 0]]) }
  const words = (can_undo: boolean) => undoWords(undoOf(scene(0, { now, position: position(0, 4, 0, { can_undo }) }))!)
  expect([words(true), words(false)]).toEqual(['Undo', 'Undo my move'])
})
test('a rated match is not taken back, but a sealed choice can be changed', () => {
  const now: TableState = { ...NOW, table: { ...CARD, rated: true } }
  expect(undoOf(scene(0, { now, position: position(0, 4, 0, { can_undo: true }) }))).toBeNull()
  expect(undoOf(scene(0, { now, position: position(0, 4, 0, { sealed: [] }) }))?.changes).toBe(true)
})
test('whoever ran out of time in a rated match is told that there is no way back', () => {
  const seats = CARD.seats.map((seat) => ({ ...seat, stood_in_by: seat.seat ? null : 'greedy' }))
  const one = { left: 20_000, running: false, flag: null, out: true, off: null }
  const out = { ...CARD, rated: true, seats, clocks: { now: 0, resting: false, seats: [one, one] } }
  const told = (table: typeof out) => sentenceOf(scene(1, { now: { ...NOW, table }, away: true })).title
  expect(told(out)).toBe('Your time ran out, so you come last. A bot plays on for the others.')
  expect(told({ ...out, paused: true })).toBe('Everybody’s time has run out: this match does not go on.')
  expect(isOut(scene(1, { now: { ...NOW, table: { ...out, rated: false } } }))).toBe(false)
})
test('whoever ran out of time in another match is told why a bot plays, and that they can come back', () => {
  const seats = CARD.seats.map((seat) => ({ ...seat, stood_in_by: seat.seat ? null : 'greedy' }))
  const one = { left: 20_000, running: false, flag: null, out: true, off: null }
  const late = { ...CARD, seats, clocks: { now: 0, resting: false, seats: [one, one] } }
  const told = (table: typeof late) => sentenceOf(scene(1, { now: { ...NOW, table }, away: true })).title
  expect(told(late)).toBe('Your time ran out, so a bot plays for you until you take your seat back.')
  const back = { ...late, seats: CARD.seats.map((seat) => ({ ...seat, stood_in_by: null })) }
  expect(told(back), 'once they are back it is as ever').not.toContain('time')
})
test('bots can be hurried by players, not by those who watch', () => {
  expect(hurryOf(scene(1))).toEqual({ own: true })
  expect(hurryOf(scene(0))).toBeNull()
  expect(hurryOf(scene(1, { mine: [] }))).toBeNull()
  expect(hurryOf(scene(1, { now: { ...NOW, table: { ...CARD, paused: true } } })), 'nothing moves').toBeNull()
})
