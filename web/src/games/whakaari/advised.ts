/** An advised turn on the table: jumps and drags as arrows, cracks, stones added, the totem put down. */
import type { Position } from '../../lib/wire'
import type { Mark, Place } from '../../table/marks'
import type { ChoosePiece, Parts, View } from './payloads'
import { measuredFrom, mm, polar, spotOf, type Spot } from './plane'
import { indexOf, type Choice, type Whakaari } from './view'

const at = ({ x, y }: Spot): Place => [x, y]

/** The middle of the inner edge of a board. */
const edgeOf = (view: View, board: number): Spot => measuredFrom(view, 'board', board)
/** How far a ring lies outside a stone, in millimetres. */
const ROOM = 3

export function choiceMarks(move: readonly Choice[], { view }: Position<Whakaari>): Mark[] {
  const turn = new Turn(view)
  const [{ parts: first } = { parts: null }] = move
  if (move.length === 1 && first) return [...turn.reached(first), ...turn.marks(first)]
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

  /** What can be reached with a card, a power or the jump of the card that is played. */
  reached(parts: Parts): Mark[] {
    const { reach, card } = this.view
    const jumps = parts.kind === 'card' && parts.open?.includes('move')
    const name = jumps ? parts.card : parts.kind === 'power' ? parts.power : parts.kind === 'move' ? card : null
    const to = (name && reach[name]?.to) || []
    return to.map((place) =>
      place[0] === 'B' ? { kind: 'ring', at: at(edgeOf(this.view, Number(place.slice(1)))) } : this.around(place),
    )
  }

  /** The marks of the next decision. */
  marks(parts: Parts): Mark[] {
    switch (parts.kind) {
      case 'piece':
        return this.stone(parts)
      case 'board': {
        const to = spotOf(this.view, parts.goal ? 'goal' : 'board', this.seat)
        return [...this.jump(to), { kind: 'ring', at: at(to) }]
      }
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
    if (does === 'remove') return [{ kind: 'lost', at: at(there) }]
    const ring = this.around(piece)
    if (does === 'jump') return [...this.jump(there), ring]
    return does === 'crack' ? [ring, { kind: 'broken', at: at(there) }] : [ring]
  }

  /** A ring around a stone. */
  private around(piece: string): Mark {
    const { radius, half } = this.view.sizes
    const round = this.view.platforms[indexOf(piece)].shape === 'round'
    return {
      kind: 'ring',
      at: at(spotOf(this.view, piece, this.seat)),
      reach: mm(round ? radius : half * Math.SQRT2) + ROOM,
    }
  }

  private jump(to: Spot): Mark[] {
    const from = this.pawn
    this.pawn = to
    return [{ kind: 'way', points: [at(from), at(to)], manner: 'jumped' }]
  }
}
