/** A voyage as it is shown: where the fleet is at which moment, which numbers it meets, and which tiles turn up. */
import { coastOf } from './coast'
import { angleOf, AP, opposite, polar, STEPS, xy, type Point } from './hex'
import { route } from './ocean'
import type { Event, Laid, Sailed, Turned, View } from './payloads'
import { islandOf, looksOf, tileOf } from './view'

/** How long an event is shown, in milliseconds. */
const TIMES: Record<Event['kind'], number> = {
  turn: 150,
  put: 220,
  grabbed: 220,
  expands: 300,
  returns: 300,
  sailed: 350,
  turned: 450,
  passed: 420,
  failed: 600,
  reached: 350,
  turned_back: 600,
  landed: 220,
  home: 0,
  at_sea: 600,
  stopped: 600,
  founded: 500,
  settling: 350,
  laid: 400,
  removed: 500,
  last_tile: 600,
  scored: 0,
  over: 300,
}
export const timeOf = ({ kind }: Event): number => TIMES[kind]

/** A stretch of the time something is shown, from 0 to 1. */
export interface Moment {
  at: number
  share: number
}
export type Timed<E extends Event = Event> = Moment & { event: E }

/** The events of a motion, each with its part of the time. */
export function timed(events: readonly Event[]): Timed[] {
  const all = events.reduce((sum, event) => sum + timeOf(event), 0) || 1
  let at = 0
  return events.map((event) => {
    const moment = { event, at: at / all, share: timeOf(event) / all }
    at += timeOf(event)
    return moment
  })
}

export interface Step {
  at: number
  point: Point
}
export interface Check extends Moment {
  point: Point
  danger: number
  colours: number
  passes: boolean
}
export interface Voyage {
  /** The badges of the boats under way. */
  fleet: number[]
  steps: Step[]
  checks: Check[]
  /** When it goes down; never, if null. */
  sinks: number | null
}

const SAMPLES = 10
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

/** The voyage told by some events, if there is one. */
export function voyageOf(view: View, before: View | null, events: readonly Event[]): Voyage | null {
  const told = timed(events)
  const sailed = told.find((one): one is Timed<Sailed> => one.event.kind === 'sailed')
  const port = sailed && islandOf(view, sailed.event.island)
  if (!sailed || !port) return null
  const number = sailed.event.beach
  const left = before && islandOf(before, port.tile)?.beaches[number - 1].boats
  const looks = looksOf(view)
  const fleet = (left ?? []).flatMap((count, colour) => Array<number>(count).fill(looks[colour]))
  const shore = coastOf(port, port.rho).shores[number - 1]
  const jetty = shore.jetties.find(({ edge }) => edge === sailed.event.edge)!
  const middle = xy(port.q, port.r)
  const voyage: Voyage = {
    fleet,
    checks: [],
    sinks: null,
    steps: [{ at: sailed.at, point: plus(middle, polar(62, jetty.degrees)) }],
  }
  voyage.steps.push({ at: sailed.at + sailed.share, point: plus(middle, polar(AP, angleOf(jetty.side))) })
  let [q, r, heading] = [port.q, port.r, jetty.side]
  for (const { event, at, share } of told) {
    const next = (): Point => xy(q + STEPS[heading][0], r + STEPS[heading][1])
    if (event.kind === 'passed' || event.kind === 'failed') {
      const tile = tileOf(view, event.tile)!
      ;[q, r] = [tile.q, tile.r]
      const out = (event.to + tile.rho) % 6
      const way = route((event.from + tile.rho) % 6, out)
      const passes = event.kind === 'passed'
      const far = passes ? 1 : 0.45
      const time = passes ? share : share * 0.5
      for (let i = 1; i <= SAMPLES; i++)
        voyage.steps.push({ at: at + (time * i) / SAMPLES, point: plus(xy(q, r), way.at((far * i) / SAMPLES)) })
      voyage.checks.push({
        at,
        share,
        point: plus(xy(q, r), way.at(0.5)),
        danger: event.danger,
        colours: event.colours,
        passes,
      })
      if (!passes) voyage.sinks = at + time
      heading = out
    } else if (event.kind === 'turned') {
      voyage.steps.push({ at: at + share, point: voyage.steps.at(-1)!.point })
    } else if (event.kind === 'reached') {
      voyage.steps.push({ at: at + share, point: plus(next(), polar(70, angleOf(opposite(heading)))) })
    } else if (event.kind === 'at_sea') {
      voyage.steps.push({ at: at + share, point: plus(next(), polar(40, angleOf(opposite(heading)))) })
    } else if (event.kind === 'turned_back') {
      const back = [...voyage.steps].reverse()
      back.forEach(({ point }, i) => voyage.steps.push({ at: at + (share * (i + 1)) / back.length, point }))
    } else if (event.kind === 'stopped') {
      voyage.sinks = at
    }
  }
  return voyage
}

/** When each tile that was turned over or laid comes into sight. */
export function fresh(events: readonly Event[]): Map<number, Moment & { turned: boolean }> {
  const tiles = timed(events).filter(
    (one): one is Timed<Turned | Laid> => one.event.kind === 'turned' || one.event.kind === 'laid',
  )
  return new Map(tiles.map(({ event, at, share }) => [event.tile, { at, share, turned: event.kind === 'turned' }]))
}

/** The middle of what the voyage crosses: where to look while it is under way. */
export function middleOf({ steps }: Voyage): Point {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(steps.map(({ point }) => point[0])), middle(steps.map(({ point }) => point[1]))]
}
