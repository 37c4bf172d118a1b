/**
 * The animation queue: each frame is shown for its time before the next one, so that a bot's whole turn can be followed.
 * At the speed `instant` nothing waits.
 */
export type Speed = 'slow' | 'normal' | 'instant'

const PACE: Record<Speed, number> = { slow: 2, normal: 1, instant: 0 }
/** With more frames than this waiting, each gets less time. */
const CROWD = 12

export interface Clock {
  set(run: () => void, ms: number): unknown
  clear(handle: unknown): void
}

export const wallClock: Clock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

export class Queue<Frame> {
  private waiting: Frame[] = []
  private handle: unknown = null
  private busy = false
  speed: Speed = 'normal'

  constructor(
    private readonly show: (frame: Frame, ms: number) => void,
    private readonly time: (frame: Frame) => number,
    private readonly clock: Clock = wallClock,
  ) {}

  /** Whether a frame is being shown or waits. */
  get running(): boolean {
    return this.busy
  }

  /** Add a frame at the end of the queue. */
  push(frame: Frame): void {
    this.waiting.push(frame)
    if (!this.busy) this.next()
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.clock.clear(this.handle)
    const rest = this.waiting
    this.waiting = []
    this.busy = false
    for (const frame of rest) this.show(frame, 0)
  }

  /** Forget what waits. */
  clear(): void {
    this.clock.clear(this.handle)
    this.waiting = []
    this.busy = false
  }

  private next(): void {
    for (;;) {
      const frame = this.waiting.shift()
      if (frame === undefined) {
        this.busy = false
        return
      }
      const ms = this.duration(frame)
      this.busy = ms > 0
      this.show(frame, ms)
      if (ms > 0) {
        this.handle = this.clock.set(() => {
          this.busy = false
          this.next()
          if (!this.busy) this.idle?.()
        }, ms)
        return
      }
    }
  }

  /** Called when the last frame has been shown. */
  idle: (() => void) | null = null

  private duration(frame: Frame): number {
    const hurry = Math.min(1, CROWD / (this.waiting.length + 1))
    return Math.round(this.time(frame) * PACE[this.speed] * hurry)
  }
}
