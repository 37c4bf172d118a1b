/** Pointing at what can be picked, by mouse, finger or focus, so that the board shows what it would do. */
import type { GameTypes } from '../lib/game'
import type { Picks } from './choices'
import type { Controls } from './client'

/**
 * What a button listens to: `light` while somebody points at it, `dark` once they no longer do. A button that appears
 * under a resting pointer is not pointed at.
 */
export function lighting(light: () => void, dark: () => void) {
  let lit = false
  const on = () => {
    if (!lit) light()
    lit = true
  }
  const off = () => {
    lit = false
    dark()
  }
  return { onpointermove: on, onpointerdown: on, onpointerleave: off, onfocus: on, onblur: off }
}

/** The same for a button in a game’s dock that makes these picks. */
export const pointing = <G extends GameTypes>(controls: Controls<G>, picks: Picks<G['parts']>) =>
  lighting(
    () => controls.point?.(picks),
    () => controls.point?.(null),
  )
