/** An advised move on the lake: the run and what it rounds or hits, a start with its bow, or what happens to the dice. */
import type { Choice, Position } from '../../lib/wire'
import type { Mark } from '../../table/marks'
import { choiceWords } from './engine'
import { DEG, off, W, xy } from './hex'
import type { Heading, Parts, Place } from './payloads'
import type { Types } from './view'

/** From the middle of a boat past its end. */
const BOAT = 38

/** Dice that stay as they are need no mark in a whole move; alone they ring the boat. */
export function choiceMarks(move: readonly Choice<Parts>[], { view }: Position<Types>): Mark[] {
  const boat = view.boats[view.to_move ?? 0]
  return move.flatMap((choice): Mark[] => {
    const { parts } = choice
    if (parts.kind === 'place') return starts(parts)
    if (!boat?.at) return []
    if (parts.kind === 'heading') return runs(parts, [xy(boat.at), ...parts.path.map(xy)])
    const ring: Mark = { kind: 'ring', at: xy(boat.at), reach: BOAT }
    const keeps = parts.kind === 'number' ? parts.change === 'keep' : !parts.values.length
    if (keeps) return move.length > 1 ? [] : [ring]
    return [ring, { kind: 'words', at: ring.at, said: choiceWords(choice) }]
  })
}

function starts({ at, facing }: Place): Mark[] {
  const from = xy(at)
  return [
    { kind: 'ring', at: from },
    { kind: 'way', points: [from, off(from, DEG[facing], 2.2 * W)], manner: 'moved' },
  ]
}

function runs({ damage, rounds }: Heading, points: readonly (readonly [number, number])[]): Mark[] {
  const end = points.at(-1)!
  const hit: Mark[] = [
    { kind: 'broken', at: end },
    { kind: 'words', at: end, said: { key: 'powerboats-web-advised-damage', args: { damage } }, bad: true },
  ]
  return [
    ...(points.length > 1 ? ([{ kind: 'way', points, manner: 'moved' }] as const) : []),
    { kind: 'ring', at: end },
    ...rounds.map((buoy): Mark => ({ kind: 'ring', at: `buoy-${buoy}` })),
    ...(damage ? hit : []),
  ]
}
