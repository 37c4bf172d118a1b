/** The part of the plane that is shown: the archipelago with water around it, never smaller than a table's worth. */
import { AP, R, xy } from './hex'
import type { View } from './payloads'

const LEAST = { width: 820, height: 660 }
/** A ring of hexes around the tiles, most of each in sight: where the map may grow. */
const WATER = { x: R + 115, y: AP + 140 }

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export function frameOf({ tiles }: Pick<View, 'tiles'>): Frame {
  const middles = tiles.map(({ q, r }) => xy(q, r))
  const [x, width] = span(
    middles.map(([x]) => x),
    WATER.x,
    LEAST.width,
  )
  const [y, height] = span(
    middles.map(([, y]) => y),
    WATER.y,
    LEAST.height,
  )
  return { x, y, width, height }
}

/** Start and length of a stretch around some points, with a margin. */
function span(points: number[], margin: number, least: number): [number, number] {
  const [from, to] = [Math.min(...points) - margin, Math.max(...points) + margin]
  const spare = Math.max(0, least - (to - from)) / 2
  return [Math.round(from - spare), Math.round(to - from + 2 * spare)]
}
