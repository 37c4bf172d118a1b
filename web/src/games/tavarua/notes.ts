/** What happens to a surfer in the beat that is shown, as a word beside it. */
import { t } from '../../lib/words.svelte'
import type { GameEvent } from '../../table/state'

export interface Note {
  seat: number
  text: string
  tone: 'good' | 'bad' | 'plain'
}

const TONES: Record<string, Note['tone']> = {
  fell: 'bad',
  collided: 'bad',
  stayed: 'bad',
  snaked: 'bad',
  caught: 'good',
  hang_ten: 'good',
}
const SAID = new Set([
  'fell',
  'collided',
  'stayed',
  'snaked',
  'caught',
  'hang_ten',
  'barrel',
  'scored',
  'stoke',
  'bailed',
  'switched',
])

/** One note a surfer, the last thing that happened to it. */
export function notesOf(events: readonly GameEvent[]): Note[] {
  const notes = new Map<number, Note>()
  for (const event of events) {
    if (!SAID.has(event.kind) || typeof event.seat !== 'number') continue
    if (event.kind === 'fell' && notes.get(event.seat)?.tone === 'bad') continue // a collision says it already
    const missed = event.kind === 'barrel' && !event.ridden
    const tone =
      event.kind === 'barrel'
        ? missed
          ? 'bad'
          : 'good'
        : event.kind === 'scored' && Number(event.halves) >= 0
          ? 'good'
          : (TONES[event.kind] ?? 'plain')
    const score = Number(event.halves) < 0 ? 'none' : (Number(event.halves) / 2).toFixed(1)
    notes.set(event.seat, { seat: event.seat, tone, text: t(`tavarua-web-note-${event.kind}`, { ...event, score }) })
  }
  return [...notes.values()]
}
