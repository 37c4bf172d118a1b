/** The view of Whakaari as the room sends it (src/vaka/games/whakaari/view.py). Lengths are hundredths of a millimetre. */
export type Point = [x: number, y: number]
export type Distance = 'short' | 'long' | 'supreme'
/** In the order in which events count them. */
export const POWERS = ['TANK', 'SURF', 'SHOT', 'TRICK', 'BOOM', 'SPELL', 'BUILD', 'CHECK'] as const
export type Power = (typeof POWERS)[number]
export type Phase =
  | 'running'
  | 'toss'
  | 'remove'
  | 'react'
  | 'react_target'
  | 'main'
  | 'pull'
  | 'icon'
  | 'target'
  | 'angle'
  | 'piece'
  | 'place'
  | 'tank'
  | 'push'
  | 'second'
  | 'over'

export interface Shore {
  seat: number | null
  goal_of: number | null
  middle: Point
  facing: number
  corners: Point[]
}

export interface Platform {
  id: string
  shape: 'round' | 'square'
  where: 'removed' | 'in play' | 'leaving' | 'collapsing'
  x?: number
  y?: number
  turned?: number
  side?: 'stable' | 'unstable'
  bomb?: boolean
  pawns?: number[]
  totems?: number[]
}

export interface Player {
  power: Power
  limit: number | null
  uses: number
  /** A platform's id, `board` or `goal`. */
  pawn: string
  totem: string
  goal: number
  cards: number
  hand: string[] | null
  place: number | null
}

export interface ActionCard {
  distance: Distance | null
  icons: string[]
  join: '+' | '/' | null
}

export interface EventCard {
  distance: Distance | null
  icons: string[]
}

export interface Reach {
  distance: Distance
  length: number
  to: string[]
}

export interface View {
  seats: number
  phase: Phase
  to_move: number | null
  active: number
  round: number
  sizes: Record<'short' | 'long' | 'supreme' | 'radius' | 'half' | 'volcano' | 'grid', number>
  arena: Point[]
  boards: Shore[]
  platforms: Platform[]
  players: Player[]
  cards: Record<string, ActionCard>
  events: Record<string, EventCard>
  discards: Record<string, number>
  event_discards: Record<string, number>
  deck: number
  event_deck: number
  card: string | null
  event: string | null
  icon: string | null
  power: Power | null
  ruler: { from: string | null; drags: boolean; distance: Distance; length: number } | null
  chosen: number | null
  going: string[]
  reach: Record<string, Reach>
}

/** What the room shows before an action is made. */
export interface Shown {
  chance: boolean
  platforms: Platform[]
  pawns: string[]
  totems: string[]
  path: Record<string, number | string>[]
}

export const BOMBS = 3
export const FLAMES = 5
/** Where a pawn or a totem is if on no platform, as events count places. */
export const HOME = 34
export const GOAL = 35

export const viewOf = (position: { view: unknown }) => position.view as View
export const pieceName = (index: number) => `P${String(index + 1).padStart(2, '0')}`
export const cardName = (index: number) => `A${String(index + 1).padStart(2, '0')}`
export const eventName = (index: number) => `E${index + 1}`
export const indexOf = (place: string) =>
  place === 'board' ? HOME : place === 'goal' ? GOAL : Number(place.slice(1)) - 1

/** The goal a seat runs for, and how far along the line from its board to it the pawn stands, 0 to 1. */
export function progress(view: View, seat: number): number {
  const { pawn, goal } = view.players[seat]
  if (pawn === 'board') return 0
  if (pawn === 'goal') return 1
  const [from, to] = [view.boards[seat].middle, view.boards[goal].middle]
  const stone = view.platforms[indexOf(pawn)]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = (((stone.x ?? from[0]) - from[0]) * dx + ((stone.y ?? from[1]) - from[1]) * dy) / (dx * dx + dy * dy)
  return Math.min(0.97, Math.max(0.03, along))
}

/** What a seat's pawn stands on: home, goal, a solid or a cracked stone. */
export function footing(view: View, seat: number): 'board' | 'goal' | 'stable' | 'unstable' {
  const { pawn } = view.players[seat]
  return pawn === 'board' || pawn === 'goal' ? pawn : (view.platforms[indexOf(pawn)].side ?? 'unstable')
}
