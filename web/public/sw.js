/** The service worker. On a site without a server it keeps all files, so that the games are played offline too; beside
 * a server it shows notices while the page is closed, and answers for no request. */

const VERSION = '' // of a site: written by `vaka site`
const CACHE = `vaka ${VERSION}`
const LIST = 'site.json'

self.addEventListener('install', (event) => {
  if (VERSION) event.waitUntil(fill())
  else self.skipWaiting()
})

/** Keep every file of this version. One that is there already is not fetched again. */
async function fill() {
  const { version, files } = await (await fetch(LIST, { cache: 'no-cache' })).json()
  if (version !== VERSION) throw new Error('The site is being replaced: it is tried again later.')
  const cache = await caches.open(CACHE)
  const left = Object.keys(files)
  const lane = async () => {
    for (let name = left.pop(); name; name = left.pop()) {
      if (await cache.match(name)) continue
      const answer = await fetch(name, { cache: 'no-cache' })
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      await cache.put(name, answer)
    }
  }
  await Promise.all([lane(), lane()]) // few at a time: somebody may be playing
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith('vaka ') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** A page has been told of a new version, and wants it now. */
self.addEventListener('message', ({ data }) => {
  if (data === 'update') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (VERSION && request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(kept(request))
})

/** A file as it is kept, else from the network. */
async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request.mode === 'navigate' ? 'index.html' : request, { ignoreSearch: true })
  return found ?? fetch(request)
}

self.addEventListener('push', (event) => {
  const told = event.data?.json()
  if (told) event.waitUntil(show(told))
})

/** Show a notice. The first one is a question: that it arrived here is the answer. */
async function show(told) {
  if (told.kind === 'confirm')
    await fetch('/api/notices/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: told.token }),
    })
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('notices')
  const title = told.kind === 'confirm' ? 'Vaka' : told.title
  const body = told.kind === 'several' || told.kind === 'confirm' ? told.body : ''
  // a push that comes again, because the room did not hear that it had arrived, replaces the first without a sound
  const shown = await self.registration.getNotifications({ tag: 'vaka' })
  const renotify = !shown.some(({ data }) => data.id === told.id)
  const data = { url: told.url, id: told.id }
  await self.registration.showNotification(title, { body, tag: 'vaka', renotify, icon: '/icon.svg', data })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const wanted = new URL(event.notification.data.url, self.location.origin)
  const path = self.location.origin + (wanted.pathname.startsWith('/notices') ? '/me' : wanted.pathname)
  event.waitUntil(open(path))
})

/** Go to an address of this page: in a window that is open, or in a new one. */
async function open(address) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return self.clients.openWindow(address)
  await page.focus()
  return page.navigate(address)
}
