/** The view of Tongiaki as the room sends it (src/vaka/games/tongiaki/view.py). */
export interface Beach {
  number: number
  moorings: number
  edges: number[]
  sides: number[]
  /** Boats of each colour. */
  boats: number[]
  full: boolean
}

interface Lying {
  tile: number
  id: string
  q: number
  r: number
  rho: number
}

export interface Island extends Lying {
  kind: 'island'
  name: string
  value: number
  beaches: Beach[]
  royal: number | null
}

export interface Route {
  from: number
  to: number
  danger: number
}

export interface Ocean extends Lying {
  kind: 'ocean'
  routes: Route[]
}

export type Tile = Island | Ocean
/** What is printed on an island or an ocean: all that is needed to draw it. */
export type IslandFace = Pick<Island, 'id' | 'name' | 'value'> & { beaches: Pick<Beach, 'moorings' | 'edges'>[] }
export type OceanFace = Pick<Ocean, 'id' | 'routes'>
export type TileFace = { tile: number } & (({ kind: 'island' } & IslandFace) | ({ kind: 'ocean' } & OceanFace))

export interface Colour {
  seat: number
  supply: number
  ashore: number
  royals: number
  at_sea: number
  points: number
  islands: number
  boats: number
}

export interface View {
  seats: number
  phase: 'setup' | 'turn' | 'taken' | 'add' | 'sail' | 'found' | 'land' | 'remove' | 'tile' | 'settle' | 'over'
  to_move: number | null
  colour: number
  turn: number
  tiles: Tile[]
  pile: { islands: number; oceans: number }
  in_hand: (TileFace & { settlement: boolean }) | null
  colours: Colour[]
  fleet: { boats: number[]; port: number; island: number; bare: number[]; room: number } | null
  adding: { island: number; boats: number } | null
  settle_on: number | null
  final: boolean
  places: { points: number; islands: number; boats: number; place: number }[] | null
}

/** A voyage as a choice: what is known of it before it begins. */
export interface Sail {
  kind: 'sail'
  island: number
  edge: number
  side: number
  beach: number
  colours: number
  path: number[]
  danger: number
  reaches: number
  ends: 'lands' | 'turned_back' | 'lost' | 'unknown' | 'at_sea' | 'stopped'
}

/** Where a turned tile may go, as a choice. */
export interface Place {
  kind: 'tile'
  q: number
  r: number
  mark: number
}

export const viewOf = (position: { view: unknown }) => position.view as View

/** Which badge a colour wears: its seat's; a seat's second colour has the next free one. */
export const lookOf = ({ seats }: { seats: number }, colour: number, seat: number) =>
  seat + seats * Math.floor(colour / seats)
/** The badge of each colour in play. */
export const looksOf = (view: View) => view.colours.map(({ seat }, colour) => lookOf(view, colour, seat))

export const islandsOf = (view: View) => view.tiles.filter((tile): tile is Island => tile.kind === 'island')
export const oceansOf = (view: View) => view.tiles.filter((tile): tile is Ocean => tile.kind === 'ocean')
export const tileOf = (view: View, tile: number) => view.tiles.find((other) => other.tile === tile)
export const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The colours of a seat, by number. */
export const coloursOf = (view: View, seat: number) =>
  view.colours.flatMap((colour, i) => (colour.seat === seat ? [i] : []))

/** What a seat has now, all its colours together; at the end what was scored. */
export function standing(
  view: View,
  seat: number,
): { points: number; islands: number; boats: number; supply: number; royals: number; ashore: number; at_sea: number } {
  const own = coloursOf(view, seat).map((colour) => view.colours[colour])
  const sum = (name: keyof Colour) => total(own.map((colour) => colour[name]))
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
