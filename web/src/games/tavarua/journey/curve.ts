/** The rank over the year as the line of a wave: high is good. Pure geometry. */
import type { Career } from '../payloads'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}
export type Point = [number, number]

/** The height of a rank: the title at the top of the frame, the end of the tour at its foot. */
export function heightOf(rank: number, { win, loss }: Pick<Career, 'win' | 'loss'>, frame: Frame): number {
  const held = Math.min(loss, Math.max(win, rank))
  return frame.y + (frame.height * (held - win)) / (loss - win)
}

/** A point for the start and for each event surfed. */
export function pointsOf(career: Career, frame: Frame): Point[] {
  const step = frame.width / career.events.length
  return career.ranks.map((rank, i) => [frame.x + i * step, heightOf(rank, career, frame)])
}

const f = (value: number) => String(Math.round(value * 10) / 10)

/** A line through all points that never swings beyond them: level at every turn of the tide. */
export function smooth(points: Point[]): string {
  if (points.length < 2) return points.map(([x, y]) => `M${f(x)} ${f(y)}`).join('')
  const slopes = points.map(([x, y], i) => {
    if (i === 0 || i === points.length - 1) return 0
    const before = (y - points[i - 1][1]) / (x - points[i - 1][0])
    const after = (points[i + 1][1] - y) / (points[i + 1][0] - x)
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  const parts = points.slice(1).map(([x, y], i) => {
    const [x0, y0] = points[i]
    const third = (x - x0) / 3
    return `C${f(x0 + third)} ${f(y0 + slopes[i] * third)} ${f(x - third)} ${f(y - slopes[i + 1] * third)} ${f(x)} ${f(y)}`
  })
  return `M${f(points[0][0])} ${f(points[0][1])}${parts.join('')}`
}

/** The same line as part of a sea: it swells from the left, and breaks after the last point down to the water's level. */
export function swell(points: Point[], left: number, right: number, level: number): Point[] {
  const [first, last] = [points[0], points.at(-1)!]
  const fall = Math.min((right - left) * 0.16, Math.max(30, (level - last[1]) * 0.3))
  const shore: Point[] =
    last[0] + fall < right
      ? [
          [last[0] + fall, level],
          [right, level],
        ]
      : [[right, (last[1] + level) / 2]]
  return [[left, (first[1] + level) / 2], ...points, ...shore]
}

/** The water below the line, down to a depth. */
export function water(points: Point[], depth: number, sink = 0): string {
  const sunk = points.map(([x, y]): Point => [x, Math.min(depth, y + sink)])
  const [first, last] = [sunk[0], sunk.at(-1)!]
  return `${smooth(sunk)}L${f(last[0])} ${f(depth)}L${f(first[0])} ${f(depth)}Z`
}
