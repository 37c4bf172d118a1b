/** What happens to a surfer in the beat that is shown, as a word beside it. */
import { say, type Said } from '../../lib/words.svelte'
import type { Event } from './payloads'
import { scoreOf } from './view'

type Tone = 'good' | 'bad' | 'plain'

export interface Note {
  seat: number
  text: string
  tone: Tone
}

const TONES: Partial<Record<Event['kind'], Tone>> = {
  fell: 'bad', collided: 'bad', stayed: 'bad', snaked: 'bad', bailed: 'plain', stoke: 'plain', switched: 'plain',
  caught: 'good', hang_ten: 'good',
} // prettier-ignore

function toneOf(event: Event): Tone | undefined {
  if (event.kind === 'barrel') return event.ridden ? 'good' : 'bad'
  if (event.kind === 'scored') return event.halves < 0 ? 'plain' : 'good'
  return TONES[event.kind]
}

/** The word for one event, if it has one. */
export function noteOf(event: Event): { said: Said; tone: Tone } | null {
  const tone = toneOf(event)
  if (!tone) return null
  const args = event.kind === 'scored' ? { ...event, score: scoreOf(event.halves) } : event
  return { said: { key: `tavarua-web-note-${event.kind}`, args }, tone }
}

/** One note a surfer, the last thing that happened to it. */
export function notesOf(events: readonly Event[]): Note[] {
  const notes = new Map<number, Note>()
  for (const event of events) {
    const note = noteOf(event)
    if (!note || !('seat' in event)) continue
    if (event.kind === 'fell' && notes.get(event.seat)?.tone === 'bad') continue // a collision says it already
    notes.set(event.seat, { seat: event.seat, tone: note.tone, text: say(note.said) })
  }
  return [...notes.values()]
}
