/** Where a bubble goes: beside what it is about, and over nothing that is to be clicked. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const GAP = 22
const EDGE = 10
const COLUMNS = 7

/** The area two boxes share. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

export const covered = (box: Box, things: readonly Box[]) => things.reduce((sum, thing) => sum + overlap(box, thing), 0)

/** How far two boxes are apart. */
export function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w)
  const y = Math.max(0, b.y - a.y - a.h, a.y - b.y - b.h)
  return Math.hypot(x, y)
}

/** The best place for a bubble: it covers as little as possible, then it is as near as possible to the spot. */
export function placeBubble(size: { w: number; h: number }, spot: Box | null, avoid: readonly Box[], room: Box): Box {
  const right = Math.max(EDGE, room.w - size.w - EDGE)
  const low = Math.max(EDGE, room.h - size.h - EDGE)
  const fit = (x: number, y: number): Box => ({
    x: room.x + Math.min(Math.max(x - room.x, EDGE), right),
    y: room.y + Math.min(Math.max(y - room.y, EDGE), low),
    ...size,
  })
  const places: Box[] = []
  if (spot) {
    const [cx, cy] = [spot.x + spot.w / 2 - size.w / 2, spot.y + spot.h / 2 - size.h / 2]
    // above and below it also at the sides, where buttons may stand in the other corner
    for (const x of [cx, room.x, room.x + right])
      places.push(fit(x, spot.y - size.h - GAP), fit(x, spot.y + spot.h + GAP))
    places.push(fit(spot.x + spot.w + GAP, cy), fit(spot.x - size.w - GAP, cy))
  }
  for (let i = 0; i < COLUMNS; i++) {
    for (let j = 0; j < COLUMNS; j++) places.push(fit(room.x + (room.w * i) / COLUMNS, room.y + (room.h * j) / COLUMNS))
    places.push(
      fit(room.x + (room.w * i) / COLUMNS, room.y + low),
      fit(room.x + right, room.y + (room.h * i) / COLUMNS),
    )
  }
  places.push(fit(room.x + right, room.y + low))
  const cost = (box: Box) =>
    1000 * covered(box, avoid) + (spot ? 20 * overlap(box, spot) + distance(box, spot) : Math.abs(box.y - room.y))
  return places.reduce((best, next) => (cost(next) < cost(best) ? next : best))
}

/** The corners of a room in which a card may stand, the usual one first. */
const CORNERS = ['low left', 'low right', 'top left', 'top right'] as const
export type Corner = (typeof CORNERS)[number]
const MARGIN = 12

/** Something on the board, and how much worse than others it is to hide. */
export type Weighed = Box & { weight?: number }

/** The corner of a room in which a card hides least of what matters; the first of equals. */
export function cornerFor(size: { w: number; h: number }, things: readonly Weighed[], room: Box): Corner {
  const cost = (corner: Corner) => {
    const [y, x] = corner.split(' ')
    const box = {
      x: x === 'left' ? room.x + MARGIN : room.x + room.w - MARGIN - size.w,
      y: y === 'top' ? room.y + MARGIN : room.y + room.h - MARGIN - size.h,
      ...size,
    }
    return things.reduce((sum, thing) => sum + (thing.weight ?? 1) * overlap(box, thing), 0)
  }
  return CORNERS.reduce((best, next) => (cost(next) < cost(best) ? next : best))
}
