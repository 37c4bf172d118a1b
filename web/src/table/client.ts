/** What a game gives the table: a folder in src/games with an index.ts that exports one of these as default. */
import type { Component } from 'svelte'
import type { Option, Position, Preview, SeatCard } from '../lib/wire'
import type { Said } from '../lib/words.svelte'
import type { Sound } from '../lib/sound'
import type { Picks } from './choices'
import type { GameEvent, Motion } from './state'

/** What a person's clicks can do. */
export interface Hands {
  pick(part: string, value: unknown): void
  setPicks(picks: Picks): void
  /** Picks for the decisions after this one, so that one press can make several. */
  setPlan(plan: Picks[]): void
  act(choice?: Option | null): void
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
  choices: Option[]
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

export interface GameClient {
  /** The board, as large as the window allows. */
  Board: Component<GameProps>
  /** Width and height of the board in its own units, and how much of it a phone shows at first. */
  shape: { width: number; height: number; phone?: number; centre?(position: Position): [number, number] | null }
  /** A small map with what is seen of the board, shown while the board is larger than the window. */
  Mini?: Component<{ position: Position; seen: { x: number; y: number; w: number; h: number } }>
  /** The own things in the dock, such as dice or a hand. */
  Dock?: Component<GameProps>
  /** What is public about a seat, below its name. */
  Seat?: Component<SeatProps>
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
  choiceWords?(choice: Option): Said
  /** An event in the log; null for one that says nothing. The game's own -event- message if not given. */
  logWords?(event: GameEvent, names: string[]): Said | null
  /** A heading in the log that stands before an event. */
  logHeading?(event: GameEvent): Said | null
  time?(event: GameEvent): number
  sound?(event: GameEvent): Sound | null
  start?(choices: readonly Option[]): Picks
  ahead?(choices: readonly Option[]): Picks[]
  /** Positions that undo goes through without stopping. */
  through?(position: Position): boolean
}

const found = import.meta.glob<{ default: GameClient }>('../games/*/index.ts')

/** The client of a game; the plain table if it has none of its own. */
export async function clientOf(game: string): Promise<GameClient> {
  const own = found[`../games/${game}/index.ts`]
  return (own ? await own() : await import('./plain')).default
}
