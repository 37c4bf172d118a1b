/** The reef in words, for those who do not see it. */
import { t } from '../../lib/words.svelte'
import type { View } from './payloads'
import { isPerfect, worth } from './view'
import { surferName } from './words'

export function describeReef(view: View, names: readonly string[]): string {
  const waves = view.waves.map((tile) =>
    t('tavarua-web-wave-at', {
      space: tile.space,
      die: tile.die,
      state: !tile.broken ? 'whole' : isPerfect(tile) ? 'perfect' : 'broken',
    }),
  )
  const surfers = view.surfers.map((surfer, seat) =>
    t('tavarua-web-surfer-at', {
      name: surferName(seat, names),
      place: surfer.place === 'channel' && surfer.space === 0 ? 'shore' : surfer.place,
      space: surfer.space,
      board: surfer.board,
      balance: surfer.balance,
      points: worth(surfer.pile),
    }),
  )
  return [...waves, ...surfers].join(' ')
}
