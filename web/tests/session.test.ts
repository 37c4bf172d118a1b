import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Position, SocketMessage } from '../src/lib/wire'
import { CARD, position } from './made'

const sent: Record<string, unknown>[] = []
let hear: (message: SocketMessage) => void = () => {}
let asked: string[] = []
let pages: (first: number, count: number) => Position[] = () => []
let refuse: () => void = () => {}
let answers: () => unknown = () => ({})

vi.mock('../src/lib/socket', () => ({
  connect: (
    _id: string,
    _language: string,
    hears: { message: typeof hear; online(open: boolean): void; refused(): void },
  ) => {
    hear = hears.message
    refuse = hears.refused
    hears.online(true)
    return { send: (message: Record<string, unknown>) => sent.push(message) > 0, close: () => {} }
  },
}))
vi.mock('../src/lib/api', () => ({
  Refusal: class extends Error {
    constructor(
      readonly code: string,
      message: string,
      readonly status: number,
    ) {
      super(message)
    }
  },
  snapshot: async () => answers(),
  replay: async (_id: string, first: number, count: number) => ({
    plies: 0,
    positions: pages(first, count),
    lines: null,
  }),
  undo: async (id: string, entry: number) => void asked.push(`undo ${id} ${entry}`),
  hint: async (_id: string, seat: number, entry: number) => {
    asked.push(`hint ${seat} ${entry}`)
    const parts = [
      { kind: 'x', a: 2 },
      { kind: 'x', a: 1 },
    ]
    const then = [{ action: 7, move: 'm7', parts: { kind: 'x', a: 7 } }]
    return {
      entry,
      moves: parts.map((parts) => ({ action: parts.a, move: `m${parts.a}`, parts, then, expected: 0.5 })),
    }
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

test('what was picked ahead is played when its turn comes', () => {
  const session = open()
  session.speed = 'instant'
  snapshot()
  session.setLater([{ a: 1 }])
  session.act()
  ply(1, 0)
  expect(sent.map(({ action }) => action)).toEqual([0, 1])
  expect(session.state.later).toEqual([])
})

test('a later pick that does not fit is dropped and nothing is sent', () => {
  const session = open()
  session.speed = 'instant'
  snapshot()
  session.setLater([{ a: 7 }])
  session.act()
  ply(1, 0)
  expect(sent).toHaveLength(1)
  expect(session.state.later).toEqual([])
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
  session.take(session.state.hint!.moves[1])
  session.act()
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 1 }])
  expect(session.state.hint).not.toBeNull()
  ply(1, 1)
  expect(session.state).toMatchObject({ hint: null, asking: false })
})

test('a hint is played as a whole, and its later picks are dropped when something else is played instead', async () => {
  const next = { choices: [7, 8].map((a) => ({ action: a, move: `m${a}`, parts: { kind: 'x', a } })) }
  const session = open({ time: () => 0 })
  snapshot([position(0, 0, 0, TWO)])
  await session.hint()
  session.act()
  ply(1, 0, next)
  expect(sent.map(({ action }) => action)).toEqual([2, 7])
  sent.length = 0
  snapshot([position(0, 0, 0, TWO)])
  await session.hint()
  session.pick('a', 1)
  session.act()
  ply(1, 0, next)
  expect(sent.map(({ action }) => action)).toEqual([1])
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

test('without confirming, the pick that completes a move plays it, and a look at it does not', async () => {
  const session = open()
  session.confirm = false
  snapshot([position(0, 0, 0, TWO)])
  session.setPicks({ kind: 'x' })
  session.setPicks({ kind: 'x', a: 2 }, true)
  await Promise.resolve()
  expect(sent).toEqual([])
  session.setPicks({ kind: 'x', a: 1 })
  await Promise.resolve()
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 1 }])
})

test('without confirming, a move that a game calls incomplete waits for the rest of its picks', async () => {
  const session = open({ complete: (_: unknown, _picks: unknown, later: unknown[]) => later.length > 0 })
  session.confirm = false
  snapshot([position(0, 0, 0, TWO)])
  session.setPicks({ kind: 'x', a: 1 })
  await Promise.resolve()
  expect(sent).toEqual([])
  session.setPicks({ kind: 'x', a: 1 })
  session.setLater([{ a: 9 }])
  await Promise.resolve()
  expect(sent).toHaveLength(1)
})

test('in a guided game every move is confirmed and none is forced', async () => {
  const session = open()
  session.confirm = false
  session.playsForced = true
  session.askFor([{ kind: 'x' }])
  snapshot()
  session.setPicks({ kind: 'x' })
  await Promise.resolve()
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})

