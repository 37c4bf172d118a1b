import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Position, SocketMessage } from '../src/lib/wire'
import { CARD, position } from './made'

const sent: Record<string, unknown>[] = []
let hear: (message: SocketMessage) => void = () => {}
let asked: string[] = []

vi.mock('../src/lib/socket', () => ({
  connect: (_id: string, _language: string, hears: { message: typeof hear; online(open: boolean): void }) => {
    hear = hears.message
    hears.online(true)
    return { send: (message: Record<string, unknown>) => sent.push(message) > 0, close: () => {} }
  },
}))
vi.mock('../src/lib/api', () => ({
  Refusal: class extends Error {},
  replay: async () => ({ plies: 0, positions: [], lines: null }),
  undo: async (id: string, entry: number) => void asked.push(`undo ${id} ${entry}`),
  hint: async (_id: string, seat: number, entry: number) => {
    asked.push(`hint ${seat} ${entry}`)
    const parts = [
      { kind: 'x', a: 2 },
      { kind: 'x', a: 1 },
    ]
    return { entry, moves: parts.map((parts) => ({ action: parts.a, move: `m${parts.a}`, parts, expected: 0.5 })) }
  },
  why: async () => ({ rule: 'POW-5.2', key: 'k', words: 'because' }),
}))
const { PLAIN, Session } = await import('../src/table/session')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sent.length = 0
  asked = []
})

function open(hooks = {}) {
  const session = new Session('abc', () => {})
  session.hooks = { ...PLAIN, time: () => 100, ...hooks }
  session.open('en')
  return session
}
const snapshot = (positions = [position(0, 0, 0)]) => hear({ type: 'snapshot', table: CARD, positions, chat: [] })
const ply = (n: number, to_move: number, more = {}) =>
  hear({ type: 'ply', entry: n, ply: n, positions: [position(0, n, to_move, more)] })

test('an action is sent with the entry it was made for, and only once', () => {
  const session = open()
  snapshot()
  session.act()
  session.act()
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 0 }])
})

test('a bot’s moves are shown one after another before one’s own choices come', () => {
  const session = open()
  snapshot()
  ply(1, 1)
  ply(2, 0)
  expect(session.state.shown[0].ply).toBe(1)
  expect(session.choices).toEqual([])
  vi.advanceTimersByTime(100)
  expect(session.state.shown[0].ply).toBe(2)
  expect(session.choices).toEqual([])
  vi.advanceTimersByTime(100)
  expect(session.choices).toHaveLength(1)
})

test('a ply that is cut into steps is shown step by step, and its lines stay in the log', () => {
  const between = [position(0, 1, 1)]
  const tell = (kind: string) => [{ kind, seat: 0 }]
  const session = open({
    steps: (_: unknown, to: Position[]) => [
      { positions: between, events: tell('a') },
      { positions: to, events: tell('b') },
    ],
  })
  snapshot()
  ply(1, 0)
  expect(session.state.shown).toBe(between)
  expect(session.choices).toEqual([])
  vi.advanceTimersByTime(100)
  expect(session.state.shown).not.toBe(between)
  vi.advanceTimersByTime(100)
  expect(session.choices).toHaveLength(1)
  expect(session.state.log.map(({ event }) => event.kind)).toEqual(['a', 'b'])
})

test('skip shows the newest position at once', () => {
  const session = open()
  snapshot()
  ply(1, 1)
  ply(2, 0)
  session.skip()
  expect(session.choices).toHaveLength(1)
})

test('what was planned ahead is played when its turn comes', () => {
  const session = open()
  session.speed = 'instant'
  snapshot()
  session.setPlan([{ a: 1 }])
  session.act()
  ply(1, 0)
  expect(sent.map(({ action }) => action)).toEqual([0, 1])
  expect(session.state.plan).toEqual([])
})

test('a plan that does not fit is dropped and nothing is sent', () => {
  const session = open()
  session.speed = 'instant'
  snapshot()
  session.setPlan([{ a: 7 }])
  session.act()
  ply(1, 0)
  expect(sent).toHaveLength(1)
  expect(session.state.plan).toEqual([])
})

