/** One table followed and played from this page: its state, the connection to the server, and the queue of what is shown. */
import * as api from '../lib/api'
import { connect, type Connection } from '../lib/socket'
import type { Choice, Move, Position, SocketMessage } from '../lib/wire'
import { narrow, pick, same, settled, type Picks } from './choices'
import { PLAIN, type GameHooks } from './hooks'
import { Previews } from './preview'
import { Queue, wallClock, type Clock, type Speed } from './queue'
import * as table from './state'
import { EMPTY, eventsOf, type Frame, type Reaction, type TableState } from './state'

const LOG_PLIES = 40
/** Milliseconds for which the only legal move is announced before it plays. */
export const FORCED_MS = 700

export class TableController {
  state: TableState = EMPTY
  hooks: GameHooks = PLAIN
  curtain: 'auto' | 'always' | 'never' = 'auto'
  /** Whether a move waits for the button. */
  confirm = true
  /** Whether the only legal move plays by itself. */
  playsForced = false
  /** Whether the others’ turns are told first: a turn that has just come is then left to the person. */
  tellsFirst = false
  /** Whether reactions are left out. */
  muted = false
  private readonly queue: Queue<Frame>
  private readonly previews: Previews
  private connection: Connection | null = null
  private number = 0
  private goingBack = false
  private forcedHandle: unknown = null
  private picking = false
  /** The action for which the later picks were made, where a hint made it. */
  private meant: number | null = null
  private pace: Speed = 'normal'
  private readingLog = false

