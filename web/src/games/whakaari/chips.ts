/** The small buttons of the dock: every choice that is neither a card, a stone, a board nor a direction. */
import type { Choice } from '../../lib/wire'
import { same, type Picks } from '../../table/choices'
import type { View } from './view'

export interface Chip {
  key: string
  /** The symbol drawn on it, by its id, or a seat's badge. */
  symbol: string | null
  seat: number | null
  label: { key: string; args?: Record<string, unknown> }
  picks: Picks
  plan: Picks[]
  on: boolean
}

const ICONS = new Set(['move', 'empty', 'occ', 'near', 'drag', 'add'])
const BY_THEMSELVES = new Set(['card', 'board', 'angle', 'place', 'power'])
const SYMBOLS: Record<string, string> = {
  totem: 'wk-pc-totem',
  pull: 'wk-ic-drag',
  fall: 'wk-ev-collapse',
  lava: 'wk-ev-collapse',
}

/** The chips of a decision; with a card chosen, one for each of its icons that has a target now. */
export function chipsOf(view: View, choices: readonly Choice[], picks: Picks, plan: readonly Picks[]): Chip[] {
  const chips = choices.flatMap(({ parts }): Chip[] => {
    const kind = String(parts.kind)
    if (BY_THEMSELVES.has(kind)) return []
    if (kind === 'piece') {
      if (view.phase !== 'toss' && view.phase !== 'piece') return []
      const part = { kind, piece: parts.piece }
      const symbol = parts.shape === 'round' ? 'wk-st-round' : 'wk-st-stable'
      return [
        {
          key: String(parts.piece),
          symbol,
          seat: null,
          label: { key: 'whakaari-web-shape', args: { shape: parts.shape } },
          picks: part,
          plan: [],
          on: same(picks.piece, parts.piece),
        },
      ]
    }
    if (kind === 'push') {
      const part = { kind, seat: parts.seat }
      return [
        {
          key: `push ${parts.seat}`,
          symbol: null,
          seat: Number(parts.seat),
          label: { key: 'whakaari-web-chip-push' },
          picks: part,
          plan: [],
          on: picks.seat === parts.seat,
        },
      ]
    }
    const symbol = ICONS.has(kind) ? `wk-ic-${kind}` : (SYMBOLS[kind] ?? null)
    const key = ICONS.has(kind) ? 'whakaari-web-icon' : 'whakaari-web-chip'
    return [
      {
        key: kind,
        symbol,
        seat: null,
        label: { key, args: { kind } },
        picks: { kind },
        plan: [],
        on: picks.kind === kind,
      },
    ]
  })
  if (view.phase !== 'main' || picks.kind !== 'card') return chips
  const open = (choices.find(({ parts }) => parts.kind === 'card' && parts.card === picks.card)?.parts.open ??
    []) as string[]
  const icons = [...new Set(open)].map((kind): Chip => ({
    key: `icon ${kind}`,
    symbol: `wk-ic-${kind}`,
    seat: null,
    label: { key: 'whakaari-web-icon', args: { kind } },
    picks: { kind: 'card', card: picks.card },
    plan: [{ kind }],
    on: plan[0]?.kind === kind,
  }))
  return [...(icons.length > 1 ? icons : []), ...chips]
}

/** What choosing a card plans: its icon, if only one has a target. */
export function planOf(choices: readonly Choice[], card: string): Picks[] {
  const open = (choices.find(({ parts }) => parts.kind === 'card' && parts.card === card)?.parts.open ?? []) as string[]
  return new Set(open).size === 1 ? [{ kind: open[0] }] : []
}
