/** What a boat's turn leaves on the lake: the way it went, where it was, what it rounded or hit. */
import type { Position } from '../../lib/wire'
import type { Mark } from '../../table/marks'
import { xy, type Hex } from './hex'
import type { Event } from './payloads'
import type { Types } from './view'

/** From the middle of a boat to its end. */
const BOAT = 15

/** How much an event matters to whoever comes back: buoys, damage and the finish before a mere run. */
const WEIGHTS: Partial<Record<Event['kind'], number>> = {
  placed: 1,
  moved: 1,
  rounded: 3,
  backed: 3,
  behind: 2,
  crashed: 3,
  finished: 4,
  sank: 4,
  race: 3,
}
export const telling = ({ kind }: Event) => WEIGHTS[kind] ?? 0
/** Every race has a lake of its own. */
export const relaid = ({ kind }: Event) => kind === 'race'

export function trail(event: Event, before: Position<Types>, after: Position<Types>): Mark[] {
  if (!('seat' in event)) return []
  const { seat } = event
  const from = before.view.boats[seat]?.at
  const to = after.view.boats[seat]?.at ?? from
  if (!to) return []
  const at = xy(to)
  if (event.kind === 'placed') return [{ kind: 'ring', at, seat }]
  if (!from) return []
  switch (event.kind) {
    case 'moved':
      return went(seat, from, [event.row, event.col])
    case 'rounded':
      return event.mark
        ? [{ kind: 'words', at: `buoy-${event.mark}`, said: { key: 'powerboats-trail-rounded', args: event }, seat }]
        : []
    case 'backed':
      return [{ kind: 'words', at, said: { key: 'powerboats-trail-backed', args: event }, seat, bad: true }]
    case 'behind':
      return [{ kind: 'words', at, said: { key: 'powerboats-trail-behind' }, seat }]
    case 'crashed':
      return [
        { kind: 'broken', at },
        { kind: 'words', at, said: { key: 'powerboats-trail-crashed', args: event }, seat, bad: true },
      ]
    case 'sank':
      return [{ kind: 'lost', at }]
    case 'finished':
      return [{ kind: 'words', at, said: { key: 'powerboats-trail-finished', args: event }, seat }]
    default:
      return []
  }
}

function went(seat: number, from: Hex, to: Hex): Mark[] {
  const [a, b] = [xy(from), xy(to)]
  if (a[0] === b[0] && a[1] === b[1]) return [{ kind: 'ring', at: a, seat }] // it stayed put or was held up at once
  return [
    { kind: 'was', at: a, seat, reach: BOAT },
    { kind: 'way', points: [a, b], manner: 'moved', seat },
  ]
}
