/** What this game sends (see payloads.ts), and short ways to read it. */
import { decimal } from '../../lib/words.svelte'
import type {
  Board,
  CardTold,
  Chosen,
  Colour,
  Direction,
  Event,
  Parts,
  PileCard,
  PlayerCard,
  Sheet,
  Stoke,
  Tile,
  View,
  Wave,
} from './payloads'

/** The types of this game for the table. */
export interface Tavarua {
  view: View
  parts: Parts
  event: Event
  sheet: Sheet
}

// in the order of their numbers in events
export const WAVES: readonly Wave[] = ['glass', 'lull', 'surge', 'chop', 'barrel']
export const ACTIONS: readonly Chosen[] = [
  'nothing', 'out', 'in', 'catch', 'wait', 'ride', 'bail', 'recover', 'snake',
] // prettier-ignore
export const BOARDS: readonly Board[] = ['short', 'long']
export const STOKES: readonly Stoke[] = [
  'energy_drink', 'jetski', 'call_it', 'focus', 'inspiration', 'in_the_zone', 'priority', 'heckle', 'mind_games',
] // prettier-ignore
const DIRECTIONS: readonly Direction[] = ['nose', 'tail']
const COLOURS: readonly Colour[] = ['maroon', 'teal']

export const NO_CARD: PlayerCard = { power: 0, direction: 'nose', colour: 'teal', name: '' }

/** The card that an event tells of. */
export const cardOf = ({ power, direction, colour }: CardTold): PlayerCard => ({
  power,
  direction: DIRECTIONS[direction],
  colour: COLOURS[colour],
  name: '',
})

/** How many rounds the match has. */
export const rounds = (view: View) => view.wave_deck.turned.length + view.wave_deck.left

/** What a pile is worth, in points. */
export const worth = (pile: readonly PileCard[]) => pile.reduce((sum, { points }) => sum + points, 0)

/** A score on the track, told in half points: 7.5, or none. */
export const scoreOf = (halves: number) => (halves < 0 ? 'none' : decimal(halves / 2))

/** By how many spaces the next wave card may move a rider, as its back says: fewer once some are turned. */
export function rangeOf(fronts: readonly number[]): string {
  const sizes = fronts.map(Math.abs)
  return sizes.length ? [...new Set([Math.min(...sizes), Math.max(...sizes)])].join('–') : ''
}

/** A perfect wave breaks just where it is. */
export const isPerfect = ({ die, space }: Tile) => die === space

/** A card in notation, as the room writes it in `names`. */
export const cardText = ({ power, direction, colour }: PlayerCard) =>
  `${power}${direction[0]}${colour[0].toUpperCase()}`

/** Whether the person was first on a board of an event with rivals. */
export const first = (view: View) => Object.values(view.surfers[0].places).includes(1)