test('the only legal move is announced and then plays by itself', () => {
  const session = open()
  session.playsForced = true
  snapshot()
  expect(session.state.forced?.action).toBe(0)
  vi.advanceTimersByTime(500)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(300)
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 0 }])
  expect(session.state.forced).toBeNull()
})

test('a forced move can be held, and what is not forced waits', () => {
  const session = open()
  session.playsForced = true
  snapshot()
  expect(session.clear()).toBe(true)
  vi.advanceTimersByTime(2000)
  snapshot([position(0, 0, 0, TWO)])
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})

test('a forced move is not played into a position that has changed', () => {
  const session = open({ time: () => 0 })
  session.playsForced = true
  snapshot()
  hear({ type: 'undone', entry: 1, ply: 0, positions: [position(0, 0, 0, TWO)] })
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})

test('undo goes back past what was forced and does not play it again', async () => {
  const session = open({ time: () => 0 })
  session.playsForced = true
  snapshot([position(0, 2, 0, TWO)])
  await session.undo()
  hear({ type: 'undone', entry: 3, ply: 1, positions: [position(0, 1, 0, { can_undo: true })] })
  await Promise.resolve()
  expect(asked).toEqual(['undo abc 0', 'undo abc 3'])
  hear({ type: 'undone', entry: 4, ply: 0, positions: [position(0, 0, 0)] })
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})

test('clearing puts the first picks back', () => {
  const session = open({ start: () => ({ kind: 'x' }) })
  snapshot([position(0, 0, 0, TWO)])
  session.setPicks({ kind: 'x', a: 2 })
  expect(session.clear()).toBe(true)
  expect(session.state.picks).toEqual({ kind: 'x' })
  expect(session.clear()).toBe(false)
})

test('whoever is in a hurry sees the rest at once, until it is their turn; then everything takes its time again', () => {
  const session = open()
  snapshot([position(0, 0, 1)])
  ply(1, 1)
  ply(2, 1)
  expect(session.state.shown[0].ply).toBe(1)
  session.hurry()
  expect(session.state).toMatchObject({ hurried: true, motion: null })
  ply(3, 1)
  expect(session.state.shown[0].ply).toBe(3)
  ply(4, 0)
  expect(session.state).toMatchObject({ hurried: false, motion: null })
  expect(session.choices.length).toBe(1)
  session.act()
  ply(5, 1)
  expect(session.state.motion).not.toBeNull()
})

test('after a reload the log goes back as far as somebody reads', async () => {
  pages = (first, count) => Array.from({ length: count }, (_, i) => position(0, first + i, 0))
  const session = open()
  hear({ type: 'snapshot', table: { ...CARD, ply: 100 }, positions: [position(0, 100, 0)], chat: [] })
  await vi.waitFor(() => expect(session.state.log.length).toBe(40))
  expect(session.state.logFrom).toBe(61)
  await Promise.all([session.readEarlier(), session.readEarlier()])
  expect(session.state.log.map(({ ply }) => ply)).toEqual(Array.from({ length: 80 }, (_, i) => 21 + i))
  await session.readEarlier()
  await session.readEarlier()
  expect([session.state.logFrom, session.state.log.length]).toEqual([1, 100])
  pages = () => []
})

test('a table that is not there is gone, and another refusal is said', async () => {
  const { Refusal } = await import('../src/lib/api')
  const session = open()
  const answer = async (status: number) => {
    answers = () => {
      throw new Refusal('code', `said ${status}`, status)
    }
    refuse()
    await vi.runAllTimersAsync()
  }
  await answer(0)
  expect([session.state.gone, session.state.problem?.message]).toEqual([false, 'said 0'])
  await answer(503)
  expect([session.state.gone, session.state.problem?.message]).toEqual([false, 'said 503'])
  await answer(404)
  expect(session.state.gone).toBe(true)
})

test('reactions are shown at their seat unless they are muted', () => {
  const session = open()
  snapshot()
  hear({ type: 'reaction', seat: 1, reaction: 'clap' })
  expect(session.state.reactions).toMatchObject([{ seat: 1, reaction: 'clap' }])
  session.forget(session.state.reactions[0].number)
  session.muted = true
  hear({ type: 'reaction', seat: 1, reaction: 'ouch' })
  expect(session.state.reactions).toEqual([])
})

test('where the others’ turns are told first, only what follows one’s own decision is forced', () => {
  const session = open({ time: () => 0 })
  session.playsForced = true
  session.tellsFirst = true
  snapshot([position(0, 0, 0, TWO)])
  ply(1, 1)
  ply(2, 0)
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
  session.act()
  ply(3, 0)
  vi.advanceTimersByTime(2000)
  expect(sent.map(({ action }) => action)).toEqual([2, 3])
})
