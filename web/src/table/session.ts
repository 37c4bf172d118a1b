/** One table followed and played from this page: its state, the connection to the server, and the queue of what is shown. */
import * as api from '../lib/api'
import { connect, type Connection } from '../lib/socket'
import type { Choice, Position, SocketMessage } from '../lib/wire'
import { narrow, pick, settled, type Picks } from './choices'
import { Previews } from './preview'
import { Queue, wallClock, type Clock, type Speed } from './queue'
import * as table from './state'
import { EMPTY, eventsOf, type Frame, type GameEvent, type Step, type TableState } from './state'

/** What a game may change about showing and picking; the defaults fit any game. */
export interface GameHooks {
  /** How long an event is shown, in milliseconds. */
  time(event: GameEvent): number
  /** Picks made for the person, such as the only value of a part. */
  start(choices: readonly Choice[]): Picks
  /** Picks made for the person for the decisions after this one. */
  ahead(choices: readonly Choice[]): Picks[]
  /** Whether undo skips a position and goes back further. */
  skipOnUndo(position: Position): boolean
  /** The steps in which a ply is shown; the last one ends in `to` itself. */
  steps(from: Position[], to: Position[]): Step[]
}

export const PLAIN: GameHooks = {
  time: () => 350,
  start: () => ({}),
  ahead: () => [],
  skipOnUndo: () => false,
  steps: (_, to) => [{ positions: to, events: to[0]?.events ?? [] }],
}
const LOG_PLIES = 40

export class Session {
  state: TableState = EMPTY
  hooks: GameHooks = PLAIN
  curtain: 'auto' | 'always' | 'never' = 'auto'
  private readonly queue: Queue<Frame>
  private readonly previews: Previews
  private connection: Connection | null = null
  private number = 0
  private goingBack = false

  constructor(
    readonly id: string,
    private readonly tell: (state: TableState) => void,
    clock: Clock = wallClock,
  ) {
    this.queue = new Queue(
      (frame, ms) => this.draw(frame, ms),
      (frame) => this.timeOf(frame),
      clock,
    )
    this.queue.idle = () => this.rest()
    this.previews = new Previews(
      (entry, action, signal) => api.preview(this.id, this.state.mySeat!, entry, action, signal),
      (preview) => this.set({ preview }),
      clock,
    )
  }

  open(language: string): void {
    this.connection = connect(this.id, language, {
      message: (message) => this.receive(message),
      online: (online) => this.set({ online }),
      gone: () => this.set({ gone: true }),
    })
  }

  close(): void {
    this.connection?.close()
    this.queue.clear()
  }

  set speed(speed: Speed) {
    this.queue.speed = speed
    if (speed === 'instant') this.skip()
  }

  /** Handle a message from the server. */
  receive(message: SocketMessage): void {
    const waited = !this.choices.length
    const before = this.state.known
    this.state = table.receive(this.state, message)
    if (message.type === 'snapshot') {
      this.queue.clear()
      this.draw({ ply: message.table.ply, positions: message.positions, withEvents: false }, 0)
      void this.readLog(message.table.ply, message.positions[0]?.seat ?? null)
    } else if (
      message.type === 'ply' ||
      message.type === 'undone' ||
      message.type === 'started' ||
      message.type === 'stopped'
    ) {
      if (message.type === 'undone') this.skip()
      if (message.type === 'ply') this.pushSteps(message.ply, before, message.positions)
      else this.queue.push({ ply: message.ply, positions: message.positions, withEvents: false })
    } else if (message.type === 'table' && waited) {
      this.settle()
    }
    this.tell(this.state)
  }

  /** Show everything that is queued at once. */
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

