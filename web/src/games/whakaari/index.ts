/** Whakaari at the table: which clicks pick which parts, how long things take, and what is said. */
import { t } from '../../lib/words.svelte'
import type { Sound } from '../../lib/sound'
import { settled } from '../../table/choices'
import type { GameClient } from '../../table/client'
import { complete, fill, fine, goalNear, grabs, standing, start } from './aim'
import { choiceMarks } from './advised'
import Board from './Board.svelte'
import Dock from './Dock.svelte'
import { end, medals, moment } from './end'
import { bad, choiceSpots, choiceWords, headings, quiet, spots, toldOf } from './log'
import { SHAPE } from './plane'
import Score from './Score.svelte'
import Seat from './Seat.svelte'
import Victory from './Victory.svelte'
import { telling, trail } from './trail'
import { time } from './timeline'
import type { Preview } from '../../lib/wire'
import type { Event, Preview as Shown, View } from './payloads'
import type { Choice, Picks, Whakaari } from './view'

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  jumped: 'move',
  dragged: 'move',
  gone: 'crash',
  bomb: 'crash',
  event: 'dice',
  tossed: 'dice',
  won: 'goal',
}

/** What a target is asked for, as one word for the messages. */
function asked(view: View): string {
  if (view.phase === 'target')
    return view.icon ? view.icon.replace(/[-1]$/, '').toLowerCase() : String(view.power).toLowerCase()
  if (view.phase === 'second') return String(view.power).toLowerCase()
  return view.phase
}

/** Of a card that is picked and would do nothing now: whether it is kept to be saved by, or idle. */
function useless(view: View, choices: readonly Choice[], picks: Picks): 'save' | 'idle' | null {
  if (view.phase !== 'main' || picks.card === undefined) return null
  const none = choices.some(({ parts }) => parts.kind === 'card' && parts.card === picks.card && !parts.open?.length)
  return none ? (view.cards[picks.card].icons.includes('SAVE') ? 'save' : 'idle') : null
}

/** Whether the card that is picked, or any card while none is, makes a jump possible now. */
const jumps = (choices: readonly Choice[], picks: Picks): boolean =>
  choices.some(
    ({ parts }) =>
      parts.kind === 'card' && (picks.kind !== 'card' || parts.card === picks.card) && parts.open?.includes('move'),
  )

/** What can be done beside the card, for the messages. */
function extras(choices: readonly Choice[]): string {
  const can = (kind: Choice['parts']['kind']) => choices.some(({ parts }) => parts.kind === kind)
  const found = (['power', 'totem', 'pull'] as const).filter(can)
  return found.join('-') || 'none'
}

/** Which stones the card that is picked or played may drag, as printed on it. */
function drags({ cards, card }: View, picks: Picks): string {
  const icons = cards[card ?? picks.card ?? '']?.icons ?? []
  return icons.includes('DRAG1') ? 'own' : icons.includes('DRAG-') ? 'others' : 'any'
}

const isTarget = ({ kind }: Picks) => kind === 'piece' || kind === 'board'

/** What the picks and the later ones come to first: a jump to its target, or else the icon that is played. */
function meant(picks: Picks, later: readonly Picks[]): string {
  const steps = [picks, ...later]
  const target = steps.findIndex(isTarget)
  const { kind } = steps[target - 1] ?? {}
  if (target >= 0 && (kind === undefined || kind === 'move' || kind === 'power')) return 'target'
  if (later.length > 1) return 'planned' // a hint, more than the icon
  const last = target > 0 ? target - 1 : later.length
  return last > 0 ? `icon-${steps[last].kind}` : (picks.kind ?? 'none')
}

/** Whether the power can be aimed, so that picking it is not all. */
const aims = (view: View, { power }: Picks): 'yes' | 'no' => (power && view.reach[power]?.to.length ? 'yes' : 'no')

/** Whether what is picked or planned is the jump onto the seat's goal. */
const wins = (view: View, picks: Picks, later: readonly Picks[]): 'yes' | 'no' =>
  [picks, ...later].some(({ kind, board }) => kind === 'board' && board === view.players[view.to_move ?? 0].goal)
    ? 'yes'
    : 'no'

