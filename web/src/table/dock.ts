/** What the dock says and offers. Pure: no browser. */
import type { Choice, Position } from '../lib/wire'
import { list, say, t } from '../lib/words.svelte'
import type { GameClient } from './client'
import { hasDecided, type TableState } from './state'

export interface Scene {
  now: TableState
  client: GameClient | null
  position: Position | null
  choices: Choice[]
  names: string[]
  /** The seats at this screen. */
  mine: readonly number[]
  over: boolean
  /** Whether a bot stands in for somebody at this screen. */
  away: boolean
}

/** Whose turn it is, for people at this screen. */
export const turnWords = ({ mine, names }: Pick<Scene, 'mine' | 'names'>, seat: number): string =>
  mine.length > 1 ? t('web-turn-name', { name: names[seat] ?? '' }) : t('web-turn-yours')

/** Whether a bot stands in for somebody at this screen because their time ran out. */
const isLate = ({ now: { table }, mine }: Pick<Scene, 'now' | 'mine'>): boolean =>
  mine.some((seat) => table?.seats[seat]?.stood_in_by != null && table.clocks?.seats[seat]?.out === true)

/** The same in a rated match: there they have lost their seat. */
export const isOut = (scene: Pick<Scene, 'now' | 'mine'>): boolean => !!scene.now.table?.rated && isLate(scene)

/** Milliseconds from which on what one has done oneself is worth waiting for. */
const LONG = 600

/** Whether one’s turn has come, but what led to it is still being shown. */
export function isShowing({ now, position, mine, over }: Pick<Scene, 'now' | 'position' | 'mine' | 'over'>): boolean {
  if (over || !now.motion || !position || position.to_move === null || !mine.includes(position.to_move)) return false
  const last = now.deciders.get(position.ply - 1)
  return now.motion.ms > LONG || (last !== undefined && !mine.includes(last))
}

/** What to do now, or who is at it. */
export function sentenceOf(scene: Scene): { title: string; hint?: string } {
  const { now, client, position, choices, names, mine, over, away } = scene
  // the last turns may still be on their way over the board
  if (over && !(now.motion && position?.to_move != null)) return { title: t('web-over') }
  if (isOut(scene)) return { title: t(now.table?.paused ? 'web-out-all' : 'web-out') }
  if (now.table?.paused) return { title: t(away ? 'web-paused-yours' : 'web-paused-watching') }
  if (!position || position.to_move === null || !client) return { title: t('web-moment') }
  if (choices.length) {
    const { picks, later, preview } = now
    const said = client.say?.({ choices, picks, later, preview, names, position })
    return said ? { title: say(said.title), hint: said.hint && say(said.hint) } : { title: t('web-your-turn') }
  }
  if (isLate(scene)) return { title: t('web-timed-out') }
  const round = now.table?.round
  if (round) {
    const missing = round.seats.filter((seat) => !round.ready.includes(seat)).map((seat) => names[seat] ?? '')
    const hint = missing.length ? t('web-choosing-missing', { names: list(missing), count: missing.length }) : undefined
    return { title: t(position.sealed ? 'web-chosen' : 'web-choosing-all'), hint }
  }
  if (isShowing(scene)) return { title: t('web-showing') }
  if (mine.includes(position.to_move)) return { title: turnWords(scene, position.to_move) }
  return { title: t(mine.length ? 'web-turn-of' : 'web-watching', { name: names[position.to_move] ?? '' }) }
}

/** What stands beside the badge that says whose turn it is: nothing where it would only say that again. */
export const beside = (title: string, whose: string | undefined): string => (title === whose ? '' : title)

/** The words on the button that plays a move; `whole` if it is a hint's of several decisions. */
export function playWords(scene: Scene, whole: boolean): string {
  const { now, client, position, choices, names, mine } = scene
  const { picks, later, preview } = now
  const said = choices.length && position && client?.primary?.({ choices, picks, later, preview, names, position })
  const other = position?.to_move != null && !mine.includes(position.to_move) ? names[position.to_move] : null
  const round = now.table?.round
  if (round && !choices.length) return t('web-ready-count', { ready: round.ready.length, seats: round.seats.length })
  if (whole) return t('web-hint-play')
  if (said) return say(said)
  if (other) return t('web-waits-on', { name: other })
  return t(isShowing(scene) ? 'web-moment' : 'web-do')
}

/** What undo would do: `asks` if others have to agree, `far` if what happened since one’s last decision goes too. */
export interface Undoing {
  can: boolean
  asks: boolean
  far: boolean
  /** A sealed choice can be changed. */
  changes: boolean
}

/** Whether a decision can be undone, and whether others are asked for it; null where that is not offered. */
export function undoOf({ now, position, mine, over }: Scene): Undoing | null {
  const { table } = now
  if (over || !mine.length || !position || (table?.rated && !position.sealed)) return null
  const others = table?.seats.some(({ seat, kind }) => kind === 'person' && !mine.includes(seat))
  const alone = table?.seats.length === 1 // for the result: only what is free
  const free = position.can_undo || (hasDecided(now, mine) && !alone)
  const back = !position.can_undo
  return {
    can: free && !table?.undo && !now.motion,
    asks: back && !!others,
    far: back && free && !others,
    changes: !!position.sealed,
  }
}

/** The words on the button that takes a decision back. */
export function undoWords({ changes, asks, far }: Undoing): string {
  if (changes) return t('web-change-choice')
  return t(asks ? 'web-ask-undo' : far ? 'web-undo-far' : 'web-undo')
}

/** Whether something can be hurried through, and if so whether up to one’s own turn. */
export function hurryOf({ now, position, mine, over }: Scene): { own: boolean } | null {
  const turn = now.table?.seats[position?.to_move ?? -1]
  const bots = turn !== undefined && (turn.kind === 'bot' || turn.stood_in_by !== null)
  if (now.motion === null && (over || !mine.length || !bots || now.table?.paused)) return null
  return { own: mine.length > 0 && !over && !mine.includes(position?.to_move ?? -1) }
}
