/** Surfers, cards and choices in words. */
import { t, type Said } from '../../lib/words.svelte'
import type { Option } from '../../lib/wire'
import type { GameEvent } from '../../table/state'
import type { PlayerCard } from './view'

/** A seat's name, or that of an AI surfer, which has no seat. */
export const surferName = (seat: number, names: readonly string[]) => names[seat] ?? t('tavarua-web-ai', { number: seat })

/** A card in words: Trim, 1 to the nose, teal. */
export const cardWords = (card: PlayerCard) => t('tavarua-web-card', { ...card })

const SMALL = ['nose', 'tail'] as const
const COLOURS = ['maroon', 'teal'] as const

/** The card that an event tells of. */
export const cardOf = (event: GameEvent): PlayerCard => ({
  power: Number(event.power),
  direction: SMALL[Number(event.direction)],
  colour: COLOURS[Number(event.colour)],
  name: '',
})

/** A choice for the list of moves. */
export function choiceWords(game: string, { parts }: Option): Said {
  if (parts.kind === 'cards') {
    const cards = (parts.cards as PlayerCard[]).map(cardWords).join('; ')
    return { key: `${game}-web-choice-cards`, args: { why: parts.why, count: (parts.cards as unknown[]).length, cards } }
  }
  if (parts.kind === 'card') return { key: `${game}-web-choice-card`, args: { why: parts.why, card: cardWords(parts as unknown as PlayerCard), tokens: parts.tokens } }
  return { key: `${game}-action-${String(parts.kind)}`, args: parts }
}

/** A value of a part for the list of moves. */
export function partWords(part: string, value: unknown): string | null {
  if (part === 'direction' || part === 'colour' || part === 'power' || part === 'tokens' || part === 'space' || part === 'face') return t('tavarua-web-part', { part, value })
  if (part === 'action') return t('tavarua-web-act', { action: value })
  if (part === 'card') return t('tavarua-stoke-name', { card: value })
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
    Object.assign(args, { winners: seats(event.winners), short: seats(event.short), long: seats(event.long) })
  }
  return { key: `tavarua-web-log-${event.kind}`, args }
}
