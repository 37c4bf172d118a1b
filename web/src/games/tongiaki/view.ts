/** The types of what Tongiaki sends, and what the client asks of a view. */
import type { GameTypes } from '../../lib/game'
import type { Colour, Event, Island, Ocean, Parts, Sheet, View } from './payloads'

export interface Tongiaki extends GameTypes {
  view: View
  parts: Parts
  event: Event
  sheet: Sheet
}

/** Which badge a colour wears: its seat's; a seat's second colour has the next free one. */
export const lookOf = ({ seats }: { seats: number }, colour: number, seat: number) =>
  seat + seats * Math.floor(colour / seats)
/** The badge of each colour in play. */
export const looksOf = (view: View) => view.colours.map(({ seat }, colour) => lookOf(view, colour, seat))

export const islandsOf = (view: View) => view.tiles.filter((tile): tile is Island => tile.kind === 'island')
export const oceansOf = (view: View) => view.tiles.filter((tile): tile is Ocean => tile.kind === 'ocean')
export const tileOf = (view: View, tile: number) => view.tiles.find((other) => other.tile === tile)
export const islandOf = (view: View, tile: number) => islandsOf(view).find((island) => island.tile === tile)
export const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The colours of a seat, by number. */
export const coloursOf = (view: View, seat: number) =>
  view.colours.flatMap((colour, i) => (colour.seat === seat ? [i] : []))

/** The island somebody means who asks why none becomes royal: the first that has boats of theirs, and Tonga last. */
export function inQuestion(view: View): number {
  const here = islandsOf(view).filter(({ beaches }) => beaches.some(({ boats }) => boats[view.colour] > 0))
  return here.map(({ tile }) => tile).find((tile) => tile > 0) ?? 0
}

/** What a seat has now, all its colours together; at the end what was scored. */
export function standing(
  view: View,
  seat: number,
): { points: number; islands: number; boats: number; supply: number; royals: number; ashore: number; at_sea: number } {
  const own = coloursOf(view, seat).map((colour) => view.colours[colour])
  const sum = (name: keyof Omit<Colour, 'name' | 'letter'>) => total(own.map((colour) => colour[name]))
  const final = view.places?.[seat]
  return {
    points: final?.points ?? sum('points'),
    islands: final?.islands ?? sum('islands'),
    boats: final?.boats ?? sum('boats'),
    supply: sum('supply'),
    royals: sum('royals'),
    ashore: sum('ashore'),
    at_sea: sum('at_sea'),
  }
}

/** The colours that score an island: those on its beaches, or the one in its centre. */
export function scoring(island: Island): number[] {
  if (island.royal !== null) return [island.royal]
  const colours = island.beaches[0]?.boats.map((_, colour) => colour) ?? []
  return colours.filter((colour) => island.beaches.some(({ boats }) => boats[colour] > 0))
}
