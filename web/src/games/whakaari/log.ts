/** What the log says, in few lines: who does what with which card, and what comes of it. */
import type { Said } from '../../lib/words.svelte'
import type { GameEvent } from '../../table/state'
import { GOAL, HOME, POWERS } from './view'

/** What is seen on the table or said by another line. */
const QUIET = new Set(['slid', 'drew', 'drew_cards', 'left', 'saved'])
const DISTANCES = ['none', 'short', 'long', 'supreme']
const ICONS = ['', 'COLLAPSE', 'RETURN', 'ERUPTION', 'REMOVE', 'WAVE']

const where = (to: number) => (to === HOME ? 'board' : to === GOAL ? 'goal' : to < 0 ? 'lava' : 'stone')

export function logWords(event: GameEvent, names: string[]): Said | null {
  if (QUIET.has(event.kind) || (event.kind === 'turn' && !event.begins)) return null
  const name = names[Number(event.seat)] ?? ''
  const more: Record<string, unknown> = {
    name,
    other: names[Number(event.other)] ?? '',
    to: where(Number(event.to)),
    distance: DISTANCES[Number(event.distance)] ?? 'none',
    icon: ICONS[Number(event.icon)] ?? '',
    power: POWERS[Number(event.power)] ?? '',
    mm: Math.round(Number(event.length ?? 0) / 100),
    stopped: event.length !== event.wanted,
  }
  return { key: `whakaari-web-log-${event.kind}`, args: { ...event, ...more } }
}

export const logHeading = (event: GameEvent): Said | null =>
  event.kind === 'turn' && event.begins ? { key: 'whakaari-table-round', args: { round: event.round } } : null
