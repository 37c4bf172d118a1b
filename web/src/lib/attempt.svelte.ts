/** Something that can be refused: whether it is under way, and what was said against it. */
import { untrack } from 'svelte'
import { messageOf } from './api'

export interface Attempt {
  readonly busy: boolean
  readonly problem: string
  /** Do it, once at a time; whether it was done. */
  run(work: () => Promise<unknown>): Promise<boolean>
}

export function useAttempt(): Attempt {
  let busy = $state(false)
  let problem = $state('')
  return {
    get busy() {
      return busy
    },
    get problem() {
      return problem
    },
    async run(work) {
      if (untrack(() => busy)) return false
      busy = true
      problem = ''
      try {
        await work()
        return true
      } catch (error) {
        problem = messageOf(error)
        return false
      } finally {
        busy = false
      }
    },
  }
}
