/** The room in a worker: Python answers what a server would, the module of a game plays and searches, and IndexedDB
 * keeps it. A game is fetched when its first table is opened. */
import { Engine, type Manifest } from './engine'
import { counted, get, Missing, type Start } from './files'
import { frozen, startAndFreeze, thaw } from './frozen'
import { forPython, unpack, type Python } from './python'
import { Shelf } from './shelf'

/** What the room is told. Bodies and messages are texts of JSON. */
export type RoomRequest =
  | { kind: 'start' }
  | { kind: 'ask'; id: number; method: 'GET' | 'POST'; path: string; body: string; guest: string }
  | { kind: 'prepare'; game: string }
  | { kind: 'connect'; socket: number; table: string }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number }

/** What it says: that it is ready, or why it cannot be; answers; and what happens at a table. */
export type RoomReply =
  | { kind: 'ready' }
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'failed'; reason: string; missing: boolean }
  | { kind: 'answer'; id: number; text: string }
  | { kind: 'broken'; id: number; reason: string }
  | { kind: 'push'; socket: number; text: string }

/** What Python has to offer: vaka.room.local.browser. */
interface BrowserRoom {
  ask(method: string, path: string, body: string, guest: string): Promise<string>
  prepare(game: string): Promise<void>
  connect(socket: number, table: string, push: (text: string) => void): Promise<string>
  send(socket: number, text: string): Promise<string>
  disconnect(socket: number): void
}

const tell = (reply: RoomReply) => postMessage(reply)

/** What Python is given: vaka.room.local.browser.Page. */
function host(python: Python, shelf: Shelf) {
  return {
    read: async (kind: string, id: string) => (await shelf.read(kind, id))?.text ?? '',
    write: (kind: string, id: string, revision: number, text: string, summary: string) =>
      shelf.write(kind, id, revision, text, summary),
    summaries: async (kind: string) => JSON.stringify((await shelf.all(kind)).map(({ summary }) => summary)),
    async game(name: string) {
      const [sources, about] = await Promise.all([
        get(`${name}.zip`).then((found) => found.arrayBuffer()),
        get(`${name}.json`).then((found) => found.json() as Promise<Manifest | { plain: true }>),
      ])
      unpack(python, sources)
      if ('plain' in about) return false // a site that was written without modules
      return forPython(await Engine.load(about, await (await get(`${name}.wasm`)).arrayBuffer()))
    },
    async net(name: string) {
      const about = (await (await get(`${name}.net.json`)).json()) as Manifest
      return forPython(await Engine.load(about, await (await get(`${name}.net.${about.code}.wasm`)).arrayBuffer()))
    },
  }
}

const MODULE = 'vaka.room.local.browser'

async function start(): Promise<BrowserRoom> {
  const { bytes, version, nets } = (await (await get('start.json')).json()) as Start
  const [python, shelf] = await Promise.all([begun(version, bytes), Shelf.open()])
  const { BrowserRoom: open } = python.pyimport(MODULE)
  return open!(host(python, shelf), JSON.stringify(nets)) as BrowserRoom
}

/** Python with the room's module. Nobody sees the files come where they have come before. */
async function begun(version: string, bytes: number): Promise<Python> {
  const memory = await frozen(version)
  if (memory) return thaw(memory)
  const stop = counted((loaded, total) => tell({ kind: 'progress', loaded, total }), bytes)
  return startAndFreeze(version, MODULE).finally(stop)
}

let room: Promise<BrowserRoom> | null = null

/** The room, begun when it is first needed. */
function opened(): Promise<BrowserRoom> {
  if (!room) {
    room = start()
    room.then(
      () => tell({ kind: 'ready' }),
      (error: unknown) => tell({ kind: 'failed', reason: String(error), missing: error instanceof Missing }),
    )
  }
  return room
}

async function answer(request: Exclude<RoomRequest, { kind: 'start' }>): Promise<void> {
  const here = await opened()
  if (request.kind === 'ask') {
    const { id, method, path, body, guest } = request
    await here.ask(method, path, body, guest).then(
      (text) => tell({ kind: 'answer', id, text }),
      (error: unknown) => tell({ kind: 'broken', id, reason: String(error) }),
    )
  } else if (request.kind === 'prepare') {
    await here.prepare(request.game)
  } else if (request.kind === 'connect') {
    const { socket, table } = request
    const push = (text: string) => tell({ kind: 'push', socket, text })
    const problem = await here.connect(socket, table, push)
    if (problem) push(problem)
  } else if (request.kind === 'send') {
    const { socket, text } = request
    tell({ kind: 'push', socket, text: await here.send(socket, text) })
  } else {
    here.disconnect(request.socket)
  }
}

addEventListener('message', ({ data }: MessageEvent<RoomRequest>) => {
  if (data.kind === 'start') void opened().catch(() => undefined)
  else answer(data).catch((error: unknown) => console.error(error))
})
