/** The lake in words, for those who do not see it. */
import { t } from '../../lib/words.svelte'
import { DEG, W, xy, type Hex } from './hex'
import type { Facing, View } from './payloads'
import { nextBuoy } from './view'

export function describeLake(view: View, names: string[]): string {
  const buoys = view.buoys.map(({ name, passed_on }) => t('powerboats-web-buoy-at', { name, side: passed_on }))
  const boats = view.boats.map((boat, seat) => {
    if (!boat.at) return t('powerboats-web-boat-off', { name: names[seat], fate: boat.fate })
    const ahead = wayTo(boat.at, nextBuoy(view, seat)?.at ?? boat.at)
    return t('powerboats-web-boat-at', { name: names[seat], facing: boat.facing, mark: boat.next_mark, ...ahead })
  })
  return [...buoys, ...boats].join(' ')
}

/** How many hexes away another hex is, and in which of the six directions. */
function wayTo(from: Hex, to: Hex): { away: number; way: Facing } {
  const [x, y] = [xy(to)[0] - xy(from)[0], xy(to)[1] - xy(from)[1]]
  const down = Math.round(Math.abs(y) / ((W * Math.sqrt(3)) / 2))
  const along = Math.max(0, Math.round(Math.abs(x) / W - down / 2))
  const off = (way: Facing) => Math.abs(((DEG[way] - (Math.atan2(y, x) * 180) / Math.PI + 540) % 360) - 180)
  const ways = Object.keys(DEG) as Facing[]
  return { away: down + along, way: ways.reduce((best, way) => (off(way) < off(best) ? way : best)) }
}
