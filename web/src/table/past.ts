/** Earlier positions of a table: those that were sent while it was followed, and others looked up when they are needed. */
import type { Position } from '../lib/wire'
import type { Page } from './replay'
import { wallClock, type Clock } from './queue'

/** How long one has to point at a line, in milliseconds: whoever sweeps over the log asks for nothing. */
const PAUSE = 120
/** How many positions are fetched at once, up to the one wanted. */
const COUNT = 20
/** How many are kept, and how far back a seat's last decision is looked for. */
const MOST = 400
const FAR = 160

export class Past {
  private readonly kept = new Map<string, Position>()
  /** How many decisions were made, and how many undone, when positions last came by themselves. */
  private made = -1
  private undone = 0
  /** Whose positions are asked for; each seat sees its own. */
  seat: number | null = null

  constructor(
    private readonly fetch: (first: number, count: number, seat: number | null) => Promise<Page>,
    private readonly clock: Clock = wallClock,
  ) {}

  /**
   * Keep positions that came by themselves. After one more decision was undone, what is known may not be true any
   * more; and only positions that come with a new decision tell what happened in it.
   */
  follow(positions: readonly Position[], made: number, undone: number): void {
    const first = this.made < 0
    const same = undone === this.undone
    if (!same) this.kept.clear()
    if (first || (same && made > this.made)) this.keep(positions)
    this.made = made
    this.undone = undone
  }

  /** Keep positions that tell what happened in them. */
  keep(positions: readonly Position[]): void {
    for (const position of positions) this.kept.set(key(position.seat, position.ply), position)
    for (const old of this.kept.keys()) {
      if (this.kept.size <= MOST) break
      this.kept.delete(old)
    }
  }

  /** Look up a position, and tell it; returns how to stop. Where it cannot be had, the present one stays on the board. */
  look(ply: number, tell: (position: Position) => void): () => void {
    let wanted = true
    const found = this.kept.get(key(this.seat, ply))
    if (found) tell(found)
    else
      this.clock.set(() => {
        if (wanted) void this.at(ply).then((position) => wanted && position && tell(position))
      }, PAUSE)
    return () => (wanted = false)
  }

  /** The positions from a seat's decision before this ply, or the first one, up to it; none where they cannot be had. */
  async since(ply: number, seat: number): Promise<Position[]> {
    const found: Position[] = []
    for (let at = ply; at >= Math.max(0, ply - FAR); at--) {
      const position = await this.at(at)
      if (!position) return []
      found.unshift(position)
      if (at < ply && position.to_move === seat) break
    }
    return found
  }

  private async at(ply: number): Promise<Position | null> {
    const wanted = key(this.seat, ply)
    return this.kept.get(wanted) ?? (await this.read(ply), this.kept.get(wanted) ?? null)
  }

  private async read(ply: number): Promise<void> {
    const first = Math.max(0, ply - COUNT + 1)
    const page = await this.fetch(first, ply - first + 1, this.seat).catch(() => null)
    this.keep(page?.positions ?? [])
  }
}

const key = (seat: number | null, ply: number) => `${seat} ${ply}`
