/** What a room refuses, in a sentence for the person. */
import type { Problem } from './wire'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export const refusalOf = (problem: Partial<Problem> | null, status: number): Refusal =>
  new Refusal(problem?.code ?? 'failed', problem?.message ?? '', status)
