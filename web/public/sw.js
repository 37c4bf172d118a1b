/** The service worker. It keeps all files, so that the games are played offline too: on a site without a server at once,
 * beside a server when somebody has played without it. There it also shows notices while the page is closed. */

const VERSION = '' // of all files: written by `vaka site`, or by a room that has what a browser needs to play
const SITE = false // whether there is no server: written by `vaka site`
const OWN = `vaka ${self.registration.scope} ` // what the names of its caches begin with
const CACHE = OWN + VERSION
const [LIST, INDEX, HERE] = ['site.json', 'index.html', '/here']
const GONE = [502, 503, 504] // what proxies say for a server that is away
const PATIENCE = 5000 // milliseconds that a server may take for its page
const LATE = /\.net\.\w+\.wasm$/ // files that are kept when somebody first plays with them

self.addEventListener('install', (event) => event.waitUntil(install()))

/** A new version is kept before it takes over. It waits for those who play by the one before. */
async function install() {
  if (VERSION && (SITE || (await isWanted()))) await fill()
  if (!SITE && !(await isPlayed())) self.skipWaiting()
}

/** Whether somebody has kept a version beside a server. */
const isWanted = async () => (await caches.keys()).some((name) => name.startsWith(OWN))

/** Whether somebody plays without the server right now. */
async function isPlayed() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(({ url }) => new URL(url).pathname === HERE)
}

/** Keep every file of this version. One that is there already is not fetched again. */
async function fill() {
  const cache = await caches.open(CACHE)
  if (await cache.match(LIST)) return tell('kept')
  const list = await fetch(LIST, { cache: 'no-cache' })
  const { version, files, late } = await list.clone().json()
  if (version !== VERSION) throw new Error('The site is being replaced: it is tried again later.')
  const left = [...Object.keys(files), ...(await played(late))]
  const lane = async () => {
    for (let name = left.pop(); name; name = left.pop()) {
      if (await cache.match(name)) continue
      const answer = await fetch(name, { cache: 'no-cache' })
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      await cache.put(name, answer)
    }
  }
  await Promise.all([lane(), lane()]) // few at a time: somebody may be playing
  await cache.put(LIST, list) // last: where it is, everything is
  await tell('kept')
}

/** Of the files that come late, those that somebody has had in an earlier version. */
async function played(late) {
  const own = (await caches.keys()).filter((name) => name.startsWith(OWN))
  const had = await Promise.all(own.map(async (name) => (await caches.open(name)).keys()))
  const stem = (name) => new URL(name, self.location).pathname.replace(LATE, '')
  const stems = had.flat().flatMap(({ url }) => (LATE.test(url) ? [stem(url)] : []))
  return late.filter((name) => stems.includes(stem(name)))
}

/** Tell all pages. */
async function tell(what) {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(what)
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('message', (event) => {
  if (event.data === 'update') self.skipWaiting() // a page has been told of a new version, and wants it now
  if (event.data === 'keep' && VERSION) event.waitUntil(fill())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (!VERSION || request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  const { pathname } = new URL(request.url)
  if (!SITE && pathname.startsWith('/api/')) return
  const ofServer = !SITE && request.mode === 'navigate' && pathname !== HERE
  event.respondWith(ofServer ? fresh(request) : kept(request))
})

const found = (name) => caches.match(name, { cacheName: CACHE, ignoreSearch: true })

/** A file as it is kept, else from the network. */
async function kept(request) {
  const here = await found(request.mode === 'navigate' ? INDEX : request)
  if (here) return here
  const answer = await fetch(request)
  if (answer.ok && LATE.test(request.url)) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** The server's page as it is now, or as it was kept if the server is away. */
async function fresh(request) {
  const page = await found(INDEX)
  if (!page) return fetch(request)
  const asked = fetch(request).then(
    (answer) => (GONE.includes(answer.status) ? page : answer),
    () => page,
  )
  return Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE, page))])
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
  await self.registration.showNotification(title, { body, tag: 'vaka', renotify, icon: '/icon-192.png', data })
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
