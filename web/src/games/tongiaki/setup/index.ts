/** What Tongiaki shows where a table is opened: who begins, by name. */
import { t } from '../../../lib/words.svelte'
import type { GameSetup } from '../../../ui/setups'
import Options from './Options.svelte'
import Picture from './Picture.svelte'

export default {
  Picture,
  Options,
  own: ['first'],
  note: ({ first }, seat) => (String(seat) === first ? { key: 'tongiaki-web-begins' } : null),
  value: (option, value, chairs) =>
    option === 'first' ? (chairs[Number(value)]?.name ?? t('tongiaki-web-value-first', { value })) : null,
  fit: (options, seats) => (Number(options.first) >= seats ? { ...options, first: 'random' } : options),
} satisfies GameSetup
