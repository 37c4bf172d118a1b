/** The line of the log that somebody points at or has pressed, and the position it speaks of. */
import { untrack } from 'svelte'
import type { Position } from '../lib/wire'
import type { Past } from './past'
import type { TableState } from './state'
import type { Line } from './story'

export interface Looking {
  /** The line pointed at, or else the one that is held. */
  readonly line: Line | null
  readonly held: Line | null
  /** The position of that line, once it is found; null for the present one. */
  readonly then: Position | null
  point(line: Line | null): void
  /** Press a line: it stays, until it is pressed again. */
  press(line: Line): void
  release(): void
}

/** Look back at a table's past; what happens now ends it. */
export function useLooking(past: Past, state: () => TableState, position: () => Position | null): Looking {
  let pointed = $state.raw<Line | null>(null)
  let held = $state.raw<Line | null>(null)
  let then = $state.raw<Position | null>(null)
  const line = $derived(pointed ?? held)

  $effect(() => {
    const wanted = line?.ply ?? null
    const at = position()?.ply ?? 0
    past.seat = state().mySeat
    if (wanted === null || wanted === at) return void (then = null)
    return past.look(wanted, (found) => (then = found))
  })
  $effect(() => {
    // what is happening now is more than what was, and what was undone has never been
    const gone = held && !state().log.some(({ event }) => event === held!.event)
    if (gone || state().motion) untrack(() => (held = pointed = null))
  })
  $effect(() => {
    // without animations a decision is no motion; the line pointed at may have been folded away by it
    void position()?.ply
    untrack(() => (held = pointed = null))
  })

  return {
    get line() {
      return line
    },
    get held() {
      return held
    },
    get then() {
      return line && then?.ply === line.ply ? then : null
    },
    point: (next) => (pointed = next),
    press: (next) => (held = held?.event === next.event ? null : next),
    release: () => (held = null),
  }
}
