/** A table followed from its page: the controller, and what several parts of the page make of its state. */
import { untrack } from 'svelte'
import * as api from '../lib/api'
import { useCatalogue } from '../lib/catalogue.svelte'
import { rememberTable, settings, speed } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import type { Choice, HintMove } from '../lib/wire'
import { language, say } from '../lib/words.svelte'
import { useBadges } from '../ui/worn.svelte'
import { hintMarks, isTaken, itemMarks } from './advice'
import type { Shown } from './again'
import { narrow, settled, type Picks } from './choices'
import { clientOf, type GameClient } from './client'
import { faceOf } from './clocks'
import { turnWords, type Scene } from './dock'
import { useJourney } from './journey.svelte'
import { useLooking } from './looking.svelte'
import { useMoments } from './moments.svelte'
import { called, seatNames } from './names'
import { itemsOf } from './items'
import { Past } from './past'
import { TableController } from './controller'
import { hooksOf } from './hooks'
import { useTelling } from './telling.svelte'
import { useTicking } from './ticking.svelte'
import { choicesNow, EMPTY, fits, myPosition, type TableState } from './state'

const NO_ITEMS = { question: '', items: [], fixed: [] }
const STILL = { choices: [], picks: {}, later: [], preview: null }

/** Made while its page is set up, and closed with it. */
export class Following {
  now = $state.raw<TableState>(EMPTY)
  client = $state.raw<GameClient | null>(null)
  /** What is on the board while the others’ turns are played once more. */
  again = $state.raw<Shown | null>(null)
  /** The actions that an item leaves while it is pointed at. */
  private pointed = $state.raw<ReadonlySet<number>>(new Set())
  /** The move of a hint that is pointed at. */
  weighed = $state.raw<HintMove | null>(null)
  /** Whether the picture of the end was closed. */
  resultSeen = $state(false)

  readonly controller: TableController
  readonly past = new Past((first, count, seat) => api.replay(this.controller.id, first, count, seat))
  readonly moments = useMoments()
  private readonly catalogue = useCatalogue()
  readonly table = $derived(this.now.table)
  readonly game = $derived(this.table?.game)
  /** Nothing is played before the start, even where a record has already brought a position. */
  readonly position = $derived(this.table?.status === 'open' ? null : myPosition(this.now))
  readonly choices = $derived(choicesNow(this.now))
  readonly journey = useJourney(
    () => this.table,
    (work) => this.controller.ask(work),
  )
  readonly names = $derived([...(this.table ? seatNames(this.table.seats) : []), ...this.journey.names])
  readonly mine = $derived(this.table?.you.seats ?? [])
  /** Who “you” is in sentences; nobody for a spectator, or where several share the screen. */
  readonly reader = $derived(this.mine.length === 1 ? this.mine[0] : null)
  readonly title = $derived(this.catalogue.titleOf(this.game) ?? 'Vaka')
  readonly where = $derived(this.position && this.client?.where ? say(this.client.where(this.position)) : '')
  readonly looking = useLooking(
    this.past,
    () => this.now,
    () => this.position,
  )
  private readonly telling = useTelling(
    () => this.now,
    () => this.client,
  )
  /** What the log tells by now. */
  readonly log = $derived(this.telling.log)
  /** The position on the board: that of the line pointed at, or the present one. */
  readonly seen = $derived(this.again?.position ?? this.looking.then ?? this.position)
  readonly motion = $derived(this.again ? this.again.motion : this.now.motion)
  private readonly weighing = $derived(this.choices.filter(({ action }) => this.pointed.has(action)))
  /** What an item that is pointed at would do, drawn on the board, unless a hint is. */
  readonly offered = $derived(
    this.weighing.length && !this.now.hint && this.client && this.position && this.seen === this.position
      ? itemMarks(this.client, this.position, this.names, this.weighing)
      : [],
  )
  readonly lit = $derived.by(() => {
    const { line } = this.looking
    const { client, seen } = this
    if (line && seen?.ply === line.ply) return client?.spots?.(line.event, seen) ?? []
    if (this.offered.length || !client || !seen) return []
    return [...new Set(this.weighing.flatMap((choice) => client.choiceSpots?.(choice, seen) ?? []))]
  })
  /** The move of the hint that is picked. */
  readonly taken = $derived.by(() => {
    const action = settled(this.choices, this.now.picks)?.action ?? null
    return this.now.hint?.moves.find((move) => isTaken(move, action, this.now.later)) ?? null
  })
  readonly advised = $derived(
    this.now.hint && this.client && this.position && this.choices.length && this.seen === this.position
      ? hintMarks(this.client, this.position, this.names, this.now.hint.moves, this.weighed ?? this.taken)
      : [],
  )
  readonly over = $derived(this.table?.status === 'over' || this.table?.status === 'closed')
  /** Wherever the seat came from, the lobby leads back to it. */
  private readonly seated = $derived(this.mine.length > 0 && !this.over)
  /** Whether the end is being told. */
  readonly ended = $derived(this.over && !this.resultSeen && !this.now.motion && !this.looking.held)
  /** The seat at this screen that is to move, by the newest position. */
  readonly due = $derived.by(() => {
    const { over, table, mine } = this
    if (over || !table) return null
    const { round, to_move } = table
    const seats = round ? round.seats.filter((seat) => !round.ready.includes(seat)) : [to_move ?? -1]
    return seats.find((seat) => mine.includes(seat)) ?? null
  })
  private readonly ticking = useTicking(() => {
    const { over, table } = this
    if (over || table?.status !== 'running') return null
    return table.clock?.kind === 'live' ? 250 : 5000
  })
  /** What the clocks of the seats show now; none at tables without them. */
  readonly faces = $derived.by(() => {
    const { clock, clocks } = this.table ?? {}
    const elapsed = this.ticking.now - this.now.timed
    return clock && clocks ? clocks.seats.map((seat) => seat && faceOf(clock, clocks, seat, elapsed)) : []
  })
  /** How long those who decide now have been at it. */
  readonly thinking = $derived.by(() => {
    void this.ticking.now
    return this.table?.since ? Date.now() - this.table.since : 0
  })
  /** Whether a bot stands in for somebody at this screen. */
  readonly away = $derived(
    this.table?.seats.some(({ seat, stood_in_by }) => this.mine.includes(seat) && stood_in_by !== null) ?? false,
  )
  /** Whether anybody would see a reaction. */
  readonly company = $derived(
    this.table !== null &&
      (this.table.spectators > 0 ||
        this.table.seats.some(({ seat, kind }) => kind === 'person' && !this.mine.includes(seat))),
  )
  readonly scene = $derived<Scene>({
    now: this.now,
    client: this.client,
    position: this.position,
    choices: this.choices,
    names: this.names,
    mine: this.mine,
    over: this.over,
    away: this.away,
  })
  readonly items = $derived.by(() => {
    const { game, client, choices, names, now, position } = this
    const listed = choices.filter((choice) => fits(now, choice))
    if (!client || !game || !position) return NO_ITEMS
    return itemsOf({ game, client, choices, listed, picks: now.picks, names, position })
  })
  private readonly controls
  /** What the game’s dock is given. */
  readonly given = $derived.by(() => {
    const { position, table, names, controls, now } = this
    const { motion, preview, mySeat } = now
    const [first, ...then] = position?.sealed ?? []
    // what has been chosen is shown as it was picked; nothing but taking it back changes it
    const choices = first ? [first] : this.choices
    const [picks, later] = first ? [first.parts, then.map(({ parts }) => parts)] : [now.picks, now.later]
    return position && table
      ? {
          game: table.game,
          position,
          motion,
          choices,
          picks,
          later,
          preview,
          seats: table.seats,
          names,
          mySeat,
          controls,
        }
      : null
  })
  /** What the game’s board is given: the past cannot be clicked. */
  readonly shown = $derived(
    this.given && this.seen && this.seen !== this.position
      ? { ...this.given, ...STILL, position: this.seen, motion: this.again?.motion ?? null }
      : this.given,
  )

