/** The plane of the table in millimetres: the volcano in the middle, y downwards, degrees from the right downwards. */
import type { Board, View } from './payloads'

export interface Spot {
  x: number
  y: number
}

export const SHAPE = { x: -333, y: -333, width: 666, height: 666 }
export const FRAME = `${SHAPE.x} ${SHAPE.y} ${SHAPE.width} ${SHAPE.height}`
export const RAD = Math.PI / 180

export const f = (n: number) => Math.round(n * 10) / 10
export const mm = (hundredths: number) => hundredths / 100
export const dist = (a: Spot, b: Spot) => Math.hypot(b.x - a.x, b.y - a.y)
export const mix = (a: number, b: number, u: number) => a + (b - a) * u
export const polar = ({ x, y }: Spot, degree: number, far: number): Spot => ({
  x: x + far * Math.cos(degree * RAD),
  y: y + far * Math.sin(degree * RAD),
})

/** The direction from one spot to another, 0 to under 360. */
export function bearing(from: Spot, to: Spot): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) / RAD + 360) % 360
}

/** The whole degree among those allowed that is nearest to a direction. */
export function nearestDegree(degree: number, allowed: ReadonlySet<number>): number | null {
  const whole = Math.round(degree) % 360
  for (let off = 0; off <= 180; off++) {
    for (const found of [(whole + off) % 360, (whole - off + 360) % 360]) if (allowed.has(found)) return found
  }
  return null
}

/** How far apart two directions are, 0 to 180. */
export function apart(a: number, b: number): number {
  const off = Math.abs(a - b) % 360
  return Math.min(off, 360 - off)
}

const SNAP = 24

/** The target a ruler turned to a direction snaps to: the one the pointer is nearest to among those close in angle. */
export function snapped<T extends Spot>(from: Spot, degree: number, targets: readonly T[], pointer?: Spot): T | null {
  const close = targets.filter((target) => apart(bearing(from, target), degree) <= SNAP)
  const worth = (target: T) =>
    pointer ? dist(pointer, target) : apart(bearing(from, target), degree) * 10 + dist(from, target) / 100
  return close.sort((a, b) => worth(a) - worth(b))[0] ?? null
}

/** Where a ruler lies that joins two pieces: along the line between their middles, sticking out alike on both sides. */
export function laid(from: Spot, to: Spot, length: number): { at: Spot; degree: number } {
  const degree = bearing(from, to)
  return { at: polar(from, degree, (dist(from, to) - length) / 2), degree }
}

/** How a board stands: turned about the volcano from the bottom, its distance and its size. */
export function shoreOf({ middle, facing, corners }: Board): { turn: number; far: number; half: number; deep: number } {
  const [a, b, c] = corners.map(([x, y]) => ({ x: mm(x), y: mm(y) }))
  return {
    turn: (facing + 90) % 360,
    far: Math.hypot(mm(middle[0]), mm(middle[1])),
    half: dist(a, b) / 2,
    deep: dist(b, c),
  }
}

/** A spot of a board, given as if it lay at the bottom, in the plane. */
export function onShore(shore: Board, x: number, y: number): Spot {
  const { turn, far } = shoreOf(shore)
  const [c, s] = [Math.cos(turn * RAD), Math.sin(turn * RAD)]
  return { x: x * c - (far + y) * s, y: x * s + (far + y) * c }
}

/** Whether what is written on a board would stand on its head. */
export const upsideDown = (turn: number) => turn > 91 && turn < 269

/** Where a pawn and a totem stand on a board. */
export function home(shore: Board, what: 'pawn' | 'totem' | 'guest'): Spot {
  const side = upsideDown(shoreOf(shore).turn) ? -1 : 1
  return onShore(shore, side * { pawn: 42, totem: 64, guest: 12 }[what], { pawn: 36, totem: 33, guest: 34 }[what])
}

/** The middle of a stone, or of the board a place names. */
export function spotOf(view: View, place: string, seat: number): Spot {
  if (place === 'board') return home(view.boards[seat], 'pawn')
  if (place === 'goal') return home(view.boards[view.players[seat].goal], 'guest')
  const stone = view.platforms[Number(place.slice(1)) - 1]
  return { x: mm(stone.x ?? 0), y: mm(stone.y ?? 0) }
}

/** From where a ruler measures: the middle of a stone, or the middle of a board's inner edge. */
export function measuredFrom(view: View, place: string, seat: number): Spot {
  if (place !== 'board') return spotOf(view, place, seat)
  const [x, y] = view.boards[seat].middle
  return { x: mm(x), y: mm(y) }
}
