/** The room this page talks to: a server, or a worker of this browser. Both say the same things in the same words. */
import { server } from './server'
import type { SocketMessage } from './wire'

/** A connection to a table: everything that happens there comes through it. */
export interface Connection {
  send(message: object): boolean
  close(): void
}

export interface Listener {
  message(message: SocketMessage): void
  online(open: boolean): void
  /** There is no such table any more. */
  gone(): void
  /** The room does not take the connection, or cannot be reached; the browser does not say why. */
  refused(): void
}

export interface Room {
  /** Whether others can be there: accounts, invitations, chat, notices. */
  readonly shared: boolean
  ask<T>(path: string, language: string, body?: unknown, signal?: AbortSignal): Promise<T>
  connect(table: string, language: string, listener: Listener): Connection
  /** Somebody is about to play a game. */
  prepare?(game: string): void
  /** A file that is answered at a path, to be saved. */
  file(path: string): Promise<Blob>
  /** All messages it has in a language; none if it does not answer. */
  words(language: string): Promise<string>
}

let current: Room = server

/** The room in use: a server, unless another one was entered. */
export const room = (): Room => current

export function enter(found: Room): void {
  current = found
}
