/** An advised action on the reef: the wave it catches or rides, the space it paddles to, whom it is aimed at. */
import type { Choice, Position } from '../../lib/wire'
import type { Mark } from '../../table/marks'
import type { End, Parts, PlayCard, PlayCards, PlayStoke, Surfer } from './payloads'
import { slotsOf } from './play'
import type { Tavarua } from './view'

export function choiceMarks(move: readonly Choice<Parts>[], { view }: Position<Tavarua>): Mark[] {
  const seat = view.to_move ?? 0
  const me = view.surfers[seat]
  const last = move.at(-1)?.parts
  if (!me || !last) return []
  switch (last.kind) {
    case 'stoke':
      return stokes(last, seat)
    case 'sign':
      if (last.space !== undefined) return goes(seat, me, `channel-${last.space}`)
      return [{ kind: last.balance === null ? 'lost' : 'ring', at: `surfer-${seat}` }]
    case 'choose':
      return acts(last.action, last.rider, seat, me, [])
    case 'cards':
      return acts(last.why, null, seat, me, [])
    case 'card':
      return acts(last.why, null, seat, me, endsOf(last, view.mine?.hand ?? []))
    case 'pass':
      return []
    default:
      return [
        { kind: 'ring', at: `surfer-${seat}` },
        { kind: 'words', at: `surfer-${seat}`, said: { key: `tavarua-action-${last.kind}`, args: last } },
      ]
  }
}

/** What a card in hand would do, where the hand is seen. */
function endsOf(card: PlayCard, hand: Parameters<typeof slotsOf>[0] & { ends?: End[][] | null }[]): End[] {
  const [slot] = slotsOf(hand, card)
  return hand[slot]?.ends?.[card.tokens] ?? []
}

function acts(action: PlayCards['why'], rider: number | null, seat: number, me: Surfer, ends: End[]): Mark[] {
  const surfer = `surfer-${seat}`
  const ridden = me.space > 1 ? `ride-${me.space - 1}` : 'channel-0'
  const caught = `ride-${me.space}`
  switch (action) {
    case 'catch':
    case 'snake': {
      const whose: Mark[] = rider === null ? [] : [{ kind: 'ring', at: `surfer-${rider}` }]
      const falls = fallsFrom(ends, action === 'snake' ? 'snake' : 'balance', caught)
      return [{ kind: 'ring', at: `wave-${me.space}` }, ...whose, ...goes(seat, me, caught, 'jumped'), ...falls]
    }
    case 'ride':
      return [{ kind: 'ring', at: surfer }, ...goes(seat, me, ridden), ...fallsFrom(ends, 'balance', ridden)]
    case 'out':
    case 'in':
      return spaces(ends, action).flatMap((space) => goes(seat, me, `channel-${space}`))
    case 'bail':
      return [{ kind: 'ring', at: surfer }, ...goes(seat, me, `channel-${me.space}`, 'jumped')]
    case 'recover':
      return goes(seat, me, 'channel-0')
    case 'nothing':
      return []
    default:
      return [{ kind: 'ring', at: surfer }]
  }
}

/** A cross where a card leads, if the surfer falls with it whatever sign the tokens have. */
function fallsFrom(ends: readonly End[], part: 'balance' | 'snake', at: string): Mark[] {
  const balances = ends.map((end) => end[part])
  return balances.length && balances.every((balance) => balance === null) ? [{ kind: 'lost', at }] : []
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
