/** The archipelago in words, for those who do not see it. */
import { t } from '../../lib/words.svelte'
import type { Island, View } from './payloads'
import { islandsOf, oceansOf } from './view'

export function describeMap(view: View, names: string[]): string {
  const { islands, oceans } = view.pile
  const map = t('tongiaki-web-map-of', { tiles: islandsOf(view).length, oceans: oceansOf(view).length })
  return [
    map,
    t('tongiaki-table-pile', { islands, oceans }) + '.',
    ...islandsOf(view).map((island) => describeIsland(view, island, names)),
  ].join(' ')
}

function describeIsland(view: View, { tile, value, royal, beaches }: Island, names: string[]): string {
  const owner = (colour: number) => names[view.colours[colour].seat]
  const about = { island: tile, value }
  if (royal !== null) return t('tongiaki-web-island-royal', { ...about, name: owner(royal) })
  const boats = view.colours.flatMap((_, colour) => {
    const here = beaches.reduce((sum, beach) => sum + beach.boats[colour], 0)
    return here ? [`${owner(colour)} ${here}`] : []
  })
  const full = beaches.filter((beach) => beach.full).map(({ side }) => t('tongiaki-beach', { side }))
  return t('tongiaki-web-island-open', { ...about, boats: boats.join(', ') || 'none', full })
}
