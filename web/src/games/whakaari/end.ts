/** What the end of a match of Whakaari says, and the rounds before it. */
import type { Moment, SheetProps } from '../../table/ending'
import type { MedalName } from '../../ui/prize/Medal.svelte'
import type { Event } from './payloads'
import type { Whakaari } from './view'

export const medals: Record<string, MedalName> = {
  pushes: 'push',
  lucky: 'die',
  drag: 'speed',
  escapes: 'shield',
  falls: 'flame',
  cracks: 'bolt',
  powers: 'star',
  jumps: 'jump',
}

/** Whether somebody reached the goal, after how many rounds, and how far the person at the screen was from it. */
export function end({ position: { view }, sheet, seat }: SheetProps<Whakaari>) {
  const reached = view.players.some(({ pawn }) => pawn === 'goal')
  const way = seat === null ? undefined : sheet?.ways[seat]
  const args = {
    rounds: view.round,
    crossed: way ? (way.reached ? 'yes' : 'no') : 'none',
    done: way?.done ?? 0,
    reached,
  }
  return { headline: { reached }, line: { key: 'whakaari-end-line', args } }
}

/** A new round. */
export function moment(event: Event): Moment | null {
  if (event.kind !== 'turn' || !event.begins || event.round < 2) return null
  return { title: { key: 'whakaari-moment-round', args: { round: event.round } }, ms: 1300 }
}
