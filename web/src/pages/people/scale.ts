/** Ratings along a line: from points to a share of the width, with some room at both ends. */
interface Span {
  low: number
  high: number
}

export function scaleOf(spans: readonly Span[]): (points: number) => number {
  const low = Math.min(...spans.map((span) => span.low))
  const high = Math.max(...spans.map((span) => span.high))
  const room = Math.max(high - low, 1) * 0.06
  return (points) => (points - low + room) / (high - low + 2 * room)
}

/** How far the truth may lie from a rating, in points. */
export const doubt = ({ low, high }: Span) => Math.round((high - low) / 2)
