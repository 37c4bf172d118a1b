/** Looking for a match now: what the room is asked, and what one last looked for. */
import { ask } from './api'
import type * as wire from './wire'

export const join = (wish: wire.PlayNow) => ask<wire.Looking>('/pairing', wish)
export const crowds = () => ask<wire.Crowds>('/pairing')
export const beat = () => ask<wire.Looking>('/pairing/beat', null)
export const leave = () => ask<wire.Changed>('/pairing/leave', null)

/** Stop looking while the page goes away: nobody can wait for the answer. */
export function goodbye(): void {
  navigator.sendBeacon('/api/pairing/leave')
}

export interface SavedWish {
  game: string
  seats: number
  /** Seconds after which bots come; −1 for never. */
  bots: number
  /** As the room calls it: none, 600+20 or 72h. */
  pace: string
}

/** The clock of a pace as the room calls it; null for none. */
export function clockOf(pace: string): wire.LiveClock | wire.TurnClock | null {
  if (pace === 'none') return null
  const [first, increment] = pace.split('+').map((part) => parseInt(part, 10))
  return pace.endsWith('h')
    ? { kind: 'turns', hours: first, night: null, weekends: false, zone: 'UTC' }
    : { kind: 'live', bank: first, increment }
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]
/** After how many seconds bots may come, to choose from: while the page stays open, and for a wish that lasts. */
const WAITS = {
  open: [0, 20, MINUTE, 3 * MINUTE, 10 * MINUTE, -1],
  lasting: [0, 10 * MINUTE, 2 * HOUR, 12 * HOUR, DAY, 3 * DAY, -1],
}

/** The waits there are, and which of them comes nearest to one that was chosen, perhaps for another pace. */
export function waitsFor(lasts: boolean, chosen: number): { waits: number[]; at: number } {
  const waits = WAITS[lasts ? 'lasting' : 'open']
  const longest = waits.length - 2
  const next = waits.findIndex((wait) => wait >= chosen)
  return { waits, at: chosen < 0 ? longest + 1 : next < 0 ? longest : next }
}

const KEY = 'vaka-play-now'
const START: SavedWish = { game: '', seats: 2, bots: 20, pace: 'none' }

export function kept(): SavedWish {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SavedWish>) }
  } catch {
    return START
  }
}

export function keep(wish: SavedWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // asked anew next time
  }
}
