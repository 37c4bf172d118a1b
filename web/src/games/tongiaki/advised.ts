/** An advised move on the map: beaches that get boats, the course of a fleet as far as it is known, a tile's place. */
import type { Choice, Position } from '../../lib/wire'
import type { Mark, Place } from '../../table/marks'
import { opposite, STEPS, xy } from './hex'
import type { Parts, Sail, View } from './payloads'
import { coloursOf, islandsOf, tileOf, type Tongiaki } from './view'

export function choiceMarks(move: readonly Choice<Parts>[], { view }: Position<Tongiaki>): Mark[] {
  return move.flatMap(({ parts }): Mark[] => {
    switch (parts.kind) {
      case 'sail':
        return course(view, parts)
      case 'put':
      case 'land':
        return [{ kind: 'ring', at: `beach-${parts.island}-${parts.beach}` }]
      case 'grab':
        return [{ kind: 'was', at: `beach-${parts.island}-${parts.beach}` }]
      case 'expand':
        return move.length > 1 ? [] : [{ kind: 'ring', at: `tile-${parts.island}` }]
      case 'tile':
        return [{ kind: 'ring', at: `place-${parts.q}-${parts.r}` }]
      case 'remove':
        return [{ kind: 'lost', at: `tile-${parts.island}` }]
      case 'settle':
        return leaving(view)
      default:
        return [{ kind: 'ring', at: `tile-${parts.island}` }]
    }
  })
}

/** The beaches a new settlement empties. */
function leaving(view: View): Mark[] {
  const mine = coloursOf(view, view.to_move ?? 0)
  return islandsOf(view).flatMap(({ tile, beaches }) =>
    beaches
      .filter(({ boats }) => mine.some((colour) => boats[colour] > 0))
      .map(({ number }): Mark => ({ kind: 'was', at: `beach-${tile}-${number}` })),
  )
}

/** The course from a beach over the tiles on the map, and into the unknown behind them. */
function course(view: View, { island, beach, side, path, ends }: Sail): Mark[] {
  const points: Place[] = [`beach-${island}-${beach}`, ...path.map((tile) => `tile-${tile}`)]
  if (ends === 'unknown' || ends === 'at_sea') points.push(beyond(view, island, side, path))
  const end = points.at(-1)!
  const lost = ends === 'lost' || ends === 'stopped' || ends === 'at_sea'
  return [{ kind: 'way', points, manner: 'moved' }, lost ? { kind: 'lost', at: end } : { kind: 'ring', at: end }]
}

/** The middle of the empty hex that a course leads to. */
function beyond(view: View, island: number, side: number, path: readonly number[]): Place {
  let [last, way] = [island, side]
  for (const tile of path) {
    const ocean = tileOf(view, tile)
    const entered = opposite(way)
    const route = ocean?.kind === 'ocean' ? ocean.routes.find(({ sides }) => sides.includes(entered)) : undefined
    way = route?.sides.find((other) => other !== entered) ?? way
    last = tile
  }
  const { q, r } = tileOf(view, last) ?? { q: 0, r: 0 }
  return xy(q + STEPS[way][0], r + STEPS[way][1])
}
