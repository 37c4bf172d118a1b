/** The journeys of the games: a folder `journey` in a game's folder with an index.ts that exports one of these. */
import type { Component } from 'svelte'
import type { Loose } from './game'
import type { JourneyCard } from './wire'
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

export interface GameJourney<View extends object = Loose> {
  Page: Component<JourneyProps<View>>
  /** How far it has come, in a line. */
  line(journey: JourneyCard<View>): Said
}

const found = import.meta.glob<{ default: GameJourney }>('../games/*/journey/index.ts')

/** How a game shows its journey, if it does. */
export async function journeyOf(game: string): Promise<GameJourney | null> {
  return (await found[`../games/${game}/journey/index.ts`]?.())?.default ?? null
}
