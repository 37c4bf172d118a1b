/** What a turn leaves on the table: jumps, drags and pushes as arrows, where stones lay, what cracked or went down. */
import type { Position } from '../../lib/wire'
import type { Mark, Place } from '../../table/marks'
import type { Dragged, Event } from './payloads'
import { dist, mm, type Spot } from './plane'
import { layOut, type Model, type StoneNow } from './scene'
import { film, type Film, type Step } from './timeline'
import { GOAL, HOME, type Whakaari } from './view'

const AT_START = 0
const A_WAVE = 1
/** The icon of an event. */
const WAVE = 5
const BY_EVENT = 1
/** A stone pushed less than this has hardly moved, in millimetres. */
const NUDGE = 12

/** How much an event matters to whoever comes back: who fell and what gave way before jumps and drags. */
export function telling(event: Event): number {
  switch (event.kind) {
    case 'won':
      return 5
    case 'left':
      return event.owner >= 0 ? 5 : 3
    case 'fell':
    case 'bomb':
    case 'pushed':
      return 4
    case 'collapses':
    case 'saved':
      return 3
    case 'jumped':
      return event.why === BY_EVENT ? 4 : event.to === GOAL ? 5 : 2
    case 'turned':
      return event.cause === AT_START ? 0 : event.owner >= 0 ? 4 : 2
    case 'dragged':
      return event.owner >= 0 ? 3 : 2
    case 'gone':
      return event.by < 0 ? 0 : 3
    case 'event':
    case 'shoved':
    case 'tossed':
    case 'added':
    case 'bomb_laid':
      return 2
    case 'played': // told only if nothing else came of the turn
      return 1
    default:
      return 0
  }
}

/** A ply is made into a film once for all its events. */
const films = new WeakMap<Position<Whakaari>, Film>()
function stepOf(event: Event, before: Position<Whakaari>, after: Position<Whakaari>): Step | undefined {
  const found = films.get(after) ?? film(before.view, after.events)
  films.set(after, found)
  return found.steps.find((step) => step.event === event)
}

const at = ({ x, y }: Spot): Place => [x, y]

export function trail(event: Event, before: Position<Whakaari>, after: Position<Whakaari>): Mark[] {
  const step = stepOf(event, before, after)
  if (!step) return []
  const view = before.view
  const stone = (piece: number) => at(step.before.stones[piece])
  const pawn = (seat: number, model: Model): Place | null => {
    const found = layOut(view, model).find(({ key }) => key === `pawn ${seat}`)
    return found ? at(found) : null
  }
  /** The way of a pawn: where it stood, even if its stone is gone, and where it stands now. */
  const hop = (seat: number, manner: 'jumped' | 'pushed', origin: number | null): Mark[] => {
    const gone = origin !== null && origin >= 0 && origin < HOME ? stone(origin) : null
    const [a, b] = [pawn(seat, step.before) ?? gone, pawn(seat, step.after)]
    return a && b ? [{ kind: 'way', points: [a, b], manner, seat }] : []
  }
  switch (event.kind) {
    case 'jumped':
      return hop(event.seat, 'jumped', event.from)
    case 'fell': {
      const from = event.from < HOME ? stone(event.from) : pawn(event.seat, step.before)
      const lost: Mark[] = from ? [{ kind: 'lost', at: from }] : []
      return [...lost, ...hop(event.seat, 'jumped', event.from)]
    }
    case 'pushed':
      return hop(event.other, 'pushed', null)
    case 'dragged':
      return dragged(event, step, view.sizes)
    case 'left':
      return [{ kind: 'words', at: stone(event.piece), said: { key: 'whakaari-trail-left' }, bad: true }]
    case 'gone':
      return [{ kind: 'lost', at: stone(event.piece) }]
    case 'turned':
      return [{ kind: 'broken', at: stone(event.piece) }]
    case 'bomb':
      return [{ kind: 'words', at: stone(event.piece), said: { key: 'whakaari-trail-bomb' }, bad: true }]
    case 'bomb_laid':
      return [{ kind: 'ring', at: stone(event.piece), seat: event.seat }]
    case 'tossed':
    case 'added':
      return step.after.stones[event.piece].solid
        ? [{ kind: 'ring', at: at(step.after.stones[event.piece]), seat: event.seat }]
        : []
    case 'event': {
      const where = pawn(event.seat, step.before)
      return where && event.icon !== WAVE // a wave is told by where it carries the stone
        ? [{ kind: 'words', at: where, said: { key: 'whakaari-trail-event', args: event }, seat: event.seat }]
        : []
    }
    default:
      return []
  }
}

/** The stone dragged, and those it pushed: where they lay, and how they went. */
function dragged(event: Dragged, { before, path }: Step, sizes: { radius: number; half: number }): Mark[] {
  if (!event.length) return []
  const seat = event.why === A_WAVE && event.owner >= 0 ? event.owner : event.by
  const marks: Mark[] = []
  const lay = (stone: StoneNow): Mark =>
    stone.round
      ? { kind: 'was', at: at(stone), seat, reach: mm(sizes.radius) }
      : { kind: 'was', at: at(stone), seat, reach: mm(sizes.half), square: stone.turned }
  const moved = [...path].sort(([a], [b]) => Number(b === event.piece) - Number(a === event.piece))
  for (const [piece, steps] of moved) {
    const stone = before.stones[piece]
    if (piece !== event.piece && dist(stone, steps.at(-1)!) < NUDGE) continue
    const points = [at(stone), ...steps.map(at)]
    marks.push(lay(stone), { kind: 'way', points, manner: piece === event.piece ? 'dragged' : 'pushed', seat })
  }
  const start = before.stones[event.piece]
  const said = { key: 'whakaari-trail-dragged', args: event }
  return [...marks, { kind: 'words', at: at(start), said, seat }]
}
