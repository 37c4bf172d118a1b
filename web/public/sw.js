/** The service worker: shows notices while the page is closed. It stores nothing and answers for no request. */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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
