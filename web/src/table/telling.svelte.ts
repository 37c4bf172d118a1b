/** The log while something is shown: each line comes with what it tells, not before. */
import type { GameClient } from './client'
import type { Motion, TableState } from './state'
import { toldAt } from './story'

/** The lines of the log that have been shown happening. */
export function useTelling(now: () => TableState, client: () => GameClient | null) {
  const motion = $derived(now().motion)
  let told = $state.raw<{ of: Motion | null; count: number }>({ of: null, count: 0 })
  $effect(() => {
    const of = motion
    if (!of) return
    const timers = toldAt(of, client()?.time).map((ms, i) => setTimeout(() => (told = { of, count: i + 1 }), ms))
    return () => timers.forEach(clearTimeout)
  })
  const log = $derived.by(() => {
    const all = now().log
    if (!motion) return all
    return all.slice(0, all.length - motion.events.length + (told.of === motion ? told.count : 0))
  })
  return {
    get log() {
      return log
    },
  }
}
