import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Choice, Position, SocketMessage } from '../src/lib/wire'
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
const { TableController } = await import('../src/table/controller')
const { PLAIN } = await import('../src/table/hooks')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sent.length = 0
  asked = []
})

function open(hooks = {}) {
  const controller = new TableController('abc', () => {})
  controller.hooks = { ...PLAIN, time: () => 100, ...hooks }
  controller.open('en')
  return controller
}
const snapshot = (positions = [position(0, 0, 0)]) => hear({ type: 'snapshot', table: CARD, positions, chat: [] })
const ply = (n: number, to_move: number, more = {}) =>
  hear({ type: 'ply', entry: n, ply: n, positions: [position(0, n, to_move, more)] })

test('an action is sent with the entry it was made for, and only once', () => {
  const controller = open()
  snapshot()
  controller.act()
  controller.act()
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 0 }])
})

test('a bot’s moves are shown one after another before one’s own choices come', () => {
  const controller = open()
  snapshot()
  ply(1, 1)
  ply(2, 0)
  expect(controller.state.shown[0].ply).toBe(1)
  expect(controller.choices).toEqual([])
  vi.advanceTimersByTime(100)
  expect(controller.state.shown[0].ply).toBe(2)
  expect(controller.choices).toEqual([])
  vi.advanceTimersByTime(100)
  expect(controller.choices).toHaveLength(1)
})

test('a ply that is cut into steps is shown step by step, and its lines stay in the log', () => {
  const between = [position(0, 1, 1)]
  const tell = (kind: string) => [{ kind, seat: 0 }]
  const controller = open({
    steps: (_: unknown, to: Position[]) => [
      { positions: between, events: tell('a') },
      { positions: to, events: tell('b') },
    ],
  })
  snapshot()
  ply(1, 0)
  expect(controller.state.shown).toBe(between)
  expect(controller.choices).toEqual([])
  vi.advanceTimersByTime(100)
  expect(controller.state.shown).not.toBe(between)
  vi.advanceTimersByTime(100)
  expect(controller.choices).toHaveLength(1)
  expect(controller.state.log.map(({ event }) => event.kind)).toEqual(['a', 'b'])
})

test('skip shows the newest position at once', () => {
  const controller = open()
  snapshot()
  ply(1, 1)
  ply(2, 0)
  controller.skip()
  expect(controller.choices).toHaveLength(1)
})

test('what was picked ahead is played when its turn comes', () => {
  const controller = open()
  controller.speed = 'instant'
  snapshot()
  controller.setLater([{ a: 1 }])
  controller.act()
  ply(1, 0)
  expect(sent.map(({ action }) => action)).toEqual([0, 1])
  expect(controller.state.later).toEqual([])
})

test('a later pick that does not fit is dropped and nothing is sent', () => {
  const controller = open()
  controller.speed = 'instant'
  snapshot()
  controller.setLater([{ a: 7 }])
  controller.act()
  ply(1, 0)
  expect(sent).toHaveLength(1)
  expect(controller.state.later).toEqual([])
})

test('a problem brings the choices back', () => {
  const controller = open()
  snapshot()
  controller.act()
  expect(controller.choices).toEqual([])
  hear({ type: 'problem', id: 1, code: 'stale', message: 'Too late.' })
  expect(controller.choices).toHaveLength(1)
  expect(controller.state.problem?.message).toBe('Too late.')
})

test('undo goes through positions where nobody needs to stop', async () => {
  const controller = open({ skipOnUndo: ({ ply }: { ply: number }) => ply === 1 })
  controller.speed = 'instant'
  snapshot([position(0, 2, 0)])
  await controller.undo()
  hear({ type: 'undone', entry: 3, ply: 1, positions: [position(0, 1, 0, { can_undo: true })] })
  await Promise.resolve()
  expect(asked).toEqual(['undo abc 0', 'undo abc 3'])
})

test('the curtain falls between two people with secrets, and choices wait behind it', () => {
  const controller = open()
  controller.speed = 'instant'
  const secret = (n: number, to_move: number) => [0, 1].map((seat) => position(seat, n, to_move, { view: { seat } }))
  snapshot(secret(0, 0))
  hear({ type: 'ply', entry: 1, ply: 1, positions: secret(1, 1) })
  expect(controller.state.curtain).toBe(1)
  expect(controller.choices).toEqual([])
  controller.raiseCurtain()
  expect(controller.choices).toHaveLength(1)
})

test('why not is asked for the person at the screen', async () => {
  const controller = open()
  snapshot()
  await controller.why({ kind: 'x' })
  expect(controller.state.refused?.rule).toBe('POW-5.2')
})

