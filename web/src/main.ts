import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { inBrowser } from './lib/base'
import { enter } from './lib/room'
import { follow } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { loadAgainWhenStale } from './lib/stale'
import { preferred, speak } from './lib/words.svelte'

loadAgainWhenStale()

/** The room: this browser, or the server that the page is from. */
async function choose(): Promise<void> {
  if (!inBrowser) return
  const { LocalRoom } = await import('./lib/local')
  enter(new LocalRoom())
}

// not awaited here: parts of the page that are loaded later import from this script
void Promise.all([choose(), speak(settings.language ?? preferred())]).then(() => {
  follow()
  mount(App, { target: document.getElementById('app')! })
})
