/** Hexes of the lake: [row, column], pointy top, even rows half a hex to the right. Plane units are those of the drawing. */
import type { Facing, Turn } from './payloads'

export type Hex = [number, number]
export type Point = readonly [number, number]
export const FACINGS: readonly Facing[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE']

export const W = 40
export const R = W / Math.sqrt(3)
/** Degrees clockwise from east, as SVG turns. */
export const DEG: Record<Facing, number> = { E: 0, NE: -60, NW: -120, W: 180, SW: 120, SE: 60 }
/** Side i of a hex is between its corners i and i + 1. */
export const SIDES: readonly Facing[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE']

export const key = ([r, k]: Hex) => `${r},${k}`
export const xy = ([r, k]: Hex): Point => [W * (k - (r & 1) / 2), ((W * Math.sqrt(3)) / 2) * r]
export const f = (n: number) => +n.toFixed(1)
export const pt = (p: Point) => `${f(p[0])} ${f(p[1])}`
export const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

const RAD = Math.PI / 180
/** A point so far from another, in degrees clockwise from east. */
export const off = ([x, y]: Point, deg: number, far: number): Point => [
  x + far * Math.cos(deg * RAD),
  y + far * Math.sin(deg * RAD),
]

/** The next hex in a direction. */
export function step([r, k]: Hex, facing: Facing): Hex {
  const odd = r & 1
  switch (facing) {
    case 'E':
      return [r, k + 1]
    case 'W':
      return [r, k - 1]
    case 'NE':
      return [r - 1, k + 1 - odd]
    case 'NW':
      return [r - 1, k - odd]
    case 'SE':
      return [r + 1, k + 1 - odd]
    case 'SW':
      return [r + 1, k - odd]
  }
}

/** The facing after a turn: L anticlockwise, S straight on, R clockwise. */
export function turned(facing: Facing, turn: Turn): Facing {
  const by = turn === 'L' ? 1 : turn === 'R' ? 5 : 0
  return FACINGS[(FACINGS.indexOf(facing) + by) % 6]
}

export const corner = (c: Point, i: number, s = R): Point => off(c, 60 * i - 30, s)
export const hexPath = (c: Point, s = R) => 'M' + [0, 1, 2, 3, 4, 5].map((i) => pt(corner(c, i, s))).join('L') + 'Z'

/** The hex that contains a point of the plane. */
export function hexAt(x: number, y: number): Hex {
  const r = Math.round(y / ((W * Math.sqrt(3)) / 2))
  let best: Hex = [r, 0]
  let least = Infinity
  for (const row of [r - 1, r, r + 1]) {
    const col = Math.round(x / W + (row & 1) / 2)
    const [cx, cy] = xy([row, col])
    const far = Math.hypot(cx - x, cy - y)
    if (far < least) [best, least] = [[row, col], far]
  }
  return best
}

/** A number from 0 to 1 that is always the same for the same arguments: hand-cut edges that do not flicker. */
export function rnd(...args: number[]): number {
  let h = 7
  for (const v of args) {
    h = Math.imul(h ^ Math.round(v * 13 + 101), 2654435761) >>> 0
    h ^= h >>> 15
  }
  return (Math.imul(h, 2246822519) >>> 8) / 16777216
}
