import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { follow } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { preferred, speak } from './lib/words.svelte'

follow()
await speak(settings.language ?? preferred())
mount(App, { target: document.getElementById('app')! })
