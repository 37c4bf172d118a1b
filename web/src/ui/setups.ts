/**
 * What a game gives the dialog for a new table: a folder `setup` in its folder with an index.ts that exports one of
 * these. It is loaded without the board.
 */
import type { Component } from 'svelte'
import type { Said } from '../lib/words.svelte'
import type { Options, Value } from '../pages/options'

/** A chair as the dialog shows it. */
export interface ChairShown {
  name: string
  badge: number
}

export interface OptionsProps {
  options: Options
  chairs: ChairShown[]
  /** The chair that is being changed. */
  selected: number
  onselect: (chair: number) => void
  set: (option: string, value: Value) => void
}

export interface GameSetup {
  /** The table from above, filling its parent; colours and emblems are those of the seats. */
  Picture?: Component<{ seats: number }>
  /** Fields for those options that need pictures or names. */
  Options?: Component<OptionsProps>
  /** The options that `Options` shows, or that need not be shown. */
  own?: readonly string[]
  /** What the options mean for a chair, below its name. */
  note?(options: Options, seat: number): Said | null
  /** A value of one of its own options in words. */
  value?(option: string, value: Value, chairs: readonly ChairShown[]): string | null
  /** The options after chairs came or went. */
  fit?(options: Options, seats: number): Options
  /** The options as the room wants them. */
  compose?(options: Options, seats: number): Options
}

const found = import.meta.glob<{ default: GameSetup }>('../games/*/setup/index.ts')

/** What a game gives; nothing for one that needs nothing of its own. */
export async function setupOf(game: string): Promise<GameSetup> {
  return (await found[`../games/${game}/setup/index.ts`]?.())?.default ?? {}
}
