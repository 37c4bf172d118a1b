/** What was told, as a film: each event takes its time, and at any moment of it the table can be drawn. */
import type { Added, Event, Tossed, View } from './payloads'
import { mix, type Spot } from './plane'
import { layOut, modelOf, type Model, type PieceNow, type Scene, type StoneNow } from './scene'
import { HOME } from './view'

/** How long each kind of event is shown, in milliseconds. The path of a drag is told before it and costs nothing. */
const TIMES: Record<Exclude<Event['kind'], 'dragged'>, number> = {
  slid: 0,
  unused: 200,
  turn: 120,
  drew: 0,
  drew_cards: 80,
  played: 450,
  turned: 260,
  event: 600,
  jumped: 420,
  left: 200,
  gone: 380,
  tossed: 600,
  shoved: 0,
  collapses: 120,
  added: 360,
  totem: 260,
  fell: 520,
  gained: 200,
  power: 420,
  bomb_laid: 300,
  bomb: 420,
  pushed: 380,
  saved: 260,
  shuffled: 200,
  won: 600,
}

export function time(event: Event): number {
  if (event.kind === 'dragged') return Math.min(600, 220 + event.length / 24)
  return TIMES[event.kind]
}

/** Where a stone lies after a length of a drag. */
interface Mark extends Spot {
  length: number
}

export interface Step {
  event: Event
  start: number
  end: number
  before: Model
  after: Model
  path: Map<number, Mark[]>
}

export interface Film {
  steps: Step[]
  /** The time of all events at normal speed. */
  total: number
}

/** The film of a decision, from the table before it. */
export function film(view: View, events: readonly Event[]): Film {
  const steps: Step[] = []
  let model = modelOf(view)
  let total = 0
  let path = new Map<number, Mark[]>()
  for (const event of events) {
    if (event.kind === 'slid') {
      const mark = { length: event.length, x: event.x / 100, y: event.y / 100 }
      path.set(event.piece, [...(path.get(event.piece) ?? []), mark])
      continue
    }
    const after = apply(model, event, path)
    steps.push({ event, start: total, end: (total += time(event)), before: model, after, path })
    model = after
    path = new Map()
  }
  return { steps, total }
}

/** The side of a stone that was tossed out of the game. */
const OUT = -1

const comesDown = ({ x, y, turned }: Added | Tossed) => ({ x: x / 100, y: y / 100, turned, solid: 1 })

/** The table after an event. */
function apply(model: Model, event: Event, path: Map<number, Mark[]>): Model {
  const next = { stones: [...model.stones], pawns: [...model.pawns], totems: [...model.totems] }
  const change = (piece: number, more: Partial<StoneNow>) => (next.stones[piece] = { ...next.stones[piece], ...more })
  switch (event.kind) {
    case 'dragged':
      for (const [moved, marks] of path) change(moved, { x: marks.at(-1)!.x, y: marks.at(-1)!.y })
      break
    case 'turned':
      change(event.piece, { cracked: true })
      break
    case 'gone':
      change(event.piece, { solid: 0, bomb: false })
      break
    case 'bomb':
      change(event.piece, { bomb: false })
      break
    case 'bomb_laid':
      change(event.piece, { bomb: true })
      break
    case 'added':
      change(event.piece, { ...comesDown(event), cracked: next.stones[event.piece].round })
      break
    case 'tossed':
      if (event.side !== OUT) change(event.piece, { ...comesDown(event), cracked: event.side === 1 })
      break
    case 'jumped':
    case 'fell':
      next.pawns[event.seat] = event.to
      break
    case 'pushed':
      if (event.to >= 0) next.pawns[event.other] = event.to
      break
    case 'totem':
      next.totems[event.seat] = event.to
      break
  }
  return next
}

/** The step under way after a share of the whole film, 0 to 1, and how far it is. */
export function stepAt({ steps, total }: Film, share: number): { step: Step; u: number } | null {
  const at = share * total
  const step = steps.find(({ end }) => at < end) ?? steps.at(-1)
  if (!step) return null
  const long = step.end - step.start
  return { step, u: long > 0 ? Math.min(1, Math.max(0, (at - step.start) / long)) : 1 }
}

const ease = (u: number) => (u < 0.5 ? 2 * u * u : 1 - (2 - 2 * u) ** 2 / 2)

/** Where a stone of a drag lies when the dragged one has come so far. */
function along(from: Spot, marks: Mark[], length: number): Spot {
  let last: Mark = { ...from, length: 0 }
  for (const mark of marks) {
    if (length <= mark.length) {
      const u = mark.length > last.length ? (length - last.length) / (mark.length - last.length) : 1
      return { x: mix(last.x, mark.x, Math.max(0, u)), y: mix(last.y, mark.y, Math.max(0, u)) }
    }
    last = mark
  }
  return last
}

/** The table in the middle of a step. */
export function sceneAt(view: View, step: Step, u: number): Scene {
  const { event, before, after } = step
  const e = ease(u)
  const model: Model = { ...before, stones: [...before.stones] }
  const change = (piece: number, more: Partial<StoneNow>) => (model.stones[piece] = { ...model.stones[piece], ...more })
  if (event.kind === 'dragged') {
    for (const [moved, marks] of step.path) change(moved, along(before.stones[moved], marks, e * event.length))
  } else if (event.kind === 'gone') {
    change(event.piece, { solid: 1 - e })
  } else if (event.kind === 'turned') {
    change(event.piece, { cracked: u > 0.5, lift: 9 * Math.sin(Math.PI * u) })
  } else if (event.kind === 'added') {
    change(event.piece, { ...after.stones[event.piece], lift: 40 * (1 - e) })
  } else if (event.kind === 'tossed') {
    const [x, y] = view.boards[event.seat].middle
    const out = event.side === OUT
    const end = after.stones[event.piece]
    const to = out ? { ...end, x: (x / 100) * 1.5, y: (y / 100) * 1.5 } : end
    const spot = { x: mix(x / 100, to.x, u), y: mix(y / 100, to.y, u) }
    const flight = { solid: out ? 1 - u : 1, lift: 70 * Math.sin(Math.PI * u), spin: 540 * (1 - u) }
    change(event.piece, { ...to, ...spot, ...flight })
  } else if (u > 0.5) {
    model.stones = after.stones
  }
  return { stones: model.stones.filter(({ solid }) => solid > 0), pieces: moving(view, step, model, e, u) }
}

/** The pieces in the middle of a step: what jumps flies in an arc, all else rides on its stone. */
function moving(view: View, { event, before, after }: Step, model: Model, e: number, u: number): PieceNow[] {
  const pieces = layOut(view, model)
  if (event.kind !== 'jumped' && event.kind !== 'fell' && event.kind !== 'pushed' && event.kind !== 'totem')
    return pieces
  const key =
    event.kind === 'totem' ? `totem ${event.seat}` : `pawn ${event.kind === 'pushed' ? event.other : event.seat}`
  const find = (at: Model) => layOut(view, at).find((piece) => piece.key === key)
  const gone = 'from' in event && event.from < HOME ? before.stones[event.from] : null // their stone is gone already
  const from = find(before) ?? gone
  const to = find({ ...after, stones: model.stones })
  if (!to || !from) return pieces
  const high = event.kind === 'fell' ? 60 : 38
  const flying: PieceNow = {
    ...to,
    x: mix(from.x, to.x, e),
    y: mix(from.y, to.y, e),
    lift: high * Math.sin(Math.PI * u),
  }
  return [...pieces.filter((piece) => piece.key !== key), flying]
}
