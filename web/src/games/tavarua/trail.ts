/** What a round leaves on the reef: how each surfer went, who fell, what was scored, and the wave card. */
import type { Position } from '../../lib/wire'
import type { Mark } from '../../table/marks'
import { noteOf } from './notes'
import type { Event, Surfer } from './payloads'
import type { Tavarua } from './view'

/** How much an event matters to whoever comes back: scores and falls before cards shown and spaces paddled. */
const WEIGHTS: Partial<Record<Event['kind'], number>> = {
  showed: 0,
  paddled: 2, // also where somebody plays a stoke card on the way
  rode: 1,
  switched: 2,
  bailed: 2,
  wave: 2,
  caught: 2,
  stoke: 3,
  fell: 3,
  collided: 3,
  snaked: 3,
  barrel: 3,
  hang_ten: 3,
  stayed: 3, // whoever tried for the wave would wonder why they lie in the channel still
  scored: 4,
  over: 5,
}
const COLLISION = 0
export function telling(event: Event): number {
  if (event.kind === 'fell' && event.cause === COLLISION) return 0
  if (event.kind === 'scored' && !event.points) return 1
  return WEIGHTS[event.kind] ?? 0
}

/** Where a surfer is on the board, by the name of the spot. */
export const spotOf = ({ place, space }: Pick<Surfer, 'place' | 'space'>) =>
  `${place === 'riding' ? 'ride' : place === 'channel' ? 'channel' : 'wash'}-${space}`

/** The event that says best how a surfer's round went: one word beside each is enough. */
function lastWord(events: readonly Event[], seat: number): Event | undefined {
  const own = events.filter((event) => 'seat' in event && event.seat === seat && noteOf(event) && telling(event) > 1)
  return own.reduce<Event | undefined>((best, next) => (best && telling(best) > telling(next) ? best : next), undefined)
}

const GOES = new Set<Event['kind']>(['caught', 'rode', 'paddled', 'recovered', 'bailed', 'fell', 'snaked', 'stoke'])

export function trail(event: Event, before: Position<Tavarua>, after: Position<Tavarua>): Mark[] {
  if (event.kind === 'wave') return [{ kind: 'ring', at: 'wave-last' }]
  if (!('seat' in event)) return []
  const { seat } = event
  const [was, is] = [before.view.surfers[seat], after.view.surfers[seat]]
  if (!was || !is) return []
  const marks: Mark[] = []
  const first = after.events.find((other) => 'seat' in other && other.seat === seat && GOES.has(other.kind))
  if (event === first && spotOf(was) !== spotOf(is)) {
    const manner = is.place === 'riding' && was.place !== 'riding' ? 'jumped' : 'moved'
    marks.push({ kind: 'way', points: [spotOf(was), `surfer-${seat}`], manner, seat })
  }
  if (event.kind === 'fell') marks.push({ kind: 'lost', at: `surfer-${seat}` })
  const note = noteOf(event)
  if (note && event === lastWord(after.events, seat))
    marks.push({ kind: 'words', at: `surfer-${seat}`, said: note.said, seat, bad: note.tone === 'bad' })
  return marks
}
