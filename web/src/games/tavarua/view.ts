/** The view of Tavarua as the room sends it (src/vaka/games/tavarua/view.py). */
export type Board = 'short' | 'long'
export type Wave = 'glass' | 'lull' | 'surge' | 'chop' | 'barrel'
export type Phase = 'board' | 'mulligan' | 'prepare' | 'inspire' | 'choose' | 'card' | 'sign' | 'over'
export type Place = 'channel' | 'riding' | 'bailed' | 'wash'

export interface PlayerCard {
  power: number
  direction: 'nose' | 'tail'
  colour: 'teal' | 'maroon'
  name: string
}

/** What a card would do: the spaces it paddles to, the balance of a catch or ride; null is a fall. */
export interface End {
  out?: number
  in?: number
  balance?: number | null
}

export interface HandCard extends PlayerCard {
  icon: boolean
  /** By tokens on it: one end without any, else with minus and with plus. */
  ends: End[][] | null
}

export interface PileCard extends PlayerCard {
  tokens: number
  barrel: boolean
  hang_ten: boolean
  perfect: boolean
  points: number
}

export interface Showing {
  action: string
  card: PlayerCard | null
  tokens: number
  rider: number | null
}

export interface Surfer {
  ai: number | null
  place: Place
  space: number
  board: Board
  balance: number
  reach: number
  tokens: number
  hand: number
  stoke_cards: number
  stoke_bought: number
  stoke_played: boolean
  in_the_zone: boolean
  priority: number
  switched: boolean
  has_chosen: boolean
  pile: PileCard[]
  showing: Showing | null
  scores: Record<Board, number[]>
  sums: Record<Board, number>
  total: number
  grand: number | null
  rank: number | null
}

export interface Mine {
  hand: HandCard[]
  stoke_cards: Record<string, number>
  bought: Record<string, number>
  choice: { action: string; slots: number[]; tokens: number; rider: number | null } | null
  mulligan: number[] | null
  board: Board | null
}

export interface Tile {
  space: number
  die: number
  broken: boolean
  late: boolean
}

export interface View {
  seats: number
  edition: 'revised' | 'first'
  snaking: boolean
  length: 'full' | 'longboards' | 'shortboards'
  career: boolean
  phase: Phase
  to_move: number | null
  round: number
  first: number
  places_on_wave: number
  waves: Tile[]
  wave_deck: {
    left: number
    next: { type: Wave; fronts: number[]; front: number | null } | null
    peeked: number[]
    unseen: Record<Wave, { in_deck_or_removed: number; fronts: Record<string, number> }>
    turned: [Wave, number][]
  }
  player_deck: { left: number; discards: (PlayerCard & { count: number })[] }
  stoke_deck: { left: number; discards: Record<string, number> }
  surfers: Surfer[]
  champions: Record<Board, number[]>
  mine: Mine | null
}

export const WAVES: Wave[] = ['glass', 'lull', 'surge', 'chop', 'barrel']
export const STOKES = [
  'energy_drink',
  'jetski',
  'call_it',
  'focus',
  'inspiration',
  'in_the_zone',
  'priority',
  'heckle',
  'mind_games',
] as const
/** Actions by their number in events. */
export const ACTIONS = ['nothing', 'out', 'in', 'catch', 'wait', 'ride', 'bail', 'recover', 'snake'] as const
export const BOARDS: Board[] = ['short', 'long']

export const viewOf = (position: { view: unknown }) => position.view as View

/** How many rounds the match has. */
export const rounds = (view: View) => view.wave_deck.turned.length + view.wave_deck.left

/** What lies in a pile, in points. */
export const worth = (pile: readonly PileCard[]) => pile.reduce((sum, { points }) => sum + points, 0)

/** A perfect wave breaks just where it is. */
export const isPerfect = ({ die, space }: Tile) => die === space

/** The signs of a card in notation, as the room writes them in `names`. */
export const signs = ({ power, direction, colour }: PlayerCard) => `${power}${direction[0]}${colour[0].toUpperCase()}`
