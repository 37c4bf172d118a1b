/** Python as it was when it had started and imported a module. The first visit keeps its memory; from then on it starts
 * from there, in a fraction of the time. */
import { at } from './files'
import { load, type Python } from './python'

const STORE = 'vaka python'
const NAME = at('frozen')

/** The memory kept for a version; nothing where browsers keep nothing, as without https. */
export async function frozen(version: string): Promise<Uint8Array | null> {
  const found = await globalThis.caches?.match(`${NAME}?${version}`, { cacheName: STORE })
  return found ? new Uint8Array(await found.arrayBuffer()) : null
}

/** Start Python from what was kept. What cannot be used is dropped: the next start is a plain one. */
export async function thaw(memory: Uint8Array): Promise<Python> {
  try {
    const python = await load({ _loadSnapshot: memory })
    python.runPython('import random; random.seed()') // its numbers would be the same at every visit
    return python
  } catch (error) {
    console.warn(error)
    await drop()
    return load()
  }
}

/** Start Python, import a module, and keep the memory. */
export async function startAndFreeze(version: string, module: string): Promise<Python> {
  const python = await load({ _makeSnapshot: true })
  python.runPython(`import ${module}`)
  if ('caches' in globalThis) {
    const memory = python.makeMemorySnapshot() // before Python holds anything of JavaScript
    keep(version, memory).catch((error: unknown) => console.warn(error)) // beside: somebody waits to play
  }
  return python
}

async function keep(version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  await drop()
  await (await caches.open(STORE)).put(`${NAME}?${version}`, new Response(memory))
}

/** Forget the memories of all versions here; another site of this host has its own. */
async function drop(): Promise<void> {
  const store = await caches.open(STORE)
  const own = (await store.keys()).filter(({ url }) => url.startsWith(`${NAME}?`))
  await Promise.all(own.map((each) => store.delete(each)))
}
