/** What can be aimed at now, and which picks a click on it makes: the room's choices and reach, nothing of our own. */
import { same, settled } from '../../table/choices'
import { measuredFrom, mm, spotOf, type Spot } from './plane'
import type { Distance, Reach, View } from './payloads'
import { pieceName, type Choice, type Picks } from './view'

/** A stone or a board that can be chosen, with what choosing it picks for this decision and those after it. */
export interface Target extends Spot {
  /** `P17` or `B2`. */
  key: string
  picks: Picks
  later: Picks[]
  chosen: boolean
}

/** The card lying on the table as a ruler. */
export interface Measure {
  from: Spot
  length: number
  distance: Distance
}

const partOf = (key: string): Picks =>
  key[0] === 'B' ? { kind: 'board', board: Number(key.slice(1)) } : { kind: 'piece', piece: key }

/** Whether all of some parts are picked. */
const holds = (picks: Picks, parts: Picks) => same({ ...picks, ...parts }, picks)

/** Whether later picks begin with these steps; a hint goes on after them, and names more of each. */
const begins = (later: readonly Picks[], steps: readonly Picks[]) =>
  steps.every((step, i) => i < later.length && holds(later[i], step))

/** The words under which a card or power is found in the view's reach, while it can still be aimed before it is played. */
function aimedWith(
  view: View,
  picks: Picks,
  later: readonly Picks[],
): { name: string; first: Picks; then: Picks[] } | null {
  if (view.phase === 'main' && picks.kind === 'card') {
    const icon = later[0]?.kind
    return icon === undefined || icon === 'move'
      ? { name: picks.card ?? '', first: picks, then: [{ kind: 'move' }] }
      : null
  }
  if (view.phase === 'main' && picks.kind === 'power') return { name: picks.power ?? '', first: picks, then: [] }
  if (view.phase === 'icon' && (picks.kind === undefined || picks.kind === 'move')) {
    return { name: view.card ?? '', first: { kind: 'move' }, then: [] }
  }
  return null
}

function reachNow(
  view: View,
  choices: readonly Choice[],
  picks: Picks,
  later: readonly Picks[],
): (Reach & { first: Picks; then: Picks[] }) | null {
  const with_ = aimedWith(view, picks, later)
  const reach = with_ && view.reach[with_.name]
  if (!reach || !choices.some(({ parts }) => parts.kind === with_.first.kind)) return null
  return { ...reach, first: with_.first, then: with_.then }
}

/** Everything that can be aimed at, in the order of the room. */
export function targets(
  view: View,
  choices: readonly Choice[],
  picks: Picks,
  later: readonly Picks[],
  seat: number,
): Target[] {
  const spot = (key: string) => (key[0] === 'B' ? middleOf(view, Number(key.slice(1))) : spotOf(view, key, seat))
  const reach = reachNow(view, choices, picks, later)
  if (reach) {
    return reach.to.map((key) => {
      const steps = [...reach.then, partOf(key)]
      const chosen = begins(later, steps) && holds(picks, reach.first)
      return { key, ...spot(key), picks: reach.first, later: steps, chosen }
    })
  }
  if (view.phase === 'main') return picks.kind === undefined ? anyCard(view, choices, spot) : []
  const here = choices.flatMap(({ parts }) => {
    if (parts.kind === 'board') return [{ key: `B${parts.board}`, picks: partOf(`B${parts.board}`) }]
    if (parts.kind === 'piece' && view.phase !== 'toss' && view.phase !== 'piece')
      return [{ key: parts.piece, picks: partOf(parts.piece) }]
    return []
  })
  return here.map(({ key, picks: part }) => {
    return { key, ...spot(key), picks: part, later: [], chosen: holds(picks, part) }
  })
}

/** Whether a card or the power of a seat reaches its goal now. */
export function goalNear(view: View, choices: readonly Choice[], seat: number | null): boolean {
  if (seat === null || view.to_move !== seat) return false
  const goal = `B${view.players[seat].goal}`
  return choices.some(({ parts }) => {
    if (parts.kind === 'board') return `B${parts.board}` === goal
    const name =
      parts.kind === 'card'
        ? parts.card
        : parts.kind === 'power'
          ? parts.power
          : parts.kind === 'move'
            ? view.card
            : null
    return name !== null && view.reach[name]?.to.includes(goal)
  })
}

/** Before a card is chosen: every stone some card reaches, with the first card that does. */
function anyCard(view: View, choices: readonly Choice[], spot: (key: string) => Spot): Target[] {
  const found = new Map<string, Target>()
  for (const { parts } of choices) {
    if (parts.kind !== 'card') continue
    for (const key of view.reach[parts.card]?.to ?? []) {
      const later: Picks[] = [{ kind: 'move' }, partOf(key)]
      if (!found.has(key))
        found.set(key, { key, ...spot(key), picks: { kind: 'card', card: parts.card }, later, chosen: false })
    }
  }
  return [...found.values()]
}

