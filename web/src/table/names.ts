/** What to call a seat. */
import { has, t } from '../lib/words.svelte'
import type { SeatCard } from '../lib/wire'

/** A bot's kind in words. */
export function botName(bot: string): string {
  const key = `web-bot-${bot}`
  return has(key) ? t(key) : bot
}

/** A short name for who sits there, or that nobody does. */
export function seatName(seat: Pick<SeatCard, 'seat' | 'kind' | 'name' | 'bot'>): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot') return t('web-bot-seat', { emblem: seat.seat, bot: botName(seat.bot ?? '') })
  return seat.kind === 'person' ? t('web-guest') : t('web-free-seat')
}

/** A sentence that speaks of seats by number, with who sits there instead, in the way the language does it. */
export function withNames(text: string, names: string[]): string {
  return t('web-seat-phrases')
    .split(';')
    .reduce((said, phrase) => {
      const [before, after] = phrase.split('=').map((side) => side.trim())
      const spoken = new RegExp(`(?<!\\p{L})${before.replace('#', '(\\d+)')}`, 'giu')
      return said.replace(spoken, (found, seat) => (names[seat] ? after.replace('@', () => names[seat]) : found))
    }, text)
}
