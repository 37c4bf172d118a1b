/**
 * A table as the client knows it, and how each message of the server changes it. Pure: no browser, no socket, no game.
 * `known` is the newest position; `shown` is the one drawn, which follows through the animation queue.
 */
import type { GameTypes, LooseTypes } from '../lib/game'
import type {
  ChatLine,
  Choice,
  Hint,
  Position,
  Preview,
  Problem,
  ReactionMessage,
  Refused,
  SocketMessage,
  TableCard,
} from '../lib/wire'
import { narrow, type Picks } from './choices'

export type GameEvent = LooseTypes['event']

/** One line of the log: an event of a ply. */
export interface LogEntry {
  ply: number
  event: GameEvent
}

/** What is being shown happening. */
export interface Motion<G extends GameTypes = LooseTypes> {
  events: G['event'][]
  ms: number
  from: Position<G>[]
}

/** A quick reaction, shown at a seat for a while; its number tells it from others. */
export interface Reaction extends Pick<ReactionMessage, 'seat' | 'reaction'> {
  number: number
}

export interface TableState {
  table: TableCard | null
  known: Position[]
  shown: Position[]
  motion: Motion | null
  log: LogEntry[]
  /** The first ply the log tells of: what was before can be read when somebody wants it. */
  logFrom: number
  chat: ChatLine[]
  /** The latest reaction of each seat. */
  reactions: Reaction[]
  online: boolean
  gone: boolean
  /** The entry an action was sent for, until it is answered. */
  sent: number | null
  problem: Pick<Problem, 'code' | 'message'> | null
  refused: Refused | null
  /** What the action last previewed would do. */
  preview: Preview | null
  /** What the search would do in the position that is shown. */
  hint: Hint | null
  /** Whether a hint has been asked for and not come yet. */
  asking: boolean
  picks: Picks
  /** Picks for the decisions after this one, played as soon as they come up. */
  later: Picks[]
  /** The seat of the person at the screen, whose turn it is if several share it; null for a spectator. */
  mySeat: number | null
  /** The seat the screen is being passed to. */
  curtain: number | null
  /** The only legal choice, while it is about to play by itself. */
  forced: Choice | null
  /** Who decided each ply, as far as it is known. */
  deciders: ReadonlyMap<number, number>
  /** Whether everything is shown at once until it is somebody’s turn here. */
  hurried: boolean
  /** How many decisions made here the server has accepted. */
  made: number
  /** When the clocks of the table came, by the page’s own clock. */
  timed: number
  /** The round of simultaneous choices in which somebody at this screen has begun to choose. */
  begun: string | null
  /** In a guided game: the decisions to make, in order, by their parts, and how many had been made before. */
  asked: { acts: readonly Picks[]; since: number } | null
}

export const EMPTY: TableState = {
  table: null,
  known: [],
  shown: [],
  motion: null,
  log: [],
  logFrom: 1,
  chat: [],
  reactions: [],
  online: false,
  gone: false,
  sent: null,
  problem: null,
  refused: null,
  preview: null,
  hint: null,
  asking: false,
  picks: {},
  later: [],
  mySeat: null,
  curtain: null,
  forced: null,
  deciders: new Map(),
  hurried: false,
  made: 0,
  timed: 0,
  begun: null,
  asked: null,
}

/** What a frame of the animation queue holds: a ply, or one of the steps it is shown in. */
export interface Frame {
  ply: number
  positions: Position[]
  /** Whether its events are animated and logged; after an undo or a reconnection they are not. */
  withEvents: boolean
  /** What happens in this step; all events of the ply if not given. */
  events?: GameEvent[]
  /** Whether an earlier step of the same ply has been shown. */
  continues?: boolean
  /** Whether the person may go on with what they have picked: others choose at the same time. */
  keeps?: boolean
}

/** One step of a ply that is shown in several: what happens, and the position after it for each seat held here. */
export interface Step<G extends GameTypes = LooseTypes> {
  positions: Position<G>[]
  events: G['event'][]
}

/** The events a frame shows. */
export const eventsOf = ({ withEvents, events, positions }: Frame): GameEvent[] =>
  withEvents ? (events ?? positions[0]?.events ?? []) : []

