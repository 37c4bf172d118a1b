/**
 * A table as the client knows it, and how each message of the room changes it. Pure: no browser, no socket, no game.
 * `known` is the newest position; `shown` is the one drawn, which follows through the animation queue.
 */
import type { GameTypes, LooseTypes } from '../lib/game'
import type { ChatLine, Hint, Choice, Position, Preview, Problem, Refused, SocketMessage, TableCard } from '../lib/wire'
import { narrow, type Picks } from './choices'

export type GameEvent = LooseTypes['event']

/** One line of the log: something that was told at a ply. */
export interface Told {
  ply: number
  event: GameEvent
}

/** What is being shown happening. */
export interface Motion<G extends GameTypes = LooseTypes> {
  events: G['event'][]
  ms: number
  from: Position<G>[]
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
  /** What the search would do in the position that is shown. */
  hint: Hint | null
  /** Whether a hint is on its way. */
  asking: boolean
  picks: Picks
  /** Picks for the decisions after this one, made in one go. */
  plan: Picks[]
  /** The seat whose hands are on the screen; null for a spectator. */
  hand: number | null
  /** The seat the screen is being passed to. */
  curtain: number | null
  /** How many decisions made here the room has taken. */
  made: number
  /** In a walk: the decisions asked for in order, by their parts, and how many had been made when they were. */
  asked: { acts: readonly Picks[]; since: number } | null
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
  hint: null,
  asking: false,
  picks: {},
  plan: [],
  hand: null,
  curtain: null,
  made: 0,
  asked: null,
}

/** What a frame of the animation queue holds: a ply, or one of the steps it is shown in. */
export interface Frame {
  ply: number
  positions: Position[]
  told: boolean
  /** What happens in this step; all that the ply tells if not given. */
  events?: GameEvent[]
  /** Whether an earlier step of the same ply has been shown. */
  goesOn?: boolean
}

/** One step of a ply that is shown in several: what happens, and the position after it for each seat held here. */
export interface Step<G extends GameTypes = LooseTypes> {
  positions: Position<G>[]
  events: G['event'][]
}

/** What a frame tells. */
export const eventsOf = ({ told, events, positions }: Frame): GameEvent[] =>
  told ? (events ?? positions[0]?.events ?? []) : []

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
      const made = state.made + (state.sent !== null && message.entry > state.sent ? 1 : 0)
      return { ...state, table, known: message.positions, sent: null, refused: null, problem: null, made }
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
  const events = eventsOf(frame)
  const motion = ms > 0 ? { events, ms, from: state.shown } : null
  const fresh = frame.told ? events.map((event) => ({ ply: frame.ply, event })) : []
  const stays = (ply: number) => ply < frame.ply || ((!frame.told || frame.goesOn) && ply === frame.ply)
  const log = [...state.log.filter(({ ply }) => stays(ply)), ...fresh]
  const shown = { ...state, shown: frame.positions, motion, log }
  const again = !frame.told && frame.ply === state.shown[0]?.ply // told anew, after a reconnection: what was picked stays
  return again ? shown : { ...shown, picks: {}, preview: null, hint: null }
}

/** Whether what is drawn is the newest position and nothing is on its way. */
export function settledDown(state: TableState): boolean {
  return state.shown === state.known && state.motion === null && state.sent === null
}

/** The position in the hands of the person at the screen. */
export function handPosition(state: TableState): Position | null {
  return state.shown.find(({ seat }) => seat === state.hand) ?? state.shown[0] ?? null
}

/** The choices the person at the screen has now. In a walk there are none unless it asks for one of them. */
export function choicesNow(state: TableState): Choice[] {
  const all = allChoices(state)
  return state.asked === null || all.some((choice) => fits(state, choice)) ? all : []
}

/** Whether a walk, if there is one, asks for this choice. */
export function fits({ asked, made }: TableState, choice: Choice): boolean {
  if (asked === null) return true
  const act = asked.acts[made - asked.since]
  return act !== undefined && narrow([choice], act).length > 0
}

/** Every legal choice, whatever a walk asks for. */
export function allChoices(state: TableState): Choice[] {
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
