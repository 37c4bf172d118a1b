/** The view of Powerboats as the room sends it (src/vaka/games/powerboats/view.py). */
import type { Facing, Hex } from './hex'

export interface Buoy {
  name: string
  at: Hex
  passed_on: 'left' | 'right' | null
  ray: number | null
}

export interface Boat {
  at: Hex | null
  facing: Facing | null
  dice: number[]
  damage: number
  kept_damage: number
  next_mark: string
  fate: 'racing' | 'finished' | 'sunk'
  order: number
  turns: number
  points: number
  gained: number[]
  ranked: number[]
  place: number | null
}

export interface View {
  seats: number
  scoring: 'normal' | 'alternative'
  phase: 'place' | 'number' | 'reroll' | 'heading' | 'over'
  to_move: number | null
  race: string
  races: number
  first: number
  water: string[]
  row: Hex[]
  buoys: Buoy[]
  start_angle: number
  finish_angle: number
  adding: number
  boats: Boat[]
  sinks_at: number
}

/** A heading as a choice: where it leads. */
export interface Run {
  kind: 'heading'
  turn: 'L' | 'S' | 'R'
  facing: Facing
  run: number
  path: Hex[]
  rest: Hex
  damage: number
  sinks: boolean
  marks: number
  finishes: boolean
}

const MARKS = ['start', '1', '2', '3', 'finish', 'home']

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

/** The buoy a boat has to round next; buoy F for the finish, none for the start. */
export function nextBuoy(view: View, seat: number): Buoy | null {
  const mark = view.boats[seat]?.next_mark
  return view.buoys.find(({ name }) => name === mark || (mark === 'finish' && name === 'F')) ?? null
}

/** What dice come to. */
export const total = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0)
