/** A worker that reviews a finished match in the reader's browser: Python for what is written in it, the game's module
 * for what takes time. Everything it needs lies beside it. */
import type { SeatReview } from '../lib/wire'
import { Engine, type Manifest } from './engine'
import { get } from './files'
import { load, review, unpack } from './python'

/** What it is asked. */
export interface ReviewQuestion {
  game: string
  /** The record of the match, as JSON. */
  record: string
  playouts: number
  seed: number
}

/** How far it has come, what it found for each seat, or why it cannot. */
export type ReviewReply = { ply: number } | { seats: SeatReview[] } | { error: string }

async function answer({ game, record, playouts, seed }: ReviewQuestion): Promise<SeatReview[]> {
  const [own, sources, manifest, module] = await Promise.all([
    load(),
    get(`${game}.zip`).then((found) => found.arrayBuffer()),
    get(`${game}.json`).then((found) => found.json() as Promise<Manifest>),
    get(`${game}.wasm`).then((found) => found.arrayBuffer()),
  ])
  unpack(own, sources)
  const engine = await Engine.load(manifest, module)
  const tell = (ply: number) => postMessage({ ply } satisfies ReviewReply)
  return review(own, engine, record, playouts, seed, tell)
}

addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
  answer(data).then(
    (seats) => postMessage({ seats } satisfies ReviewReply),
    (error: unknown) => postMessage({ error: String(error) } satisfies ReviewReply),
  )
})
