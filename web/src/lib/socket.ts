/** The connection to a table of the room in use. */
import { room, type Connection, type Listener } from './room'

export type { Connection }

/** Connect to a table. */
export const connect = (id: string, language: string, listener: Listener): Connection =>
  room().connect(id, language, listener)
