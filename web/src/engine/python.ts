/** A module as Python in a browser uses it: see vaka.wasm.browser. Bytes are copied, numbers of 64 bits are texts. */
import type { SeatReview } from '../lib/wire'
import { Engine, type Slot } from './engine'
import { at, get } from './files'

export { Engine }

/** What Python is given. */
export function forPython(engine: Engine) {
  const { rules, pools, manifest } = engine
  const start = Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, pool.byteOffset]))
  return {
    part(pool: string, first: number, count: number): Uint8Array {
      const { shape, itemsize } = manifest.pools[pool]!
      const row = shape.slice(1).reduce((product, side) => product * side, itemsize)
      return new Uint8Array(pools.states.buffer, start[pool]! + first * row, count * row)
    },
    legal: (slot: Slot) => rules.legal(slot),
    apply: (slot: Slot, action: number) => rules.apply(slot, action),
    redeal: (slot: Slot, seat: number, bits: string) => rules.redeal(slot, seat, BigInt(bits)),
    policy: (slot: Slot, count: number) => rules.policy(slot, count),
    begin: (seat: number, bits: string, only: number, least: number) => rules.begin(seat, BigInt(bits), only, least),
    search: (playouts: number) => rules.search(playouts),
    decision: () => rules.decision(),
    choose: (slot: Slot, count: number) => rules.choose(slot, count),
  }
}

/** What the engine needs of Pyodide. */
export interface Python {
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void
  pyimport(module: string): Record<string, (...given: unknown[]) => unknown>
  runPython(code: string): unknown
}

const FOLDER = '/vaka'

/** Put sources where Python finds them. */
export function unpack(python: Python, sources: ArrayBuffer): void {
  python.unpackArchive(sources, 'zip', { extractDir: FOLDER })
}

/** Python with Vaka's own code in it. */
export function prepare(python: Python, sources: ArrayBuffer): void {
  unpack(python, sources)
  python.runPython(`import sys; "${FOLDER}" in sys.path or sys.path.insert(0, "${FOLDER}")`)
}

/** How Pyodide starts: so that its memory can be kept, or from a memory that was. */
interface Options {
  _makeSnapshot?: boolean
  _loadSnapshot?: Uint8Array
}

/** Start Python in a worker. */
export async function load(options: Options = {}): Promise<Python> {
  const pyodide = (await import(/* @vite-ignore */ at('pyodide/pyodide.mjs'))) as {
    loadPyodide(options: Options & { indexURL: string }): Promise<Python>
  }
  const [python, sources] = await Promise.all([
    pyodide.loadPyodide({ indexURL: at('pyodide/'), ...options }),
    get('python.zip').then((found) => found.arrayBuffer()),
  ])
  prepare(python, sources)
  return python
}

/** The review of a finished match for each seat, from its record. */
export function review(
  python: Python,
  engine: Engine,
  record: string,
  playouts: number,
  seed: number,
  progress: (ply: number) => void,
): SeatReview[] {
  const { reviewed } = python.pyimport('vaka.room.local.review')
  return JSON.parse(reviewed!(forPython(engine), record, playouts, seed, progress) as string) as SeatReview[]
}