test('a problem brings the choices back', () => {
  const session = open()
  snapshot()
  session.act()
  expect(session.choices).toEqual([])
  hear({ type: 'problem', id: 1, code: 'stale', message: 'Too late.' })
  expect(session.choices).toHaveLength(1)
  expect(session.state.problem?.message).toBe('Too late.')
})

test('undo goes through positions where nobody needs to stop', async () => {
  const session = open({ skipOnUndo: ({ ply }: { ply: number }) => ply === 1 })
  session.speed = 'instant'
  snapshot([position(0, 2, 0)])
  await session.undo()
  hear({ type: 'undone', entry: 3, ply: 1, positions: [position(0, 1, 0, { can_undo: true })] })
  await Promise.resolve()
  expect(asked).toEqual(['undo abc 0', 'undo abc 3'])
})

test('the curtain falls between two people with secrets, and choices wait behind it', () => {
  const session = open()
  session.speed = 'instant'
  const secret = (n: number, to_move: number) => [0, 1].map((seat) => position(seat, n, to_move, { view: { seat } }))
  snapshot(secret(0, 0))
  hear({ type: 'ply', entry: 1, ply: 1, positions: secret(1, 1) })
  expect(session.state.curtain).toBe(1)
  expect(session.choices).toEqual([])
  session.raiseCurtain()
  expect(session.choices).toHaveLength(1)
})

test('why not is asked for the person at the screen', async () => {
  const session = open()
  snapshot()
  await session.why({ kind: 'x' })
  expect(session.state.refused?.rule).toBe('POW-5.2')
})

test('while a bot stands in nothing can be chosen; taking the seat back brings the choices', () => {
  const session = open({ start: () => ({ a: 0 }) })
  const seats = (stood_in_by: string | null) =>
    CARD.seats.map((card) => (card.seat === 0 ? { ...card, stood_in_by } : card))
  hear({ type: 'snapshot', table: { ...CARD, seats: seats('greedy') }, positions: [position(0, 0, 0)], chat: [] })
  expect(session.choices).toEqual([])
  hear({ type: 'table', table: { ...CARD, seats: seats(null) } })
  expect(session.choices).toHaveLength(1)
  expect(session.state.picks).toEqual({ a: 0 })
})

test('a guide accepts only what it asks for, one decision after another', () => {
  const session = open({ time: () => 0 })
  snapshot()
  const [choice] = session.choices
  session.askFor([])
  expect(session.choices).toEqual([])
  session.askFor([{ kind: 'nothing of the kind' }])
  expect(session.choices).toEqual([])
  session.act(choice)
  expect(sent).toEqual([])
  session.askFor([{ kind: choice.parts.kind }, { kind: choice.parts.kind }])
  session.act(session.choices[0])
  ply(1, 0)
  expect(session.state.made).toBe(1)
  expect(session.choices).toHaveLength(1)
  session.act(session.choices[0])
  ply(2, 0)
  expect(session.choices).toEqual([])
  session.askFor(null)
  expect(session.choices).toHaveLength(1)
})

const TWO = { choices: [1, 2].map((a) => ({ action: a, move: `m${a}`, parts: { kind: 'x', a } })) }

test('a hint picks its best move, another of its moves can be taken, and the next position ends it', async () => {
  const session = open()
  snapshot([position(0, 0, 0, TWO)])
  const first = session.hint()
  expect(session.state.asking).toBe(true)
  await session.hint()
  await first
  expect(asked).toEqual(['hint 0 0'])
  expect(session.state.picks).toEqual({ kind: 'x', a: 2 })
  session.take(1)
  session.act()
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 1 }])
  expect(session.state.hint).not.toBeNull()
  ply(1, 1)
  expect(session.state).toMatchObject({ hint: null, asking: false })
})

test('a hint that comes when the table has moved on is not shown, and without choices none is asked for', async () => {
  const session = open()
  snapshot([position(0, 0, 0, TWO)])
  const late = session.hint()
  ply(1, 1)
  await late
  expect(session.state).toMatchObject({ hint: null, asking: false, picks: {} })
  vi.advanceTimersByTime(100)
  await session.hint()
  expect(asked).toEqual(['hint 0 0'])
})
