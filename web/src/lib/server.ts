/** A server as the room: HTTP, and a socket for each table that reconnects by itself, with a growing delay. */
import { doubt } from './away.svelte'
import { Refusal, refusalOf } from './refusal'
import type { Connection, Listener, Room } from './room'
import type { Problem, SocketMessage } from './wire'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const NO_TABLE = 4404

async function ask<T>(path: string, language: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const address = `/api${path}${path.includes('?') ? '&' : '?'}language=${language}`
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(address, { ...request, signal })
  } catch {
    if (!signal?.aborted) doubt()
    throw new Refusal('offline', '', 0)
  }
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said as T
  throw refusalOf(said as Partial<Problem> | null, answer.status)
}

async function file(path: string): Promise<Blob> {
  const answer = await fetch(`/api${path}`)
  if (!answer.ok) throw refusalOf((await answer.json().catch(() => null)) as Partial<Problem> | null, answer.status)
  return answer.blob()
}

const words = (code: string): Promise<string> =>
  fetch(`/api/words/${code}`).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )

/** Connect to a table. */
function connect(id: string, language: string, listener: Listener): Connection {
  let socket: WebSocket | null = null
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function open(): void {
    let opened = false
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?language=${language}`,
    )
    socket.onopen = () => {
      opened = true
      wait = FIRST_WAIT
      listener.online(true)
    }
    socket.onmessage = (event) => listener.message(JSON.parse(String(event.data)) as SocketMessage)
    socket.onclose = (event) => {
      if (closed) return
      listener.online(false)
      if (event.code === NO_TABLE) return listener.gone()
      doubt()
      if (!opened) listener.refused()
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2))
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
  }

  open()
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}

export const server: Room = { shared: true, ask, connect, file, words }