  constructor(
    readonly id: string,
    private readonly tell: (state: TableState) => void,
    private readonly clock: Clock = wallClock,
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
      refused: () => void this.explain(),
    })
  }

  /** Ask over HTTP why the room takes no connection, and give up if there is no such table. */
  private async explain(): Promise<void> {
    const refused = await api.snapshot(this.id).catch((error: unknown) => error)
    if (!(refused instanceof api.Refusal)) return
    if (refused.status === 404) {
      this.close()
      this.set({ gone: true })
    } else if (refused.message) {
      this.set({ problem: { code: refused.code, message: refused.message } })
    }
  }

  close(): void {
    this.connection?.close()
    this.holdForced()
    this.queue.clear()
  }

  set speed(speed: Speed) {
    this.pace = speed
    this.queue.speed = this.state.hurried ? 'instant' : speed
    if (speed === 'instant') this.skip()
  }

  /** Handle a message from the server. */
  receive(message: SocketMessage): void {
    if (message.type === 'reaction' && this.muted) return
    const waited = !this.choices.length
    const before = this.state.known
    const round = this.state.table?.round
    if ('positions' in message) this.holdForced()
    this.state = table.receive(this.state, message)
    if (message.type === 'snapshot') {
      this.queue.clear()
      this.draw({ ply: message.table.ply, positions: message.positions, withEvents: false }, 0)
      void this.readLog(message.table.ply, message.positions[0]?.seat ?? null)
    } else if (
      message.type === 'ply' ||
      message.type === 'undone' ||
      message.type === 'started' ||
      message.type === 'clock' ||
      message.type === 'stopped'
    ) {
      if (message.type === 'undone') this.skip()
      const keeps = !!round && message.round?.key === round.key
      if (message.type === 'ply') this.pushSteps(message.ply, before, message.positions, keeps)
      else this.queue.push({ ply: message.ply, positions: message.positions, withEvents: false })
    } else if (message.type === 'choosing' && message.positions) {
      this.queue.push({ ply: message.ply, positions: message.positions, withEvents: false })
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

  /** Show everything at once until it is somebody’s turn here, or the match is over. */
  hurry(): void {
    if (!this.choices.length) this.state = { ...this.state, hurried: true }
    this.queue.speed = 'instant'
    this.skip()
  }

  /** A click fixes one part of a choice, or puts it back. */
  pick(part: string, value: unknown): void {
    this.setPicks(pick(this.choices, this.state.picks, part, value))
  }

  /** Make picks. Without confirming they are played once they are a whole move, unless they are only looked at. */
  setPicks(picks: Picks, looking = false): void {
    this.holdForced()
    this.set({ picks, refused: null })
    this.picking = !looking && !this.confirm && this.state.asked === null
    if (this.picking) queueMicrotask(() => this.playPicked()) // picks for the decisions after this one may follow
  }

  /** Pick from the list of moves: later picks made for other ones go. */
  pickItem(picks: Picks, looking = false): void {
    this.setLater(this.hooks.ahead(this.choices))
    this.setPicks(picks, looking)
  }

  private playPicked(): void {
    if (!this.picking) return
    this.picking = false
    const { picks, later } = this.state
    const here = table.myPosition(this.state)
    if (here && this.choices.length && this.hooks.complete(this.choices, picks, later, here)) this.act()
  }

  /** Put back everything that was picked, and hold what would play by itself. Returns whether there was anything. */
  clear(): boolean {
    const { choices, state } = this
    const [picks, later] = choices.length ? [this.started(choices), this.hooks.ahead(choices)] : [{}, []]
    if (!state.forced && same(picks, state.picks) && same(later, state.later)) return false
    this.holdForced()
    this.set({ picks, later, refused: null })
    return true
  }

  /** What is picked from the start; in a guided game nothing that the guide does not ask for. */
  private started(choices: readonly Choice[]): Picks {
    const picks = this.hooks.start(choices)
    const choice = settled(choices, picks)
    return choice && !table.fits(this.state, choice) ? {} : picks
  }

  /** Picks for the decisions that follow this one. */
  setLater(later: Picks[]): void {
    this.meant = null
    this.set({ later })
  }

  /** In a guided game: accept only these decisions, in this order; none if the list is empty. Null ends the guide. */
  askFor(acts: readonly Picks[] | null): void {
    this.set({ asked: acts && { acts, since: this.state.made }, picks: {}, later: [] })
    this.settle()
  }

  get choices(): Choice[] {
    return table.choicesNow(this.state)
  }

  /** Decide: the choice given, or the one the picks have left. */
  act(choice: Choice | null = settled(this.choices, this.state.picks)): void {
    const card = this.state.table
    if (!choice || !card || this.state.sent !== null || !table.fits(this.state, choice) || !this.choices.length) return
    this.holdForced()
    const seat = card.round ? this.state.mySeat : null
    const decided = { entry: card.entry, action: choice.action, ...(seat === null ? {} : { seat }) }
    if (!this.connection?.send({ type: 'act', id: ++this.number, ...decided })) return
    this.previews.drop()
    // the later picks of a hint are for its own move only
    const later = this.meant === null || this.meant === choice.action ? this.state.later : []
    this.meant = null
    this.set({ sent: card.entry, later, refused: null, problem: null })
  }

  say(text: string): boolean {
    return this.connection?.send({ type: 'say', id: ++this.number, text }) ?? false
  }

  /** Show everybody a quick reaction, at the seat of the person at the screen. */
  react(reaction: Reaction['reaction']): boolean {
    return this.connection?.send({ type: 'react', id: ++this.number, reaction, seat: this.state.mySeat }) ?? false
  }

  /** A reaction has been shown for long enough. */
  forget(number: number): void {
    this.set({ reactions: this.state.reactions.filter((each) => each.number !== number) })
  }

  /** Take the last decision back: at once where that is free, else the others are asked. */
  async undo(): Promise<void> {
    const entry = this.state.table?.entry ?? 0
    this.holdForced()
    this.set({ later: [], picks: {} })
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

  /** Vote for a bot in the place of somebody who keeps the table waiting, or against it. */
  vote(seat: number, agree = true): Promise<void> {
    return this.ask(() => api.vote(this.id, seat, agree))
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
      if (hint.moves[0]) this.take(hint.moves[0])
    })
    this.set({ asking: false })
  }

  /** Pick a whole move: all parts of its first decision, and the others as later picks. */
  take(move: Move): void {
    const choice = this.choices.find(({ action }) => action === move.action)
    if (!choice) return
    this.setLater(move.then.map(({ parts }) => parts))
    this.meant = choice.action
    this.setPicks(choice.parts, true)
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
    const first = Math.max(0, ply - LOG_PLIES)
    const found = await api.replay(this.id, first, LOG_PLIES + 1, seat).catch(() => null)
    const positions = found?.positions ?? []
    const logged = positions.slice(1).flatMap(({ ply, events }) => events.map((event) => ({ ply, event })))
    const earlier = positions.flatMap(({ ply: at, to_move }) =>
      to_move !== null && at < ply ? [[at, to_move] as const] : [],
    )
    const newer = this.state.log.filter((line) => line.ply > ply)
    const deciders = new Map([...earlier, ...this.state.deciders])
    const log = [...logged.filter((line) => line.ply <= ply), ...newer]
    this.set({ log, deciders, logFrom: found ? Math.max(1, first + 1) : ply + 1 })
  }

  /** Read the part of the log before the one that is known. */
  async readEarlier(): Promise<void> {
    const { logFrom, mySeat } = this.state
    if (logFrom <= 1 || this.readingLog) return
    this.readingLog = true
    const first = Math.max(1, logFrom - LOG_PLIES)
    await this.ask(async () => {
      const { positions } = await api.replay(this.id, first, logFrom - first, mySeat)
      const earlier = positions.flatMap(({ ply, events }) => events.map((event) => ({ ply, event })))
      this.set({ log: [...earlier, ...this.state.log.filter(({ ply }) => ply >= logFrom)], logFrom: first })
    })
    this.readingLog = false
  }

  private pushSteps(ply: number, from: Position[], to: Position[], keeps = false): void {
    for (const [i, step] of this.hooks.steps(from, to).entries()) {
      this.queue.push({ ply, ...step, withEvents: true, continues: i > 0, keeps })
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

  /** Once nothing moves: decide who is at the screen, make the obvious picks, and play what was picked ahead. */
  settle(): void {
    const mySeat = table.nextSeat(this.state)
    if (mySeat !== this.state.mySeat) {
      const passed = this.state.mySeat !== null && mySeat !== null && this.veiled()
      this.state = { ...this.state, mySeat, curtain: passed ? mySeat : this.state.curtain }
      this.tell(this.state)
    }
    const choices = this.choices
    if (!choices.length) return
    if (this.state.hurried) this.state = { ...this.state, hurried: false }
    this.queue.speed = this.pace
    const here = table.myPosition(this.state)
    const back = this.goingBack
    const passes = here !== null && (this.hooks.skipOnUndo(here) || (this.playsForced && choices.length === 1))
    if (back && here?.can_undo && passes) return void this.undo()
    this.goingBack = false
    const [coming, ...later] = this.state.later
    const meant = coming && settled(choices, coming)
    const next = meant && table.fits(this.state, meant) ? meant : null
    const picked = Object.keys(this.state.picks).length > 0 && narrow(choices, this.state.picks).length > 0
    const picks = picked ? this.state.picks : this.started(choices)
    this.state = { ...this.state, later: next ? later : this.hooks.ahead(choices), picks }
    if (next) this.act(next)
    else if (!back) this.force(choices)
    this.tell(this.state)
  }

  /** Play the only legal move after a moment, in which it is announced and can be held. */
  private force(choices: readonly Choice[]): void {
    if (!this.playsForced || choices.length !== 1 || this.state.asked !== null || this.state.forced) return
    const last = this.state.deciders.get((this.state.shown[0]?.ply ?? 0) - 1)
    if (this.tellsFirst && last !== this.state.mySeat) return
    const [only] = choices
    this.state = { ...this.state, forced: only }
    this.forcedHandle = this.clock.set(() => this.act(only), FORCED_MS)
  }

  /** Leave the only legal move to the person after all. */
  holdForced(): void {
    if (!this.state.forced) return
    this.clock.clear(this.forcedHandle)
    this.set({ forced: null })
  }

  private veiled(): boolean {
    return this.curtain === 'always' || (this.curtain === 'auto' && table.hasSecrets(this.state.shown))
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change }
    this.tell(this.state)
  }
}
