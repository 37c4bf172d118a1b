/** A site that works offline: its service worker keeps all files. A new version waits until somebody wants it. */
import { base } from './base'

let waiting = $state.raw<ServiceWorker | null>(null)

/** Whether there is a new version. */
export const newer = (): boolean => waiting !== null

/** Keep the site in this browser. Where it cannot be, it still plays online. */
export async function keepOffline(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  const site = await workers.register(new URL('sw.js', base), { updateViaCache: 'none' })
  const look = () => (waiting = workers.controller ? site.waiting : null) // the very first one replaces nothing
  look()
  site.addEventListener('updatefound', () => site.installing?.addEventListener('statechange', look))
}

/** Load the new version. Matches are kept, so nothing is lost. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  waiting?.postMessage('update')
}
