/** The engine in a worker: give it a module once, then ask. It thinks in slices, and between two of them it hears that
 * an answer is no longer wanted. */
import { check, measure, type Checks, type Measured } from './check'
import { Engine, type Manifest } from './engine'
import { candidates, thinking, type Candidate, type Question } from './search'

/** What a worker is told. */
export type Request =
  | { kind: 'load'; id: number; manifest: Manifest; module: ArrayBuffer }
  | { kind: 'think'; id: number; question: Question }
  | { kind: 'stop'; id: number }
  | { kind: 'check'; id: number; manifest: Manifest; module: ArrayBuffer; asked: Checks; work?: Measured }

/** What it answers, by the id of the request. A search that was stopped is answered without an action. */
export type Reply =
  | { id: number; error: string }
  | { id: number; action: number | null; candidates: Candidate[] }
  | { id: number; done: unknown }

let engine: Engine | undefined
const stopped = new Set<number>()

/** Let messages in. */
const breath = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

async function think(id: number, question: Question): Promise<Reply> {
  if (!engine) throw new Error('No module is loaded.')
  const steps = thinking(engine, question)
  for (;;) {
    const step = steps.next()
    if (step.done) return { id, action: step.value, candidates: candidates(engine) }
    await breath()
    if (stopped.delete(id)) return { id, action: null, candidates: candidates(engine) }
  }
}

async function answer(request: Exclude<Request, { kind: 'stop' }>): Promise<Reply> {
  const { id } = request
  if (request.kind === 'think') return think(id, request.question)
  if (request.kind === 'load') {
    engine = await Engine.load(request.manifest, request.module)
    return { id, done: request.manifest.game }
  }
  const { manifest, module, asked, work } = request
  return { id, done: await (work ? measure(manifest, module, asked, work) : check(manifest, module, asked)) }
}

let last: Promise<unknown> = Promise.resolve() // one request at a time: searches share the module's memory
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'stop') stopped.add(data.id)
  else
    last = last.then(async () => {
      postMessage(await answer(data).catch((error: unknown) => ({ id: data.id, error: String(error) })))
      stopped.delete(data.id)
    })
})
