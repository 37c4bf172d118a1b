/**
 * A table as the client knows it, and how each message of the room changes it. Pure: no browser, no socket, no game.
 * `known` is the newest position; `shown` is the one drawn, which follows through the animation queue.
 */
import type { ChatLine, Option, Position, Preview, Problem, Refused, SocketMessage, TableCard } from '../lib/wire'
import type { Picks } from './choices'

export type GameEvent = Record<string, unknown> & { kind: string }

/** One line of the log: something that was told at a ply. */
export interface Told {
  ply: number
  event: GameEvent
}

/** What is being shown happening. */
export interface Motion {
  events: GameEvent[]
  ms: number
  from: Position[]
}

export interface TableState {
  table: TableCard | null
  known: Position[]
  shown: Position[]
  motion: Motion | null
  log: Told[]
  chat: ChatLine[]
  online: boolean
  gone: boolean
  /** The entry an action was sent for and is not answered yet. */
  sent: number | null
  problem: Pick<Problem, 'code' | 'message'> | null
  refused: Refused | null
  /** What the action last asked about would do. */
  preview: Preview | null
  picks: Picks
  /** Picks for the decisions after this one, made in one go. */
  plan: Picks[]
  /** The seat whose hands are on the screen; null for a spectator. */
  hand: number | null
  /** The seat the screen is being passed to. */
  curtain: number | null
}

export const EMPTY: TableState = {
  table: null,
  known: [],
  shown: [],
  motion: null,
  log: [],
  chat: [],
  online: false,
  gone: false,
  sent: null,
  problem: null,
  refused: null,
  preview: null,
  picks: {},
  plan: [],
  hand: null,
  curtain: null,
}

/** What a frame of the animation queue holds. */
export interface Frame {
  ply: number
  positions: Position[]
  told: boolean
}

/** The state after a message, without its effect on what is shown. */
export function receive(state: TableState, message: SocketMessage): TableState {
  switch (message.type) {
    case 'snapshot':
      return { ...state, table: message.table, known: message.positions, chat: message.chat, sent: null, gone: false }
    case 'ply':
    case 'undone':
    case 'started': {
      const table = state.table && {
        ...state.table,
        entry: message.entry,
        ply: message.ply,
        to_move: message.positions[0]?.to_move ?? null,
      }
      return { ...state, table, known: message.positions, sent: null, refused: null, problem: null }
    }
    case 'table':
    case 'over':
      return { ...state, table: message.table }
    case 'chat':
      return { ...state, chat: [...state.chat.filter(({ id }) => id !== message.line.id), message.line] }
    case 'presence':
      return { ...state, table: state.table && present(state.table, message.present, message.spectators) }
    case 'problem':
      return { ...state, sent: null, plan: [], problem: { code: message.code, message: message.message } }
    case 'done':
      return state
  }
}

function present(table: TableCard, seats: number[], spectators: number): TableCard {
  const there = (seat: number) => seats.includes(seat)
  return {
    ...table,
    spectators,
    seats: table.seats.map((card) => (card.kind === 'person' ? { ...card, present: there(card.seat) } : card)),
  }
}

/** The state that draws a frame; a frame that takes no time has no motion. */
export function show(state: TableState, frame: Frame, ms: number): TableState {
  const events = frame.told ? ((frame.positions[0]?.events ?? []) as GameEvent[]) : []
  const motion = ms > 0 ? { events, ms, from: state.shown } : null
  const fresh = frame.told ? events.map((event) => ({ ply: frame.ply, event })) : []
  const log = [...state.log.filter(({ ply }) => ply < frame.ply || (!frame.told && ply === frame.ply)), ...fresh]
  return { ...state, shown: frame.positions, motion, log, picks: {}, preview: null }
}

/** Whether what is drawn is the newest position and nothing is on its way. */
export function settledDown(state: TableState): boolean {
  return state.shown === state.known && state.motion === null && state.sent === null
}

/** The position in the hands of the person at the screen. */
export function handPosition(state: TableState): Position | null {
  return state.shown.find(({ seat }) => seat === state.hand) ?? state.shown[0] ?? null
}

/** The choices the person at the screen has now. */
export function choicesNow(state: TableState): Option[] {
  if (!settledDown(state) || state.curtain !== null || !state.online || stoodIn(state)) return []
  return handPosition(state)?.choices ?? []
}

/** Whether a bot decides for the person at the screen until they take the seat back. */
function stoodIn({ table, hand }: TableState): boolean {
  return table?.seats.some(({ seat, stood_in_by }) => seat === hand && stood_in_by !== null) ?? false
}

/** The seat the screen belongs to: the one to move if it is held here, else who had it before. */
export function nextHand(state: TableState): number | null {
  const held = state.shown.map(({ seat }) => seat).filter((seat) => seat !== null)
  const turn = state.shown[0]?.to_move ?? null
  if (turn !== null && held.includes(turn)) return turn
  return state.hand !== null && held.includes(state.hand) ? state.hand : (held[0] ?? null)
}

/** Whether two held seats see different things, so that one must not look over the other's shoulder. */
export function hasSecrets(positions: Position[]): boolean {
  return new Set(positions.map(({ view }) => JSON.stringify(view))).size > 1
}