/** How many other stones the drag that is picked would push, and how many would leave the lava. */
function swept(view: View, action: number | null, preview: Preview<Shown> | null): { pushed: number; lost: number } {
  const after = preview !== null && preview.action === action ? preview.shown.platforms : view.platforms
  const moved = after.filter(({ x, y }, i) => x !== view.platforms[i].x || y !== view.platforms[i].y)
  const lost = after.filter(({ where }, i) => where !== 'in play' && view.platforms[i].where === 'in play').length
  return { pushed: Math.max(0, moved.length - 1), lost }
}

/** A direction as on the face of a clock, to the half hour: 0° is to the right, and degrees go round with the hands. */
function clock(degree: number): string {
  const halves = Math.round(degree / 15) + 6
  return t('whakaari-web-sector', {
    hour: Math.floor(halves / 2) % 12 || 12,
    half: halves % 2 === 1,
    way: Math.round(degree / 45) % 8,
  })
}

/** What is asked while nothing is picked: a card, or after it what else the turn allows. */
const rest = (view: View, choices: readonly Choice[]) =>
  view.phase === 'main' && !choices.some(({ parts }) => parts.kind === 'card') ? 'after' : 'none'

const whakaari: GameClient<Whakaari> = {
  Board,
  Dock,
  Seat,
  dockKeeps: { wide: 182, middle: 182, slim: 192, narrow: 269, phone: 296 },
  Sheet: Score,
  victory: { Picture: Victory, ink: 'light', top: 462 },
  end,
  medals,
  moment,
  shape: { width: SHAPE.width, height: SHAPE.height },
  place: (position, seat) => position.view.players[seat].place,
  where: ({ view }) => ({ key: 'whakaari-web-where', args: { round: view.round } }),
  say({ position, choices, picks, later, preview }) {
    const { view } = position
    const none = rest(view, choices)
    const said = useless(view, choices, picks) ?? meant(picks, later)
    const args = {
      phase: view.phase,
      asked: asked(view),
      meant: said === 'none' ? none : said === 'end' && choices.length > 1 ? 'after' : said,
      wins: wins(view, picks, later),
      aims: aims(view, picks),
      power: picks.power ?? 'none',
      goal: goalNear(view, choices, view.to_move) ? 'yes' : 'no',
      ready: settled(choices, picks) !== null,
      ...swept(view, settled(choices, picks)?.action ?? null, preview),
      grabs: grabs(view) ? 'yes' : 'no',
      extras: extras(choices),
      drags: drags(view, picks),
      jumps: jumps(choices, picks) ? 'yes' : 'no',
      icons: choices.filter(({ parts }) => parts.kind !== 'done').length,
      saves: choices.some(({ parts }) => parts.kind !== 'fall') ? 'yes' : 'no',
      halves: Math.round((view.ruler?.length ?? 0) / view.sizes.radius),
    }
    return {
      title: { key: `whakaari-web-say-${view.phase.replace('_', '-')}`, args },
      hint: { key: `whakaari-web-hint-${view.phase.replace('_', '-')}`, args },
    }
  },
  primary({ position, choices, picks, later }) {
    const { view } = position
    const ready = settled(choices, picks) !== null
    const none = rest(view, choices)
    const args = {
      phase: view.phase,
      asked: asked(view),
      meant: ready ? (useless(view, choices, picks) ?? meant(picks, later)) : none,
      wins: wins(view, picks, later),
      aims: aims(view, picks),
      degree: Number(picks.degree ?? 0),
    }
    return { key: 'whakaari-web-do', args }
  },
  word(part, value) {
    if (part === 'kind') return t('whakaari-web-part-kind', { kind: value })
    if (part === 'sector') return clock(Number(value))
    if (part === 'ring') return t('whakaari-web-ring', { ring: value })
    if (part === 'way') return t('whakaari-side', { way: value })
    return null
  },
  choiceWords,
  headings,
  quiet,
  bad,
  spots,
  choiceSpots,
  choiceMarks,
  standing,
  toldOf,
  telling,
  trail,
  time,
  sound: (event) => SOUNDS[event.kind] ?? null,
  start,
  complete,
  fill,
  fine,
  keys: [
    { keys: ['ArrowLeft', 'ArrowRight'], said: { key: 'whakaari-web-key-turn' } },
    { keys: ['Shift', 'ArrowLeft', 'ArrowRight'], said: { key: 'whakaari-web-key-turn-far' } },
  ],
}

export default whakaari
