/** This browser as the room: a worker with Python and the games in it. Nothing leaves the browser. */
import type { RoomReply, RoomRequest } from '../engine/room'
import { base } from './base'
import { markDamaged, shelf } from './kept'
import { keepOffline } from './offline.svelte'
import { Refusal } from './refusal'
import type { Connection, Listener, Room } from './room'
import { starting } from './starting.svelte'
import type { Problem, ProblemMessage, SocketMessage } from './wire'
import { t } from './words.svelte'

const ENGINE = new URL('engine/', base)

/** A problem as the worker tells it: its sentence is put together here. */
type Told = Pick<Problem, 'code' | 'position'> & { args: object; status: number }
type Answer = { answer: unknown; said: { key: string; args: object } | null } | { problem: Told }

const NEEDED = ['WebAssembly', 'Worker', 'indexedDB']
const sentence = ({ code, args }: Told) => t(code, args)
const DAMAGED = 'kept-damaged'

export class LocalRoom implements Room {
  readonly shared = false
  private readonly worker: Worker | null = null
  private readonly waiting = new Map<number, { done(text: string): void; fail(reason: string): void }>()
  private readonly sockets = new Map<number, (text: string) => void>()
  private number = 0

  constructor() {
    const lacking = NEEDED.filter((name) => !(globalThis as Record<string, unknown>)[name])
    if (lacking.length) {
      this.fail(`no ${lacking.join(', ')}`)
      return
    }
    this.worker = new Worker(new URL('room.mjs', ENGINE), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<RoomReply>) => this.hear(data)
    this.worker.onerror = (event) => this.fail(event.message || 'room.mjs')
    this.tell({ kind: 'start' })
  }

  async ask<T>(path: string, _language: string, body?: unknown): Promise<T> {
    const own = body === undefined ? await this.own(path) : null
    if (own !== null) return own as T
    const method = body === undefined ? 'GET' : 'POST'
    const id = ++this.number
    const text = await this.wait(
      new Promise<string>((done, fail) => {
        if (starting.failed) return fail(new Error(starting.failed))
        this.waiting.set(id, { done, fail: (reason) => fail(new Error(reason)) })
        const text = body === undefined ? '' : JSON.stringify(body)
        this.tell({ kind: 'ask', id, method, path, body: text, guest: t('guest-name') })
      }),
    )
    const said = JSON.parse(text) as Answer
    if ('problem' in said) void this.note(path.split('/')[2] ?? '', said.problem)
    if ('problem' in said) throw new Refusal(said.problem.code, sentence(said.problem), said.problem.status)
    if (said.said) Object.assign(said.answer as object, { words: t(said.said.key, said.said.args) })
    return said.answer as T
  }

  /** What can be answered without Python: what was written when the site was, and what the shelf lists. */
  private async own(path: string): Promise<unknown> {
    const [where, query] = path.split('?') as [string, string | undefined]
    const game = /^\/games\/([\w-]+)\/components$/.exec(where)?.[1]
    if (where === '/games') return this.written('catalogue.json')
    if (game) return this.written(`${game}.components.json`)
    if (where === '/room') return { mode: 'open', announcements: [] }
    if (where === '/tables') return { tables: [], next: null }
    if (where === '/journeys' && !query?.includes('game') && !(await (await shelf()).all('journey')).length)
      return { journeys: [] }
    return null
  }

  private async written(name: string): Promise<unknown> {
    const answer = await fetch(new URL(name, ENGINE)).catch(() => null)
    if (!answer?.ok) throw new Refusal('offline', '', 0)
    return answer.json()
  }

  connect(table: string, _language: string, listener: Listener): Connection {
    const socket = ++this.number
    this.sockets.set(socket, (text) => {
      const said = JSON.parse(text) as
        Exclude<SocketMessage, ProblemMessage> | (ProblemMessage & Told) | { problem: Told }
      if ('problem' in said) void this.note(table, said.problem)
      if ('problem' in said) return said.problem.status === 404 ? listener.gone() : listener.refused()
      if (said.type === 'snapshot') listener.online(true)
      listener.message(said.type === 'problem' ? { ...said, message: sentence(said) } : said)
    })
    this.tell({ kind: 'connect', socket, table })
    return {
      send: (message) => {
        this.tell({ kind: 'send', socket, text: JSON.stringify(message) })
        return true
      },
      close: () => {
        this.sockets.delete(socket)
        this.tell({ kind: 'close', socket })
      },
    }
  }

  prepare(game: string): void {
    this.tell({ kind: 'prepare', game })
  }

  async file(path: string): Promise<Blob> {
    const found = await this.ask<unknown>(path, '')
    return new Blob([`${JSON.stringify(found, null, 1)}\n`], { type: 'application/json' })
  }

  words(): Promise<string> {
    return Promise.resolve('')
  }

  /** A match that cannot be read is listed as such. */
  private async note(table: string, { code }: Told): Promise<void> {
    if (code === DAMAGED) await markDamaged(table)
  }

  private async wait<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      console.error(error)
      const why = !starting.failed ? 'local-broken' : starting.missing ? 'web-local-missing' : 'web-local-failed'
      throw new Refusal(why, t(why), 500)
    }
  }

  private tell(request: RoomRequest): void {
    this.worker?.postMessage(request)
  }

  private hear(reply: RoomReply): void {
    if (reply.kind === 'ready') this.begin()
    else if (reply.kind === 'progress') Object.assign(starting, { loaded: reply.loaded, total: reply.total })
    else if (reply.kind === 'failed') this.fail(reply.reason, reply.missing)
    else if (reply.kind === 'push') this.sockets.get(reply.socket)?.(reply.text)
    else {
      const waits = this.waiting.get(reply.id)
      this.waiting.delete(reply.id)
      if (reply.kind === 'answer') waits?.done(reply.text)
      else waits?.fail(reply.reason)
    }
  }

  /** Python has started. What the page needs has come, so all the rest may be fetched too. */
  private begin(): void {
    starting.ready = true
    void keepOffline().catch((error: unknown) => console.warn(error))
  }

  private fail(reason: string, missing = false): void {
    console.warn(reason)
    Object.assign(starting, { failed: reason, missing })
    for (const { fail } of this.waiting.values()) fail(reason)
    this.waiting.clear()
  }
}
