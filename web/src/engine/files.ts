/** The files of the engine: they lie beside its scripts. */
export const at = (name: string) => new URL(name, import.meta.url).href

/** What is known before Python starts: how many bytes come, and a version of them all. */
export interface Start {
  bytes: number
  version: string
  /** The bots that are nets, and the games they play. */
  nets: Record<string, string[]>
}

/** The server has no such file. */
export class Missing extends Error {}

/** Bytes that have come, of how many in all. */
export type Progress = (loaded: number, total: number) => void

/** Tell how much of what this worker fetches has come, from now until the function that is returned is called. */
export function counted(tell: Progress, total: number): () => void {
  const plain = globalThis.fetch
  let loaded = 0
  globalThis.fetch = async (...asked) => {
    const answer = await plain(...asked)
    if (!answer.body || !answer.ok) return answer
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        tell((loaded += part.byteLength), total)
        out.enqueue(part)
      },
    })
    const { status, headers } = answer
    return new Response(answer.body.pipeThrough(counting), { status, headers })
  }
  return () => (globalThis.fetch = plain)
}

export async function get(name: string): Promise<Response> {
  const answer = await fetch(at(name))
  if (answer.status === 404) throw new Missing(name)
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer
}
