/** What to call somebody of a match: their name, a bot's kind, or that they are gone. */
import { t } from '../../lib/words.svelte'
import type { MatchPlayer } from '../../lib/wire'
import { botName } from '../../table/names'

export const playerName = ({ name, bot }: Pick<MatchPlayer, 'name' | 'bot'>): string =>
  name ?? (bot ? botName(bot) : t('former-player'))
