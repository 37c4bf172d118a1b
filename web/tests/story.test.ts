/** The log as a story: rounds, turns, names. */
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../src/lib/words.svelte'
import * as whakaari from '../src/games/whakaari/log'
import { Past } from '../src/table/past'
import { chaptersOf, cutAtNames, lineOf, toldAt } from '../src/table/story'
import type { LogEntry } from '../src/table/state'
import { clientWith } from './made'

const NAMES = ['Ann', 'Ben', 'Cleo']
const client = clientWith(whakaari)
const turn = (seat: number, round: number, begins: number) => ({ kind: 'turn', seat, round, begins })
const won = { kind: 'won', seat: 1, reached: 1 }

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})

test('lines stand under their round and turn; a turn without a line has no heading', () => {
  const events = [
    { kind: 'played', seat: 2, card: 0, distance: 1 },
    turn(0, 1, 1),
    { kind: 'gained', seat: 0, uses: 1 },
    turn(1, 1, 0),
    turn(2, 2, 1),
    { kind: 'slid', piece: 3, length: 5, x: 0, y: 0 },
    { kind: 'left', piece: 3, by: 2, owner: 1, stone: 0, own: 0 },
    won,
  ]
  const log: LogEntry[] = events.map((event, i) => ({ ply: i + 1, event }))
  const tell = (entry: LogEntry) => lineOf(client, 'whakaari', entry, NAMES, 0)
  const chapters = chaptersOf(client, 'whakaari', log, NAMES, 0, tell)
  const drawn = chapters.map(({ title, parts }) => [title, parts.map((part) => [part.title, part.lines.length])])
  expect(drawn).toEqual([
    [null, [[null, 1]]],
    ['Round 1', [['You', 1]]],
    ['Round 2', [['Cleo', 2]]],
  ])
  const [off] = chapters[2].parts[0].lines
  expect(off).toMatchObject({ ply: 7, seat: 2, bad: true })
  expect(off.text).toBe('Cleo sends Ben’s stone off the arena: its centre is past the rim.')
})
test('what a line speaks of is found on the board', () => {
  const left = { kind: 'left', piece: 3, by: 2, owner: 1, stone: 0, own: 0 }
  expect(client.spots!(left, null as never)).toEqual(['[data-key="P04"]', 'pawn-1'])
})
test('names are set apart, wherever they stand', () => {
  expect(cutAtNames('Ann pushes Ben, not Annabel.', NAMES)).toEqual(['', 'Ann', ' pushes ', 'Ben', ', not Annabel.'])
  expect(cutAtNames('Nobody', [])).toEqual(['Nobody'])
})
test('whoever sweeps over the log asks for nothing, whoever rests on a line for its position', async () => {
  const run: (() => void)[] = []
  const clock = { set: (work: () => void) => run.push(work), clear: () => {}, now: () => 0 }
  const asked: number[][] = []
  const past = new Past(async (first, count) => {
    asked.push([first, count])
    return { plies: 9, positions: Array.from({ length: count }, (_, i) => ({ seat: null, ply: first + i }) as never) }
  }, clock as never)
  const told: number[] = []
  past.look(3, ({ ply }) => told.push(ply))()
  past.look(5, ({ ply }) => told.push(ply))
  for (const work of run) work()
  await vi.waitFor(() => expect(told).toEqual([5]))
  past.look(4, ({ ply }) => told.push(ply))
  expect([told, asked]).toEqual([[5, 4], [[0, 6]]])
  past.follow([], 6, 1)
  past.look(4, ({ ply }) => told.push(ply))
  expect(told).toEqual([5, 4])
})

test('a line is told while its event is shown, in the order of what happens', () => {
  const events = [{ kind: 'sailed' }, { kind: 'passed' }, { kind: 'home' }, { kind: 'reached' }]
  const time = ({ kind }: { kind: string }) => (kind === 'home' ? 0 : 500)
  expect(toldAt({ events, ms: 3000 }, time)).toEqual([500, 1500, 2000, 2500])
  expect(toldAt({ events: [], ms: 300 })).toEqual([])
})