/** The state after a message, without its effect on what is shown. */
export function receive(state: TableState, message: SocketMessage): TableState {
  switch (message.type) {
    case 'snapshot':
      return {
        ...state,
        table: message.table,
        known: message.positions,
        chat: message.chat,
        sent: null,
        gone: false,
        timed: performance.now(),
      }
    case 'ply':
    case 'undone':
    case 'stopped':
    case 'clock':
    case 'started': {
      const table = state.table && {
        ...state.table,
        entry: message.entry,
        ply: message.ply,
        to_move: message.positions[0]?.to_move ?? null,
        undo: null,
        overdue: null,
        vote: null,
        refused: null,
        closes: null,
        round: message.round ?? null,
        clocks: message.clocks ?? null,
        since: message.clocks?.now ?? Date.now(),
      }
      const made = state.made + (state.sent !== null && message.entry > state.sent ? 1 : 0)
      const known = { known: message.positions, deciders: deciders(state, message) }
      const timed = performance.now()
      return { ...state, ...known, table, sent: null, refused: null, problem: null, made, timed }
    }
    case 'choosing': {
      const round = message.round ?? null
      const clocks = message.clocks ?? null
      const table = state.table && { ...state.table, round, clocks }
      const timed = performance.now()
      if (!message.positions) return { ...state, table, timed }
      const made = state.made + (state.sent !== null ? 1 : 0)
      const begun = round?.key ?? null
      return { ...state, table, known: message.positions, sent: null, problem: null, made, begun, timed }
    }
    case 'table':
    case 'over':
      return { ...state, table: message.table, timed: performance.now() }
    case 'chat':
      return { ...state, chat: [...state.chat.filter(({ id }) => id !== message.line.id), message.line] }
    case 'reaction': {
      const others = state.reactions.filter(({ seat }) => seat !== message.seat)
      const number = Math.max(0, ...state.reactions.map((each) => each.number)) + 1
      return { ...state, reactions: [...others, { seat: message.seat, reaction: message.reaction, number }] }
    }
    case 'presence':
      return { ...state, table: state.table && present(state.table, message.present, message.spectators) }
    case 'problem':
      return { ...state, sent: null, later: [], problem: { code: message.code, message: message.message } }
    case 'done':
      return state
  }
}

/** Who decided each ply once a message brings the table to another one; what was undone was decided by nobody. */
function deciders({ table, deciders: known }: TableState, message: { type: string; ply: number }): Map<number, number> {
  const kept = new Map([...known].filter(([ply]) => ply < message.ply))
  if (message.type === 'ply' && typeof table?.to_move === 'number') kept.set(message.ply - 1, table.to_move)
  return kept
}

/** Whether somebody on one of these seats has decided something that could be undone. */
export function hasDecided({ deciders: known }: TableState, seats: readonly number[]): boolean {
  return [...known.values()].some((seat) => seats.includes(seat)) || (known.size > 0 && !known.has(0))
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
  const fresh = frame.withEvents ? events.map((event) => ({ ply: frame.ply, event })) : []
  const stays = (ply: number) => ply < frame.ply || ((!frame.withEvents || frame.continues) && ply === frame.ply)
  const log = [...state.log.filter(({ ply }) => stays(ply)), ...fresh]
  const shown = { ...state, shown: frame.positions, motion, log }
  const again = !frame.withEvents && frame.ply === state.shown[0]?.ply // sent again after a reconnection: picks stay
  return again || frame.keeps ? shown : { ...shown, picks: {}, preview: null, hint: null }
}

/** Whether the newest position is drawn, nothing moves and no action is unanswered. */
export function atRest(state: TableState): boolean {
  return state.shown === state.known && state.motion === null && state.sent === null
}

/** The position as the person at the screen sees it. */
export function myPosition(state: TableState): Position | null {
  return state.shown.find(({ seat }) => seat === state.mySeat) ?? state.shown[0] ?? null
}

/** The choices the person at the screen has now. In a guided game there are none unless the guide asks for one of them. */
export function choicesNow(state: TableState): Choice[] {
  const all = allChoices(state)
  return state.asked === null || all.some((choice) => fits(state, choice)) ? all : []
}

/** Whether the guide, if there is one, allows this choice. */
export function fits({ asked, made }: TableState, choice: Choice): boolean {
  if (asked === null) return true
  const act = asked.acts[made - asked.since]
  return act !== undefined && narrow([choice], act).length > 0
}

/** Every legal choice, whatever the guide asks for. */
export function allChoices(state: TableState): Choice[] {
  if (!atRest(state) || state.curtain !== null || !state.online || stoodIn(state)) return []
  return myPosition(state)?.choices ?? []
}

/** Whether a bot decides for the person at the screen until they take the seat back. */
function stoodIn({ table, mySeat }: TableState): boolean {
  return table?.seats.some(({ seat, stood_in_by }) => seat === mySeat && stood_in_by !== null) ?? false
}

/** The seat the screen belongs to: the one to move if it is held here, else who had it before. */
export function nextSeat(state: TableState): number | null {
  const held = state.shown.map(({ seat }) => seat).filter((seat) => seat !== null)
  const choosing = state.table?.round ? state.shown.filter(({ choices }) => choices) : []
  if (choosing.length) return choosing.find(({ seat }) => seat === state.mySeat)?.seat ?? choosing[0].seat
  const turn = state.shown[0]?.to_move ?? null
  if (turn !== null && held.includes(turn)) return turn
  return state.mySeat !== null && held.includes(state.mySeat) ? state.mySeat : (held[0] ?? null)
}

/** Whether two held seats see different things, so that one must not look over the other's shoulder. */
export function hasSecrets(positions: Position[]): boolean {
  return new Set(positions.map(({ view }) => JSON.stringify(view))).size > 1
}
