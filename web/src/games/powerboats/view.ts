/** What the table works out from a view of Powerboats, and the types of what the game sends. */
import type { Choice } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import { narrow } from '../../table/choices'
import type { Hex } from './hex'
import type { Boat, Buoy, Event, Parts, Sheet, View } from './payloads'

export interface Types {
  view: View
  parts: Parts
  event: Event
  sheet: Sheet
}

/** The headings among the choices. */
export const runsOf = (choices: readonly Choice<Parts>[]) =>
  choices.map(({ parts }) => parts).filter((parts) => parts.kind === 'heading')

const MARKS: readonly Boat['next_mark'][] = ['start', '1', '2', '3', 'finish', 'home']

/** How far along the course a boat is, as a number of marks passed. */
export const marksPassed = (boat: Boat) => MARKS.indexOf(boat.next_mark)

/** A seat's place in the race for now: home first, then by marks passed, sunk boats last; null while all are level. */
export function placeNow(view: View, seat: number): number | null {
  const worth = (boat: Boat) =>
    boat.fate === 'finished' ? 1000 - boat.order : boat.fate === 'sunk' ? -1000 : marksPassed(boat)
  const all = view.boats.map(worth)
  if (all.every((value) => value === all[0])) return null
  return 1 + all.filter((value) => value > all[seat]).length
}

const GOALS: Partial<Record<Boat['next_mark'], Buoy['name']>> = { start: '1', finish: 'F' }

/** The buoy a boat has to round next: before the start the first one, for the finish buoy F; none for a boat at home. */
export function nextBuoy(view: View, seat: number): Buoy | null {
  const mark = view.boats[seat]?.next_mark
  return view.buoys.find(({ name }) => name === (GOALS[mark] ?? mark)) ?? null
}

/** What dice come to. */
export const total = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0)

/** A starting place in words: where it lies from the row and its buoys. */
export function startWords(choices: readonly Choice<Parts>[], at: Hex): string {
  const [choice] = narrow(choices, { at })
  return choice ? t('powerboats-start', choice.parts) : ''
}
