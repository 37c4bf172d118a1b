/** A page opened before its room was updated asks for parts that are gone by then: it is loaded again. */
const LAST = 'vaka-loaded-again'
const SOON = 10_000 // a part that is missing twice in this time is not coming: that error is told

export function loadAgainWhenStale(): void {
  addEventListener('vite:preloadError', () => void loadAgain())
}

/** Unless nobody answers: then the page that is open is better than none. */
async function loadAgain(): Promise<void> {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(LAST) ?? 0) < SOON) return
  const there = await fetch(location.pathname, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!there) return
  sessionStorage.setItem(LAST, String(now))
  location.reload()
}
