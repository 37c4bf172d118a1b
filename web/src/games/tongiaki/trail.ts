/** What a turn leaves on the map: the course of a fleet and how it ended, islands reached, boats put ashore. */
import type { Position } from '../../lib/wire'
import type { Said } from '../../lib/words.svelte'
import type { Mark } from '../../table/marks'
import { xy, type Point } from './hex'
import type { Event, Home, Landed, Sailed, View } from './payloads'
import { lookOf, tileOf, type Tongiaki } from './view'
import { voyageOf } from './voyage'
import { LOST } from './words'

/** How much an event matters to whoever comes back: how voyages ended before boats put on beaches. */
const WEIGHTS: Partial<Record<Event['kind'], number>> = {
  put: 1,
  expands: 2,
  returns: 2,
  grabbed: 1,
  sailed: 2,
  failed: 4,
  reached: 3,
  turned_back: 3,
  stopped: 3,
  at_sea: 3,
  founded: 4,
  settling: 2,
  removed: 3,
  last_tile: 4,
}
export const telling = ({ kind }: Event) => WEIGHTS[kind] ?? 0

/** A turn in short: what was begun, then how the one voyage went, or how many did, and what that did to the others. */
export function summary(events: readonly Event[]): (Event | Said)[] {
  const found = events.findLast(({ kind }) => kind === 'settling') // the island, after oceans perhaps
  const begun = found ? [found] : events.filter(({ kind }) => BEGINNINGS.has(kind)).slice(0, 1)
  const grave = events.filter(({ kind }) => kind === 'founded' || kind === 'last_tile' || kind === 'removed')
  const fleets = events.filter(({ kind }) => kind === 'sailed')
  if (fleets.length > 1) {
    const said = { key: 'tongiaki-recap-fleets', args: fared(events, fleets.length) }
    return [...[...begun, said, ...grave].slice(0, 3), ...aboard(events)]
  }
  const end = events.filter(({ kind }) => ENDS.has(kind)).slice(0, 1)
  return [...[...begun, ...(begun.length ? [] : fleets), ...end, ...grave].slice(0, 3), ...aboard(events)]
}

/** How many fleets came through, were turned back and were lost. */
function fared(events: readonly Event[], fleets: number) {
  const lost = events.filter(({ kind }) => kind === 'failed' || kind === 'stopped').length
  const back = events.filter(({ kind }) => kind === 'turned_back').length
  const landed = fleets - lost - back
  const all = landed === fleets ? 'landed' : lost === fleets ? 'lost' : 'some'
  return { fleets, landed, back, lost, all }
}

/** Whose boats somebody else's voyages lost, all together, or put ashore on an island, unless they sail on from there. */
function aboard(events: readonly Event[]): Event[] {
  const sailor = events.find((event) => event.kind === 'sailed')?.by
  const lost = new Map<number, Home>()
  let landed: Landed[] = []
  for (const event of events) {
    if (event.kind === 'home' && event.reason === LOST && event.seat !== sailor)
      lost.set(event.seat, { ...event, boats: event.boats + (lost.get(event.seat)?.boats ?? 0) })
    else if (event.kind === 'landed' && event.seat !== sailor) landed.push(event)
    else if (event.kind === 'sailed')
      landed = landed.filter(({ island, beach }) => island !== event.island || beach !== event.beach)
  }
  const islands = new Map(landed.map((event) => [`${event.seat} ${event.island}`, event]))
  return [...lost.values(), ...islands.values()]
}
const BEGINNINGS = new Set<Event['kind']>(['expands', 'returns'])
const ENDS = new Set<Event['kind']>(['failed', 'reached', 'turned_back', 'stopped', 'at_sea'])

export function trail(event: Event, before: Position<Tongiaki>, after: Position<Tongiaki>): Mark[] {
  const view = after.view
  const look = (told: { seat: number; colour: number }) => lookOf(view, told.colour, told.seat)
  switch (event.kind) {
    case 'sailed':
      return course(event, before.view, after)
    case 'put':
      return [{ kind: 'ring', at: `beach-${event.island}-${event.beach}`, seat: look(event) }]
    case 'grabbed':
      return [{ kind: 'was', at: `beach-${event.island}-${event.beach}`, seat: look(event) }]
    case 'founded': {
      const at = middle(view, event.island)
      return [
        { kind: 'ring', at: `tile-${event.island}`, seat: look(event) },
        ...(at ? [{ kind: 'words', at, said: { key: 'tongiaki-trail-founded' }, seat: event.seat } as const] : []),
      ]
    }
    case 'turned':
    case 'laid':
      return [{ kind: 'words', at: xy(event.q, event.r), said: { key: 'tongiaki-trail-found' } }]
    case 'removed': {
      const at = middle(before.view, event.island)
      return at ? [{ kind: 'lost', at }] : []
    }
    default:
      return []
  }
}

function middle(view: View, island: number) {
  const tile = tileOf(view, island)
  return tile ? xy(tile.q, tile.r) : null
}

/** Some way from one point towards another: arrows begin and end on the islands, so that short ones are seen. */
const between = ([x, y]: Point, [to, down]: Point): Point => [x + 0.35 * (to - x), y + 0.35 * (down - y)]

/** The course of one fleet, as far as it came; what follows until the next one sails belongs to it. */
function course(sailed: Sailed, before: View, { view, events }: Position<Tongiaki>): Mark[] {
  const rest = events.slice(events.indexOf(sailed) + 1)
  const next = rest.findIndex(({ kind }) => kind === 'sailed' || kind === 'turned_back')
  const own = [sailed, ...(next < 0 ? rest : rest.slice(0, next))]
  const steps = voyageOf(view, before, own)?.steps.map(({ point }) => point) ?? []
  const end = steps.at(-1)
  if (!end) return []
  const reached = own.find((event) => event.kind === 'reached')
  const [from, to] = [middle(view, sailed.island), reached ? middle(view, reached.island) : null]
  const points = [from ? between(steps[0], from) : steps[0], ...steps.slice(1), ...(to ? [between(end, to)] : [])]
  const way: Mark = { kind: 'way', points, manner: 'moved', seat: sailed.by }
  const back = rest[next]?.kind === 'turned_back' && rest[next]
  const failed = own.find((event) => event.kind === 'failed')
  if (failed)
    return [
      way,
      { kind: 'lost', at: end },
      { kind: 'words', at: end, said: { key: 'tongiaki-trail-failed', args: failed }, bad: true },
    ]
  if (back) return [way, { kind: 'words', at: end, said: { key: 'tongiaki-trail-turned_back' }, bad: true }]
  if (own.some(({ kind }) => kind === 'stopped' || kind === 'at_sea')) return [way, { kind: 'lost', at: end }]
  return [way]
}
