/** A page opened before its room was updated asks for parts that are gone by then: it is loaded again. */
const LAST = 'vaka-loaded-again'
const SOON = 10_000 // a part that is missing twice in this time is not coming: that error is told

export function loadAgainWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(LAST) ?? 0) < SOON) return
    sessionStorage.setItem(LAST, String(now))
    event.preventDefault()
    location.reload()
  })
}
