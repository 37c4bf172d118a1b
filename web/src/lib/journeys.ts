/** The journeys of the games: a folder `journey` in a game's folder with an index.ts that exports one of these. */
import type { Component } from 'svelte'
import type { GameTypes, Loose, LooseTypes } from './game'
import type { JourneyCard, Position } from './wire'
import type { Said } from './words.svelte'

export interface JourneyProps<View extends object = Loose> {
  journey: JourneyCard<View>
  /** Something was asked of the room and is not yet answered. */
  busy: boolean
  /** Sit down at the next match. */
  onplay: () => void
  /** Make the choice the journey waits for. */
  ondecide: (chosen: string[]) => void
}

/** Somebody who plays a match of a journey without a seat at its table. */
export interface Rival {
  name: string
  /** Markup in a square of 92 around 0. */
  face: string
}

/** One match of a journey, at its table or in its replay. */
export interface MatchProps<View extends object = Loose, G extends GameTypes = LooseTypes> {
  journey: JourneyCard<View>
  /** Which match it is, from 0. */
  match: number
  position: Position<G>
  names: string[]
}

export interface GameJourney<View extends object = Loose, G extends GameTypes = LooseTypes> {
  Page: Component<JourneyProps<View>>
  /** How far it has come, in a line. */
  line(journey: JourneyCard<View>): Said
  /** How far it has come as a picture, for the lobby; null is a journey that nobody has begun. */
  Strip?: Component<{ journey: JourneyCard<View> | null }>
  /** The game's own players in a match: they are numbered after the seats of the table. */
  rivals?(journey: JourneyCard<View>, match: number): Rival[]
  /** What the bar says of a match behind the title. */
  where?(journey: JourneyCard<View>, match: number): Said
  /** Below the seats: who else plays, and what the match would bring. */
  Beside?: Component<MatchProps<View, G>>
  /** What a match has brought, at its end. */
  Ending?: Component<MatchProps<View, G>>
}

const found = import.meta.glob<{ default: GameJourney }>('../games/*/journey/index.ts')

/** How a game shows its journey, if it does. */
export async function journeyOf(game: string): Promise<GameJourney | null> {
  return (await found[`../games/${game}/journey/index.ts`]?.())?.default ?? null
}

/** Which match of a journey a table has; the one under way is not yet among its tables. */
export const matchAt = ({ tables }: Pick<JourneyCard, 'tables'>, table: string): number =>
  tables.includes(table) ? tables.indexOf(table) : tables.length
