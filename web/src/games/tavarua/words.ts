/** Surfers, cards and choices in words. */
import { t, type Said } from '../../lib/words.svelte'
import type { Choice, Position } from '../../lib/wire'
import type { Event, Parts, PlayerCard } from './payloads'
import type { Heading } from '../../table/client'
import { STOKES, type Tavarua } from './view'

/** A seat's name, or that of an AI surfer, which has no seat. */
export const surferName = (seat: number, names: readonly string[]) => names[seat] ?? t('tavarua-beyond', { seat })

/** A card in words: Trim, 1 to the nose, teal. */
export const cardWords = (card: PlayerCard) => t('tavarua-web-card', { ...card, name: card.name || null })

/** A choice for the list of moves; somebody it is aimed at by name, where names are known. */
export function choiceWords({ parts }: Choice<Parts>, names: readonly string[] = []): Said {
  const aimed = (what: string, seat: number): Said => ({
    key: 'tavarua-web-choice-aimed',
    args: { what, name: surferName(seat, names) },
  })
  if (parts.kind === 'stoke' && parts.seat !== null && names.length) return aimed(parts.card, parts.seat)
  if (parts.kind === 'choose' && parts.rider !== null && names.length) return aimed('snake', parts.rider)
  if (parts.kind === 'cards') {
    const { why, cards } = parts
    return { key: 'tavarua-web-choice-cards', args: { why, count: cards.length, cards: cardsWords(cards) } }
  }
  if (parts.kind === 'card')
    return {
      key: 'tavarua-web-choice-card',
      args: { why: parts.why, card: cardWords(parts), tokens: parts.tokens },
    }
  return { key: `tavarua-action-${parts.kind}`, args: parts }
}

/** Several cards in words, or that there are none. */
const cardsWords = (cards: readonly PlayerCard[]) => cards.map(cardWords).join('; ') || t('tavarua-web-no-card')

/** A card from its notation. */
const cardFrom = (text: string): PlayerCard => ({
  power: Number(text[0]),
  direction: text[1] === 'n' ? 'nose' : 'tail',
  colour: text[2] === 'T' ? 'teal' : 'maroon',
  name: '',
})

/** A value of a part for the list of moves. */
export function partWords(part: string, value: unknown): string | null {
  if (
    part === 'direction' ||
    part === 'colour' ||
    part === 'power' ||
    part === 'tokens' ||
    part === 'space' ||
    part === 'face'
  )
    return t('tavarua-web-part', { part, value })
  if (part === 'action') return t('tavarua-web-act', { action: value })
  if (part === 'card') return t('tavarua-stoke-name', { card: value })
  if (part === 'cards') return cardsWords(value as PlayerCard[])
  if (part === 'names') return cardsWords((value as string[]).map(cardFrom))
  if (part === 'kind') return t('tavarua-web-kind', { kind: value })
  return null
}

/** The rounds of the log. */
export const headings = (event: Event): Heading[] =>
  event.kind === 'round' ? [{ level: 'round', said: { key: 'tavarua-web-round', args: { round: event.round } } }] : []

/** What other lines say already, or nobody needs to read. */
const QUIET = new Set<Event['kind']>(['chose', 'drew', 'laid_down', 'recovered', 'bailed'])
export const quiet = (event: Event) => QUIET.has(event.kind) || (event.kind === 'fell' && event.cause === 0)

export const bad = ({ kind }: Event) => kind === 'fell' || kind === 'collided' || kind === 'snaked'

/** Where the wave an event names is at the end of the ply, when it is lit: by then the next round has moved it on. */
function waveOf(event: Event, { view, events }: Position<Tavarua>): number | null {
  if (event.kind === 'snaked') return view.surfers[event.by].space
  if (!('space' in event)) return null
  return event.space - (events.some(({ kind }) => kind === 'round') ? 1 : 0)
}

/** What an event speaks of on the board. */
export function spots(event: Event, position: Position<Tavarua>): string[] {
  if (event.kind === 'wave' || event.kind === 'peeked') return ['wave-card']
  if (event.kind === 'round') return [`surfer-${event.first}`, 'wave-6']
  if (event.kind === 'stoke' && event.card === STOKES.indexOf('call_it'))
    return [`surfer-${event.seat}`, `wave-${event.a}`]
  const seats = ['seat' in event ? event.seat : -1, 'other' in event ? event.other : -1, 'by' in event ? event.by : -1]
  const wave = waveOf(event, position)
  return [...seats.filter((seat) => seat >= 0).map((seat) => `surfer-${seat}`), ...(wave ? [`wave-${wave}`] : [])]
}

/** What a choice would touch on the board: one's own surfer, and whom or what it is aimed at. */
export function choiceSpots({ parts }: Choice<Parts>): string[] {
  const own = '[data-own]'
  if (parts.kind === 'stoke') {
    if (parts.seat !== null) return [`surfer-${parts.seat}`]
    if (parts.card === 'focus') return ['wave-card']
    if (parts.space === null) return [own]
    return parts.card === 'call_it' ? [`wave-${parts.space}`] : [own, `channel-${parts.space}`]
  }
  if (parts.kind === 'choose') return parts.rider === null ? [own] : [own, `surfer-${parts.rider}`]
  if (parts.kind === 'sign') return parts.space === undefined ? [own] : [own, `channel-${parts.space}`]
  return parts.kind === 'switch' || parts.kind === 'card' ? [own] : []
}
