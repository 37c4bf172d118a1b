/** The map as sets of hexes, and scissors that cut smooth coasts from them. */
import { corner, key, lerp, pt, rnd, SIDES, step, xy, type Hex, type Point } from './hex'

const BOX = { r0: -8, r1: 31, k0: -12, k1: 35 }
const EDGE = -2

export interface Lake {
  water: Hex[]
  land: Hex[]
  isWater(hex: Hex): boolean
  /** Steps from each hex to the nearest land, or water. */
  toLand: Map<string, number>
  toWater: Map<string, number>
}

/** The lake of a view: rows of `.` and `#` from row −2 on. A buoy in open water hides the rock it makes. */
export function lakeOf(rows: readonly string[], buoys: readonly Hex[]): Lake {
  const wet = (hex: Hex) => rows[hex[0] - EDGE]?.[hex[1] - EDGE] === '.'
  const afloat = new Set(buoys.filter((hex) => SIDES.filter((s) => !wet(step(hex, s))).length < 2).map(key))
  const isWater = (hex: Hex) => wet(hex) || afloat.has(key(hex))
  const cells: Hex[] = []
  for (let r = BOX.r0; r <= BOX.r1; r++) for (let k = BOX.k0; k <= BOX.k1; k++) cells.push([r, k])
  const water = cells.filter(isWater)
  const land = cells.filter((hex) => !isWater(hex))
  const all = new Set(cells.map(key))
  return { water, land, isWater, toLand: distances(land, all), toWater: distances(water, all) }
}

function distances(goal: Hex[], all: Set<string>): Map<string, number> {
  const found = new Map(goal.map((hex) => [key(hex), 0]))
  const queue = [...goal]
  for (let i = 0; i < queue.length; i++) {
    for (const side of SIDES) {
      const next = step(queue[i], side)
      if (found.has(key(next)) || !all.has(key(next))) continue
      found.set(key(next), found.get(key(queue[i]))! + 1)
      queue.push(next)
    }
  }
  return found
}

/** Connected clusters of a set of hexes. */
export function clusters(list: Hex[]): Hex[][] {
  const left = new Set(list.map(key))
  const out: Hex[][] = []
  for (const hex of list) {
    if (!left.delete(key(hex))) continue
    const group = [hex]
    for (let i = 0; i < group.length; i++) {
      for (const side of SIDES) {
        const next = step(group[i], side)
        if (left.delete(key(next))) group.push(next)
      }
    }
    out.push(group)
  }
  return out
}

/** Closed outlines of a set of hexes, the set on the right hand. */
function loops(list: Hex[]): Point[][] {
  const set = new Set(list.map(key))
  const next = new Map<string, string>()
  const at = new Map<string, Point>()
  const id = (p: Point) => `${Math.round(p[0])}|${Math.round(p[1])}`
  for (const hex of list) {
    SIDES.forEach((side, i) => {
      if (set.has(key(step(hex, side)))) return
      const a = corner(xy(hex), i)
      next.set(id(a), id(corner(xy(hex), i + 1)))
      at.set(id(a), a)
    })
  }
  const out: Point[][] = []
  while (next.size) {
    const loop: Point[] = []
    let t: string | undefined = next.keys().next().value
    while (t !== undefined && next.has(t)) {
      loop.push(at.get(t)!)
      const n: string = next.get(t)!
      next.delete(t)
      t = n
    }
    out.push(loop)
  }
  return out
}

export interface Cut {
  grow?: number
  wobble?: number
  soft?: number
  rounds?: number
  seed?: number
}

/** A hex outline as a smooth closed path; `grow` moves it outwards, `wobble` makes it hand-cut. */
function cut(loop: Point[], { grow = 0, wobble = 3, soft = 0.5, rounds = 1, seed = 1 }: Cut): string {
  const n = loop.length
  let p = loop
  for (let j = 0; j < rounds && n > 6; j++) {
    p = p.map((v, i) => lerp(v, lerp(p[(i + n - 1) % n], p[(i + 1) % n], 0.5), soft))
  }
  p = p.map((v, i): Point => {
    const a = p[(i + n - 1) % n]
    const b = p[(i + 1) % n]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const g = grow + (rnd(loop[i][0], loop[i][1], seed) - 0.5) * 2 * wobble
    return [v[0] + ((b[1] - a[1]) / l) * g, v[1] - ((b[0] - a[0]) / l) * g]
  })
  const curves = p.map((v, i) => `Q${pt(v)} ${pt(lerp(v, p[(i + 1) % n], 0.5))}`).join('')
  return `M${pt(lerp(p[n - 1], p[0], 0.5))}${curves}Z`
}

/** The coast of a set of hexes as one path. */
export const coast = (list: Hex[], how: Cut = {}) =>
  loops(list)
    .map((loop) => cut(loop, how))
    .join('')
