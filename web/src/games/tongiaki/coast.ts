/**
 * Where everything on a coast goes: a share of the circle for each beach, its moorings and jetties in it. Boats that
 * would touch stand in two rows, one behind the other, so that none hides another on a steep beach.
 */
import { angleOf, polar, sin, type Point } from './hex'
import type { BoxIsland } from './payloads'

/** The ring the moorings are on, and how far apart two boats must be to be told apart. */
const RING = 70
export const CLEAR = 26
const DEGREES = (RING * Math.PI) / 180
/** The breadth of a boat at full size, and the largest size on a beach. */
const BOAT = 34
const LARGEST = 0.92
/** Degrees: half a headland between two beaches, a wooded point, from a mooring to a jetty (closer where there is more of either),
 * to the end of its beach. */
const HEADLAND = 2.5
const WOOD = 34
const BERTH = 12
const CLOSE = 10
const SHORE = 8
/** Moorings this far apart are far enough, and so far may their middle be from that of the beach. */
const WIDE = 30
const ASKEW = 4
const STEP = 3

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
  moorings: number
  edges: number[]
  middle: number
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
  const shores = stretches.map((stretch) => shore(stretch, off, rho))
  const pairs = stretches.map((one, i) => [one.to, after(stretches, i).from] as const)
  return {
    shores,
    boat: boatSize(shores.flatMap(({ moorings }) => moorings)),
    woods: pairs.filter((_, i) => wooded(stretches, i)).map(([from, to]) => [off + from, off + to]),
    headlands: pairs.filter((_, i) => !wooded(stretches, i)).map(([from, to]) => off + (from + to) / 2),
  }
}

/** The beach after another one clockwise, once around the island. */
function after(stretches: Stretch[], i: number): Stretch {
  if (i + 1 < stretches.length) return stretches[i + 1]
  const [first] = stretches
  const edges = first.edges.map((edge) => edge + 6)
  return { ...first, edges, middle: first.middle + 360, from: first.from + 360, to: first.to + 360 }
}

/** Whether there is an edge without a jetty between a beach and the next one. */
const wooded = (stretches: Stretch[], i: number) => after(stretches, i).edges[0] - stretches[i].edges.at(-1)! > 1

/**
 * The circle divided. The middle of a beach is that of its jetties, by which it is called (`side`); it is broader the
 * more it has to hold, and ends before the jetties of its neighbours. Degree 0 is the red mark.
 */
function shares(beaches: BoxIsland['beaches']): Stretch[] {
  const stretches = beaches.map(({ moorings, edges }): Stretch => {
    const middle = 30 * (edges[0] + edges.at(-1)!)
    return { moorings, edges, middle, from: middle, to: middle }
  })
  const need = ({ moorings, edges }: Stretch) => moorings / edges.length
  const base = ({ edges }: Stretch) => 30 * (edges.length - 1) + SHORE
  const half = stretches.map(({ edges }) => 30 * edges.length + 30 - BERTH)
  stretches.forEach((one, i) => {
    const next = after(stretches, i)
    const room = next.middle - one.middle - (wooded(stretches, i) ? WOOD : 2 * HEADLAND)
    const part = base(one) + ((room - base(one) - base(next)) * need(one)) / (need(one) + need(next))
    const j = (i + 1) % stretches.length
    half[i] = Math.min(half[i], part)
    half[j] = Math.min(half[j], room - part)
  })
  return stretches.map((one, i) => ({ ...one, from: one.middle - half[i], to: one.middle + half[i] }))
}

/** Jetties straight out by their edges, moorings around them. */
function shore({ moorings, edges, middle, from, to }: Stretch, off: number, rho: number): Shore {
  const jetties = edges.map((edge) => 60 * edge - middle)
  return {
    from: off + from,
    to: off + to,
    moorings: stagger(places(moorings, jetties, to - middle).map((degrees) => off + middle + degrees)),
    jetties: edges.map((edge) => ({ degrees: off + 60 * edge, edge, side: (edge + rho) % 6 })),
  }
}

/**
 * Where moorings are, in degrees from the middle of their beach: off its jetties, as far from each other as can be, and
 * with their own middle near that of the beach.
 */
