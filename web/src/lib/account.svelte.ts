/** Who is signed in at this browser. */
import * as people from './people'
import { set } from './settings.svelte'
import type { Me, Profiled } from './wire'

let known = $state.raw<Me | null>(null)

/** What the room says about whoever is here; nothing until it has been asked. */
export const me = (): Me | null => known

/** The account that is signed in; null for a guest, or while nobody knows. */
export const account = (): Profiled | null => known?.account ?? null

/** Take note of what the room says about whoever is here. A name and badge of an account are used at tables too. */
export function note(said: Me): void {
  known = said
  if (said.account) set({ name: said.account.name, emblem: said.account.badge ?? 0 })
}

/** Ask the room who is here. */
export async function meet(): Promise<void> {
  note(await people.me())
}

/** Sign out at this browser. */
export async function signOut(): Promise<void> {
  await people.signOut()
  await meet()
}
