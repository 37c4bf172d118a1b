/** Which boat is on which mooring. The rules do not tell the boats of a beach apart; here each keeps its place while it stays. */
import type { View } from './payloads'
import { islandsOf } from './view'

/** Colours on the moorings of each beach, null where free; the key is tile and beach. */
export type Berths = Map<string, (number | null)[]>

export const berthKey = (tile: number, beach: number) => `${tile}.${beach}`

/** The berths of a view: who was there stays, who left is gone, who came takes the first free mooring. */
export function berthsOf(view: View, before: Berths = new Map()): Berths {
  const berths: Berths = new Map()
  for (const { tile, beaches } of islandsOf(view)) {
    for (const { number, moorings, boats } of beaches) {
      const name = berthKey(tile, number)
      const left = [...boats]
      const held = before.get(name) ?? []
      const places = Array.from({ length: moorings }, (_, i) => {
        const colour = held[i] ?? null
        if (colour === null || !left[colour]) return null
        left[colour]--
        return colour
      })
      left.forEach((count, colour) => {
        for (let i = 0; i < count; i++) places[places.indexOf(null)] = colour
      })
      berths.set(name, places)
    }
  }
  return berths
}
