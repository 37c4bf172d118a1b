/** The small buttons of the dock: every choice that is neither a card, a stone, a board nor a direction. */
import { same } from '../../table/choices'
import type { View, Word } from './payloads'
import type { Choice, Picks } from './view'

export interface Chip {
  key: string
  /** The symbol drawn on it, by its id, or a seat's badge. */
  symbol: string | null
  seat: number | null
  label: { key: string; args?: Record<string, unknown> }
  picks: Picks
  later: Picks[]
  on: boolean
}

const ICONS: ReadonlySet<Word> = new Set<Word>(['move', 'empty', 'occ', 'near', 'drag', 'add'])
const SYMBOLS: Partial<Record<Word, string>> = {
  totem: 'wk-pc-totem',
  pull: 'wk-ic-drag',
  fall: 'wk-ev-collapse',
  lava: 'wk-ev-collapse',
}

/** The chips of a decision; with a card chosen, one for each of its icons that has a target now. */
export function chipsOf(view: View, choices: readonly Choice[], picks: Picks, later: readonly Picks[]): Chip[] {
  const chips = choices.flatMap(({ parts }): Chip[] => {
    switch (parts.kind) {
      case 'card':
      case 'board':
      case 'angle':
      case 'place':
      case 'power':
        return []
      case 'piece': {
        if (view.phase !== 'toss' && view.phase !== 'piece') return []
        const { kind, piece, shape } = parts
        return [
          {
            key: piece,
            symbol: shape === 'round' ? 'wk-st-round' : 'wk-st-stable',
            seat: null,
            label: { key: 'whakaari-web-shape', args: { shape } },
            picks: { kind, piece },
            later: [],
            on: same(picks.piece, piece),
          },
        ]
      }
      case 'push': {
        const { kind, seat } = parts
        return [
          {
            key: `push ${seat}`,
            symbol: null,
            seat,
            label: { key: 'whakaari-web-chip-push' },
            picks: { kind, seat },
            later: [],
            on: picks.seat === seat,
          },
        ]
      }
      default: {
        const { kind } = parts
        const icon = ICONS.has(kind)
        return [
          {
            key: kind,
            symbol: icon ? `wk-ic-${kind}` : (SYMBOLS[kind] ?? null),
            seat: null,
            label: { key: icon ? 'whakaari-web-icon' : 'whakaari-web-chip', args: { kind } },
            picks: { kind },
            later: [],
            on: picks.kind === kind,
          },
        ]
      }
    }
  })
  if (view.phase !== 'main' || picks.kind !== 'card') return chips
  const icons = openIcons(choices, picks.card).map((kind): Chip => ({
    key: `icon ${kind}`,
    symbol: `wk-ic-${kind}`,
    seat: null,
    label: { key: 'whakaari-web-icon', args: { kind } },
    picks: { kind: 'card', card: picks.card },
    later: [{ kind }],
    on: later[0]?.kind === kind,
  }))
  return [...(icons.length > 1 ? icons : []), ...chips]
}

/** The icons of a card that have a target now, each once. */
function openIcons(choices: readonly Choice[], card: string | undefined): Word[] {
  const open = choices.flatMap(({ parts }) => (parts.kind === 'card' && parts.card === card ? (parts.open ?? []) : []))
  return [...new Set(open)]
}

/** What choosing a card picks for later: its icon, if only one has a target. */
export function laterOf(choices: readonly Choice[], card: string): Picks[] {
  const open = openIcons(choices, card)
  return open.length === 1 ? [{ kind: open[0] }] : []
}
