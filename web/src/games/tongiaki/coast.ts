/**
 * Where everything on a coast goes: a share of the circle for each beach, its moorings and jetties in it. Boats that
 * would touch stand in two rows, one behind the other, so that none hides another on a steep beach.
 */
import { angleOf, polar, type Point } from './hex'
import type { BoxIsland } from './payloads'

/** The ring the moorings are on, and how far apart two boats must be to be told apart. */
const RING = 70
export const CLEAR = 26
const DEGREES = (RING * Math.PI) / 180
/** The breadth of a boat at full size, and the largest size on a beach. */
const BOAT = 34
const LARGEST = 0.92
const JETTY_SHARE = 0.42
const HEADLAND = 2.5
const GAP = 30

export interface Shore {
  /** First and last degree. */
  from: number
  to: number
  moorings: Point[]
  jetties: { degrees: number; edge: number; side: number }[]
}

export interface Coast {
  shores: Shore[]
  /** How large a boat may be drawn so that none hides another. */
  boat: number
  /** Wooded stretches without a beach, in degrees. */
  woods: [number, number][]
  /** Where two beaches meet. */
  headlands: number[]
}

interface Stretch {
  beach: number | null
  moorings: number
  edges: number[]
  from: number
  to: number
}

const known = new Map<string, Coast>()

/** The coast of an island whose red mark looks in world direction `rho`, measured once. */
export function coastOf({ beaches }: Pick<BoxIsland, 'beaches'>, rho: number): Coast {
  const name = `${rho} ${beaches.map(({ moorings, edges }) => `${moorings}@${edges.join()}`).join(' ')}`
  const coast = known.get(name) ?? measure(beaches, rho)
  known.set(name, coast)
  return coast
}

function measure(beaches: BoxIsland['beaches'], rho: number): Coast {
  const stretches = shares(beaches)
  const off = angleOf(rho)
  const turned = (degrees: number) => off + degrees
  const shores: Shore[] = []
  for (const stretch of stretches) if (stretch.beach !== null) shores[stretch.beach] = shore(stretch, off, rho)
  const next = (i: number) => stretches[(i + 1) % stretches.length]
  return {
    shores,
    boat: boatSize(shores.flatMap(({ moorings }) => moorings)),
    woods: stretches.filter(({ beach }) => beach === null).map(({ from, to }) => [turned(from), turned(to)]),
    headlands: stretches.filter(({ beach }, i) => beach !== null && next(i).beach !== null).map(({ to }) => turned(to)),
  }
}

/** The circle divided, by the edges of each beach, and more by what it has to hold. Degree 0 is the red mark. */
function shares(beaches: BoxIsland['beaches']): Stretch[] {
  const round = beaches.some(({ edges }) => edges.includes(0))
  const wood = () => ({ beach: null, moorings: 0, edges: [] as number[], nature: 30, need: GAP })
  const items: ReturnType<typeof item>[] = round ? [] : [wood()]
  function item(beach: number | null, moorings: number, edges: number[]) {
    return { beach, moorings, edges, nature: 60 * edges.length, need: moorings * 20 + edges.length * 7 + 2 * HEADLAND }
  }
  let edge = round ? 0 : 1
  beaches.forEach(({ moorings, edges }, i) => {
    if (edges[0] > edge) items.push(wood())
    items.push(item(i, moorings, edges))
    edge = edges.at(-1)! + 1
  })
  const need = items.reduce((sum, one) => sum + one.need, 0)
  const nature = items.reduce((sum, one) => sum + one.nature, 0)
  const wide = items.map((one) => 360 * (0.25 * (one.nature / nature) + 0.75 * (one.need / need)))
  let at = round ? -30 : -wide[0] / 2
  return items.map(({ beach, moorings, edges }, i) => {
    const from = at
    at += wide[i]
    return { beach, moorings, edges, from, to: at }
  })
}

/** Moorings and jetties of one beach in the order that keeps each jetty nearest to its edge. */
function shore({ moorings, edges, from, to }: Stretch, off: number, rho: number): Shore {
  const unit = (to - from - 2 * HEADLAND) / (moorings + JETTY_SHARE * edges.length)
  let best: { cost: number; places: number[]; jetties: number[] } | null = null
  for (const order of orders(moorings + edges.length, edges.length)) {
    let at = from + HEADLAND
    let cost = 0
    const places: number[] = []
    const jetties: number[] = []
    for (const isJetty of order) {
      const width = unit * (isJetty ? JETTY_SHARE : 1)
      const middle = at + width / 2
      at += width
      if (!isJetty) places.push(middle)
      else {
        cost += (middle - 60 * edges[jetties.length]) ** 2
        jetties.push(middle)
      }
    }
    if (!best || cost < best.cost) best = { cost, places, jetties }
  }
  return {
    from: off + from,
    to: off + to,
    moorings: stagger(best!.places.map((degrees) => off + degrees)),
    jetties: best!.jetties.map((degrees, i) => ({
      degrees: off + degrees,
      edge: edges[i],
      side: (edges[i] + rho) % 6,
    })),
  }
}

function boatSize(moorings: Point[]): number {
  const near = moorings.flatMap(([x, y], i) => moorings.slice(i + 1).map(([a, b]) => Math.hypot(a - x, b - y)))
  return Math.min(LARGEST, Math.min(...near) / BOAT)
}

/** A line along the moorings of a beach, to be drawn broad with round ends. */
export function arc({ from, to }: Shore): string {
  const end = 14 // degrees a round end takes
  const [start, stop] = to - from > 2 * end ? [from + end, to - end] : [(from + to) / 2 - 0.1, (from + to) / 2 + 0.1]
  return `M${polar(RING, start)}A${RING} ${RING} 0 ${stop - start > 180 ? 1 : 0} 1 ${polar(RING, stop)}`
}

/** All orders of this many things, this many of them jetties. */
function orders(count: number, jetties: number): boolean[][] {
  return Array.from({ length: 1 << count }, (_, mask) =>
    Array.from({ length: count }, (_, i) => ((mask >> i) & 1) === 1),
  ).filter((order) => order.filter(Boolean).length === jetties)
}

/** Every other mooring further out where the ring alone would put two boats on top of each other. */
function stagger(degrees: number[]): Point[] {
  const arc = Math.min(...degrees.slice(1).map((at, i) => (at - degrees[i]) * DEGREES))
  const apart = Math.sqrt(Math.max(0, CLEAR ** 2 - arc ** 2)) / 2
  return degrees.map((at, i) => polar(RING + (i % 2 ? -apart : apart), at))
}
