/** The files of the engine: they lie beside its scripts. */
export const at = (name: string) => new URL(name, import.meta.url).href

/** Bytes that have come, of how many in all. */
export type Progress = (loaded: number, total: number) => void

export async function get(name: string): Promise<Response> {
  const answer = await fetch(at(name))
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer
}
