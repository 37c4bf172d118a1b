/** The engine in the dock: which dice are kept, re-rolled, added or removed, as picks for the next two decisions. */
import type { Choice } from '../../lib/wire'
import type { Said } from '../../lib/words.svelte'
import { narrow, settled, type Picks as AnyPicks } from '../../table/choices'
import type { Parts } from './payloads'

type Picks = AnyPicks<Parts>
/** Each die shows 1 to 3. */
const FACES = 3
export type Mark = 'keep' | 'roll' | 'remove'

/** The dice marked for re-rolling later in this move, as values. */
export function rolled(picks: Picks, later: Picks[]): number[] {
  const from = picks.kind === 'reroll' ? picks : later.find(({ kind }) => kind === 'reroll')
  return from?.values ?? []
}

/** A mark for each die: equal dice are not told apart, so the first ones are taken. */
export function marksOf(dice: readonly number[], picks: Picks, later: Picks[]): Mark[] {
  const roll = [...rolled(picks, later)]
  let removed = picks.change === 'remove' ? picks.value : null
  return dice.map((die) => {
    if (die === removed) {
      removed = null
      return 'remove'
    }
    const i = roll.indexOf(die)
    if (i < 0) return 'keep'
    roll.splice(i, 1)
    return 'roll'
  })
}

/** The values to re-roll after a click on a die. */
export function toggled(dice: readonly number[], marks: readonly Mark[], index: number): number[] {
  const next = marks.map((mark, i) => (i === index ? (mark === 'roll' ? 'keep' : 'roll') : mark))
  return dice.filter((_, i) => next[i] === 'roll')
}

/** The picks that go without saying: the number stays, or one die without any; nothing is re-rolled; the only run. */
export function start(choices: readonly Choice<Parts>[]): Picks {
  const parts = choices[0]?.parts
  if (parts?.kind === 'number') {
    const idle = !narrow(choices, { change: 'remove' }).length
    return { kind: 'number', change: idle ? 'add' : 'keep' }
  }
  if (parts?.kind === 'reroll') return { kind: 'reroll', values: [] }
  if (parts?.kind === 'heading' && choices.length === 1) return { kind: 'heading', turn: parts.turn }
  return {}
}

/** Whether pressing the button rolls dice. */
export function rolls(choices: readonly Choice<Parts>[], picks: Picks, later: Picks[]): boolean {
  const parts = settled(choices, picks)?.parts
  return (parts?.kind === 'number' && parts.change === 'add') || rolled(picks, later).length > 0
}

/** The least and the most that the dice can come to as they are marked, or as they are if nothing can be marked. */
export function reachOf(dice: readonly number[], picks: Picks, later: Picks[], adding: boolean): [number, number] {
  const marks = marksOf(dice, picks, later)
  const kept = dice.filter((_, i) => marks[i] === 'keep').reduce((sum, die) => sum + die, 0)
  const rolling = marks.filter((mark) => mark === 'roll').length + (adding || picks.change === 'add' ? 1 : 0)
  return [kept + rolling, kept + FACES * rolling]
}

/** The longest run there is, if the dice left come to more and none is rolled: then the boat will crash. */
export function freeOf(choices: readonly Choice<Parts>[], picks: Picks, later: Picks[]): number | null {
  const parts = settled(choices, picks)?.parts
  return parts?.kind === 'number' && !rolls(choices, picks, later) ? (parts.free ?? null) : null
}

/** A choice in words: nobody keeps dice that are not there, and a new die is rolled even if no other is. */
export function choiceWords({ parts }: Choice<Parts>): Said {
  if (parts.kind === 'number' && parts.idle && parts.change === 'keep') return { key: 'powerboats-action-off' }
  if (parts.kind === 'reroll' && parts.adding)
    return { key: 'powerboats-action-new', args: { values: parts.values, count: parts.values.length } }
  return { key: `powerboats-action-${parts.kind}`, args: { ...parts } }
}

/** The decisions of a turn that say it all: dice that stay as they are need no words. */
export function toldOf(move: readonly Choice<Parts>[]): readonly Choice<Parts>[] {
  const said = move.filter(({ parts }) =>
    parts.kind === 'number' ? parts.change !== 'keep' : parts.kind !== 'reroll' || parts.values.length > 0,
  )
  return said.length ? said : move.slice(-1)
}
