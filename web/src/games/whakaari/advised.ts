/** An advised turn on the table: jumps and drags as arrows, cracks, stones added, the totem put down. */
import type { Position } from '../../lib/wire'
import type { Mark, Place } from '../../table/marks'
import type { ChoosePiece, Parts, View } from './payloads'
import { polar, spotOf, type Spot } from './plane'
import type { Choice, Whakaari } from './view'

const at = ({ x, y }: Spot): Place => [x, y]

export function choiceMarks(move: readonly Choice[], { view }: Position<Whakaari>): Mark[] {
  const turn = new Turn(view)
  return move.flatMap(({ parts }) => turn.marks(parts))
}

/** The decisions of a turn one after another, and where the pawn has come with them. */
class Turn {
  private readonly seat: number
  private pawn: Spot

  constructor(private readonly view: View) {
    this.seat = view.to_move ?? 0
    this.pawn = spotOf(view, view.players[this.seat].pawn, this.seat)
  }

  /** The marks of the next decision. */
  marks(parts: Parts): Mark[] {
    switch (parts.kind) {
      case 'piece':
        return this.stone(parts)
      case 'board':
        return this.jump(spotOf(this.view, parts.goal ? 'goal' : 'board', this.seat))
      case 'angle': {
        const from = spotOf(this.view, parts.piece, this.seat)
        return [{ kind: 'way', points: [at(from), at(polar(from, parts.degree, parts.mm))], manner: 'dragged' }]
      }
      case 'place':
        return [{ kind: 'ring', at: [parts.x, parts.y] }]
      case 'push':
        return [{ kind: 'ring', at: `pawn-${parts.seat}` }]
      case 'totem':
        return [
          { kind: 'ring', at: at(this.pawn) },
          { kind: 'words', at: at(this.pawn), said: { key: 'whakaari-web-advised-totem' } },
        ]
      case 'fall':
      case 'lava':
        return [{ kind: 'lost', at: at(this.pawn) }]
      default:
        return []
    }
  }

  private stone({ piece, does, ring: lies }: ChoosePiece): Mark[] {
    if (lies === null) return []
    const there = spotOf(this.view, piece, this.seat)
    if (does === 'jump') return this.jump(there)
    if (does === 'remove') return [{ kind: 'lost', at: at(there) }]
    const ring: Mark = { kind: 'ring', at: at(there) }
    return does === 'crack' ? [ring, { kind: 'broken', at: at(there) }] : [ring]
  }

  private jump(to: Spot): Mark[] {
    const from = this.pawn
    this.pawn = to
    return [
      { kind: 'way', points: [at(from), at(to)], manner: 'jumped' },
      { kind: 'ring', at: at(to) },
    ]
  }
}