test('while a bot stands in nothing can be chosen; taking the seat back brings the choices', () => {
  const controller = open({ start: () => ({ a: 0 }) })
  const seats = (stood_in_by: string | null) =>
    CARD.seats.map((card) => (card.seat === 0 ? { ...card, stood_in_by } : card))
  hear({ type: 'snapshot', table: { ...CARD, seats: seats('greedy') }, positions: [position(0, 0, 0)], chat: [] })
  expect(controller.choices).toEqual([])
  hear({ type: 'table', table: { ...CARD, seats: seats(null) } })
  expect(controller.choices).toHaveLength(1)
  expect(controller.state.picks).toEqual({ a: 0 })
})

test('a guide accepts only what it asks for, one decision after another', () => {
  const controller = open({ time: () => 0 })
  snapshot()
  const [choice] = controller.choices
  controller.askFor([])
  expect(controller.choices).toEqual([])
  controller.askFor([{ kind: 'nothing of the kind' }])
  expect(controller.choices).toEqual([])
  controller.act(choice)
  expect(sent).toEqual([])
  controller.askFor([{ kind: choice.parts.kind }, { kind: choice.parts.kind }])
  controller.act(controller.choices[0])
  ply(1, 0)
  expect(controller.state.made).toBe(1)
  expect(controller.choices).toHaveLength(1)
  controller.act(controller.choices[0])
  ply(2, 0)
  expect(controller.choices).toEqual([])
  controller.askFor(null)
  expect(controller.choices).toHaveLength(1)
})

const TWO = { choices: [1, 2].map((a) => ({ action: a, move: `m${a}`, parts: { kind: 'x', a } })) }
test('in a guided game nothing is picked from the start that the guide does not ask for', () => {
  const controller = open({ start: ([first]: Choice[]) => first.parts })
  snapshot([position(0, 0, 0, TWO)])
  controller.askFor([{ kind: 'x', a: 2 }])
  expect(controller.state.picks).toEqual({})
})

test('a hint picks its best move, another of its moves can be taken, and the next position ends it', async () => {
  const controller = open()
  snapshot([position(0, 0, 0, TWO)])
  const first = controller.hint()
  expect(controller.state.asking).toBe(true)
  await controller.hint()
  await first
  expect(asked).toEqual(['hint 0 0'])
  expect(controller.state.picks).toEqual({ kind: 'x', a: 2 })
  controller.take(controller.state.hint!.moves[1])
  controller.act()
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 1 }])
  expect(controller.state.hint).not.toBeNull()
  ply(1, 1)
  expect(controller.state).toMatchObject({ hint: null, asking: false })
})

test('a hint is played as a whole, and its later picks are dropped when something else is played instead', async () => {
  const next = { choices: [7, 8].map((a) => ({ action: a, move: `m${a}`, parts: { kind: 'x', a } })) }
  const controller = open({ time: () => 0 })
  snapshot([position(0, 0, 0, TWO)])
  await controller.hint()
  controller.act()
  ply(1, 0, next)
  expect(sent.map(({ action }) => action)).toEqual([2, 7])
  sent.length = 0
  snapshot([position(0, 0, 0, TWO)])
  await controller.hint()
  controller.pick('a', 1)
  controller.act()
  ply(1, 0, next)
  expect(sent.map(({ action }) => action)).toEqual([1])
})

test('a hint that comes when the table has moved on is not shown, and without choices none is asked for', async () => {
  const controller = open()
  snapshot([position(0, 0, 0, TWO)])
  const late = controller.hint()
  ply(1, 1)
  await late
  expect(controller.state).toMatchObject({ hint: null, asking: false, picks: {} })
  vi.advanceTimersByTime(100)
  await controller.hint()
  expect(asked).toEqual(['hint 0 0'])
})

test('without confirming, the pick that completes a move plays it, and a look at it does not', async () => {
  const controller = open()
  controller.confirm = false
  snapshot([position(0, 0, 0, TWO)])
  controller.setPicks({ kind: 'x' })
  controller.setPicks({ kind: 'x', a: 2 }, true)
  await Promise.resolve()
  expect(sent).toEqual([])
  controller.setPicks({ kind: 'x', a: 1 })
  await Promise.resolve()
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 1 }])
})

test('without confirming, a move that a game calls incomplete waits for the rest of its picks', async () => {
  const controller = open({ complete: (_: unknown, _picks: unknown, later: unknown[]) => later.length > 0 })
  controller.confirm = false
  snapshot([position(0, 0, 0, TWO)])
  controller.setPicks({ kind: 'x', a: 1 })
  await Promise.resolve()
  expect(sent).toEqual([])
  controller.setPicks({ kind: 'x', a: 1 })
  controller.setLater([{ a: 9 }])
  await Promise.resolve()
  expect(sent).toHaveLength(1)
})

test('in a guided game every move is confirmed and none is forced', async () => {
  const controller = open()
  controller.confirm = false
  controller.playsForced = true
  controller.askFor([{ kind: 'x' }])
  snapshot()
  controller.setPicks({ kind: 'x' })
  await Promise.resolve()
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})

