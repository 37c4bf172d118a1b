/** What a game gives the table: a folder in src/games with an index.ts that exports one of these as default. */
import type { Component } from 'svelte'
import * as api from '../lib/api'
import type { GameTypes, LooseTypes, ShownOf } from '../lib/game'
import type { Choice, Position, Preview, SeatCard } from '../lib/wire'
import { learn, say, t, type Said } from '../lib/words.svelte'
import type { Sound } from '../lib/sound'
import type { MedalName } from '../ui/prize/Medal.svelte'
import type { Picks } from './choices'
import type { Moment, SheetProps, Victory } from './ending'
import type { KeyLine } from './keys'
import type { Mark } from './marks'
import type { Called } from './names'
import type { Motion, Step } from './state'

/** What a game's parts can do when a person clicks. */
export interface Controls<G extends GameTypes = LooseTypes> {
  pick(part: string, value: unknown): void
  /** Make picks. Where moves are not confirmed, the picks that complete a move play it, unless they are only `looking`. */
  setPicks(picks: Picks<G['parts']>, looking?: boolean): void
  /** Picks for the decisions after this one, so that one press can make several. */
  setLater(later: Picks<G['parts']>[]): void
  act(choice?: Choice<G['parts']> | null): void
  /** Ask why something tried is not possible. */
  why(intent: Record<string, unknown>): void
  /** Ask what an action would do. The answer comes as `preview`: at once if it is known, otherwise later, or never. */
  preview(action: number | null): void
  /** Point at picks, or at none any more: what they would do is drawn on the board. */
  point?(picks: Picks<G['parts']> | null): void
  /** Propose to end the match and score it as it stands; only where the match is being played. */
  stop?(): void
}

/** The props of `Board` and `Dock`. Without choices nothing can be clicked. */
export interface GameProps<G extends GameTypes = LooseTypes> {
  game: string
  position: Position<G>
  motion: Motion<G> | null
  choices: Choice<G['parts']>[]
  picks: Picks<G['parts']>
  later: Picks<G['parts']>[]
  preview: Preview<ShownOf<G>> | null
  seats: SeatCard[]
  names: string[]
  /** The seat of the person at the screen; null for a spectator. */
  mySeat: number | null
  controls: Controls<G>
}

/** The height in pixels that the dock has at most, as a rule: by its own width, and on a phone. */
export interface Keeps {
  wide: number
  middle: number
  slim: number
  narrow: number
  phone: number
}

/** What the sentence and the button are made from. */
export type Asking<G extends GameTypes = LooseTypes> = Pick<
  GameProps<G>,
  'position' | 'choices' | 'picks' | 'later' | 'preview' | 'names'
>

/** The heading of a part of the log: a round in words, or a turn by whose it is. */
export type Heading = { level: 'round'; said: Said } | { level: 'turn'; seat: number }

export interface SeatProps<G extends GameTypes = LooseTypes> {
  position: Position<G>
  seat: number
  /** Where people choose at once: whether this seat has chosen; null or nothing elsewhere. */
  ready?: boolean | null
}

/** The board in its own units. */
export interface Shape<G extends GameTypes = LooseTypes> {
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
  centre?(position: Position<G>): [number, number] | null
  /** The point to look at while something is shown happening. */
  follow?(position: Position<G>, motion: Motion<G>): [number, number] | null
}

