/** Where the chairs stand around the picture. */

export interface ChairPlace {
  /** On a large screen: shares of the free width and height, from the upper left. */
  x: number
  y: number
  /** On a small screen: one of two columns, and a row from 1. */
  column: 1 | 2
  row: number
}

/** How high the chairs of a side stand, from the first one: beside what the picture shows there, not on it. */
const HEIGHTS: Record<number, readonly number[]> = { 1: [0.66], 2: [0.8, 0.16], 3: [0.8, 0.48, 0.12] }

function around(at: number, count: number): { x: number; y: number } {
  const ring = count + (count % 2)
  if (at === 0) return { x: 0.5, y: 1 }
  if (at === ring / 2) return { x: 0.5, y: 0 }
  if (at >= ring) return { x: 1, y: 1 }
  const heights = HEIGHTS[ring / 2 - 1] ?? HEIGHTS[3]
  return at < ring / 2 ? { x: 0, y: heights[at - 1] } : { x: 1, y: heights[ring - at - 1] }
}

/** The place of chair `at` of `count`: the first at the bottom, the others clockwise, as seats go; the next one after the
 * last is for a chair that could be added. */
export function placeOf(at: number, count: number, cells = count): ChairPlace {
  const rows = Math.ceil(cells / 2)
  const small = at < rows ? { column: 1 as const, row: rows - at } : { column: 2 as const, row: at - rows + 1 }
  return { ...around(at, count), ...small }
}
