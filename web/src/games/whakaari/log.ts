/** What the log says, in few lines: who does what with which card, and what comes of it; and choices in words. */
import type { Position } from '../../lib/wire'
import { Name, t, type Said } from '../../lib/words.svelte'
import type { ChooseAngle, ChoosePiece, Event } from './payloads'
import type { Heading } from '../../table/client'
import { along, HOME, type Choice, type Whakaari } from './view'

/** Rounds and turns of the log. */
export function headings(event: Event): Heading[] {
  if (event.kind !== 'turn') return []
  const round: Heading = { level: 'round', said: { key: 'whakaari-table-round', args: { round: event.round } } }
  return [...(event.begins ? [round] : []), { level: 'turn', seat: event.seat }]
}

/** What is seen on the table or said by another line. */
const QUIET = new Set<Event['kind']>(['slid', 'turn', 'drew', 'drew_cards'])
export const quiet = (event: Event) => QUIET.has(event.kind) || (event.kind === 'gone' && event.by < 0)

const BAD = new Set<Event['kind']>(['fell', 'left', 'collapses', 'bomb'])
export const bad = ({ kind }: Event) => BAD.has(kind)

const stone = (piece: number) => `[data-key="P${String(piece + 1).padStart(2, '0')}"]`

/** What an event speaks of on the table. */
export function spots(event: Event): string[] {
  const found = []
  if ('piece' in event) found.push(stone(event.piece))
  if ('to' in event && event.to >= 0 && event.to < HOME) found.push(stone(event.to))
  if (event.kind === 'totem') found.push(`totem-${event.seat}`)
  else if ('seat' in event) found.push(`pawn-${event.seat}`)
  if ('owner' in event && event.owner >= 0) found.push(`pawn-${event.owner}`)
  if ('other' in event && event.other >= 0) found.push(`pawn-${event.other}`)
  return found
}

/** What leaves the table as it is, or has marks that say it all. */
const IDLE = new Set<Choice['parts']['kind']>(['end', 'done', 'skip', 'stay', 'place'])

/** What a choice would touch on the table: what it names, or else one’s own pawn. */
export function choiceSpots({ parts }: Choice, { view }: Position<Whakaari>): string[] {
  if (parts.kind === 'push') return [`pawn-${parts.seat}`]
  if (parts.kind === 'board') return [`[data-key="B${parts.board}"]`]
  if (parts.kind === 'add') return ['out']
  if (IDLE.has(parts.kind)) return []
  return 'piece' in parts ? [`[data-key="${parts.piece}"]`] : [`pawn-${view.to_move}`]
}

/** The icons of a card as printed, joined as printed. */
export function iconWords(icons: readonly string[], join: string | null): string {
  return icons
    .map((icon) => t('whakaari-web-printed', { icon }))
    .join(t('whakaari-web-join', { join: join === '+' ? 'both' : 'either' }))
}

/** A choice in the list of what can be done. */
export function choiceWords({ parts }: Choice, names: readonly string[] = [], position?: Position<Whakaari>): Said {
  if (parts.kind === 'card' && !parts.icons) return { key: 'whakaari-web-card-brief', args: parts }
  if (parts.kind === 'card') {
    const words = parts.icons.split(' ')
    const icons = iconWords(
      words.filter((_, i) => i % 2 === 0),
      words[1] ?? null,
    )
    return { key: 'whakaari-web-card', args: { distance: parts.distance, icons } }
  }
  if (parts.kind === 'angle' && 'shape' in parts) {
    const { on } = parts as Pulled
    const name = on === null ? undefined : names[on]
    return { key: 'whakaari-web-drag', args: { ...parts, on: name === undefined ? null : new Name(name) } }
  }
  const other = parts.kind === 'push' ? names[parts.seat] : undefined
  if (other !== undefined) return { key: 'whakaari-web-push', args: { name: other } }
  const on = parts.kind === 'piece' && parts.on !== null ? names[parts.on] : undefined
  const args = on === undefined ? parts : { ...parts, on: new Name(on) }
  const seat = position?.view.to_move ?? null
  if (position && seat !== null && parts.kind === 'piece' && parts.does === 'jump') {
    const percent = Math.round(100 * along(position.view, seat, parts.piece))
    return { key: 'whakaari-web-jump', args: { ...args, percent } }
  }
  return { key: `whakaari-action-${parts.kind}`, args }
}

/** A card by its distance alone: what is done with it is said by what follows. */
const briefly = (choice: Choice, _: number, move: readonly Choice[]): Choice =>
  choice.parts.kind === 'card' && choice.parts.icons !== 'ADD' && move.length > 1
    ? { ...choice, parts: { ...choice.parts, icons: '' } }
    : choice

/** A direction together with what is told of the stone that goes that way. */
type Pulled = ChooseAngle & Pick<ChoosePiece, 'shape' | 'unstable' | 'own' | 'on'>

const pulled = (choice: Choice, i: number, move: readonly Choice[]): Choice => {
  const stone = move[i - 1]?.parts
  if (choice.parts.kind !== 'angle' || stone?.kind !== 'piece') return choice
  const { shape, unstable, own, on } = stone
  return { ...choice, parts: { ...choice.parts, shape, unstable, own, on } as Pulled }
}

/** The decisions of a turn that say it all: an icon is named by its target, a stone that is dragged with its direction. */
export function toldOf(move: readonly Choice[]): readonly Choice[] {
  const said = move.map(pulled).filter(({ parts }, i) => {
    const next = move[i + 1]?.parts.kind
    if (parts.kind === 'end' || parts.kind === 'done') return move.length === 1
    if (next === 'piece' || next === 'board') return parts.kind === 'card' || parts.kind === 'power'
    return next !== 'angle' && next !== 'place'
  })
  return said.length ? said.map(briefly) : move
}
