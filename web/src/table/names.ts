/** What to call a seat. */
import { has, list, t } from '../lib/words.svelte'
import type { SeatCard } from '../lib/wire'
import type { GameEvent } from './state'

/** A bot's kind in words. */
export function botName(bot: string): string {
  const key = `web-bot-${bot}`
  return has(key) ? t(key) : bot
}

/** A short name for who sits there, or that nobody does. */
export function seatName(seat: Pick<SeatCard, 'badge' | 'kind' | 'name' | 'bot'>): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot') return t('web-bot-seat', { emblem: seat.badge, bot: botName(seat.bot ?? '') })
  return seat.kind === 'person' ? t('web-guest') : t('web-free-seat')
}

/** The parts of an event that are seats, in every game (vaka.core.events.SEAT_PARTS); -1 is nobody. */
const SEAT_PARTS = ['seat', 'by', 'other', 'owner', 'first'] as const

/** What to call a seat of a game, which may have players of its own beyond the seats at the table. */
export function nameIn(game: string, names: readonly string[], seat: number): string {
  const own = `${game}-beyond`
  return names[seat] ?? (has(own) ? t(own, { seat }) : t('seat-name', { seat }))
}

/** The parts of an event that are several seats, as bits (vaka.core.events.SEAT_SETS). */
const SEAT_SETS = ['winners'] as const

/**
 * An event in words, with the names of those it speaks of; in a recap in fewer words, where a game has them.
 */
export function sentence(
  game: string,
  event: GameEvent,
  names: readonly string[],
  where: 'event' | 'recap' = 'event',
): string {
  const args: Record<string, unknown> = { ...event }
  for (const part of SEAT_PARTS) {
    const seat = event[part]
    if (typeof seat === 'number') args[part] = seat < 0 ? null : nameIn(game, names, seat)
  }
  for (const part of SEAT_SETS) {
    const bits = event[part]
    if (typeof bits !== 'number') continue
    const those = names.filter((_, seat) => (bits >> seat) & 1)
    args[part] = list(those)
  }
  const short = `${game}-${where}-${event.kind}`
  return t(has(short) ? short : `${game}-event-${event.kind}`, args)
}