function middleOf(view: View, board: number): Spot {
  const [x, y] = view.boards[board].middle
  return { x: mm(x), y: mm(y) }
}

/** The ruler that lies on the table now; none while nothing is measured. */
export function measureOf(
  view: View,
  choices: readonly Choice[],
  picks: Picks,
  later: readonly Picks[],
  seat: number,
): Measure | null {
  const reach = reachNow(view, choices, picks, later)
  const pawn = view.players[seat]?.pawn
  if (reach && pawn) return { from: measuredFrom(view, pawn, seat), length: mm(reach.length), distance: reach.distance }
  const { ruler } = view
  if (!ruler || ruler.drags || !ruler.from || !choices.length) return null
  return { from: measuredFrom(view, ruler.from, seat), length: mm(ruler.length), distance: ruler.distance }
}

/** The stone being dragged and how far, while its direction is asked; its id is in the room's choices. */
export function dragOf(view: View): { piece: string; from: Spot; length: number } | null {
  if (view.phase !== 'angle' || !view.ruler || view.chosen === null) return null
  const piece = pieceName(view.chosen)
  return { piece, from: spotOf(view, piece, view.active), length: mm(view.ruler.length) }
}

/** Whether stones are to be grabbed: the target asked for is one to drag. */
export const grabs = (view: View) => view.phase === 'target' && (view.ruler?.drags === true || view.power === 'SPELL')

/** Whether a card that drags is picked and only waits to be played: pressing on a stone and pulling does both. */
export const pulls = (view: View, picks: Picks, later: readonly Picks[]) =>
  view.phase === 'main'
    ? picks.kind === 'card' && later.length === 1 && later[0].kind === 'drag'
    : view.phase === 'icon' && picks.kind === 'drag' && !later.length

/** What is picked for the player: the only choice, the only icon that is left of a card, or the end once it is played. */
export function start(choices: readonly Choice[]): Picks {
  const kinds = choices.map(({ parts }) => parts.kind)
  if (kinds.includes('end') && !kinds.includes('card')) return { kind: 'end' }
  const icons = choices.filter(({ parts }) => parts.kind !== 'done')
  const only = choices.length === 1 ? choices[0] : choices.length === 2 && icons.length === 1 ? icons[0] : null
  if (!only) return {}
  const { parts } = only
  if (parts.kind === 'card') return { kind: parts.kind, card: parts.card }
  if (parts.kind === 'board') return { kind: parts.kind, board: parts.board }
  return 'piece' in parts ? { kind: parts.kind, piece: parts.piece } : { kind: parts.kind }
}

/** Whether picks and later picks are a whole move: what can be aimed needs its target, and drags and places are finely set. */
export function complete(
  choices: readonly Choice[],
  picks: Picks,
  later: readonly Picks[],
  { view }: { view: View },
): boolean {
  const chosen = settled(choices, picks)?.parts
  if (!chosen || chosen.kind === 'angle' || chosen.kind === 'place') return false
  const aimed = later.at(-1)?.kind
  if (view.phase === 'main' && chosen.kind === 'card') return aimed !== undefined && aimed !== 'move'
  return chosen.kind !== 'power' || !view.reach[chosen.power]?.to.length || aimed !== undefined
}

/** Directions and places are set finely on the board; the list has clock hours, and rings with their sides. */
export const fine = ({ kind }: Choice['parts']): readonly string[] =>
  kind === 'angle' ? ['degree', 'way'] : kind === 'place' ? ['x', 'y'] : []

/** For the places of a ring stands the one in the middle of each eighth, which is picked with it. */
export function standing(choices: readonly Choice[]): Choice[] {
  const eighths = new Map<number, Choice[]>()
  for (const choice of choices) {
    if (choice.parts.kind !== 'place') return []
    eighths.set(choice.parts.way, [...(eighths.get(choice.parts.way) ?? []), choice])
  }
  return [...eighths.values()].map((places) => places[places.length >> 1])
}

/** In the list of moves a part of the circle stands for where it begins, an eighth of a ring for the place in its middle. */
export function fill(picks: Picks, left: readonly Choice[]): Picks {
  const first = left[0]?.parts
  const middle = left[left.length >> 1]?.parts
  if (first?.kind === 'angle') return { ...picks, degree: picks.degree ?? first.degree }
  if (middle?.kind === 'place' && (picks.way !== undefined || picks.x !== undefined))
    return { ...picks, x: picks.x ?? middle.x, y: picks.y ?? middle.y }
  return picks
}
