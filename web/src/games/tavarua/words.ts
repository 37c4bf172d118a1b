/** Surfers, cards and choices in words. */
import { t, type Said } from '../../lib/words.svelte'
import type { Choice } from '../../lib/wire'
import type { GameEvent } from '../../table/state'
import type { PlayerCard } from './view'

/** A seat's name, or that of an AI surfer, which has no seat. */
export const surferName = (seat: number, names: readonly string[]) =>
  names[seat] ?? t('tavarua-web-ai', { number: seat })

/** A card in words: Trim, 1 to the nose, teal. */
export const cardWords = (card: PlayerCard) => t('tavarua-web-card', { ...card, name: card.name || null })

const SMALL = ['nose', 'tail'] as const
const COLOURS = ['maroon', 'teal'] as const

/** The card that an event tells of. */
export const cardOf = (event: GameEvent): PlayerCard => ({
  power: Number(event.power),
  direction: SMALL[Number(event.direction)],
  colour: COLOURS[Number(event.colour)],
  name: '',
})

/** A choice for the list of moves; somebody it is aimed at by name, where names are known. */
export function choiceWords({ parts }: Choice, names: readonly string[] = []): Said {
  const aim = parts.kind === 'stoke' ? parts.seat : parts.rider
  if (typeof aim === 'number' && names.length) {
    return {
      key: 'tavarua-web-choice-aimed',
      args: { what: parts.kind === 'stoke' ? parts.card : 'snake', name: surferName(aim, names) },
    }
  }
  if (parts.kind === 'cards') {
    const cards = parts.cards as PlayerCard[]
    return { key: 'tavarua-web-choice-cards', args: { why: parts.why, count: cards.length, cards: cardsWords(cards) } }
  }
  if (parts.kind === 'card')
    return {
      key: 'tavarua-web-choice-card',
      args: { why: parts.why, card: cardWords(parts as unknown as PlayerCard), tokens: parts.tokens },
    }
  return { key: `tavarua-action-${String(parts.kind)}`, args: parts }
}

/** Several cards in words, or that there are none. */
const cardsWords = (cards: readonly PlayerCard[]) => cards.map(cardWords).join('; ') || t('tavarua-web-no-card')

/** A card by its signs in notation. */
const signed = (signs: string): PlayerCard => ({
  power: Number(signs[0]),
  direction: signs[1] === 'n' ? 'nose' : 'tail',
  colour: signs[2] === 'T' ? 'teal' : 'maroon',
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
  if (part === 'names') return cardsWords((value as string[]).map(signed))
  if (part === 'kind') return t('tavarua-web-kind', { kind: value })
  return null
}

const QUIET = new Set(['chose', 'drew', 'laid_down'])

/** An event for the log; null for one that says nothing. */
export function logWords(event: GameEvent, names: string[]): Said | null {
  if (QUIET.has(event.kind)) return null
  const who = (seat: unknown) => surferName(Number(seat), names)
  const args: Record<string, unknown> = { ...event, name: who(event.seat ?? event.first) }
  if ('power' in event) args.card = event.power ? cardWords(cardOf(event)) : 'none'
  if ('rider' in event) args.other = who(event.rider)
  if ('by' in event) args.other = who(event.by)
  if (event.kind === 'stoke') args.other = who(event.a)
  if (event.kind === 'scored') args.score = Number(event.halves) < 0 ? 'none' : (Number(event.halves) / 2).toFixed(1)
  if (event.kind === 'over') {
    const seats = (bits: unknown) => names.filter((_, seat) => (Number(bits) >> seat) & 1)
    const winners = seats(event.winners)
    const won = names.length === 1 ? 'alone' : winners.length === 1 ? 'one' : 'shared'
    Object.assign(args, { won, winners, short: seats(event.short), long: seats(event.long) })
  }
  return { key: `tavarua-web-log-${event.kind}`, args }
}
