/** What happens to a surfer in the beat that is shown, as a word beside it. */
import { t } from '../../lib/words.svelte'
import type { Event } from './payloads'
import { scoreOf } from './view'

export interface Note {
  seat: number
  text: string
  tone: 'good' | 'bad' | 'plain'
}

const TONES: Partial<Record<Event['kind'], Note['tone']>> = {
  fell: 'bad', collided: 'bad', stayed: 'bad', snaked: 'bad', bailed: 'plain', stoke: 'plain', switched: 'plain',
  caught: 'good', hang_ten: 'good',
} // prettier-ignore

function toneOf(event: Event): Note['tone'] | undefined {
  if (event.kind === 'barrel') return event.ridden ? 'good' : 'bad'
  if (event.kind === 'scored') return event.halves < 0 ? 'plain' : 'good'
  return TONES[event.kind]
}

/** One note a surfer, the last thing that happened to it. */
export function notesOf(events: readonly Event[]): Note[] {
  const notes = new Map<number, Note>()
  for (const event of events) {
    const tone = toneOf(event)
    if (!tone || !('seat' in event)) continue
    if (event.kind === 'fell' && notes.get(event.seat)?.tone === 'bad') continue // a collision says it already
    const args = event.kind === 'scored' ? { ...event, score: scoreOf(event.halves) } : event
    notes.set(event.seat, { seat: event.seat, tone, text: t(`tavarua-web-note-${event.kind}`, args) })
  }
  return [...notes.values()]
}
