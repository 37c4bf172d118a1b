/** How much time people have, and how it is said. */
import { beforeAll, expect, test, vi } from 'vitest'
import { clockOf, waitsFor } from '../src/lib/pairing'
import { speak } from '../src/lib/words.svelte'
import { faceOf, noteWords, paceWords, restWords, spanWords, sunsOf, timeWords, waitWords } from '../src/table/clocks'
import type { Clocks, LiveClock, TurnClock } from '../src/lib/wire'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})

const LIVE: LiveClock = { kind: 'live', bank: 300, increment: 10 }
const DAYS: TurnClock = { kind: 'turns', hours: 72, night: [23, 7], weekends: true, zone: 'Europe/Rome' }
const HOUR = 3_600_000
const clocks = (left: number, running = true, flag: number | null = null): Clocks => ({
  now: 1000,
  resting: false,
  seats: [{ left, running, flag, out: false, off: null }],
})

test('a clock that runs counts down from when it came, and one that waits stands still', () => {
  const running = clocks(60_000)
  expect(faceOf(LIVE, running, running.seats[0]!, 20_000)).toMatchObject({ ms: 40_000, running: true, low: false })
  expect(faceOf(LIVE, running, running.seats[0]!, 55_000).low).toBe(true)
  expect(faceOf(LIVE, running, running.seats[0]!, 99_000).ms).toBe(0)
  const waiting = clocks(60_000, false)
  expect(faceOf(LIVE, waiting, waiting.seats[0]!, 20_000).ms).toBe(60_000)
})
test('days are counted to the moment the flag falls, rest included', () => {
  const days = clocks(5 * HOUR, true, 1000 + 13 * HOUR)
  expect(faceOf(DAYS, days, days.seats[0]!, HOUR).ms).toBe(12 * HOUR)
})
test('times are short and exact', () => {
  expect(timeWords(252_000, LIVE)).toBe('4:12')
  expect(timeWords(8_001, LIVE)).toBe('0:09')
  expect(timeWords(3_727_000, LIVE)).toBe('1:02:07')
  expect(timeWords(62 * HOUR, DAYS)).toBe('2 d 14 h')
  expect(timeWords(255 * HOUR, DAYS)).toBe('10 d')
  expect(timeWords(1.7 * HOUR, DAYS)).toBe('1 h 42')
  expect(timeWords(59_000 * 9, DAYS)).toBe('8 min')
  expect([40_000, 200_000, 5 * HOUR, 50 * HOUR].map(spanWords)).toEqual(['40 s', '3 min', '5 h', '2 d'])
})
test('a pace is said in a few words', () => {
  expect(paceWords(LIVE)).toBe('5\u00a0min +\u00a010\u00a0s')
  expect(paceWords(DAYS)).toBe('three days a turn')
  expect(paceWords(null)).toBe('')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(restWords({ ...DAYS, zone })).toBe('rests 23:00 to 7:00 · rests at weekends')
  const elsewhere = { ...DAYS, weekends: false, zone: 'America/New_York' }
  expect(restWords(elsewhere)).toBe('rests 23:00 to 7:00 · New York time')
  expect(restWords(LIVE)).toBe('')
})
test('beside a clock stands what a turn adds, when it rests, or that it stands still', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const face = (running: boolean) => {
    const shown = clocks(60_000, running)
    return faceOf(LIVE, shown, shown.seats[0]!, 0)
  }
  expect(noteWords(LIVE, face(true))).toBe('+10 s a turn')
  expect(noteWords({ ...LIVE, increment: 0 }, face(true))).toBe('')
  expect(noteWords({ ...DAYS, zone, weekends: false }, face(true))).toBe('rests 23:00 to 7:00')
  expect(noteWords(DAYS, face(false))).toBe('paused')
})
test('waits for bots fit the pace, and the nearest to what one chose is kept', () => {
  const words = (lasts: boolean, chosen: number) => {
    const { waits, at } = waitsFor(lasts, chosen)
    return waitWords(waits[at])
  }
  expect(waitsFor(false, 0).waits.map(waitWords)).toEqual([
    'at once',
    'after 20 s',
    'after a minute',
    'after 3 minutes',
    'after 10 minutes',
    'never',
  ])
  expect(words(true, 86_400)).toBe('after a day')
  expect(words(false, 86_400)).toBe('after 10 minutes')
  expect(words(true, 20)).toBe('after 10 minutes')
  expect([words(true, -1), words(false, -1), words(true, 0)]).toEqual(['never', 'never', 'at once'])
})
test('a turn of days has a sun for each, half a day is half a sun', () => {
  expect(sunsOf(72 * HOUR, DAYS)).toEqual([1, 1, 1])
  expect(sunsOf(62 * HOUR, DAYS)).toEqual([1, 1, 0.5])
  expect(sunsOf(90 * HOUR, DAYS)).toEqual([1, 1, 1])
  expect(sunsOf(4 * HOUR, DAYS)).toEqual([0, 0, 0])
  expect(sunsOf(12 * HOUR, { ...DAYS, hours: 12 })).toEqual([0.5])
  expect(sunsOf(60_000, LIVE)).toEqual([])
})
test('a pace of the queue stands for a clock', () => {
  expect(clockOf('none')).toBeNull()
  expect(clockOf('300+10')).toEqual(LIVE)
  expect(clockOf('72h')).toMatchObject({ kind: 'turns', hours: 72 })
})
