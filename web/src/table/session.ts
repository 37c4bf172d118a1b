/** One table followed and played from this page: the state, the line to the room, the queue of what is shown. */
import * as api from '../lib/api'
import { openLine, type Line } from '../lib/socket'
import type { Choice, Position, SocketMessage } from '../lib/wire'
import { narrow, pick, settled, type Picks } from './choices'
import { Previews } from './preview'
import { Queue, wallClock, type Clock, type Speed } from './queue'
import * as table from './state'
import { EMPTY, eventsOf, type Frame, type GameEvent, type Step, type TableState } from './state'

/** What a game may say about showing and picking; the defaults know no game. */
export interface Manners {
  /** How long an event is shown, in milliseconds. */
  time(event: GameEvent): number
  /** Picks that go without saying, such as the only value of a part. */
  start(choices: readonly Choice[]): Picks
  /** Picks for the decisions after this one that go without saying. */
  ahead(choices: readonly Choice[]): Picks[]
  /** Whether undo goes through a position without stopping. */
  through(position: Position): boolean
  /** The steps in which a ply is shown; the last one ends in `to` itself. */
  steps(from: Position[], to: Position[]): Step[]
}

export const PLAIN: Manners = {
  time: () => 350,
  start: () => ({}),
  ahead: () => [],
  through: () => false,
  steps: (_, to) => [{ positions: to, events: to[0]?.events ?? [] }],
}
const LOG_PLIES = 40

export class Session {
  state: TableState = EMPTY
  manners: Manners = PLAIN
  curtain: 'auto' | 'always' | 'never' = 'auto'
  private readonly queue: Queue<Frame>
  private readonly previews: Previews
  private line: Line | null = null
  private number = 0
  private goingBack = false

  constructor(
    readonly id: string,
    private readonly tell: (state: TableState, change: 'message' | 'shown' | 'hand') => void,
    clock: Clock = wallClock,
  ) {
    this.queue = new Queue(
      (frame, ms) => this.draw(frame, ms),
      (frame) => this.timeOf(frame),
      clock,
    )
    this.queue.idle = () => this.rest()
    this.previews = new Previews(
      (entry, action, signal) => api.preview(this.id, this.state.hand!, entry, action, signal),
      (preview) => this.set({ preview }),
      clock,
    )
  }

  open(language: string): void {
    this.line = openLine(this.id, language, {
      message: (message) => this.receive(message),
      online: (online) => this.set({ online }),
      gone: () => this.set({ gone: true }),
    })
  }

  close(): void {
    this.line?.close()
    this.queue.clear()
  }

  set speed(speed: Speed) {
    this.queue.speed = speed
    if (speed === 'instant') this.skip()
  }

  /** Take a message of the room. */
  receive(message: SocketMessage): void {
    const waited = !this.choices.length
    const before = this.state.known
    this.state = table.receive(this.state, message)
    if (message.type === 'snapshot') {
      this.queue.clear()
      this.draw({ ply: message.table.ply, positions: message.positions, told: false }, 0)
      void this.readLog(message.table.ply, message.positions[0]?.seat ?? null)
    } else if (message.type === 'ply' || message.type === 'undone' || message.type === 'started') {
      if (message.type === 'undone') this.skip()
      if (message.type === 'ply') this.pushSteps(message.ply, before, message.positions)
      else this.queue.push({ ply: message.ply, positions: message.positions, told: false })
    } else if (message.type === 'table' && waited) {
      this.settle()
    }
    this.tell(this.state, 'message')
  }

  /** Show all that waits at once. */
  skip(): void {
    this.queue.skip()
    this.rest()
  }

  /** A click fixes one part of a choice, or puts it back. */
  pick(part: string, value: unknown): void {
    this.setPicks(pick(this.choices, this.state.picks, part, value))
  }

  setPicks(picks: Picks): void {
    this.set({ picks, refused: null })
  }

  /** Picks for the decisions that follow this one. */
  setPlan(plan: Picks[]): void {
    this.set({ plan })
  }

  /** In a walk: ask for these decisions, one after another; for none with an empty list. Null ends the walk. */
  askFor(acts: readonly Picks[] | null): void {
    this.set({ asked: acts && { acts, since: this.state.made }, picks: {}, plan: [] })
    this.settle()
  }

  get choices(): Choice[] {
    return table.choicesNow(this.state)
  }

  /** Decide: the choice given, or the one the picks have left. */
  act(choice: Choice | null = settled(this.choices, this.state.picks)): void {
    const card = this.state.table
    if (!choice || !card || this.state.sent !== null || !table.fits(this.state, choice)) return
    if (!this.line?.send({ type: 'act', id: ++this.number, entry: card.entry, action: choice.action })) return
    this.previews.drop()
    this.set({ sent: card.entry, refused: null, problem: null })
  }

