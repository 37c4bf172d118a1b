/** What a game gives the table: a folder in src/games with an index.ts that exports one of these as default. */
import type { Component } from 'svelte'
import type { Choice, Position, Preview, SeatCard } from '../lib/wire'
import type { Said } from '../lib/words.svelte'
import type { Sound } from '../lib/sound'
import type { Picks } from './choices'
import type { GameEvent, Motion, Step } from './state'

/** What a person's clicks can do. */
export interface Hands {
  pick(part: string, value: unknown): void
  setPicks(picks: Picks): void
  /** Picks for the decisions after this one, so that one press can make several. */
  setPlan(plan: Picks[]): void
  act(choice?: Choice | null): void
  /** Ask why something tried is not possible. */
  why(intent: Record<string, unknown>): void
  /** Ask what an action would do; the answer comes as `preview`, at once if it is known, later or never else. */
  preview(action: number | null): void
}

/** What every part of a game's table gets. Without choices nothing can be clicked. */
export interface GameProps {
  game: string
  position: Position
  motion: Motion | null
  choices: Choice[]
  picks: Picks
  plan: Picks[]
  preview: Preview | null
  seats: SeatCard[]
  names: string[]
  hand: number | null
  hands: Hands
}

export interface SeatProps {
  position: Position
  seat: number
}

/** The board in its own units. */
export interface Shape {
  width: number
  height: number
  /** Where its corner lies in the plane of the drawing, so that a board that grows to the left stays where it is. */
  x?: number
  y?: number
  /** How many units of the width a phone shows at first. */
  phone?: number
  /** The least scale at which everything on it can be read: no board starts smaller. */
  legible?: number
  /** Whether a mouse moves it by dragging. */
  grab?: boolean
  /** The point to look at, from the corner of the board. */
  centre?(position: Position): [number, number] | null
  /** The point to look at while something is shown happening. */
  follow?(position: Position, motion: Motion): [number, number] | null
}

export interface GameClient {
  /** The board, as large as the window allows. */
  Board: Component<GameProps>
  /** Of one size, or as large as the position makes it. */
  shape: Shape | ((position: Position) => Shape)
  /** A small map with what is seen of the board, shown while the board is larger than the window. */
  Mini?: Component<{ position: Position; seen: { x: number; y: number; w: number; h: number } }>
  /** Something in the upper left corner of the board's window. */
  Corner?: Component<{ position: Position }>
  /** The own things in the dock, such as dice or a hand. */
  Dock?: Component<GameProps>
  /** What is public about a seat, below its name. */
  Seat?: Component<SeatProps>
  /** Whether the own things need the width of the table: the sentence then stands above them. */
  tallDock?: boolean
  /** What the end of a match says about this game, below the places. */
  Result?: Component<{ position: Position; names: string[] }>
  /** Something below the seats. */
  Card?: Component<{ position: Position }>
  /** A seat's place for now, shown beside its name. */
  place?(position: Position, seat: number): number | null
  /** What the bar says behind the title. */
  where?(position: Position): Said
  /** What to do now, in one sentence, and a hint below it. */
  say?(props: Pick<GameProps, 'position' | 'choices' | 'picks' | 'plan'>): { title: Said; hint?: Said }
  /** The words on the primary button. */
  primary?(props: Pick<GameProps, 'position' | 'choices' | 'picks' | 'plan'>): Said
  /** A value of a part in words, for the list of choices. */
  word?(part: string, value: unknown): string | null
  /** A choice in words; the game's own -action- message if not given. */
  choiceWords?(choice: Choice, names: string[]): Said
  /** An event in the log; null for one that says nothing. The game's own -event- message if not given. */
  logWords?(event: GameEvent, names: string[]): Said | null
  /** A heading in the log that stands before an event. */
  logHeading?(event: GameEvent): Said | null
  time?(event: GameEvent): number
  sound?(event: GameEvent): Sound | null
  start?(choices: readonly Choice[]): Picks
  ahead?(choices: readonly Choice[]): Picks[]
  /** Positions that undo goes through without stopping. */
  through?(position: Position): boolean
  /** The steps in which a ply with many events is shown; the last one ends in `to` itself. */
  steps?(from: Position[], to: Position[]): Step[]
}

/** The shape of the board in a position. */
export const shapeOf = ({ shape }: GameClient, position: Position): Shape =>
  typeof shape === 'function' ? shape(position) : shape

const found = import.meta.glob<{ default: GameClient }>('../games/*/index.ts')

/** The client of a game; the plain table if it has none of its own. */
export async function clientOf(game: string): Promise<GameClient> {
  const own = found[`../games/${game}/index.ts`]
  return (own ? await own() : await import('./plain')).default
}