  constructor(id: string) {
    const controller = new TableController(id, (next) => this.tell(next))
    this.controller = controller
    this.controls = {
      pick: controller.pick.bind(controller),
      setPicks: controller.setPicks.bind(controller),
      setLater: controller.setLater.bind(controller),
      act: (choice?: Parameters<TableController['act']>[0]) => controller.act(choice ?? undefined),
      why: (intent: Record<string, unknown>) => void controller.why(intent),
      preview: controller.preview.bind(controller),
      point: (picks: Picks | null) => this.point(picks ? narrow(this.choices, picks) : []),
      stop: () => void controller.stop(),
    }
    useBadges(() => this.table?.seats)
    $effect(() => {
      const spoken = language()
      untrack(() => controller.open(spoken))
      return () => controller.close()
    })
    $effect(() => {
      const wanted = speed()
      untrack(() => (controller.speed = wanted))
    })
    $effect(() => {
      controller.curtain = settings.curtain
      controller.confirm = settings.confirm
      controller.playsForced = settings.forced
      controller.tellsFirst = settings.recap
      controller.muted = settings.muted
    })
    $effect(() => {
      if (this.seated) rememberTable(id)
    })
    $effect(() => {
      // a button that is gone with the decision tells nobody that the pointer has left it
      if (!this.choices.length) untrack(() => this.point([]))
    })
    $effect(() => {
      if (!this.game) return
      void clientOf(this.game).then((found) => {
        this.client = found
        controller.hooks = hooksOf(found)
        controller.settle()
      })
    })
  }

  /** Somebody points at an item that leaves these choices, or at none any more. */
  point = (choices: readonly Choice[]): void => {
    this.pointed = new Set(choices.map(({ action }) => action))
  }

  turnWords = (seat: number): string => turnWords(this.scene, seat)

  private tell(next: TableState): void {
    this.hear(next)
    this.moments.notice(this.now, next, this.client, (seat) => called(next.table!.game, this.names, seat, this.reader))
    if (next.known !== this.now.known) {
      const { entry, ply } = next.table ?? { entry: 0, ply: 0 }
      this.past.follow(next.known, ply, entry - ply)
    }
    this.now = next
  }

  /** Play the sounds of what has changed. */
  private hear({ motion }: TableState): void {
    if (!motion || motion === this.now.motion) return
    for (const event of motion.events) {
      const sound = this.client?.sound?.(event)
      if (sound) play(sound, settings.sound)
    }
  }
}
