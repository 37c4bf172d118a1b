/** What a game may change about how its table is shown and played. */
import type { Choice, Position } from '../lib/wire'
import { settled, type Picks } from './choices'
import type { GameEvent, Step } from './state'

/** What a game may change about showing and picking; the defaults fit any game. */
export interface GameHooks {
  /** How long an event is shown, in milliseconds. */
  time(event: GameEvent): number
  /** Picks made for the person, such as the only value of a part. */
  start(choices: readonly Choice[]): Picks
  /** Picks made for the person for the decisions after this one. */
  ahead(choices: readonly Choice[]): Picks[]
  /** Whether undo skips a position and goes back further. */
  skipOnUndo(position: Position): boolean
  /** Whether picks and later picks are a whole move, with nothing left that a person might add. */
  complete(choices: readonly Choice[], picks: Picks, later: readonly Picks[], position: Position): boolean
  /** The steps in which a ply is shown; the last one ends in `to` itself. */
  steps(from: Position[], to: Position[]): Step[]
}

export const PLAIN: GameHooks = {
  time: () => 350,
  start: () => ({}),
  ahead: () => [],
  skipOnUndo: () => false,
  complete: (choices, picks) => settled(choices, picks) !== null,
  steps: (_, to) => [{ positions: to, events: to[0]?.events ?? [] }],
}

/** What a game changes, and the defaults for the rest. */
export const hooksOf = (game: Partial<GameHooks>): GameHooks => ({
  time: game.time ?? PLAIN.time,
  start: game.start ?? PLAIN.start,
  ahead: game.ahead ?? PLAIN.ahead,
  skipOnUndo: game.skipOnUndo ?? PLAIN.skipOnUndo,
  complete: game.complete ?? PLAIN.complete,
  steps: game.steps ?? PLAIN.steps,
})
