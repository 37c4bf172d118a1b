/** What the table says about Tongiaki: what to do, what the button does, what has happened. */
import type { Choice } from '../../lib/wire'
import type { Said } from '../../lib/words.svelte'
import { settled, type Picks } from '../../table/choices'
import type { GameEvent } from '../../table/state'
import { lookOf, total, viewOf, type View } from './view'

interface Asked {
  position: { view: unknown }
  choices: Choice[]
  picks: Picks
}

/** What is being asked: the kind picked, or that of the only kind there is. */
const kindOf = ({ choices, picks }: Asked) => String(picks.kind ?? choices[0]?.parts.kind)

/** The numbers the sentences need. */
function argsOf(view: View, { choices, picks }: Asked): Record<string, unknown> {
  const chosen = settled(choices, picks)?.parts
  return {
    phase: view.phase,
    ready: chosen !== undefined,
    island:
      chosen?.island ??
      picks.island ??
      view.fleet?.island ??
      view.adding?.island ??
      view.settle_on ??
      choices[0]?.parts.island ??
      0,
    boats: chosen?.boats ?? view.adding?.boats ?? total(view.fleet?.boats ?? []),
    tile: view.in_hand?.tile ?? 0,
    full: view.tiles.reduce(
      (sum, tile) => sum + (tile.kind === 'island' ? tile.beaches.filter(({ full }) => full).length : 0),
      0,
    ),
    bare: view.fleet?.bare.length ?? 0,
    value: chosen?.value ?? 0,
  }
}

export function say(asked: Asked): { title: Said; hint: Said } {
  const view = viewOf(asked.position)
  const kind = kindOf(asked)
  const args = { ...argsOf(view, asked), kind }
  return {
    title: { key: `tongiaki-web-say-${kind === 'found_not' ? 'found' : kind}`, args },
    hint: { key: 'tongiaki-web-hint', args },
  }
}

export function primary(asked: Asked): Said {
  return { key: 'tongiaki-web-do', args: { ...argsOf(viewOf(asked.position), asked), kind: kindOf(asked) } }
}

/** Boats are told apart by whose they are and by the badge on their sail, not by the colours of the box. */
const owned = (parts: Record<string, unknown>, names: string[]) => ({
  ...parts,
  name: names[Number(parts.seat)] ?? '',
  look: lookOf({ seats: names.length }, Number(parts.colour), Number(parts.seat)),
})

export function choiceWords({ parts }: Choice, names: string[]): Said {
  if (parts.kind === 'land') return { key: 'tongiaki-web-choice-land', args: owned(parts, names) }
  return { key: `tongiaki-action-${String(parts.kind)}`, args: parts }
}

/** What the log leaves out: a route without a number, and what other lines say already. */
const QUIET = new Set(['turned', 'laid', 'over'])
/** Events that speak of a person. */
const OWNED = new Set([
  'turn',
  'put',
  'grabbed',
  'expands',
  'returns',
  'landed',
  'home',
  'founded',
  'settling',
  'scored',
])

export function logWords(event: GameEvent, names: string[]): Said | null {
  if (QUIET.has(event.kind) || (event.kind === 'passed' && !event.danger)) return null
  if (!OWNED.has(event.kind)) return { key: `tongiaki-event-${event.kind}`, args: event }
  return { key: `tongiaki-web-log-${event.kind}`, args: owned(event, names) }
}
