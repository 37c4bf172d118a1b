/** Marks in pixels: the paths of arrows, and places for numbers and words where they hide little. Pure: no browser. */
import type { Manner } from './marks'
import { covered, overlap, type Box } from './placing'

export type Pixel = readonly [x: number, y: number]

export interface Arrow {
  /** The line; empty for a push, which is told by chevrons alone. */
  path: string
  /** Where the head or a chevron stands, and which way it points, in degrees. */
  heads: { x: number; y: number; turn: number }[]
  /** Points along it, for what should not hide it. */
  body: Pixel[]
}

/** Arrows shorter than this say nothing. */
const LEAST = 12
/** How much of both ends stays free, so that the pieces there can be seen. */
const FREE = { start: 9, end: 13 }
const STEP = 11
const GRAIN = 14

const far = (a: Pixel, b: Pixel) => Math.hypot(b[0] - a[0], b[1] - a[1])
const between = (a: Pixel, b: Pixel, share: number): Pixel => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
const turnOf = (a: Pixel, b: Pixel) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
const text = ([x, y]: Pixel) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** The length of a line through points. */
export const lengthOf = (points: readonly Pixel[]) =>
  points.slice(1).reduce((sum, point, i) => sum + far(points[i], point), 0)

/** A line without so much of its start and its end. */
export function trimmed(points: readonly Pixel[], start: number, end: number): Pixel[] {
  const cut = (line: readonly Pixel[], by: number): Pixel[] => {
    let left = by
    for (let i = 1; i < line.length; i++) {
      const long = far(line[i - 1], line[i])
      if (long > left) return [between(line[i - 1], line[i], left / long), ...line.slice(i)]
      left -= long
    }
    return line.slice(-1)
  }
  return cut(cut(points, start).reverse(), end).reverse()
}

/** The point of a line after this many pixels, and which way the line goes there. */
function along(points: readonly Pixel[], by: number): { x: number; y: number; turn: number } {
  let left = by
  for (let i = 1; i < points.length; i++) {
    const long = far(points[i - 1], points[i])
    if (long >= left || i === points.length - 1) {
      const [x, y] = between(points[i - 1], points[i], long ? Math.min(1, left / long) : 0)
      return { x, y, turn: turnOf(points[i - 1], points[i]) }
    }
    left -= long
  }
  return { x: points[0][0], y: points[0][1], turn: 0 }
}

const SAMPLES = 16

/** The arc of a jump, bent upwards, as points. */
function arc(a: Pixel, b: Pixel): Pixel[] {
  const long = far(a, b)
  const bend = Math.min(70, Math.max(18, long * 0.42)) * (b[0] < a[0] ? -1 : 1)
  const [mx, my] = between(a, b, 0.5)
  const top: Pixel = [mx + ((b[1] - a[1]) / long) * bend, my - ((b[0] - a[0]) / long) * bend]
  return Array.from({ length: SAMPLES + 1 }, (_, i) =>
    between(between(a, top, i / SAMPLES), between(top, b, i / SAMPLES), i / SAMPLES),
  )
}

/** A line through points with its corners rounded. */
function rounded(points: readonly Pixel[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1) ?? first
  const corners = rest.slice(0, -1).map((corner, i) => `Q${text(corner)} ${text(between(corner, rest[i + 1], 0.5))}`)
  return `M${text(first)}${corners.join('')}L${text(last)}`
}

/** The arrow along some points; null if it would be too short to see. */
export function arrowOf(points: readonly Pixel[], manner: Manner): Arrow | null {
  const bent = manner === 'jumped' && points.length === 2 && far(points[0], points[1]) > 0
  const line = bent ? arc(points[0], points[1]) : points
  const long = lengthOf(line)
  if (long < LEAST) return null
  const short = Math.min(1, long / 60)
  const seen = trimmed(line, FREE.start * short, FREE.end * short)
  const left = lengthOf(seen)
  if (manner === 'pushed') {
    const count = Math.max(1, Math.floor(left / STEP))
    const heads = Array.from({ length: count }, (_, i) => along(seen, left - (count - 1 - i) * STEP))
    return { path: '', heads, body: heads.map(({ x, y }) => [x, y] as const) }
  }
  const tip = along(seen, left)
  const shaft = trimmed(seen, 0, Math.min(8, left / 2))
  const body = Array.from({ length: Math.ceil(left / GRAIN) }, (_, i): Pixel => {
    const { x, y } = along(seen, i * GRAIN)
    return [x, y]
  })
  return { path: rounded(shaft), heads: [tip], body }
}

const NEAR = 7
const ASIDE = 9

/** How far a point is from a stretch. */
function off(point: Pixel, a: Pixel, b: Pixel): number {
  const long = far(a, b) ** 2
  const along = long ? ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / long : 0
  return far(point, between(a, b, Math.min(1, Math.max(0, along))))
}

/** Straight ways that run along each other stand side by side, so that none hides another. */
export function sideBySide(ways: readonly (readonly Pixel[])[]): Pixel[][] {
  const placed: Pixel[][] = []
  for (const way of ways) {
    let line = [...way]
    const [a, b] = way
    const lies = ([c, d]: readonly Pixel[]) =>
      [0.25, 0.5, 0.75].filter((share) => off(between(line[0], line[1], share), c, d) < NEAR).length > 1 ||
      [0.25, 0.5, 0.75].filter((share) => off(between(c, d, share), line[0], line[1]) < NEAR).length > 1
    const straight = way.length === 2 && far(a, b) > LEAST
    for (
      let turn = 1;
      straight && turn <= placed.length && placed.some((other) => other.length === 2 && lies(other));
      turn++
    ) {
      const by = (turn % 2 ? 1 : -1) * Math.ceil(turn / 2) * ASIDE
      const [nx, ny] = [((b[1] - a[1]) / far(a, b)) * by, ((a[0] - b[0]) / far(a, b)) * by]
      line = way.map(([x, y]): Pixel => [x + nx, y + ny])
    }
    placed.push(line)
  }
  return placed
}

export interface Wanted {
  /** What it belongs to, and its own size. */
  at: Pixel
  w: number
  h: number
  /** How far from its place it stands at least. */
  off: number
}

const TURNS = [-135, -90, -45, 180, 0, 135, 45, 90]
const RINGS = [0, 14, 30, 50, 76]

/** A place for each thing, one after the other: within the room, over nothing that is shown, near where it belongs. */
export function placeAll(wanted: readonly Wanted[], things: readonly Box[], room: Box): Box[] {
  const placed: Box[] = []
  for (const { at, w, h, off } of wanted) {
    const fit = (x: number, y: number): Box => ({
      x: Math.min(Math.max(x, room.x + 4), room.x + Math.max(4, room.w - w - 4)),
      y: Math.min(Math.max(y, room.y + 4), room.y + Math.max(4, room.h - h - 4)),
      w,
      h,
    })
    const spots = RINGS.flatMap((ring) =>
      TURNS.map((turn) => {
        const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
        return fit(at[0] + c * (off + ring + w / 2) - w / 2, at[1] + s * (off + ring + h / 2) - h / 2)
      }),
    )
    const cost = (box: Box, i: number) =>
      (6 * placed.reduce((sum, other) => sum + overlap(box, other), 0)) / h +
      (2.5 * covered(box, things)) / h +
      far(at, [box.x + w / 2, box.y + h / 2]) / 3 +
      i * 0.01
    placed.push(spots.map((box, i) => ({ box, cost: cost(box, i) })).reduce((a, b) => (b.cost < a.cost ? b : a)).box)
  }
  return placed
}
