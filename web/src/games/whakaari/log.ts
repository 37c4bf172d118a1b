/** What the log says, in few lines: who does what with which card, and what comes of it; and choices in words. */
import { t, type Said } from '../../lib/words.svelte'
import type { Event } from './payloads'
import { GOAL, HOME, POWERS, type Choice } from './view'

/** What is seen on the table or said by another line. */
const QUIET = new Set<Event['kind']>(['slid', 'drew', 'drew_cards', 'left', 'saved'])
const DISTANCES = ['none', 'short', 'long', 'supreme']
const ICONS = ['', 'COLLAPSE', 'RETURN', 'ERUPTION', 'REMOVE', 'WAVE']

const where = (to: number) => (to === HOME ? 'board' : to === GOAL ? 'goal' : to < 0 ? 'lava' : 'stone')

export function logWords(event: Event, names: string[]): Said | null {
  if (QUIET.has(event.kind) || (event.kind === 'turn' && !event.begins)) return null
  const more = {
    name: 'seat' in event ? names[event.seat] : '',
    other: 'other' in event ? names[event.other] : '',
    to: 'to' in event ? where(event.to) : 'stone',
    distance: 'distance' in event ? DISTANCES[event.distance] : 'none',
    icon: 'icon' in event ? ICONS[event.icon] : '',
    power: 'power' in event ? POWERS[event.power] : '',
    mm: 'length' in event ? Math.round(event.length / 100) : 0,
    stopped: event.kind === 'dragged' && event.length !== event.wanted,
  }
  return { key: `whakaari-web-log-${event.kind}`, args: { ...event, ...more } }
}

export const logHeading = (event: Event): Said | null =>
  event.kind === 'turn' && event.begins ? { key: 'whakaari-table-round', args: { round: event.round } } : null

/** The icons of a card as printed, joined as printed. */
export function iconWords(icons: readonly string[], join: string | null): string {
  return icons
    .map((icon) => t('whakaari-web-printed', { icon }))
    .join(t('whakaari-web-join', { join: join === '+' ? 'both' : 'either' }))
}

/** A choice in the list of what can be done. */
export function choiceWords({ parts }: Choice, names: readonly string[] = []): Said {
  if (parts.kind === 'card') {
    const words = parts.icons.split(' ')
    const icons = iconWords(
      words.filter((_, i) => i % 2 === 0),
      words[1] ?? null,
    )
    return { key: 'whakaari-web-card', args: { distance: parts.distance, icons } }
  }
  if (parts.kind === 'piece' && parts.degree !== null) {
    return { key: 'whakaari-web-choice-piece', args: { ...parts, way: Math.round(parts.degree / 45) % 8 } }
  }
  const other = parts.kind === 'push' ? names[parts.seat] : undefined
  if (other !== undefined) return { key: 'whakaari-web-push', args: { name: other } }
  return { key: `whakaari-action-${parts.kind}`, args: parts }
}
