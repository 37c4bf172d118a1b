/** The types of Whakaari as the table wants them, and small facts about its view. */
import type { Choice as AnyChoice } from '../../lib/wire'
import type { Picks as AnyPicks } from '../../table/choices'
import type { Event, Parts, Power, Preview, Sheet, View } from './payloads'

export interface Whakaari {
  view: View
  parts: Parts
  event: Event
  shown: Preview
  sheet: Sheet
}
export type Choice = AnyChoice<Parts>
export type Picks = AnyPicks<Parts>

/** In the order in which events count them. */
export const POWERS: readonly Power[] = ['TANK', 'SURF', 'SHOT', 'TRICK', 'BOOM', 'SPELL', 'BUILD', 'CHECK']
export const BOMBS = 3
export const FLAMES = 5
/** Where a pawn or a totem is if on no stone, as events count places. */
export const HOME = 34
export const GOAL = 35

export const pieceName = (index: number) => `P${String(index + 1).padStart(2, '0')}`
export const cardName = (index: number) => `A${String(index + 1).padStart(2, '0')}`
export const eventName = (index: number) => `E${index + 1}`
export const indexOf = (place: string) =>
  place === 'board' ? HOME : place === 'goal' ? GOAL : Number(place.slice(1)) - 1

/** The goal a seat runs for, and how far along the line from its board to it the pawn stands, 0 to 1. */
export function progress(view: View, seat: number): number {
  const { pawn } = view.players[seat]
  return pawn === 'board' ? 0 : pawn === 'goal' ? 1 : along(view, seat, pawn)
}

/** How far along that line a stone lies; somebody on it is neither at home nor at the goal. */
export function along(view: View, seat: number, piece: string): number {
  const { goal } = view.players[seat]
  const [from, to] = [view.boards[seat].middle, view.boards[goal].middle]
  const stone = view.platforms[indexOf(piece)]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const part = (((stone.x ?? from[0]) - from[0]) * dx + ((stone.y ?? from[1]) - from[1]) * dy) / (dx * dx + dy * dy)
  return Math.min(0.97, Math.max(0.03, part))
}

/** What a seat's pawn stands on: home, goal, a solid or a cracked stone. */
export function footing(view: View, seat: number): 'board' | 'goal' | 'stable' | 'unstable' {
  const { pawn } = view.players[seat]
  return pawn === 'board' || pawn === 'goal' ? pawn : (view.platforms[indexOf(pawn)].side ?? 'unstable')
}
