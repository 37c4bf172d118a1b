/** What the signs of the lake mean, in words and with the rule that says so. */
import { t } from '../../lib/words.svelte'
import type { Explanation } from '../../ui/explaining.svelte'
import type { Buoy, View } from './payloads'
import { total } from './view'

const game = 'powerboats'

/** What is shown of a boat beside the board. */
export function boatExplained(view: View, seat: number): Explanation {
  const { next_mark, dice, damage, kept_damage: kept, points } = view.boats[seat]
  return {
    game,
    lines: [
      { words: t('powerboats-web-about-course', { mark: next_mark }), rule: 'POW-7.6' },
      { words: t('powerboats-web-about-engine', { dice, total: total(dice) }), rule: 'POW-4.5' },
      { words: t('powerboats-web-about-damage', { damage, kept, limit: view.sinks_at }), rule: 'POW-6.4' },
      { words: t('powerboats-web-about-points', { points }), rule: 'POW-9.1' },
    ],
  }
}

export const buoyExplained = ({ name, passed_on }: Buoy): Explanation => ({
  game,
  title: t('powerboats-web-buoy', { name }),
  lines: [
    {
      words: t('powerboats-web-about-buoy', { side: passed_on, name }),
      rule: passed_on === null ? 'POW-2.5' : 'POW-7.0',
    },
  ],
})

export const totalExplained = (): Explanation => ({
  game,
  lines: [{ words: t('powerboats-web-about-total'), rule: 'POW-5.2' }],
})
