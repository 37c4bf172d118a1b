/**
 * What is drawn over the board to tell a story: the trail of a move, where a piece was, what an advised move would do.
 * A game says what to draw; Marks.svelte draws it in pixels of the window, so that words can be read at any zoom.
 */
import type { Said } from '../lib/words.svelte'

/**
 * Where a mark lies: a point of the game's own plane, or the middle of a thing on the page by its `data-spot`.
 * The plane is that of the drawing which carries `data-plane`. A path with `data-outline` is ringed by its own shape;
 * the attribute says where its middle is, in its own coordinates.
 */
export type Place = readonly [x: number, y: number] | string

/** How a piece went: by itself, through the air, dragged along, or pushed. */
export type Manner = 'moved' | 'jumped' | 'dragged' | 'pushed'

/** An advised move, or an item pointed at, in gold, another move in plain; a trail has the colours of its seats. */
export type Tone = 'best' | 'other'

export type Mark = { tone?: Tone } & Kinds
type Kinds =
  /** An arrow along the points. */
  | { kind: 'way'; points: readonly Place[]; manner: Manner; seat?: number }
  /** A ring around something that matters: as large as the thing named, or with this reach in units of the plane. */
  | { kind: 'ring'; at: Place; seat?: number; reach?: number }
  /**
   * The outline of something that is gone from here: as large as the thing named, or so far from its middle in units
   * of the plane; round, or a square turned by this many degrees.
   */
  | { kind: 'was'; at: Place; seat?: number; reach?: number; square?: number }
  /** A cross: something was lost here. */
  | { kind: 'lost'; at: Place }
  /** A crack: something was damaged here. */
  | { kind: 'broken'; at: Place }
  /** A few words beside a place; `bad` for a misfortune. */
  | { kind: 'words'; at: Place; said: Said; seat?: number; bad?: boolean }
  /** A number in a disc, by which a list refers to the place. */
  | { kind: 'number'; at: Place; number: number; seat?: number }

/** The place a list may refer to by a number: where the first of some marks begins. */
export function beginning(marks: readonly Mark[]): Place | null {
  const first = marks.find((mark) => mark.kind === 'way') ?? marks[0]
  if (!first) return null
  return first.kind === 'way' ? (first.points[0] ?? null) : first.at
}
