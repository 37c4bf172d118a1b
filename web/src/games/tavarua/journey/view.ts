/** Short ways to read a career. */
import type { Board, Career, Outcome } from '../payloads'

export const rankOf = (career: Career) => career.ranks.at(-1)!
/** How many events have been surfed. */
export const playedOf = (career: Career) => career.ranks.length - 1
/** The month of the last event surfed. */
export const lastMonth = (career: Career) => career.events[Math.max(0, playedOf(career) - 1)].month
/** +5, −3 or 0, with the right minus. */
export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
/** The places an event gave, by board; the longboard first. */
export const placesOf = ({ places }: Outcome) =>
  (['long', 'short'] satisfies Board[]).flatMap((board): [Board, number][] =>
    places[board] === undefined ? [] : [[board, places[board]]],
  )
