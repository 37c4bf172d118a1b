/** A match played back: positions are fetched a page at a time, and kept. */
import type { Position } from '../lib/wire'
import type { LogEntry } from './state'

export interface Page {
  plies: number
  positions: Position[]
}

const PAGE = 40

export class Replay {
  plies = 0
  private readonly kept = new Map<number, Position>()
  private readonly asked = new Map<number, Promise<void>>()

  constructor(private readonly fetch: (first: number, count: number) => Promise<Page>) {}

  /** The position after this many plies, with what came before it for the log; the next page is fetched in advance. */
  async at(ply: number): Promise<Position | null> {
    const wanted = Math.max(0, ply)
    const number = Math.floor(wanted / PAGE)
    const before = number ? this.page(number - 1).catch(() => {}) : null
    await this.page(number)
    await before
    const found = this.kept.get(Math.min(wanted, this.plies)) ?? null
    if (found) void this.page(Math.floor((found.ply + PAGE / 2) / PAGE)).catch(() => {})
    if (found || wanted <= this.plies) return found
    return this.at(this.plies)
  }

  /** The log up to a ply, as far as it has been fetched. */
  log(ply: number, most = 80): LogEntry[] {
    const lines: LogEntry[] = []
    for (let p = Math.max(1, ply - most); p <= ply; p++) {
      for (const event of this.kept.get(p)?.events ?? []) lines.push({ ply: p, event })
    }
    return lines
  }

  private page(number: number): Promise<void> {
    const first = number * PAGE
    if (this.plies && first > this.plies) return Promise.resolve()
    const found = this.asked.get(number) ?? this.read(first)
    this.asked.set(number, found)
    found.catch(() => this.asked.delete(number))
    return found
  }

  private async read(first: number): Promise<void> {
    const { plies, positions } = await this.fetch(first, PAGE)
    this.plies = plies
    for (const position of positions) this.kept.set(position.ply, position)
  }
}
