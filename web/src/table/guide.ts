/** Guided first games: a game's guide is data in src/games/<game>/guide.ts, played on a real table with known dice. */
import * as api from '../lib/api'
import { go } from '../lib/router.svelte'
import type { Loose } from '../lib/game'
import type { NewTable, SeatRequest } from '../lib/wire'
import type { Picks } from './choices'

export interface GuideStep<Parts extends object = Loose> {
  /** What the guide says: the message `<game>-steps-<say>`. */
  say: string
  /**
   * What it points at: the element whose `data-spot` has this name, or that a selector in brackets finds; a list has
   * one for each decision. Nothing is pointed at if there is no such element.
   */
  spot?: string | readonly string[]
  /** The decisions made in this step, in order, each by the parts it must have. Without them a button ends the step. */
  acts?: readonly Picks<Parts>[]
  /** The button waits until the others have played. */
  waits?: boolean
}

export interface Guide<Parts extends object = Loose> {
  /** The bots beside the person, and which seat is the person's. */
  bots: readonly string[]
  seat: number
  options?: NewTable['options']
  /** Known dice: the same match every time. */
  seed: string
  steps: readonly GuideStep<Parts>[]
}

const found = import.meta.glob<{ default: Guide }>('../games/*/guide.ts')
const fileOf = (game: string) => found[`../games/${game}/guide.ts`]

/** Whether a game has a guide. */
export const hasGuide = (game: string) => fileOf(game) !== undefined

export async function guideOf(game: string): Promise<Guide | null> {
  return (await fileOf(game)?.())?.default ?? null
}

/** The selector of what a step points at, after this many of its decisions. */
export function spotOf({ spot }: GuideStep, made: number): string | null {
  const name = typeof spot === 'object' ? (spot[made] ?? null) : (spot ?? null)
  return name === null ? null : selectorOf(name)
}

/** The selector of a spot: a `data-spot` by its name, or a selector in brackets as it is. */
export const selectorOf = (name: string) => (name.startsWith('[') ? name : `[data-spot="${CSS.escape(name)}"]`)

/** The seats of a guide's table. */
export function seatsOf({ bots, seat }: Guide, name: string): SeatRequest[] {
  const seats: SeatRequest[] = bots.map((bot) => ({ kind: 'bot', bot }))
  seats.splice(seat, 0, { kind: 'me', name })
  return seats
}

export const stepAddress = (id: string, step: number) => `/table/${id}/steps/${step}`

/** Open a table for a game's guide and go there. */
export async function beginGuide(game: string, name: string): Promise<void> {
  const guide = await guideOf(game)
  if (!guide) return
  const { table } = await api.create({
    game,
    options: guide.options ?? {},
    seats: seatsOf(guide, name),
    seed: guide.seed,
  })
  go(stepAddress(table.id, 1))
}
