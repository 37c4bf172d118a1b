/** First steps: a game's walk is data in src/games/<game>/steps.ts, played on a real table with known dice. */
import * as api from '../lib/api'
import { go } from '../lib/router.svelte'
import type { Loose } from '../lib/game'
import type { NewTable, SeatPlan } from '../lib/wire'
import type { Picks } from './choices'

export interface Step<Parts extends object = Loose> {
  /** What is said: the message `<game>-steps-<say>`. */
  say: string
  /**
   * What it speaks of: the element whose `data-spot` has this name, or that a selector in brackets finds; a list has
   * one for each decision. Nothing is pointed at if it is not there.
   */
  spot?: string | readonly string[]
  /** The decisions made in this step, in order, each by the parts it must have. Without them a button ends the step. */
  acts?: readonly Picks<Parts>[]
  /** The button waits until the others have played. */
  waits?: boolean
}

export interface Walk<Parts extends object = Loose> {
  /** The bots beside the person, and which seat is the person's. */
  bots: readonly string[]
  seat: number
  options?: NewTable['options']
  /** Known dice: the same walk every time. */
  seed: string
  steps: readonly Step<Parts>[]
}

const found = import.meta.glob<{ default: Walk }>('../games/*/steps.ts')
const fileOf = (game: string) => found[`../games/${game}/steps.ts`]

/** Whether a game has a walk. */
export const hasWalk = (game: string) => fileOf(game) !== undefined

export async function walkOf(game: string): Promise<Walk | null> {
  return (await fileOf(game)?.())?.default ?? null
}

/** The selector of what a step points at, after so many of its decisions. */
export function spotOf({ spot }: Step, made: number): string | null {
  const name = typeof spot === 'object' ? (spot[made] ?? null) : (spot ?? null)
  return name === null || name.startsWith('[') ? name : `[data-spot="${CSS.escape(name)}"]`
}

/** The seats of a walk's table. */
export function seatsOf({ bots, seat }: Walk, name: string): SeatPlan[] {
  const plans: SeatPlan[] = bots.map((bot) => ({ kind: 'bot', bot }))
  plans.splice(seat, 0, { kind: 'me', name })
  return plans
}

export const stepAddress = (id: string, step: number) => `/table/${id}/steps/${step}`

/** Open a table for a game's walk and go there. */
export async function beginWalk(game: string, name: string): Promise<void> {
  const walk = await walkOf(game)
  if (!walk) return
  const { table } = await api.create({ game, options: walk.options ?? {}, seats: seatsOf(walk, name), seed: walk.seed })
  go(stepAddress(table.id, 1))
}
