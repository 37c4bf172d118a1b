/** Two-minute cards: one illustrated page on how a game is played; a Primer.svelte in its folder, found by being there. */
import type { Component, Snippet } from 'svelte'

/** One step of a turn: a picture, and below it a heading and two or three sentences. */
export interface PrimerStep {
  /** The messages `<game>-primer-<say>-title` and `<game>-primer-<say>`. */
  say: string
  picture: Snippet
  /** What of the picture must be seen: x, y, width, height. It may be drawn farther than that. */
  box: readonly [number, number, number, number]
  /** How many of twelve columns it takes on a large screen. */
  span: number
  /** Another way to spend the turn rather than the next step. */
  instead?: boolean
}

const found = import.meta.glob<{ default: Component }>('../games/*/Primer.svelte')
const fileOf = (game: string) => found[`../games/${game}/Primer.svelte`]

/** Whether a game has a two-minute card. */
export const hasPrimer = (game: string) => fileOf(game) !== undefined

export async function primerOf(game: string): Promise<Component | null> {
  return (await fileOf(game)?.())?.default ?? null
}
