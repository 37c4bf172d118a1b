/** What Whakaari shows where a table is opened: characters by portrait. */
import { t } from '../../../lib/words.svelte'
import type { GameSetup } from '../../../ui/setups'
import { composed, picked, written } from './characters'
import Options from './Options.svelte'
import Picture from './Picture.svelte'

const MOST = 8

export default {
  Picture,
  Options,
  own: ['characters'],
  note: ({ characters }, seat) => {
    const power = picked(characters, MOST)?.[seat] ?? null
    return power && { key: 'whakaari-web-plays', args: { power } }
  },
  value: (option, value, chairs) => {
    const chosen = option === 'characters' ? picked(value, chairs.length) : null
    if (!chosen) return null
    const said = chosen.flatMap((power, seat) => (power ? [`${chairs[seat].name} ${power}`] : []))
    return said.join(', ') || t('whakaari-web-characters-chosen')
  },
  fit: (options, seats) => {
    const chosen = picked(options.characters, seats)
    return chosen ? { ...options, characters: written(chosen) } : options
  },
  compose: (options, seats) => ({ ...options, characters: composed(options.characters, seats) }),
} satisfies GameSetup
