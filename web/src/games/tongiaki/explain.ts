/** What is shown of a seat beside the map, in words and with the rule that says so. */
import { t } from '../../lib/words.svelte'
import type { Explanation, Line } from '../../ui/explaining.svelte'
import type { View } from './payloads'
import { standing } from './view'

/** `held` is what holds the seat back: no boats on beaches, or none in supply. */
export function seatExplained(view: View, seat: number, held: 'boats' | 'supply' | null): Explanation {
  const { points, islands, supply, royals, at_sea } = standing(view, seat)
  const lines: Line[] = [
    { words: t('tongiaki-web-about-points', { points, islands }), rule: 'TON-13.1' },
    { words: t('tongiaki-web-about-supply', { supply }), rule: 'TON-3.2' },
    { words: t('tongiaki-web-about-royals', { royals }), rule: 'TON-10.4' },
  ]
  if (held)
    lines.push({ words: t('tongiaki-web-about-held', { held }), rule: held === 'boats' ? 'TON-14.1' : 'TON-14.2' })
  if (at_sea) lines.push({ words: t('tongiaki-web-at-sea', { count: at_sea }), rule: 'TON-12.2' })
  return { game: 'tongiaki', lines }
}

/** The number on a route. */
export const dangerExplained = (danger: number): Explanation => ({
  game: 'tongiaki',
  title: t('tongiaki-web-gallery-danger', { danger }),
  lines: [{ words: t('tongiaki-web-legend-of', { sign: 'danger' }), rule: 'TON-5.2' }],
})

export const royalExplained = (island: number, name: string): Explanation => ({
  game: 'tongiaki',
  title: t('tongiaki-web-royal-of', { island, name }),
  lines: [{ words: t('tongiaki-web-legend-of', { sign: 'crown' }), rule: 'TON-10.5' }],
})
