/** The piece of lake that cards and examples are drawn on: the lake of a real match. */
import { lakeOf } from '../coast'
import { step, type Hex } from '../hex'
import { drawLand, drawWater } from '../land'
import type { Facing } from '../payloads'
import { BUOY, LAKE } from '../primer'

const lake = lakeOf(LAKE, [BUOY.at])

/** Water and land; `clip` names the outline of the land. */
export const groundOf = (clip: string) => drawWater(lake) + drawLand(lake, clip)

/** This many hexes ahead. */
export function way(from: Hex, facing: Facing, count: number): Hex[] {
  const hexes: Hex[] = []
  for (let hex = from; hexes.length < count;) hexes.push((hex = step(hex, facing)))
  return hexes
}
