/** What to call a seat. */
import { has, list, Name, t } from '../lib/words.svelte'
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
  return seat.kind === 'person' ? t('former-player') : t('web-free-seat')
}

/** What to call everybody at a table: a bot is told from a person who has the name it would get. */
export function seatNames(seats: readonly SeatCard[]): string[] {
  const given = new Set(seats.map(({ name }) => name?.toLocaleLowerCase()))
  return seats.map((seat) => {
    const name = seatName(seat)
    return !seat.name && given.has(name.toLocaleLowerCase()) ? t('web-bot-namesake', { name }) : name
  })
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

/** A seat as an argument of a message: its name, or the variant for whoever sits there (vaka.core.events.YOU). */
export type Called = Name | 'you'

/** What to call a seat in a sentence for the one who sits on `reader`, or for everybody if that is null. */
export const called = (game: string, names: readonly string[], seat: number, reader: number | null): Called =>
  seat === reader ? 'you' : new Name(nameIn(game, names, seat))

/**
 * An event in words for the one who sits on `reader`, or for everybody if that is null, with the names of those it
 * speaks of; in a recap in fewer words, where a game has them.
 */
export function sentence(
  game: string,
  event: GameEvent,
  names: readonly string[],
  reader: number | null,
  where: 'event' | 'recap' = 'event',
): string {
  const args: Record<string, unknown> = { ...event }
  for (const part of SEAT_PARTS) {
    const seat = event[part]
    if (typeof seat === 'number') args[part] = seat < 0 ? null : called(game, names, seat, reader)
  }
  for (const part of SEAT_SETS) {
    const bits = event[part]
    if (typeof bits !== 'number') continue
    const those = [...names.keys()].filter((seat) => (bits >> seat) & 1)
    const several = () => list(those.map((seat) => (seat === reader ? t('you-among') : names[seat])))
    args[part] = those.length === 1 ? called(game, names, those[0], reader) : several()
  }
  const short = `${game}-${where}-${event.kind}`
  return t(has(short) ? short : `${game}-event-${event.kind}`, args)
}
