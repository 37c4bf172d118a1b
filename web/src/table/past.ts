/** Earlier positions of a table, looked up while somebody points at a line of the log. */
import type { Position } from '../lib/wire'
import type { Page } from './replay'
import { wallClock, type Clock } from './queue'

/** How long one has to point at a line, in milliseconds: whoever sweeps over the log asks for nothing. */
const PAUSE = 120
/** How many positions are fetched at once, up to the one wanted. */
const COUNT = 20

export class Past {
  private readonly kept = new Map<number, Position>()
  private undone = 0

  constructor(
    private readonly fetch: (first: number, count: number) => Promise<Page>,
    private readonly clock: Clock = wallClock,
  ) {}

  /** How many decisions were taken back: after one more, what is known may not be true any more. */
  set turns(undone: number) {
    if (undone !== this.undone) this.kept.clear()
    this.undone = undone
  }

  /** Look up a position, and tell it; returns how to stop. Where it cannot be had, the present one stays on the board. */
  look(ply: number, tell: (position: Position) => void): () => void {
    let wanted = true
    const found = this.kept.get(ply)
    if (found) tell(found)
    else
      this.clock.set(() => {
        if (wanted) void this.read(ply).then((position) => wanted && position && tell(position))
      }, PAUSE)
    return () => (wanted = false)
  }

  private async read(ply: number): Promise<Position | null> {
    const first = Math.max(0, ply - COUNT + 1)
    const page = await this.fetch(first, ply - first + 1).catch(() => null)
    for (const position of page?.positions ?? []) this.kept.set(position.ply, position)
    return this.kept.get(ply) ?? null
  }
}
