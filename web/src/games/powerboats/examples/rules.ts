/** Which rule each example shows, where on the lake it is, and what of it is seen. */
import type { ExampleRules } from '../../../ui/examples'
import { xy, type Hex } from '../hex'
import { BUOY } from '../primer'

/** Open water ahead. */
export const OPEN: Hex = [10, 15]
export const RUN: Hex = [9, 12]
/** Runs of 1, 3 and 2 hexes to the north-east, east and south-east. */
export const CRASH: Hex = [18, 16]
/** Facing north-east, two hexes are the longest run; east is one of two such runs. */
export const SHORE: Hex = [0, 3]
export const ROW: Hex[] = [
  [8, 10],
  [8, 11],
  [8, 12],
  [8, 13],
]

/** A box around a hex. */
const around = (hex: Hex, left: number, top: number, width: number, height: number) => {
  const [x, y] = xy(hex)
  return [x - left, y - top, width, height] as const
}

const rules: ExampleRules = {
  'POW-2.6': { say: 'sides', box: around([8, 13], 212, 92, 410, 184) },
  'POW-3.2': { say: 'start', box: around(ROW[0], 110, 64, 340, 160) },
  'POW-4.4': { say: 'engine', box: [0, -10, 380, 136] },
  'POW-5.1': { say: 'turn', box: around(OPEN, 120, 76, 330, 152) },
  'POW-5.5': { say: 'longest', box: around(CRASH, 120, 74, 350, 176) },
  'POW-6.2': { say: 'crash', box: around(CRASH, 116, 74, 400, 150) },
  'POW-6.4': { say: 'sinks', box: [-195, -78, 390, 156] },
  'POW-6.6': { say: 'through', box: around(RUN, 70, 70, 360, 140) },
  'POW-6.7': { say: 'short', box: around(RUN, 70, 76, 360, 140) },
  'POW-6.8': { say: 'shove', box: around(SHORE, 110, 60, 320, 140) },
  'POW-7.0': { say: 'round', box: around(BUOY.at, 202, 92, 456, 180) },
  'POW-7.1': { say: 'ray', box: around(BUOY.at, 120, 84, 330, 176) },
  'POW-7.3': { say: 'wrong', box: around(BUOY.at, 150, 84, 380, 184) },
  'POW-7.10': { say: 'started', box: around(ROW[0], 100, 100, 340, 190) },
  'POW-7.11': { say: 'finish', box: around(ROW[0], 100, 128, 340, 190) },
}

export default rules
