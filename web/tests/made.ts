/** A table and its positions, made up for tests. */
import type { GameTypes } from '../src/lib/game'
import type { Choice, Position, TableCard } from '../src/lib/wire'
import type { GameClient } from '../src/table/client'

export function position(seat: number | null, ply: number, to_move: number, more: Partial<Position> = {}): Position {
  const choices = seat === to_move ? [{ action: ply, move: `m${ply}`, parts: { kind: 'x', a: ply } }] : null
  return { seat, ply, to_move, view: { ply }, events: [{ kind: 'moved', seat: 0 }], choices, can_undo: false, ...more }
}

/** Choices as the table itself works with them. */
export const loose = (choices: Choice<object>[]) => choices as Choice[]

/** The client of a game with nothing but what a test needs of it. */
export const clientWith = <G extends GameTypes>(own: Partial<GameClient<G>>) => own as GameClient

export const CARD = {
  id: 'abc',
  game: 'powerboats',
  status: 'running',
  entry: 0,
  ply: 0,
  to_move: 0,
  undo: null,
  overdue: null,
  vote: null,
  refused: null,
  paused: false,
  again: null,
  closes: null,
  seats: [
    { seat: 0, kind: 'person', name: 'Ann', bot: null, badge: 0, stood_in_by: null, present: true, asked: null },
    { seat: 1, kind: 'bot', name: null, bot: 'greedy', badge: 1, stood_in_by: null, present: null, asked: null },
  ],
  you: { seats: [0], host: true, invite: null, removed: false },
} as TableCard
