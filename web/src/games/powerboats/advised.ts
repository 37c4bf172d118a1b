/** An advised move on the lake: the run and what it rounds or hits, a start with its bow, or what happens to the dice. */
import type { Choice, Position } from '../../lib/wire'
import type { Mark } from '../../table/marks'
import { DEG, off, W, xy } from './hex'
import type { Heading, Parts, Place } from './payloads'
import type { Types } from './view'

export function choiceMarks(move: readonly Choice<Parts>[], { view }: Position<Types>): Mark[] {
  const boat = view.boats[view.to_move ?? 0]
  return move.flatMap(({ parts }): Mark[] => {
    if (parts.kind === 'place') return starts(parts)
    if (!boat?.at) return []
    if (parts.kind === 'heading') return runs(parts, [xy(boat.at), ...parts.path.map(xy)])
    if (parts.kind === 'number' && parts.change === 'keep') return []
    const said = { key: `powerboats-action-${parts.kind}`, args: parts }
    return parts.kind === 'reroll' && !parts.values.length ? [] : [{ kind: 'words', at: xy(boat.at), said }]
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
