/** Play without a network: the service worker keeps all files. A new version waits until somebody wants it. */
import { base, isBeside } from './base'

const LIST = new URL('site.json', base)

let waiting = $state.raw<ServiceWorker | null>(null)
let whole = $state(false)

/** Whether there is a new version. */
export const newer = (): boolean => waiting !== null

/** Whether this browser has everything it needs to play without a network. */
export const isKept = (): boolean => whole

/** Find out whether everything is kept: the list of all files is, as the last of them. */
export async function lookForKept(): Promise<void> {
  whole = !!(await globalThis.caches?.match(LIST))
}

/** Keep all files in this browser. Where they cannot be, it still plays online. */
export async function keepOffline(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  workers.addEventListener('message', ({ data }) => void (data === 'kept' && (whole = true)))
  const site = await workers.register(new URL('sw.js', base), { updateViaCache: 'none' })
  const look = () => (waiting = workers.controller ? site.waiting : null) // the very first one replaces nothing
  look()
  site.addEventListener('updatefound', () => site.installing?.addEventListener('statechange', look))
  if (isBeside) (await workers.ready).active?.postMessage('keep')
  await lookForKept()
}

/** Load the new version. Matches are kept, so nothing is lost. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  waiting?.postMessage('update')
}
