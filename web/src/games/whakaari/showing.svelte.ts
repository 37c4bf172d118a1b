/** The scene to draw now: the position, or a moment of the film that leads to it. */
import { untrack } from 'svelte'
import type { Position } from '../../lib/wire'
import type { Motion } from '../../table/state'
import { sceneOf, type Scene } from './scene'
import { film, sceneAt, stepAt, type Step } from './timeline'
import type { Whakaari } from './view'

export interface Showing {
  readonly scene: Scene
  /** The event that is happening and how far it is; null at rest. */
  readonly moment: { step: Step; u: number } | null
}

export function showing(given: () => { position: Position<Whakaari>; motion: Motion<Whakaari> | null }): Showing {
  let share = $state(1)
  const reel = $derived.by(() => {
    const { position, motion } = given()
    const before = motion?.from.find(({ seat }) => seat === position.seat) ?? motion?.from[0]
    return motion && before ? film(before.view, motion.events) : null
  })
  const moment = $derived(reel && stepAt(reel, share))
  const scene = $derived.by(() => {
    const { view } = given().position
    return moment ? sceneAt(view, moment.step, moment.u) : sceneOf(view)
  })
  $effect(() => {
    const ms = given().motion?.ms
    if (!ms || !reel?.total) return
    let begun = 0
    let frame = 0
    untrack(() => (share = 0))
    const tick = (now: number) => {
      begun ||= now
      share = Math.min(1, (now - begun) / ms)
      if (share < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  })
  return {
    get scene() {
      return scene
    },
    get moment() {
      return moment
    },
  }
}
