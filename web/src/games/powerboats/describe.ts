/** The lake in words, for those who do not see it. */
import { t } from '../../lib/words.svelte'
import type { View } from './payloads'

export function describeLake(view: View, names: string[]): string {
  const buoys = view.buoys.map(({ name, at, passed_on }) =>
    t('powerboats-web-buoy-at', { name, row: at[0], col: at[1], side: passed_on }),
  )
  const boats = view.boats.map((boat, seat) =>
    boat.at
      ? t('powerboats-web-boat-at', {
          name: names[seat],
          row: boat.at[0],
          col: boat.at[1],
          facing: boat.facing,
          mark: boat.next_mark,
        })
      : t('powerboats-web-boat-off', { name: names[seat], fate: boat.fate }),
  )
  return [...buoys, ...boats].join(' ')
}