test('the only legal move is announced and then plays by itself', () => {
  const controller = open()
  controller.playsForced = true
  snapshot()
  expect(controller.state.forced?.action).toBe(0)
  vi.advanceTimersByTime(500)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(300)
  expect(sent).toEqual([{ type: 'act', id: 1, entry: 0, action: 0 }])
  expect(controller.state.forced).toBeNull()
})

test('a forced move can be held, and what is not forced waits', () => {
  const controller = open()
  controller.playsForced = true
  snapshot()
  expect(controller.clear()).toBe(true)
  vi.advanceTimersByTime(2000)
  snapshot([position(0, 0, 0, TWO)])
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})

test('a forced move is not played into a position that has changed', () => {
  const controller = open({ time: () => 0 })
  controller.playsForced = true
  snapshot()
  hear({ type: 'undone', entry: 1, ply: 0, positions: [position(0, 0, 0, TWO)] })
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})

test('undo goes back past what was forced and does not play it again', async () => {
  const controller = open({ time: () => 0 })
  controller.playsForced = true
  snapshot([position(0, 2, 0, TWO)])
  await controller.undo()
  hear({ type: 'undone', entry: 3, ply: 1, positions: [position(0, 1, 0, { can_undo: true })] })
  await Promise.resolve()
  expect(asked).toEqual(['undo abc 0', 'undo abc 3'])
  hear({ type: 'undone', entry: 4, ply: 0, positions: [position(0, 0, 0)] })
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})

test('clearing puts the first picks back', () => {
  const controller = open({ start: () => ({ kind: 'x' }) })
  snapshot([position(0, 0, 0, TWO)])
  controller.setPicks({ kind: 'x', a: 2 })
  expect(controller.clear()).toBe(true)
  expect(controller.state.picks).toEqual({ kind: 'x' })
  expect(controller.clear()).toBe(false)
})

test('whoever is in a hurry sees the rest at once, until it is their turn; then everything takes its time again', () => {
  const controller = open()
  snapshot([position(0, 0, 1)])
  ply(1, 1)
  ply(2, 1)
  expect(controller.state.shown[0].ply).toBe(1)
  controller.hurry()
  expect(controller.state).toMatchObject({ hurried: true, motion: null })
  ply(3, 1)
  expect(controller.state.shown[0].ply).toBe(3)
  ply(4, 0)
  expect(controller.state).toMatchObject({ hurried: false, motion: null })
  expect(controller.choices.length).toBe(1)
  controller.act()
  ply(5, 1)
  expect(controller.state.motion).not.toBeNull()
})

test('after a reload the log goes back as far as somebody reads', async () => {
  pages = (first, count) => Array.from({ length: count }, (_, i) => position(0, first + i, 0))
  const controller = open()
  hear({ type: 'snapshot', table: { ...CARD, ply: 100 }, positions: [position(0, 100, 0)], chat: [] })
  await vi.waitFor(() => expect(controller.state.log.length).toBe(40))
  expect(controller.state.logFrom).toBe(61)
  await Promise.all([controller.readEarlier(), controller.readEarlier()])
  expect(controller.state.log.map(({ ply }) => ply)).toEqual(Array.from({ length: 80 }, (_, i) => 21 + i))
  await controller.readEarlier()
  await controller.readEarlier()
  expect([controller.state.logFrom, controller.state.log.length]).toEqual([1, 100])
  pages = () => []
})

test('a table that is not there is gone, and another refusal is said', async () => {
  const { Refusal } = await import('../src/lib/api')
  const controller = open()
  const answer = async (status: number) => {
    answers = () => {
      throw new Refusal('code', `said ${status}`, status)
    }
    refuse()
    await vi.runAllTimersAsync()
  }
  await answer(0)
  expect([controller.state.gone, controller.state.problem?.message]).toEqual([false, 'said 0'])
  await answer(503)
  expect([controller.state.gone, controller.state.problem?.message]).toEqual([false, 'said 503'])
  await answer(404)
  expect(controller.state.gone).toBe(true)
})

test('reactions are shown at their seat unless they are muted', () => {
  const controller = open()
  snapshot()
  hear({ type: 'reaction', seat: 1, reaction: 'clap' })
  expect(controller.state.reactions).toMatchObject([{ seat: 1, reaction: 'clap' }])
  controller.forget(controller.state.reactions[0].number)
  controller.muted = true
  hear({ type: 'reaction', seat: 1, reaction: 'ouch' })
  expect(controller.state.reactions).toEqual([])
})

test('where the others’ turns are told first, only what follows one’s own decision is forced', () => {
  const controller = open({ time: () => 0 })
  controller.playsForced = true
  controller.tellsFirst = true
  snapshot([position(0, 0, 0, TWO)])
  ply(1, 1)
  ply(2, 0)
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
  controller.act()
  ply(3, 0)
  vi.advanceTimersByTime(2000)
  expect(sent.map(({ action }) => action)).toEqual([2, 3])
})
