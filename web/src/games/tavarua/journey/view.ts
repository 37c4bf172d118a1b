/** Short ways to read a career. */
import { t } from '../../../lib/words.svelte'
import type { Board, Career, Outcome, Rival, Stake, Surfer, TourEvent } from '../payloads'

export const rankOf = (career: Career) => career.ranks.at(-1)!
/** How many events have been surfed. */
export const playedOf = (career: Career) => career.ranks.length - 1
/** The month of the last event surfed. */
export const lastMonth = (career: Career) => career.events[Math.max(0, playedOf(career) - 1)].month
/** +5, −3 or 0, with the right minus. */
export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
/** The places an event gave, by board; the longboard first. */
export const placesOf = ({ places }: Pick<Outcome, 'places'>) =>
  (['long', 'short'] satisfies Board[]).flatMap((board): [Board, number][] =>
    places[board] === undefined ? [] : [[board, places[board]]],
  )

/** The result a stake is for, in words: a place, places on two boards, or a number of photos. */
export function resultWords(stake: Stake, event: TourEvent): string {
  if (stake.photos !== null) return t('tavarua-web-journey-photos', { kind: event.kind, count: stake.photos })
  const ways = stake.places.map((places) =>
    placesOf({ places })
      .map(([, place]) => place)
      .sort((a, b) => a - b)
      .map((place) => t('tavarua-web-journey-place', { place }))
      .join('\u00a0+\u00a0'),
  )
  return [...new Set(ways)].join(', ')
}

/** The stake that comes true if the event ends as it stands for this surfer. */
export function stakeNow(stakes: readonly Stake[], { counts }: TourEvent, surfer: Surfer): Stake | null {
  const same = (places: Record<string, number>) =>
    Object.entries(surfer.places).every(([board, place]) => places[board] === place)
  const comes = ({ photos, places }: Stake) => (counts === null ? places.some(same) : photos === surfer.earned[counts])
  return stakes.find(comes) ?? null
}

/** The stakes worth showing: all of a contest, and of a photo shoot those around what has been taken so far. */
export function rungs(stakes: readonly Stake[], now: Stake | null): Stake[] {
  const most = Math.max(LEAST, (now?.photos ?? 0) + AHEAD)
  return stakes.filter(({ photos }) => photos === null || (photos <= most && photos > most - SHOWN))
}
const [LEAST, AHEAD, SHOWN] = [4, 2, 6]

/** The events at which a rival comes along. */
export const eventsWith = (career: Career, { name }: Rival) =>
  career.events.filter(({ rivals }) => rivals.some((rival) => rival.name === name))

/** The rank before and after an event, in words. */
export const stepWords = (before: number, after: number) =>
  t('tavarua-web-journey-step', { before: before === after ? 'same' : before, after })
