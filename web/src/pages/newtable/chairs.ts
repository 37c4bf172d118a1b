/** The chairs of a table to be opened: who sits there, what they wear, and all of it in a sentence. */
import type { BotCard, GameCard, SeatRequest } from '../../lib/wire'
import { language, t } from '../../lib/words.svelte'
import { botName } from '../../table/names'
import { BADGES } from '../../ui/worn.svelte'

export type Who = 'me' | 'invited' | 'open' | 'bot'

export interface Chair {
  who: Who
  name: string
  bot: string
  /** The badge that was chosen for it; the others get those that are left. */
  badge: number | null
}

/** `near` is somebody else at the screen of whoever opens the table. */
export type Role = Who | 'near'

export const waits = ({ who }: Chair) => who === 'invited' || who === 'open'

/** Whether somebody is asked to sit there by name. */
export const isAsked = ({ who, name }: Chair) => who === 'invited' && name.trim() !== ''

export function roleOf(chairs: readonly Chair[], at: number): Role {
  const me = chairs.findIndex(({ who }) => who === 'me')
  return chairs[at].who === 'me' && at !== me ? 'near' : chairs[at].who
}

/** The middle of the scale: an even match for most people. */
export function usualBot(bots: readonly BotCard[]): string {
  const levels = bots.filter(({ level }) => level !== null)
  return (levels[Math.floor((levels.length - 1) / 2)] ?? bots[0]).name
}

/** How many chairs a table has at first. */
export const usualCount = ({ seats }: GameCard) => Math.min(seats.high, Math.max(seats.low, 4))

const wish = (badge: number | null, worn: readonly (number | null)[]) =>
  Array.from({ length: BADGES }, (_, i) => ((badge ?? 0) + i) % BADGES).find((each) => !worn.includes(each)) ?? badge

/** What every chair wears, as the room would deal it out (vaka.server.badges). */
export function badgesOf(chairs: readonly Chair[]): number[] {
  const worn: (number | null)[] = []
  for (const { badge } of chairs) worn.push(badge === null ? null : wish(badge, worn))
  chairs.forEach((_, seat) => (worn[seat] ??= wish(seat, worn)))
  return worn.map((badge, seat) => badge ?? seat)
}

/** What to call who sits there. */
export function chairName(chairs: readonly Chair[], at: number): string {
  const { who, name } = chairs[at]
  if (who === 'bot') return t('web-bot-seat', { emblem: badgesOf(chairs)[at] })
  if ((who === 'me' || isAsked(chairs[at])) && name.trim()) return name.trim()
  const alike = chairs.flatMap((chair, i) => (chair.who === who ? [i] : []))
  return t('web-new-name', {
    who: roleOf(chairs, at),
    chair: at + 1,
    nth: alike.length > 1 ? alike.indexOf(at) + 1 : 0,
  })
}

/** What stands under the name: how strong a bot is, or how somebody comes to sit there; what they are called unnamed. */
export function chairUnder(chairs: readonly Chair[], at: number): string {
  const role = roleOf(chairs, at)
  if (role === 'me' && !chairs[at].name.trim()) return t('web-guest')
  if (isAsked(chairs[at])) return t('web-new-asked')
  return role === 'bot' ? botName(chairs[at].bot) : t('web-new-under', { who: role })
}

/** The first name that two people have, as people read it. */
export function doubleName(chairs: readonly Chair[]): string | null {
  const names = chairs.filter(({ who }) => who === 'me').map(({ name }) => name.trim())
  const folded = names.map((name) => name.normalize('NFKC').toLowerCase())
  return names.find((name, i) => name && folded.indexOf(folded[i]) < i) ?? null
}

/** The chairs as the room wants them. Somebody beside me who gave no name keeps the one shown. */
export const seatsAsked = (chairs: readonly Chair[]): SeatRequest[] =>
  chairs.map(({ who, name, bot, badge }, at) => {
    const worn = badge === null ? {} : { badge }
    if (who === 'bot') return { kind: 'bot', bot, ...worn }
    if (who !== 'me') return { kind: who }
    const called = name.trim() || (roleOf(chairs, at) === 'near' ? chairName(chairs, at) : '')
    return { kind: 'me', ...(called ? { name: called } : {}), ...worn }
  })

/** “You, one friend and two bots.” */
export function summary(chairs: readonly Chair[]): string {
  if (chairs.length === 1 && chairs[0].who === 'me') return t('web-sum-alone')
  const count = (wanted: Who) => chairs.filter(({ who }) => who === wanted).length
  const people = chairs.flatMap(({ who }, at) => (who === 'me' ? [at] : []))
  const said = people.map((at, i) => (i ? chairName(chairs, at) : t('web-sum-you')))
  if (count('invited')) said.push(t('web-sum-friends', { count: count('invited') }))
  if (count('bot')) said.push(t('web-sum-bots', { count: count('bot') }))
  if (count('open')) said.push(t('web-sum-open', { count: count('open') }))
  const list = new Intl.ListFormat(language(), { type: 'conjunction' }).format(said)
  const sentence = `${list.charAt(0).toUpperCase()}${list.slice(1)}.`
  return people.length ? sentence : `${sentence} ${t('web-sum-watch')}`
}

/** When the match begins. */
export function beginning(chairs: readonly Chair[]): string {
  if (!chairs.some(waits)) return t('web-starts-at-once')
  const count = (wanted: Who) => chairs.filter(({ who }) => who === wanted).length
  return t('web-starts-when', { friends: count('invited'), open: count('open') })
}
