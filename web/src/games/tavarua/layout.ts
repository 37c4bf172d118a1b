/**
 * Where things stand on the board. A wide board has the wave cards at its left; a narrow one, for a phone, has them on
 * the beach. Both stretch with the room there is, so that words keep their size on the screen.
 */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Layout {
  narrow: boolean
  width: number
  height: number
  /** Pixels a unit. */
  scale: number
  pitch: number
  /** The middle of the row of a break space; of the shore for 0. */
  row(space: number): number
  number: number
  die: { x: number; size: number }
  tile: { x: number; w: number; h: number }
  wash: number
  channel: number
  shore: { x: number; y: number }
  /** Where the sand begins. */
  sand: number
  /** Size of a surfer, 1 as drawn on a wide board. */
  body: number
  track: Box
  next: Box
  last: Box
}

const WIDE = { w: 932, h: 646, least: 0.82 }
const NARROW = { w: 390, h: 440, least: 318 }
export const NARROW_BELOW = 640

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The layout for a space of this many pixels. */
export function layoutFor(width: number, height: number): Layout {
  return width < NARROW_BELOW ? narrow(width, height) : wide(width, height)
}

function wide(px: number, py: number): Layout {
  const scale = Math.max(Math.min(px / WIDE.w, py / WIDE.h), WIDE.least)
  const w = px / scale
  const h = Math.max(py / scale, 500)
  const spare = Math.max(0, w - WIDE.w)
  const left = spare / 2
  const first = clamp(136 + (h - WIDE.h) * 0.4, 96, 190)
  const pitch = (h - 190 - first) / 5
  const right = w - left
  const tileX = left + 164
  const row = (space: number) => (space > 0 ? first + (6 - space) * pitch : h - 120)
  return {
    narrow: false, width: w, height: h, scale, pitch, row,
    number: left + 138,
    die: { x: left + 220, size: 40 },
    tile: { x: tileX, w: right - 256 - tileX, h: Math.min(98 * (pitch / 64), 118) },
    wash: right - 202,
    channel: right - 90,
    shore: { x: right - 90, y: h - 120 },
    sand: h - 146,
    body: clamp(pitch / 64, 0.78, 1.1),
    track: { x: left + 20, y: h - 50, w: right - left - 40, h: 38 },
    next: { x: left + 16, y: first - 15, w: 94, h: 131.6 },
    last: { x: left + 20, y: first + 190 * (pitch / 64), w: 86, h: 120.4 },
  } // prettier-ignore
}

function narrow(px: number, py: number): Layout {
  const scale = px / NARROW.w
  const h = Math.max(py / scale, NARROW.least)
  const first = clamp(62 + (h - NARROW.h) * 0.35, 42, 100)
  const beach = clamp(128 + (h - NARROW.h) * 0.2, 114, 128)
  const pitch = (h - beach - first) / 5
  const row = (space: number) => (space > 0 ? first + (6 - space) * pitch : h - beach + 42)
  return {
    narrow: true, width: NARROW.w, height: h, scale, pitch, row,
    number: 14,
    die: { x: 53, size: Math.min(31, pitch * 0.8) },
    tile: { x: 22, w: 243, h: 76 * (pitch / 52) },
    wash: 288,
    channel: 350,
    shore: { x: 344, y: h - beach + 42 },
    sand: h - beach + 24,
    body: clamp(pitch / 64, 0.52, 0.9),
    track: { x: 8, y: h - 38, w: 374, h: 30 },
    next: { x: 8, y: h - beach + 23, w: 42, h: 58.8 },
    last: { x: 53, y: h - beach + 25, w: 35, h: 49 },
  } // prettier-ignore
}

/** How high a score token stands above the track: on a longboard a little higher. */
export const tokenHeight = ({ narrow }: Layout, board: 'short' | 'long') =>
  (narrow ? 34 : 47) * (board === 'long' ? 1.18 : 1)

/** The foot of the words beside the wave cards of a narrow board: above the tokens on the track. */
export const besideCards = (layout: Layout) =>
  Math.min(layout.next.y + 15, layout.track.y + TOKEN_FOOT - tokenHeight(layout, 'long') - 4)

/** How far below the upper edge of the track the tokens stand. */
export const TOKEN_FOOT = 7

/** The middle of a space of the score track, 0.0 to 10.0. */
export const onTrack = ({ track }: Layout, score: number) => track.x + 8 + ((track.w - 16) / 21) * (score * 2 + 0.5)

/** A rippled edge across the board at a height, closed below. */
export function ripple(y: number, phase: number, { width, height, narrow }: Layout): string {
  const step = narrow ? 29 : 48
  const lift = narrow ? 3.4 : 5
  let path = `M${-60 - phase} ${y}q${step / 2} ${-lift} ${step} 0`
  for (let x = -60 - phase + step; x < width + 60; x += step) path += `t${step} 0`
  return `${path}V${height + 20}H${-60 - phase}Z`
}

/** The line of the shore at a height, closed below. */
export function shoreLine(y: number, { width: w, height: h }: Layout): string {
  const at = (f: number, dy: number) => `${(w * f).toFixed(0)} ${(y + dy).toFixed(1)}`
  return `M-10 ${y + 6}C${at(0.08, 10)} ${at(0.16, -4)} ${at(0.24, 0)} ${at(0.36, -10)} ${at(0.46, 9)} ${at(0.6, 1)} ${at(0.74, -8)} ${at(0.82, 8)} ${at(0.92, -2)} ${at(0.96, -6)} ${w + 6} ${y - 4} ${w + 10} ${y}V${h + 10}H-10Z`
}

/** The colours of the water of each row, from the shore out, and of the wave on it: --wa to --wd. */
export const WATER = ['#3d999a', '#237f88', '#186b7b', '#135a70', '#0f4a63', '#0c3c56']
export const CREST = [
  ['#4fb3b0', '#93d6ca', '#319a9b', '#156f7b'],
  ['#37a09f', '#70c4bc', '#228690', '#0e6170'],
  ['#288f98', '#56b3b1', '#19747f', '#0c5263'],
  ['#208090', '#3f9fa8', '#16697c', '#0b4a60'],
  ['#1b6f86', '#3390a2', '#125a72', '#0a3d55'],
  ['#185f79', '#2a7b92', '#114e68', '#0a3349'],
]
