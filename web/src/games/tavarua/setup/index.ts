/** What Tavarua shows where a table is opened. */
import type { GameSetup } from '../../../ui/setups'
import Picture from './Picture.svelte'

export default { Picture } satisfies GameSetup
