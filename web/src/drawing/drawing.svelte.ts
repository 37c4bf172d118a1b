/** The board of a position and nothing else, for whoever takes pictures of it: see vaka.envs.board. */
import '../app.css'
import { flushSync, mount, unmount } from 'svelte'
import type { Position } from '../lib/wire'
import { learn, speak } from '../lib/words.svelte'
import { clientOf } from '../table/client'
import Drawing from './Drawing.svelte'

export interface Drawn {
  game: string
  language: string
  names: string[]
  /** All words of the language, for a game that this script was not built with. */
  words: string | null
  position: Position
}

let shown: { game: string; given: Omit<Drawn, 'language' | 'words'>; drawing: ReturnType<typeof mount> } | null = null
const frame = () => new Promise((done) => requestAnimationFrame(done))

/** Show a position as its seat sees it; done when it is on the screen. What stays the same is not drawn again. */
export async function draw({ language, words, ...given }: Drawn): Promise<void> {
  if (words) await learn(() => Promise.resolve(words))
  const [client] = await Promise.all([clientOf(given.game), speak(language)])
  if (shown?.game === given.game) Object.assign(shown.given, given)
  else {
    if (shown) await unmount(shown.drawing)
    const props = $state({ client, ...given })
    shown = { game: given.game, given: props, drawing: mount(Drawing, { target: document.body, props }) }
  }
  flushSync()
  await document.fonts.ready
  await frame() // sizes are measured
  await frame()
}
