/** Pointers and keys over the table, turned into spots, directions and places of the grid. */
import type { Spot } from './plane'
import type { Choice } from './view'

/** Where a pointer is, in millimetres of the table. */
export function spotUnder(plane: SVGSVGElement, event: { clientX: number; clientY: number }): Spot {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(plane.getScreenCTM()!.inverse())
  return { x, y }
}

const TURNS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The degrees an arrow key turns by, 15 with shift; 0 for any other key. */
export const turnBy = (event: KeyboardEvent) => (TURNS[event.key] ?? 0) * (event.shiftKey ? 15 : 1)

export interface Place {
  x: number
  y: number
}

/** The free place of the grid nearest to a spot, if it is near enough to be meant. */
export function nearestPlace(places: readonly Place[], spot: Spot, most = 14): Place | null {
  let best: Place | null = null
  let least = most
  for (const place of places) {
    const far = Math.hypot(place.x - spot.x, place.y - spot.y)
    if (far <= least) [best, least] = [place, far]
  }
  return best
}

const STEPS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

/** The next free place in the direction of an arrow key; with shift five steps on. */
export function stepPlace(places: readonly Place[], from: Place, event: KeyboardEvent, grid: number): Place | null {
  const step = STEPS[event.key]
  if (!step) return null
  const far = grid * (event.shiftKey ? 5 : 1)
  const ahead = places.filter(({ x, y }) => (x - from.x) * step[0] + (y - from.y) * step[1] >= far)
  return nearestPlace(ahead, { x: from.x + step[0] * far, y: from.y + step[1] * far }, Infinity)
}

export const placesOf = (choices: readonly Choice[]): Place[] =>
  choices.flatMap(({ parts }) => (parts.kind === 'place' ? [{ x: parts.x, y: parts.y }] : []))
