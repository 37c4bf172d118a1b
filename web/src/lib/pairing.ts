/** Looking for a match now: what the room is asked, and what one last looked for. */
import { ask } from './api'
import type * as wire from './wire'

export const join = (wish: wire.PlayNow) => ask<wire.Looking>('/pairing', wish)
export const crowds = () => ask<wire.Crowds>('/pairing').then(({ crowds }) => crowds)
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
