/** The connection to a table: reconnects by itself, with a growing delay. */
import type { SocketMessage } from './wire'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const NO_TABLE = 4404

export interface Connection {
  send(message: object): boolean
  close(): void
}

interface Listener {
  message(message: SocketMessage): void
  online(open: boolean): void
  /** There is no such table any more. */
  gone(): void
  /** The room does not take the connection, or cannot be reached; the browser does not say why. */
  refused(): void
}

/** Connect to a table. */
export function connect(id: string, language: string, listener: Listener): Connection {
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