  /** In a guided game: accept only these decisions, in this order; none if the list is empty. Null ends the guide. */
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
    if (!this.connection?.send({ type: 'act', id: ++this.number, entry: card.entry, action: choice.action })) return
    this.previews.drop()
    this.set({ sent: card.entry, refused: null, problem: null })
  }

  say(text: string): boolean {
    return this.connection?.send({ type: 'say', id: ++this.number, text }) ?? false
  }

  /** Take the last decision back: at once where that is free, else the others are asked. */
  async undo(): Promise<void> {
    const entry = this.state.table?.entry ?? 0
    this.set({ plan: [], picks: {} })
    this.goingBack = true
    await this.ask(() => api.undo(this.id, entry))
  }

  /** Propose to end the match and score it as it stands; the others are asked. */
  async stop(): Promise<void> {
    await this.ask(() => api.stop(this.id, this.state.table?.entry ?? 0))
  }

  answerUndo(agree: boolean): Promise<void> {
    return this.ask(() => api.answerUndo(this.id, agree))
  }

  /** Vote for a bot in the place of somebody who keeps the table waiting. */
  vote(seat: number): Promise<void> {
    return this.ask(() => api.vote(this.id, seat))
  }

  /** Ask why something tried is not possible. */
  async why(intent: Record<string, unknown>): Promise<void> {
    const seat = this.state.mySeat
    if (seat === null || this.state.table?.status !== 'running') return
    await this.ask(async () => this.set({ refused: await api.why(this.id, seat, intent) }))
  }

  /** Ask what an action would do; the answer comes as `preview`. */
  preview(action: number | null): void {
    if (this.state.mySeat === null || !this.state.table) return
    this.previews.want(this.state.table.entry, action)
  }

  /** Ask what the search would do; the best move is picked, to be looked at and played or not. */
  async hint(): Promise<void> {
    const { mySeat, table: card, asking } = this.state
    if (mySeat === null || !card || asking || !this.choices.length) return
    this.set({ asking: true, refused: null, problem: null })
    await this.ask(async () => {
      const hint = await api.hint(this.id, mySeat, card.entry)
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

  /** Make a request; show the person what goes wrong. */
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
    const logged = (found?.positions ?? []).flatMap(({ ply, events }) => events.map((event) => ({ ply, event })))
    const newer = this.state.log.filter((line) => line.ply > ply)
    this.set({ log: [...logged.filter((line) => line.ply <= ply), ...newer] })
  }

  private pushSteps(ply: number, from: Position[], to: Position[]): void {
    for (const [i, step] of this.hooks.steps(from, to).entries()) {
      this.queue.push({ ply, ...step, withEvents: true, continues: i > 0 })
    }
  }

  private timeOf(frame: Frame): number {
    return eventsOf(frame).reduce((sum, event) => sum + this.hooks.time(event), 0)
  }

  private draw(frame: Frame, ms: number): void {
    this.state = table.show(this.state, frame, ms)
    if (ms === 0) this.settle()
    this.tell(this.state)
  }

  /** The last frame has been shown. */
  private rest(): void {
    this.set({ motion: null })
    this.settle()
  }

  /** Once nothing moves: decide who is at the screen, make the obvious picks, and play what was planned ahead. */
  settle(): void {
    const mySeat = table.nextSeat(this.state)
    if (mySeat !== this.state.mySeat) {
      const passed = this.state.mySeat !== null && mySeat !== null && this.veiled()
      this.state = { ...this.state, mySeat, curtain: passed ? mySeat : this.state.curtain }
      this.tell(this.state)
    }
    const choices = this.choices
    if (!choices.length) return
    const here = table.myPosition(this.state)
    if (this.goingBack && here?.can_undo && this.hooks.skipOnUndo(here)) return void this.undo()
    this.goingBack = false
    const [planned, ...plan] = this.state.plan
    const meant = planned && settled(choices, planned)
    const next = meant && table.fits(this.state, meant) ? meant : null
    const picked = Object.keys(this.state.picks).length > 0 && narrow(choices, this.state.picks).length > 0
    const picks = picked ? this.state.picks : this.hooks.start(choices)
    this.state = { ...this.state, plan: next ? plan : this.hooks.ahead(choices), picks }
    if (next) this.act(next)
    this.tell(this.state)
  }

  private veiled(): boolean {
    return this.curtain === 'always' || (this.curtain === 'auto' && table.hasSecrets(this.state.shown))
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change }
    this.tell(this.state)
  }
}

/** The position of a seat among those sent. */
export function positionOf(positions: Position[], seat: number | null): Position | null {
  return positions.find((position) => position.seat === seat) ?? positions[0] ?? null
}
