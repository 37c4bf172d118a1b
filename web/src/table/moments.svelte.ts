/** What has just ended or begun, told over the board for a moment. */
import { speed } from '../lib/settings.svelte'
import type { GameClient } from './client'
import type { Moment } from './ending'
import type { Called } from './names'
import { myPosition, type TableState } from './state'

/** How long a moment is told, in milliseconds, where the game does not say. */
const USUAL = 2400

export interface Moments {
  readonly shown: Moment | null
  close(): void
  /** Look for one among what has just been told; at the end the picture tells it. */
  notice(before: TableState, after: TableState, client: GameClient | null, call: (seat: number) => Called): void
}

export function useMoments(): Moments {
  let shown = $state.raw<Moment | null>(null)
  $effect(() => {
    if (!shown) return
    const timer = setTimeout(() => (shown = null), (shown.ms ?? USUAL) * (speed() === 'slow' ? 1.5 : 1))
    return () => clearTimeout(timer)
  })
  return {
    get shown() {
      return shown
    },
    close: () => (shown = null),
    notice(before, after, client, call) {
      const here = myPosition(after)
      if (!here || before.shown === after.shown || after.table?.status !== 'running') return
      const known = new Set(before.log)
      const fresh = after.log.filter((line) => !known.has(line))
      const found = fresh.map(({ event }) => client?.moment?.(event, here, call)).filter((each) => each != null)
      if (found.length) shown = found.at(-1)!
    },
  }
}
