/** An advised action on the reef: the wave it catches or rides, the space it paddles to, whom it is aimed at. */
import type { Choice, Position } from '../../lib/wire'
import type { Mark } from '../../table/marks'
import type { Chosen, End, Parts, PlayCard, PlayStoke, Surfer } from './payloads'
import { slotsOf } from './play'
import type { Tavarua } from './view'

export function choiceMarks(move: readonly Choice<Parts>[], { view }: Position<Tavarua>): Mark[] {
  const seat = view.to_move ?? 0
  const me = view.surfers[seat]
  const last = move.at(-1)?.parts
  if (!me || !last) return []
  if (last.kind === 'stoke') return stokes(last, seat)
  if (last.kind === 'sign' && last.space !== undefined) return goes(seat, me, `channel-${last.space}`)
  if (last.kind === 'choose') return acts(last.action, seat, me, [])
  if (last.kind === 'cards') return acts(last.why, seat, me, [])
  return last.kind === 'card' ? acts(last.why, seat, me, endsOf(last, view.mine?.hand ?? [])) : []
}

/** What a card in hand would do, where the hand is seen. */
function endsOf(card: PlayCard, hand: Parameters<typeof slotsOf>[0] & { ends?: End[][] | null }[]): End[] {
  const [slot] = slotsOf(hand, card)
  return hand[slot]?.ends?.[card.tokens] ?? []
}

function acts(action: Chosen | 'mulligan' | 'inspire' | string, seat: number, me: Surfer, ends: End[]): Mark[] {
  const surfer = `surfer-${seat}`
  switch (action) {
    case 'catch':
    case 'snake':
      return [{ kind: 'ring', at: `wave-${me.space}` }, ...goes(seat, me, `ride-${me.space}`, 'jumped')]
    case 'ride':
      return [{ kind: 'ring', at: surfer }, ...goes(seat, me, me.space > 1 ? `ride-${me.space - 1}` : 'channel-0')]
    case 'out':
    case 'in':
      return spaces(ends, action).flatMap((space) => goes(seat, me, `channel-${space}`))
    case 'bail':
      return [{ kind: 'ring', at: surfer }, ...goes(seat, me, `channel-${me.space}`, 'jumped')]
    case 'recover':
      return goes(seat, me, 'channel-0')
    case 'wait':
      return [{ kind: 'ring', at: surfer }]
    default:
      return []
  }
}

const spaces = (ends: readonly End[], way: 'out' | 'in') => [...new Set(ends.flatMap((end) => end[way] ?? []))]

function goes(seat: number, me: Surfer, to: string, manner: 'moved' | 'jumped' = 'moved'): Mark[] {
  const here = me.place === 'channel' && to === `channel-${me.space}`
  return here ? [{ kind: 'ring', at: to }] : [{ kind: 'way', points: [`surfer-${seat}`, to], manner }]
}

function stokes({ card, space, seat: aimed }: PlayStoke, seat: number): Mark[] {
  if (card === 'jetski' && space !== null)
    return [{ kind: 'way', points: [`surfer-${seat}`, `channel-${space}`], manner: 'jumped' }]
  if (space !== null) return [{ kind: 'ring', at: `wave-${space}` }]
  return [{ kind: 'ring', at: `surfer-${aimed ?? seat}` }]
}
