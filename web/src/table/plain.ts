/** The table of a game that has no board yet: the view as text, the choices as buttons. */
import type { GameClient } from './client'
import PlainBoard from './PlainBoard.svelte'

const plain: GameClient = { Board: PlainBoard, shape: { width: 0, height: 0 } }
export default plain