export interface GameClient<G extends GameTypes = LooseTypes> {
  /** The board, as large as the window allows. */
  Board: Component<GameProps<G>>
  /** Of one size, or as large as the position makes it. */
  shape: Shape<G> | ((position: Position<G>) => Shape<G>)
  /** A small map with what is seen of the board, shown while the board is larger than the window. */
  Mini?: Component<{ position: Position<G>; seen: { x: number; y: number; w: number; h: number } }>
  /** Something in the upper left corner of the board's window. */
  Corner?: Component<{ position: Position<G> }>
  /** What the player has in the dock, such as dice or a hand of cards. */
  Dock?: Component<GameProps<G>>
  /** What is public about a seat, below its name. */
  Seat?: Component<SeatProps<G>>
  /** Whether `Dock` needs the width of the table: the sentence then stands above it. */
  tallDock?: boolean
  /** The height kept free for the dock. */
  dockKeeps?: Keeps
  /** The picture at the end of a match. */
  victory?: Victory<G>
  /** The score sheet at the end of a match. */
  Sheet?: Component<SheetProps<G>>
  /** What the headline of the end needs besides the winners, a line on how the seat at the screen did, and totals by seat. */
  end?(end: SheetProps<G>): { headline?: object; line?: Said; totals?: string[] }
  /** The medals of awards, by their names. */
  medals?: Record<string, MedalName>
  /** What an event ends or begins that everybody should notice: told over the board for a moment. */
  moment?(event: G['event'], position: Position<G>, call: (seat: number) => Called): Moment | null
  /** Something below the seats. */
  Card?: Component<{ position: Position<G> }>
  /** A seat's place for now, shown beside its name. */
  place?(position: Position<G>, seat: number): number | null
  /** What the bar says behind the title. */
  where?(position: Position<G>): Said
  /** What to do now and what the picks lead to, in one sentence, and a hint below it. */
  say?(props: Asking<G>): { title: Said; hint?: Said }
  /** The words on the primary button. */
  primary?(props: Asking<G>): Said
  /** A value of a part in words, for the list of choices. */
  word?(part: string, value: unknown, choices: Choice<G['parts']>[]): string | null
  /** What a part of a choice comes to where the others are picked, instead of the whole choice in words. */
  partWords?(part: string, parts: G['parts']): string | null
  /** Parts that say one thing together, such as a place on the map: the first one has its words. */
  joined?: readonly string[]
  /** A choice in words, with what it leads to in the position; the game's own -action- message if not given. */
  choiceWords?(choice: Choice<G['parts']>, names: string[], position?: Position<G>): Said
  /** What an event begins in the log: a round, a seat's turn, or a round with that turn. */
  headings?(event: G['event']): Heading[]
  /** Whether the log leaves an event out: the board shows it, or another line says it. */
  quiet?(event: G['event']): boolean
  /** Whether an event is a misfortune. */
  bad?(event: G['event']): boolean
  /** What an event speaks of, by its `data-spot` on the page: it is lit while the line is pointed at. */
  spots?(event: G['event'], position: Position<G>): string[]
  /** What a choice would touch, by `data-spot`: it is lit while the choice is pointed at, unless its marks are drawn. */
  choiceSpots?(choice: Choice<G['parts']>, position: Position<G>): string[]
  /** The trail an event leaves on the board, for the story of what the others did. */
  trail?(event: G['event'], before: Position<G>, after: Position<G>): Mark[]
  /** What a whole move would do, drawn on the board: its decisions one after another from a position on. */
  choiceMarks?(move: readonly Choice<G['parts']>[], position: Position<G>, names: string[]): Mark[]
  /** Of many choices that an item leaves, those that are drawn for all of them; what they have in common if not given. */
  standing?(choices: readonly Choice<G['parts']>[]): readonly Choice<G['parts']>[]
  /** The decisions of a whole move that say it all in words, where others only repeat it. */
  toldOf?(move: readonly Choice<G['parts']>[]): readonly Choice<G['parts']>[]
  /** How much an event matters to whoever comes back to the table: 0 is left out of the recap, 1 told if nothing else is. */
  telling?(event: G['event']): number
  /** Whether an event lays the board anew: nothing is drawn on it of what came before. */
  relaid?(event: G['event']): boolean
  /** What a turn comes to in a few sentences: events to be told, or messages of its own; the most telling events if not given. */
  summary?(events: readonly G['event'][]): (G['event'] | Said)[]
  /** Whether all decide before anything happens: what came of one’s own decision is then told with the others’. */
  together?: boolean
  /** How long an event is shown, in milliseconds. */
  time?(event: G['event']): number
  sound?(event: G['event']): Sound | null
  /** Picks made for the person, such as the only value of a part. */
  start?(choices: readonly Choice<G['parts']>[]): Picks<G['parts']>
  /** Picks made for the person for the decisions after this one. */
  ahead?(choices: readonly Choice<G['parts']>[]): Picks<G['parts']>[]
  /** Picks that go without saying after a pick in the list of moves, such as the middle of a range. */
  fill?(picks: Picks<G['parts']>, left: readonly Choice<G['parts']>[]): Picks<G['parts']>
  /** Parts that are set on the board and not in the list of moves, for choices like this one. */
  fine?(parts: G['parts']): readonly string[]
  /** Whether picks and later picks are a whole move, with nothing left that a person might add; once they settle it if not given. */
  complete?(
    choices: readonly Choice<G['parts']>[],
    picks: Picks<G['parts']>,
    later: readonly Picks<G['parts']>[],
    position: Position<G>,
  ): boolean
  /** Keys that the game's own parts listen to, for the sheet of keys. */
  keys?: readonly KeyLine[]
  /** Whether the game's own parts handle a key now. */
  ownKey?(key: string, choices: readonly Choice<G['parts']>[]): boolean
  /** Whether undo skips a position and goes back further. */
  skipOnUndo?(position: Position<G>): boolean
  /** The steps in which a ply with many events is shown; the last one ends in `to` itself. */
  steps?(from: Position<G>[], to: Position<G>[]): Step<G>[]
}

/** The shape of the board in a position. */
export const shapeOf = ({ shape }: GameClient, position: Position): Shape =>
  typeof shape === 'function' ? shape(position) : shape

/** A choice in words. */
export const choiceWords = (
  client: GameClient,
  game: string,
  choice: Choice,
  names: string[],
  position?: Position,
): string =>
  client.choiceWords
    ? say(client.choiceWords(choice, names, position))
    : t(`${game}-action-${String(choice.parts.kind)}`, choice.parts)

const found = import.meta.glob<{ default: GameClient }>('../games/*/index.ts')

/** The client of a game; the plain table, with words from the room, if it has none of its own. */
export async function clientOf(game: string): Promise<GameClient> {
  const own = found[`../games/${game}/index.ts`]
  if (!own) await learn(api.words)
  return (own ? await own() : await import('./plain')).default
}
