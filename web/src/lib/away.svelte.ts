/** Whether the server answers. Requests that fail raise the doubt; then it is asked until it answers again. */
import { isBeside } from './base'

const [OFTEN, SELDOM] = [4000, 20_000]
const HEALTH = '/healthz'

let answers = $state<boolean | null>(null) // nothing is known at first
let returned = $state(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the server is known to be away. */
export const isAway = (): boolean => answers === false

/** Whether the server is known to be there. */
export const isThere = (): boolean => answers === true

/** Whether the server was away, and is there again. */
export const isBack = (): boolean => returned

/** Ask the server whether it is there, and again as long as it is not. Beside a local room it is asked for ever. */
export async function look(): Promise<void> {
  clearTimeout(timer)
  const found = document.hidden
    ? answers
    : await fetch(HEALTH, { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
  if (found !== answers) returned = found === true && answers === false
  answers = found
  if (isBeside || answers === false) timer = setTimeout(() => void look(), answers === false ? OFTEN : SELDOM)
}

/** A request got no answer. */
export function doubt(): void {
  if (answers !== false) void look()
}
