/** Some plies shown once more on the board, without touching the match: the same steps at the same speed. */
import type { Position } from '../lib/wire'
import { Queue, wallClock, type Clock, type Speed } from './queue'
import type { GameHooks } from './hooks'
import type { GameEvent, Motion } from './state'

/** What is on the board while it plays. */
export interface Shown {
  position: Position
  motion: Motion | null
}

interface Frame {
  position: Position
  events: GameEvent[]
}

/** How long a ply is shown to those who want no motion, in milliseconds. */
const STILL = 700

export class Again {
  private queue: Queue<Frame> | null = null

  constructor(
    private readonly tell: (shown: Shown | null) => void,
    private readonly clock: Clock = wallClock,
  ) {}

  /** Show what led from each position to the next, then nothing any more. */
  play(positions: readonly Position[], hooks: Pick<GameHooks, 'time' | 'steps'>, speed: Speed): void {
    this.stop()
    const still = speed === 'instant'
    let last = positions[0]
    const timeOf = ({ events }: Frame) => {
      const time = events.reduce((sum, event) => sum + hooks.time(event), 0)
      return still ? Math.min(time, STILL) : time
    }
    const queue = new Queue<Frame>(
      ({ position, events }, ms) => {
        const motion = ms && !still ? { events, ms, from: [last] } : null
        last = position
        this.tell({ position, motion })
      },
      timeOf,
      this.clock,
    )
    queue.speed = still ? 'normal' : speed
    queue.idle = () => this.stop()
    this.queue = queue
    queue.push({ position: last, events: [] })
    positions.slice(1).forEach((after, i) => {
      const steps = still ? [{ positions: [after], events: after.events }] : hooks.steps([positions[i]], [after])
      for (const step of steps) queue.push({ position: step.positions[0], events: step.events })
    })
    if (!queue.running) this.stop()
  }

  /** Back to the present. */
  stop(): void {
    if (!this.queue) return
    this.queue.clear()
    this.queue = null
    this.tell(null)
  }
}
