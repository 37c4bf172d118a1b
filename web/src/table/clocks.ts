/** How much time people have, and how it is said. Pure: no browser. */
import type { Clocks, LiveClock, SeatClock, TurnClock } from '../lib/wire'
import { t } from '../lib/words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The time from which on a clock warns: in real time, and in turn-based play. */
const LOW = { live: 10 * SECOND, turns: 2 * HOUR }

export type Control = LiveClock | TurnClock

/** What a seat’s clock shows. */
export interface Face {
  ms: number
  /** How much of the time there is at most is left, 0 to 1. */
  share: number
  running: boolean
  low: boolean
  out: boolean
  resting: boolean
}

/** What a clock shows this many milliseconds after it came. Days are counted to the moment at which the flag falls. */
export function faceOf(control: Control, clocks: Clocks, clock: SeatClock, elapsed: number): Face {
  const live = control.kind === 'live'
  const passed = clock.running ? Math.max(0, elapsed) : 0
  const left = live || clock.flag === null ? clock.left - passed : clock.flag - clocks.now - passed
  const ms = Math.max(0, left)
  const whole = live ? control.bank * SECOND : control.hours * HOUR
  return {
    ms,
    share: Math.min(1, ms / whole),
    running: clock.running,
    low: clock.running && ms <= LOW[control.kind],
    out: clock.out,
    resting: clock.running && (clocks.resting || clock.off !== null),
  }
}

/** A time as a clock shows it: 4:12, 1:02:07, 5 h 20, 2 d 14 h, 10 d. */
export function timeWords(ms: number, control: Control): string {
  const two = (number: number) => String(number).padStart(2, '0')
  if (control.kind === 'turns') {
    const days = Math.floor(ms / DAY)
    const hours = Math.floor((ms % DAY) / HOUR)
    const minutes = Math.floor((ms % HOUR) / MINUTE)
    if (days) return t('web-time-days', { days, hours: days < 10 ? hours : 0 }) // or a phone has no room for it
    return hours ? t('web-time-hours', { hours, minutes: two(minutes) }) : t('web-time-minutes', { minutes })
  }
  const seconds = Math.ceil(ms / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The days of a turn as suns, each full, half or empty: how many are left of how many there were. */
export function sunsOf(ms: number, control: Control): (0 | 0.5 | 1)[] {
  if (control.kind !== 'turns') return []
  const halves = Math.round((2 * ms) / DAY)
  return Array.from({ length: Math.ceil(control.hours / 24) }, (_, day) =>
    halves >= 2 * day + 2 ? 1 : halves > 2 * day ? 0.5 : 0,
  )
}

/** How long ago something was, roughly: 40 s, 3 min, 5 h, 2 d. */
export function spanWords(ms: number): string {
  const unit = ms >= DAY ? 'days' : ms >= HOUR ? 'hours' : ms >= MINUTE ? 'minutes' : 'seconds'
  const size = { days: DAY, hours: HOUR, minutes: MINUTE, seconds: SECOND }[unit]
  return t('web-span', { unit, count: Math.max(1, Math.floor(ms / size)) })
}

/** How long one usually waits, roughly: about 12 minutes. */
export function usualWords(ms: number): string {
  const unit = ms < MINUTE ? 'now' : ms < HOUR ? 'minutes' : ms < 2 * DAY ? 'hours' : 'days'
  const size = { now: MINUTE, minutes: MINUTE, hours: HOUR, days: DAY }[unit]
  return t('web-now-usual', { unit, count: Math.max(1, Math.round(ms / size)) })
}

/** After how many seconds bots come, in a few words; a negative number stands for never. */
export function waitWords(seconds: number): string {
  if (seconds <= 0) return t(seconds ? 'web-now-bots-off' : 'web-now-bots-now')
  const unit = seconds < 60 ? 'seconds' : seconds < 3600 ? 'minutes' : seconds < 86_400 ? 'hours' : 'days'
  const size = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }[unit]
  return t('web-now-bots-after', { unit, count: Math.round(seconds / size) })
}

/** A clock in a few words: 10 min + 20 s, three days a turn. */
export function paceWords(control: Control | null): string {
  if (!control) return ''
  if (control.kind === 'turns') return t('web-pace-turns', { hours: control.hours })
  const minutes = control.bank / 60
  return t('web-pace-live', {
    minutes: Number.isInteger(minutes) ? minutes : minutes.toFixed(1),
    seconds: control.increment,
  })
}

/** When clocks rest, in a few words, and by whose clock if not by this browser’s; nothing if they never do. */
export function restWords(control: Control | null): string {
  if (control?.kind !== 'turns') return ''
  const { night, weekends, zone } = control
  const [from, to] = (night ?? []).map((hour) => `${hour}:00`)
  const rests = [night ? t('web-rest-night', { from, to }) : '', weekends ? t('web-rest-weekends') : ''].filter(Boolean)
  const elsewhere = zone && zone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  if (rests.length && elsewhere)
    rests.push(t('web-rest-zone', { place: zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ') }))
  return rests.join(' · ')
}

/** What stands beside a clock: that it stands still, what a turn adds to it, or when it rests. */
export function noteWords(control: Control, face: Face): string {
  if (!face.running) return t('web-clock-still')
  if (control.kind === 'turns') return restWords(control)
  return control.increment ? t('web-clock-adds', { seconds: control.increment }) : ''
}
