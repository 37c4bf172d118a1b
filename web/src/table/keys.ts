/**
 * The keys of a table: what a key means where the focus is, and how digits and arrow keys find an item or a thing on
 * the board.
 */
import type { Said } from '../lib/words.svelte'

/** A key of the page with what it does; the sheet of keys shows it. */
export interface Shortcut {
  /** `event.key` of the keys that do it. */
  keys: readonly string[]
  said: Said
  /** Whether it can be done now. */
  can: boolean
  /** Does it; `false` leaves the key to others. */
  run(): unknown
}

/** A line of the sheet of keys. */
export interface KeyLine {
  keys: readonly string[]
  said: Said
}

/** What decides at every table, for the sheet of keys. */
export const DECIDING: readonly KeyLine[] = [
  { keys: ['1', '…', '9'], said: { key: 'web-key-digit' } },
  { keys: ['1', '…', '3'], said: { key: 'web-key-hint' } },
  { keys: ['ArrowLeft', 'ArrowRight'], said: { key: 'web-key-arrows' } },
  { keys: ['Enter'], said: { key: 'web-key-enter' } },
  { keys: ['Esc'], said: { key: 'web-key-escape' } },
  { keys: ['Tab'], said: { key: 'web-key-tab' } },
]

/** What has the focus: something one types into, a pick that is made already, something else to press, or nothing. */
export type Focus = 'typing' | 'picked' | 'control' | 'play' | 'elsewhere'

export type Command =
  { kind: 'confirm' } | { kind: 'clear' } | { kind: 'digit'; digit: number } | { kind: 'walk'; by: 1 | -1 }

const WALKS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** What a key means for the decision that is asked; null for one that means nothing here. */
export function commandOf(key: string, focus: Focus): Command | null {
  if (focus === 'typing') return null
  if (key === 'Enter') return focus === 'control' || focus === 'elsewhere' ? null : { kind: 'confirm' }
  if (key === 'Escape') return { kind: 'clear' }
  if (/^[0-9]$/.test(key)) return { kind: 'digit', digit: Number(key) }
  return key in WALKS && focus !== 'elsewhere' ? { kind: 'walk', by: WALKS[key] } : null
}

/** Digits typed so far after one more: the item they name, or what has been typed while more could follow. */
export function typed(before: number, digit: number, count: number): { item: number } | { waiting: number } | null {
  const value = before * 10 + digit
  if (value < 1 || value > count) return before ? typed(0, digit, count) : null
  return value * 10 <= count ? { waiting: value } : { item: value - 1 }
}

/** The item an arrow key leads to. */
export function walked(cursor: number | null, on: number, by: 1 | -1, count: number): number {
  const from = cursor ?? on
  if (from < 0) return by > 0 ? 0 : count - 1
  return (from + by + count) % count
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const AHEAD: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

/** The thing that lies next in the direction of an arrow key: near, and not far off to the side. */
export function toward(from: Box, things: readonly Box[], key: string): number {
  const [dx, dy] = AHEAD[key] ?? [0, 0]
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2]
  const [fx, fy] = middle(from)
  let [best, least] = [-1, Infinity]
  things.forEach((thing, i) => {
    const [x, y] = middle(thing)
    const along = (x - fx) * dx + (y - fy) * dy
    const aside = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx)
    const far = along + 2 * aside
    if (along > 1 && aside < 2.5 * along && far < least) [best, least] = [i, far]
  })
  return best
}

/** Whether a key is meant for the table: pressed alone, and not into something one types into. */
export const isPlain = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !(event.target instanceof Element && event.target.closest(TYPING))

/** Things that want the keys for themselves. */
export const TYPING = 'input, select, textarea, dialog, [role=slider], [contenteditable]'
