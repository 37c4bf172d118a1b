/** The plane of the archipelago: flat-topped hexes in axial coordinates, world directions from south clockwise. */
export type Point = readonly [number, number]

export const R = 100
/** From the middle of a hex to the middle of an edge. */
export const AP = (R * Math.sqrt(3)) / 2
const RAD = Math.PI / 180
/** Steps in the world directions 0 south, 1 south-west, 2 north-west, 3 north, 4 north-east, 5 south-east. */
export const STEPS: readonly Point[] = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
]

export const round = (x: number) => Math.round(x * 10) / 10
/** A point so far from the origin, in degrees clockwise from east. */
export const polar = (far: number, degrees: number): Point => [
  round(far * Math.cos(degrees * RAD)),
  round(far * Math.sin(degrees * RAD)),
]
/** Degrees of a world direction. */
export const angleOf = (side: number) => 90 + 60 * side
export const opposite = (side: number) => (side + 3) % 6
/** The middle of a hex. */
export const xy = (q: number, r: number): Point => [1.5 * R * q, 2 * AP * (r + q / 2)]
export const key = (q: number, r: number) => `${q},${r}`
export const sin = (degrees: number) => Math.sin(degrees * RAD)
/** How far apart two directions are, 0 to 180 degrees. */
export const apart = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180)

/** The hex that holds a point of the plane. */
export function hexAt(x: number, y: number): Point {
  const near = Math.round(x / (1.5 * R))
  let best: Point = [near, 0]
  let least = Infinity
  for (const q of [near - 1, near, near + 1]) {
    const r = Math.round(y / (2 * AP) - q / 2) + 0 // never a minus zero
    const [cx, cy] = xy(q, r)
    const far = Math.hypot(cx - x, cy - y)
    if (far < least) [best, least] = [[q, r], far]
  }
  return best
}

/** The outline of a tile: six equal S-shaped edges, so that every edge fits every edge. */
export function hexPath(r = R, swing = 0.14): string {
  const edges = [0, 1, 2, 3, 4, 5].map((i) => {
    const [a, b, n] = [polar(r, 60 * i), polar(r, 60 * i + 60), polar(swing * r, 60 * i + 30)]
    const along = (t: number, way: number) =>
      `${round(a[0] + (b[0] - a[0]) * t + way * n[0])} ${round(a[1] + (b[1] - a[1]) * t + way * n[1])}`
    return `C${along(0.34, 1)} ${along(0.66, -1)} ${b}`
  })
  return `M${polar(r, 0)}${edges.join('')}Z`
}
