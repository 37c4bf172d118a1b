/** What the dock offers beside the game’s own things: the one button, undo, a hint, hurrying on. */
import * as api from '../lib/api'
import { t } from '../lib/words.svelte'
import { settled } from './choices'
import { hurryOf, isOut, playWords, undoOf } from './dock'
import type { Following } from './following.svelte'
import { fits } from './state'

export class Offers {
  readonly primary = $derived.by(() => {
    const { controller, scene, over, away, ended, mine, client, position, choices, now, taken } = this.here
    if (!over && isOut(scene)) return null
    if (away && !over)
      return { label: t('web-take-back'), can: true, run: () => void controller.ask(() => api.takeBack(controller.id)) }
    if (ended) return null
    if (over) return { label: t('web-end-show'), can: true, run: () => (this.here.resultSeen = false) }
    if (!mine.length || !client || !position) return null
    const choice = settled(choices, now.picks)
    return {
      label: playWords(scene, !!taken?.then.length),
      can: choice !== null && fits(now, choice),
      run: () => controller.act(),
    }
  })
  readonly undo = $derived.by(() => {
    const found = this.guided ? null : undoOf(this.here.scene)
    return found && { ...found, run: () => void this.here.controller.undo() }
  })
  readonly help = $derived.by(() => {
    const { over, mine, table, choices, now, controller } = this.here
    if (over || !mine.length || !table?.hints || this.guided) return null
    return { can: choices.length > 0, busy: now.asking, run: () => void controller.hint() }
  })
  readonly hurry = $derived.by(() => {
    const { controller, scene, now } = this.here
    const found = hurryOf(scene)
    return (
      found && {
        on: now.hurried,
        label: t(found.own ? 'web-hurry' : 'web-skip'),
        run: () => (found.own ? controller.hurry() : controller.skip()),
      }
    )
  })

  /** In a `guided` game nothing is undone and no hint given. */
  constructor(
    private readonly here: Following,
    private readonly guided: boolean,
  ) {}
}
