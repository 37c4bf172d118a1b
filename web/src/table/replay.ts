/** A match played back: positions are fetched by the page as they are needed, and kept. */
import type { Position } from '../lib/wire'
import type { Told } from './state'

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

  /** The position after so many plies, and the pages around it on their way. */
  async at(ply: number): Promise<Position | null> {
    const wanted = Math.max(0, ply)
    await this.page(Math.floor(wanted / PAGE))
    const found = this.kept.get(Math.min(wanted, this.plies)) ?? null
    if (found) void this.page(Math.floor((found.ply + PAGE / 2) / PAGE)).catch(() => {})
    if (found || wanted <= this.plies) return found
    return this.at(this.plies)
  }

  /** What has been told up to a ply, as far as it has been fetched. */
  told(ply: number, most = 80): Told[] {
    const lines: Told[] = []
    for (let p = Math.max(1, ply - most); p <= ply; p++) {
      for (const event of this.kept.get(p)?.events ?? []) lines.push({ ply: p, event })
    }
    return lines
  }

  private page(number: number): Promise<void> {
    const first = number * PAGE
    if (this.asked.size && first > this.plies) return Promise.resolve()
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