function places(moorings: number, jetties: number[], half: number): number[] {
  let best: number[] = []
  let most = -Infinity
  const off = moorings > 3 || jetties.length > 1 ? CLOSE : BERTH
  const outer = Array.from({ length: Math.floor(half / STEP) }, (_, i) => half - SHORE - STEP * i)
  for (const counts of divided(moorings, jetties.length + 1)) {
    for (const left of counts[0] ? outer : [half]) {
      for (const right of counts.at(-1) ? outer : [half]) {
        const starts = [-left, ...jetties.map((at) => at + off)]
        const ends = [...jetties.map((at) => at - off), right]
        if (counts.some((count, i) => count && ends[i] < starts[i] - 0.1)) continue
        const at = counts.flatMap((count, i) => spread(count, starts[i], ends[i], i, counts.length - 1))
        const middle = middleOf(at)
        const near = Math.min(WIDE, ...at.slice(1).map((one, i) => one - at[i]))
        const worth = near - 3 * Math.max(0, Math.abs(middle) - ASKEW) + 0.01 * (at.at(-1)! - at[0])
        if (worth > most + 1e-9) [best, most] = [at, worth]
      }
    }
  }
  return best
}

/** The direction of the middle of points on a ring. */
function middleOf(degrees: number[]): number {
  const [east, south] = [0, 90].map((to) => degrees.reduce((sum, at) => sum + sin(at + 90 - to), 0))
  return (Math.atan2(south, east) * 180) / Math.PI
}

/** So many from start to end, one alone in the middle between two jetties, or out where its beach ends. */
function spread(count: number, start: number, end: number, i: number, last: number): number[] {
  if (count === 1) return [i === 0 ? start : i === last ? end : (start + end) / 2]
  return Array.from({ length: count }, (_, k) => start + ((end - start) * k) / (count - 1))
}

/** All ways to divide a number into so many. */
function divided(count: number, parts: number): number[][] {
  if (parts === 1) return [[count]]
  return Array.from({ length: count + 1 }, (_, first) =>
    divided(count - first, parts - 1).map((rest) => [first, ...rest]),
  ).flat()
}

function boatSize(moorings: Point[]): number {
  const near = moorings.flatMap(([x, y], i) => moorings.slice(i + 1).map(([a, b]) => Math.hypot(a - x, b - y)))
  return Math.min(LARGEST, Math.min(...near) / BOAT)
}

/** Where the line along the moorings of a beach begins and ends, in degrees. */
function ends({ from, to }: Shore): [number, number] {
  const end = 16 // degrees a round end takes, and a gap between two beaches
  return to - from > 2 * end ? [from + end, to - end] : [(from + to) / 2 - 0.1, (from + to) / 2 + 0.1]
}

/** A line along the moorings of a beach, to be drawn broad with round ends. */
export function arc(shore: Shore): string {
  const [start, stop] = ends(shore)
  return `M${polar(RING, start)}A${RING} ${RING} 0 ${stop - start > 180 ? 1 : 0} 1 ${polar(RING, stop)}`
}

/** How far a beach reaches on either side of the line along its moorings. */
const REACH = 19

/** The outline of a beach with its boats. */
export function outline(shore: Shore): string {
  const [start, stop] = ends(shore)
  const large = stop - start > 180 ? 1 : 0
  const [far, near] = [RING + REACH, RING - REACH]
  const [over, back] = [
    `A${far} ${far} 0 ${large} 1 ${polar(far, stop)}`,
    `A${near} ${near} 0 ${large} 0 ${polar(near, start)}`,
  ]
  const round = `A${REACH} ${REACH} 0 0 1`
  return `M${polar(far, start)}${over}${round} ${polar(near, stop)}${back}${round} ${polar(far, start)}Z`
}

/** The middle of a beach, on the line along its moorings. */
export const middleOfBeach = ({ from, to }: Shore): Point => polar(RING, (from + to) / 2)

/** Every other mooring further out where the ring alone would put two boats on top of each other. */
function stagger(degrees: number[]): Point[] {
  const arc = Math.min(...degrees.slice(1).map((at, i) => (at - degrees[i]) * DEGREES))
  const apart = Math.sqrt(Math.max(0, CLEAR ** 2 - arc ** 2)) / 2
  return degrees.map((at, i) => polar(RING + (i % 2 ? -apart : apart), at))
}
