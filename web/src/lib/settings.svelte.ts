/** What a person has set for this browser: kept in its storage, never sent anywhere. */
import type { Speed } from '../table/queue'

export type Theme = 'auto' | 'light' | 'dark'
export type Curtain = 'auto' | 'always' | 'never'

interface Stored {
  theme: Theme
  language: string | null
  speed: Speed
  sound: boolean
  /** Whether chat and reactions are left out. */
  muted: boolean
  curtain: Curtain
  /** Whether a move waits for the button; if not, the pick that completes it plays it. */
  confirm: boolean
  /** Whether the only legal move plays by itself. */
  forced: boolean
  /** Whether what the others did is told when the turn comes back. */
  recap: boolean
  name: string
  emblem: number
}

const KEY = 'vaka-settings'
const START: Stored = {
  theme: 'auto',
  language: null,
  speed: 'normal',
  sound: false,
  muted: false,
  curtain: 'auto',
  confirm: true,
  forced: true,
  recap: true,
  name: '',
  emblem: 0,
}

function read(): Stored {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return { ...START }
  }
}

export const settings: Stored = $state(read())

/** Change settings and keep them. */
export function set(change: Partial<Stored>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing still plays
  }
}

const darkWanted = matchMedia('(prefers-color-scheme: dark)')
const stillWanted = matchMedia('(prefers-reduced-motion: reduce)')
const system = $state({ dark: darkWanted.matches, still: stillWanted.matches })
darkWanted.addEventListener('change', (event) => (system.dark = event.matches))
stillWanted.addEventListener('change', (event) => (system.still = event.matches))

/** The theme in force. */
export function theme(): 'light' | 'dark' {
  return settings.theme === 'auto' ? (system.dark ? 'dark' : 'light') : settings.theme
}

/** The speed in force: a person who wants less motion gets none. */
export function speed(): Speed {
  return system.still ? 'instant' : settings.speed
}

const TABLES = 'vaka-tables'
const REMEMBERED = 12

/** The ids of tables this browser sat at, newest first. What opens a seat is in a cookie no script can read. */
export function ownTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberTable(id: string): void {
  keepTables([id, ...ownTables().filter((other) => other !== id)])
}

export function forgetTable(id: string): void {
  keepTables(ownTables().filter((other) => other !== id))
}

function keepTables(ids: string[]): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify(ids.slice(0, REMEMBERED)))
  } catch {
    // nothing kept
  }
}
