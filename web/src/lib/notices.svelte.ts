/** The bell: what waits for whoever is here. The room is asked now and then, and at once when a push has arrived. */
import { account, me, meet } from './account.svelte'
import { ask } from './api'
import { ownTables } from './settings.svelte'
import type * as wire from './wire'

const EVERY = 15_000
const SEEN = 'vaka-seen'
const REMEMBERED = 50

let bell = $state.raw<wire.Bell>({ notices: [], unread: 0, beyond: false })
/** What a guest has seen; of an account the room knows it. */
let seen = $state.raw<string[]>(readSeen())

function readSeen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export const keyOf = ({ table, kind, at }: wire.NoticeCard) => `${table} ${kind} ${at}`

/** All that is told, the latest first. */
export const notices = (): wire.NoticeCard[] =>
  bell.notices.map((each) => ({ ...each, unread: each.unread && !seen.includes(keyOf(each)) }))

/** Whether this room can tell people outside the page too. */
export const beyond = (): boolean => bell.beyond

export async function read(): Promise<void> {
  if (document.hidden || (!account() && !ownTables().length)) return
  bell = await ask<wire.Bell>('/notices').catch(() => bell)
}

/** Everything, or all about one table, has been seen. */
export async function see(table: string | null = null): Promise<void> {
  const news = notices().filter((each) => each.unread && (table === null || each.table === table))
  if (!news.length) return
  seen = [...news.map(keyOf), ...seen].slice(0, REMEMBERED)
  try {
    localStorage.setItem(SEEN, JSON.stringify(seen))
  } catch {
    // seen until the page is closed
  }
  if (account()) await ask<wire.Changed>('/notices/seen', { table } satisfies wire.SeenAsk).catch(() => undefined)
}

/** Keep the bell up to date; the function ends it. A table may be the first page somebody opens, by its link. */
export function watch(atTable: boolean): () => void {
  if (atTable && !me()) void meet().catch(read)
  else void read()
  const timer = setInterval(() => void read(), EVERY)
  const look = () => void read()
  document.addEventListener('visibilitychange', look)
  navigator.serviceWorker?.addEventListener('message', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    navigator.serviceWorker?.removeEventListener('message', look)
  }
}

export const choices = () => ask<wire.Choices>('/me/notices')
export const choose = (chosen: wire.ChoicesAsk) => ask<wire.Choices>('/me/notices', chosen)
export const addDoor = (door: wire.DoorAsk) => ask<wire.DoorCard>('/me/doors', door)
const at = (id: string) => `/me/doors/${encodeURIComponent(id)}`
export const changeDoor = (id: string, change: wire.DoorChange) => ask<wire.Changed>(at(id), change)
export const askAgain = (id: string) => ask<wire.Changed>(`${at(id)}/ask`, null)
export const removeDoor = (id: string) => ask<wire.Changed>(`${at(id)}/remove`, null)
export const confirm = (token: string) => ask<wire.Confirmed>('/notices/confirm', { token } satisfies wire.TokenGiven)
export const stop = (token: string) => ask<wire.Changed>('/notices/stop', { token } satisfies wire.TokenGiven)
