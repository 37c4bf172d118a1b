/** What the parts of the host's page share. */
import { region } from '../../lib/words.svelte'

/** Does something, says what went wrong, and reads the room again. */
export type Act = (work: () => Promise<unknown>) => Promise<void>

export const moment = (at: number) =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** A person or a client, as far as a host reads it: `client:12345678`. */
export const brief = (subject: string) => subject.slice(0, subject.indexOf(':') + 9)
