/** A career as the room tells it (vaka.games.tavarua.journey.view). */
import type { JourneyCard } from '../../../lib/wire'

export type Wave = 'glass' | 'lull' | 'surge' | 'chop' | 'barrel'
export type Board = 'long' | 'short'

export interface Outcome {
  places: Partial<Record<Board, number>>
  points: number
  rank: number
  spent: Record<string, number>
  unlocked: string[]
}

export interface TourEvent {
  month: string
  name: string
  kind: string
  deck: Record<Wave, number>
  rounds: number
  rivals: { board: Board; target: number }[]
  points: number[]
  result: Outcome | null
}

export interface Career {
  edition: string
  status: 'under_way' | 'won' | 'lost'
  ranks: number[]
  start: number
  win: number
  loss: number
  goal: number
  unlock_ranks: number[]
  boxes: number
  sheet: { card: string; unlocked: number; spent: number }[]
  events: TourEvent[]
}

export const careerOf = (journey: JourneyCard) => journey.view as unknown as Career
export const rankOf = (career: Career) => career.ranks.at(-1)!
/** How many events have been surfed. */
export const playedOf = (career: Career) => career.ranks.length - 1
/** The month of the last event surfed. */
export const lastMonth = (career: Career) => career.events[Math.max(0, playedOf(career) - 1)].month
/** +5, −3 or 0, with the right minus. */
export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
