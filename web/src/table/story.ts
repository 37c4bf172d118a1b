/** The log as a story: lines in words, under the rounds and turns they belong to. Pure: no browser. */
import { say, t } from '../lib/words.svelte'
import type { GameClient } from './client'
import { nameIn, sentence } from './names'
import { PLAIN } from './hooks'
import type { GameEvent, LogEntry, Motion } from './state'

export interface Line {
  ply: number
  event: GameEvent
  /** Who it is about, if anybody. */
  seat: number | null
  text: string
  bad: boolean
}

/** Lines that belong together, such as a seat's turn; `title` is null for those before the first heading. */
export interface Part {
  key: string
  title: string | null
  seat: number | null
  lines: Line[]
}

/** A round, or a race: its turns, or the one part without a title that holds all its lines. */
export interface Chapter extends Omit<Part, 'lines'> {
  parts: Part[]
}

/** Who an event is about, if anybody. */
export const seatOf = (event: GameEvent): number | null =>
  [event.seat, event.by, event.owner, event.first].find(
    (seat): seat is number => typeof seat === 'number' && seat >= 0,
  ) ?? null

/** What an event says in the log to the one who sits on `reader`; null where it says nothing. */
export function lineOf(
  client: GameClient,
  game: string,
  { ply, event }: LogEntry,
  names: readonly string[],
  reader: number | null,
): Line | null {
  if (client.quiet?.(event)) return null
  const text = sentence(game, event, names, reader)
  return { ply, event, seat: seatOf(event), text, bad: client.bad?.(event) ?? false }
}

/** The chapters of a log. `tell` puts one entry into words, or knows what was said. */
export function chaptersOf(
  client: GameClient,
  game: string,
  log: readonly LogEntry[],
  names: readonly string[],
  reader: number | null,
  tell: (entry: LogEntry) => Line | null,
): Chapter[] {
  const chapters: Chapter[] = []
  const part = (): Part => chapters.at(-1)!.parts.at(-1)!
  const open = (entry: LogEntry, title: string | null, chapter: boolean) => {
    const { ply, event } = entry
    const made = { key: `${ply} ${title ?? ''} ${seatOf(event) ?? ''}`, title, seat: seatOf(event) }
    if (chapter || !chapters.length) chapters.push({ ...made, title: chapter ? title : null, parts: [] })
    chapters.at(-1)!.parts.push({ ...made, title: chapter ? null : title, lines: [] })
  }
  for (const entry of log) {
    for (const heading of client.headings?.(entry.event) ?? []) {
      if (heading.level === 'round') open(entry, say(heading.said), true)
      else open(entry, heading.seat === reader ? t('web-you') : nameIn(game, names, heading.seat), false)
    }
    const line = tell(entry)
    if (!line) continue
    if (!chapters.length) open(entry, null, true)
    part().lines.push(line)
  }
  const told = chapters.map((chapter) => ({ ...chapter, parts: chapter.parts.filter(({ lines }) => lines.length) }))
  return told.filter(({ parts }) => parts.length)
}

/** A text cut where names of people stand in it, so that they can be set apart: every second piece is a name. */
export function cutAtNames(text: string, names: readonly string[]): string[] {
  const known = [...new Set(names)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length)
  if (!known.length) return [text]
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.split(new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'u'))
}

/** When each event of a motion is told, in milliseconds: in the middle of its part of the time. */
export function toldAt({ events, ms }: Pick<Motion, 'events' | 'ms'>, time = PLAIN.time): number[] {
  const all = events.reduce((sum, event) => sum + time(event), 0) || 1
  let at = 0
  return events.map((event) => {
    const middle = at + time(event) / 2
    at += time(event)
    return Math.round((middle / all) * ms)
  })
}