  say(text: string): boolean {
    return this.line?.send({ type: 'say', id: ++this.number, text }) ?? false
  }

  /** Take the last decision back: at once where that is free, else the others are asked. */
  async undo(): Promise<void> {
    const entry = this.state.table?.entry ?? 0
    this.set({ plan: [], picks: {} })
    this.goingBack = true
    await this.ask(() => api.undo(this.id, entry))
  }

  answerUndo(agree: boolean): Promise<void> {
    return this.ask(() => api.answerUndo(this.id, agree))
  }

  /** Ask why something tried is not possible. */
  async why(intent: Record<string, unknown>): Promise<void> {
    const seat = this.state.hand
    if (seat === null || this.state.table?.status !== 'running') return
    await this.ask(async () => this.set({ refused: await api.why(this.id, seat, intent) }))
  }

  /** Ask what an action would do; the answer comes as `preview`. */
  preview(action: number | null): void {
    if (this.state.hand === null || !this.state.table) return
    this.previews.want(this.state.table.entry, action)
  }

  /** Ask what the search would do; the best move is picked, to be looked at and played or not. */
  async hint(): Promise<void> {
    const { hand, table: card, asking } = this.state
    if (hand === null || !card || asking || !this.choices.length) return
    this.set({ asking: true, refused: null, problem: null })
    await this.ask(async () => {
      const hint = await api.hint(this.id, hand, card.entry)
      if (this.state.table?.entry !== hint.entry || !this.choices.length) return
      this.set({ hint })
      this.take(hint.moves[0]?.action)
    })
    this.set({ asking: false })
  }

  /** Pick all the parts of one action. */
  take(action: number | undefined): void {
    const choice = this.choices.find((choice) => choice.action === action)
    if (choice) this.setPicks(choice.parts)
  }

  closeHint(): void {
    this.set({ hint: null })
  }

  dismiss(): void {
    this.set({ refused: null, problem: null })
  }

  /** The next person is at the screen. */
  raiseCurtain(): void {
    this.set({ curtain: null })
    this.settle()
  }

  /** Do something through HTTP; what goes wrong is shown. */
  async ask(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error
      this.set({ problem: { code: error.code, message: error.message } })
    }
  }

  private async readLog(ply: number, seat: number | null): Promise<void> {
    if (!ply) return
    const first = Math.max(1, ply - LOG_PLIES + 1)
    const found = await api.replay(this.id, first, LOG_PLIES, seat).catch(() => null)
    const told = (found?.positions ?? []).flatMap(({ ply, events }) => events.map((event) => ({ ply, event })))
    const newer = this.state.log.filter((line) => line.ply > ply)
    this.set({ log: [...told.filter((line) => line.ply <= ply), ...newer] })
  }

  private pushSteps(ply: number, from: Position[], to: Position[]): void {
    for (const [i, step] of this.manners.steps(from, to).entries()) {
      this.queue.push({ ply, ...step, told: true, goesOn: i > 0 })
    }
  }

  private timeOf(frame: Frame): number {
    return eventsOf(frame).reduce((sum, event) => sum + this.manners.time(event), 0)
  }

  private draw(frame: Frame, ms: number): void {
    this.state = table.show(this.state, frame, ms)
    if (ms === 0) this.settle()
    this.tell(this.state, 'shown')
  }

  /** The last frame has been shown. */
  private rest(): void {
    this.set({ motion: null })
    this.settle()
  }

  /** Once nothing moves: whose hands, which picks go without saying, and what was planned ahead. */
  settle(): void {
    const hand = table.nextHand(this.state)
    if (hand !== this.state.hand) {
      const passed = this.state.hand !== null && hand !== null && this.veiled()
      this.state = { ...this.state, hand, curtain: passed ? hand : this.state.curtain }
      this.tell(this.state, 'hand')
    }
    const choices = this.choices
    if (!choices.length) return
    const here = table.handPosition(this.state)
    if (this.goingBack && here?.can_undo && this.manners.through(here)) return void this.undo()
    this.goingBack = false
    const [planned, ...plan] = this.state.plan
    const meant = planned && settled(choices, planned)
    const next = meant && table.fits(this.state, meant) ? meant : null
    const picked = Object.keys(this.state.picks).length > 0 && narrow(choices, this.state.picks).length > 0
    const picks = picked ? this.state.picks : this.manners.start(choices)
    this.state = { ...this.state, plan: next ? plan : this.manners.ahead(choices), picks }
    if (next) this.act(next)
    this.tell(this.state, 'shown')
  }

  private veiled(): boolean {
    return this.curtain === 'always' || (this.curtain === 'auto' && table.hasSecrets(this.state.shown))
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change }
    this.tell(this.state, 'message')
  }
}

/** The position of a seat among those sent. */
export function positionOf(positions: Position[], seat: number | null): Position | null {
  return positions.find((position) => position.seat === seat) ?? positions[0] ?? null
}
