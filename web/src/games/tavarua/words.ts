/** Surfers, cards and choices in words. */
import { t, type Said } from '../../lib/words.svelte'
import type { Choice } from '../../lib/wire'
import type { Event, Parts, PlayerCard } from './payloads'
import { cardOf, scoreOf } from './view'

/** A seat's name, or that of an AI surfer, which has no seat. */
export const surferName = (seat: number, names: readonly string[]) =>
  names[seat] ?? t('tavarua-web-ai', { number: seat })

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

const QUIET = new Set<Event['kind']>(['chose', 'drew', 'laid_down'])

/** An event for the log; null for one that says nothing. */
export function logWords(event: Event, names: string[]): Said | null {
  if (QUIET.has(event.kind)) return null
  const who = (seat: number) => surferName(seat, names)
  const args: Record<string, unknown> = { ...event }
  if ('seat' in event) args.name = who(event.seat)
  if ('power' in event) args.card = event.power ? cardWords(cardOf(event)) : 'none'
  if (event.kind === 'round') args.name = who(event.first)
  if (event.kind === 'showed') args.other = who(event.rider)
  if (event.kind === 'snaked') args.other = who(event.by)
  if (event.kind === 'stoke') args.other = who(event.a)
  if (event.kind === 'scored') args.score = scoreOf(event.halves)
  if (event.kind === 'over') {
    const seats = (bits: number) => names.filter((_, seat) => (bits >> seat) & 1)
    const winners = seats(event.winners)
    const won = names.length === 1 ? 'alone' : winners.length === 1 ? 'one' : 'shared'
    Object.assign(args, { won, winners, short: seats(event.short), long: seats(event.long) })
  }
  return { key: `tavarua-web-log-${event.kind}`, args }
}
