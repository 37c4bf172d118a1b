/** What powers, cards and counters mean, in words and with the rule that says so. */
import { t } from '../../lib/words.svelte'
import type { Explanation } from '../../ui/explaining.svelte'
import type { ActionCard, Player, View } from './payloads'
import { POWERS } from './view'

const game = 'whakaari'
const ICON_RULES: Record<string, string> = {
  MOVE: 'WHA-3.1',
  EMPTY: 'WHA-3.2',
  OCC: 'WHA-3.3',
  NEAR: 'WHA-3.4',
  DRAG: 'WHA-3.5',
  'DRAG-': 'WHA-3.5',
  DRAG1: 'WHA-3.5',
  ADD: 'WHA-3.6',
  SAVE: 'WHA-3.7',
}

/** A power, with the uses a player has left. */
export const powerExplained = (view: View, { power, uses }: Pick<Player, 'power' | 'uses'>): Explanation => ({
  game,
  title: power,
  lines: [
    { words: t('whakaari-web-about-power', { power }), rule: `WHA-6.${POWERS.indexOf(power) + 1}` },
    { words: t('whakaari-web-about-uses', { uses, any: view.gain_on_any_fall }), rule: 'WHA-5.2' },
  ],
})

export const cardExplained = ({ distance, icons, join }: ActionCard): Explanation => ({
  game,
  title: t('whakaari-web-about-distance', { distance }),
  lines: [
    ...icons.map((icon) => ({ words: t('whakaari-web-about-icon', { icon }), rule: ICON_RULES[icon] })),
    ...(join ? [{ words: t('whakaari-web-about-join', { both: join === '+' }), rule: 'WHA-3.8' }] : []),
  ],
})

export const counterExplained = (kind: 'action' | 'event' | 'bomb' | 'out', count: number): Explanation => ({
  game,
  lines: [
    {
      words: t('whakaari-web-about-counter', { kind, count }),
      rule: { action: 'WHA-2.2', event: 'WHA-2.1', bomb: 'WHA-6.5', out: 'WHA-3.6' }[kind],
    },
  ],
})
