import { describe, expect, test } from 'vitest'
import { choicesNow, EMPTY, hasDecided, hasSecrets, nextSeat, receive, show, type TableState } from '../src/table/state'
import type { Position, SocketMessage } from '../src/lib/wire'
import { CARD, position } from './made'

const snapshot = (positions: Position[]): SocketMessage => ({ type: 'snapshot', table: CARD, positions, chat: [] })
const ply = (n: number, positions: Position[]): SocketMessage => ({ type: 'ply', entry: n, ply: n, positions })

function shown(state: TableState, positions: Position[]): TableState {
  return { ...show(state, { ply: positions[0].ply, positions, withEvents: false }, 0), mySeat: 0, online: true }
}

describe('what a table knows', () => {
  test('a ply brings the entry to send back, and clears what was on its way', () => {
    const before = { ...receive(EMPTY, snapshot([position(0, 0, 0)])), sent: 0 }
    const after = receive(before, ply(1, [position(0, 1, 1)]))
    expect(after.table?.entry).toBe(1)
    expect(after.sent).toBeNull()
    expect(after.shown).toEqual([])
  })
  test('a ply ends a vote, a refusal, and the notice that the table closes', () => {
    const refused = { what: 'undo' as const, by: 1, seat: 0 }
    const table = { ...CARD, overdue: 1, vote: { seat: 1, agreed: [0] }, refused, closes: 5 }
    const before = receive(EMPTY, { type: 'snapshot', table, positions: [], chat: [] })
    const after = receive(before, ply(1, [position(0, 1, 1)])).table
    expect([after?.overdue, after?.vote, after?.refused, after?.closes]).toEqual([null, null, null, null])
  })
  test('in a round of choices others change who is ready, and only one’s own choice brings a position', () => {
    const round = { key: '0.0', seats: [0, 1], ready: [] as number[] }
    const table = { ...CARD, round }
    const before = { ...receive(EMPTY, { type: 'snapshot', table, positions: [position(0, 0, 1)], chat: [] }), sent: 0 }
    const told: SocketMessage = { type: 'choosing', entry: 0, ply: 0, round: { ...round, ready: [1] } }
    const other = receive(before, told)
    expect([other.table?.round?.ready, other.sent, other.known]).toEqual([[1], 0, before.known])
    const own = receive(other, { ...told, round: { ...round, ready: [0, 1] }, positions: [position(0, 0, 1)] })
    expect([own.sent, own.made, own.begun]).toEqual([null, 1, '0.0'])
  })
  test('each seat shows its latest reaction, and each reaction has a number of its own', () => {
    const said = (['wave', 'clap', 'ouch'] as const).map((reaction, i) => ({ seat: i % 2, reaction }))
    const state = said.reduce((state, each) => receive(state, { type: 'reaction', ...each }), EMPTY)
    expect(state.reactions.map(({ seat, reaction }) => `${seat} ${reaction}`)).toEqual(['1 clap', '0 ouch'])
    expect(new Set(state.reactions.map(({ number }) => number)).size).toBe(2)
  })
  test('choices are offered only when the newest position is shown and nothing is on its way', () => {
    const positions = [position(0, 0, 0)]
    const state = shown(receive(EMPTY, snapshot(positions)), positions)
    expect(choicesNow(state)).toHaveLength(1)
    expect(choicesNow({ ...state, sent: 0 })).toEqual([])
    expect(choicesNow({ ...state, curtain: 0 })).toEqual([])
    expect(choicesNow({ ...state, online: false })).toEqual([])
    expect(choicesNow(receive(state, ply(1, [position(0, 1, 0)])))).toEqual([])
  })
  test('the log grows by what was told and shrinks by an undo', () => {
    let state = show(EMPTY, { ply: 1, positions: [position(0, 1, 0)], withEvents: true }, 10)
    state = show(state, { ply: 2, positions: [position(0, 2, 0)], withEvents: true }, 10)
    expect(state.log.map(({ ply }) => ply)).toEqual([1, 2])
    state = show(state, { ply: 1, positions: [position(0, 1, 0)], withEvents: false }, 0)
    expect(state.log.map(({ ply }) => ply)).toEqual([1])
  })
  test('what was picked stays when the same position is told anew, and goes with the next ply', () => {
    const first = show(EMPTY, { ply: 1, positions: [position(0, 1, 0)], withEvents: true }, 0)
    const picked = { ...first, picks: { kind: 'heading' } }
    expect(show(picked, { ply: 1, positions: [position(0, 1, 0)], withEvents: false }, 0).picks).toEqual({
      kind: 'heading',
    })
    expect(show(picked, { ply: 2, positions: [position(0, 2, 0)], withEvents: true }, 0).picks).toEqual({})
    expect(show(picked, { ply: 0, positions: [position(0, 0, 0)], withEvents: false }, 0).picks).toEqual({})
  })
  test('a frame that takes time has a motion from what was shown before', () => {
    const first = [position(0, 1, 0)]
    const state = show(
      show(EMPTY, { ply: 1, positions: first, withEvents: true }, 0),
      { ply: 2, positions: [position(0, 2, 1)], withEvents: true },
      300,
    )
    expect(state.motion).toMatchObject({ ms: 300, from: first })
  })
  test('there is nothing to take back before one has decided, whatever the log tells of one', () => {
    const ply = (n: number, to_move: number): SocketMessage => ({
      type: 'ply',
      entry: n,
      ply: n,
      positions: [position(0, n, to_move)],
    })
    const begun = receive(EMPTY, { type: 'snapshot', table: { ...CARD, to_move: 1 }, positions: [], chat: [] })
    const bot = receive(begun, ply(1, 0))
    expect(hasDecided(bot, [0])).toBe(false)
    const own = receive(bot, ply(2, 1))
    expect(hasDecided(own, [0])).toBe(true)
    const undone = receive(own, { type: 'undone', entry: 3, ply: 1, positions: [position(0, 1, 0)] })
    expect(hasDecided(undone, [0])).toBe(false)
  })
  test('presence changes people and not bots', () => {
    const state = receive(receive(EMPTY, snapshot([])), { type: 'presence', present: [], spectators: 2 })
    expect(state.table?.seats.map(({ present }) => present)).toEqual([false, null])
    expect(state.table?.spectators).toBe(2)
  })
  test('a line of chat that comes twice is kept once', () => {
    const line = { id: 3, seat: 0, name: 'Ann', text: 'ahoy', at: 1 }
    const state = receive(receive(EMPTY, { type: 'chat', line }), { type: 'chat', line })
    expect(state.chat).toEqual([line])
  })
})

describe('several people at one screen', () => {
  test('the screen goes to the held seat that is to move, and stays while others play', () => {
    const two = (to_move: number) => [position(0, 1, to_move), position(2, 1, to_move)]
    const state = { ...EMPTY, mySeat: 0 }
    expect(nextSeat({ ...state, shown: two(2) })).toBe(2)
    expect(nextSeat({ ...state, shown: two(1) })).toBe(0)
  })
  test('a spectator holds nothing', () => {
    expect(nextSeat({ ...EMPTY, shown: [position(null, 1, 0)] })).toBeNull()
  })
  test('views that differ are secrets', () => {
    expect(hasSecrets([position(0, 1, 0), position(1, 1, 0)])).toBe(false)
    expect(hasSecrets([position(0, 1, 0), position(1, 1, 0, { view: { hand: 1 } })])).toBe(true)
  })
})
