/**
 * What an action would do, fetched while a person is still aiming. Answers are cached for one entry. There is at most one
 * request at a time, and of those wanted meanwhile only the newest is sent: a moving pointer does not flood the server.
 */
import type { Preview } from '../lib/wire'
import { wallClock, type Clock } from './queue'

/** Milliseconds between two requests. */
const PAUSE = 60

export class Previews {
  private entry = -1
  private readonly kept = new Map<number, Preview>()
  private wanted: number | null = null
  private asking: AbortController | null = null

  constructor(
    private readonly ask: (entry: number, action: number, signal: AbortSignal) => Promise<Preview>,
    private readonly show: (preview: Preview | null) => void,
    private readonly clock: Clock = wallClock,
  ) {}

  /** Show what an action at an entry of the log would do; nothing for null. */
  want(entry: number, action: number | null): void {
    if (entry !== this.entry) this.kept.clear()
    this.entry = entry
    this.wanted = action
    const known = action === null ? null : this.kept.get(action)
    if (known !== undefined) this.show(known)
    else if (!this.asking) void this.next()
  }

  /** Forget what was wanted: the decision is made. */
  drop(): void {
    this.wanted = null
    this.asking?.abort()
  }

  private async next(): Promise<void> {
    const { entry, wanted } = this
    if (wanted === null || this.kept.has(wanted)) return
    this.asking = new AbortController()
    const found = await this.ask(entry, wanted, this.asking.signal).catch(() => null)
    if (found && entry === this.entry) {
      this.kept.set(wanted, found)
      if (this.wanted === wanted) this.show(found)
    }
    this.clock.set(() => {
      this.asking = null
      if (found || this.wanted !== wanted || this.entry !== entry) void this.next()
    }, PAUSE)
  }
}
