/**
 * Addresses: the lobby at /, and there a new table at /#new=GAME, for somebody at /#new=GAME&ask=NAME, rated at /#new=GAME&rated, a table at /table/ID, a guided first game there at /table/ID/steps/STEP, a replay at
 * /table/ID/replay/PLY, the same with its review at /table/ID/review/PLY, playing alone at /alone/GAME, a journey at
 * /journey/ID, a two-minute card at /card/GAME, rules at /rules/GAME#NUMBER, components at /gallery and /gallery/GAME,
 * the host's page at /admin, signing in at /sign-in, by a link at /sign-in#link=SECRET, letting in another device at
 * /devices#code=CODE, one's own account at /me, somebody's page at /people/NAME,
 * the leaders of a game at /leaders/GAME, one's own tables at /tables, the links of messages at
 * /notices/confirm#token=TOKEN and /notices/stop#…. At /here the same page plays without the server.
 */
import { HERE, inBrowser, place, shown } from './base'

export type Route =
  | { page: 'lobby' }
  | { page: 'admin' }
  | { page: 'me' }
  | { page: 'notices'; what: 'confirm' | 'stop'; token: string }
  | { page: 'tables' }
  | { page: 'person'; name: string }
  | { page: 'leaders'; game: string | null }
  | { page: 'sign-in'; link: string | null }
  | { page: 'devices'; code: string | null }
  | { page: 'table'; id: string; invite: string | null; step: number | null }
  | { page: 'replay'; id: string; ply: number | null; review?: boolean }
  | { page: 'alone'; game: string }
  | { page: 'journey'; id: string }
  | { page: 'card'; game: string }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'gallery'; game: string | null }

/** What stands behind the # under a name. */
const behind = (hash: string, name: string) => new RegExp(`^#${name}=([\\w.-]+)$`).exec(hash)?.[1] ?? null

/** A part of an address as it was meant; as it stands, if it was typed wrongly. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The route of an address. An invitation stands behind the #, so that it is never sent to a server. */
export function routeOf(path: string, hash = ''): Route {
  const [first, id, third, fourth] = path.split('/').filter(Boolean)
  const number = /^\d+$/.test(fourth ?? '') ? Number(fourth) : null
  if (first === 'rules') return { page: 'rules', game: id ?? null, rule: decodeURIComponent(hash.slice(1)) || null }
  if (first === 'admin') return { page: 'admin' }
  if (first === 'me') return { page: 'me' }
  if (first === 'notices')
    return { page: 'notices', what: id === 'stop' ? 'stop' : 'confirm', token: behind(hash, 'token') ?? '' }
  if (first === 'tables') return { page: 'tables' }
  if (first === 'people' && id) return { page: 'person', name: plain(id) }
  if (first === 'leaders') return { page: 'leaders', game: id ?? null }
  if (first === 'sign-in') return { page: 'sign-in', link: behind(hash, 'link') }
  if (first === 'devices') return { page: 'devices', code: behind(hash, 'code') }
  if (first === 'gallery') return { page: 'gallery', game: id ?? null }
  if (first === 'card' && id) return { page: 'card', game: id }
  if (first === 'alone' && id) return { page: 'alone', game: id }
  if (first === 'journey' && id) return { page: 'journey', id }
  if (first !== 'table' || !id) return { page: 'lobby' }
  if (third === 'replay') return { page: 'replay', id, ply: number }
  if (third === 'review') return { page: 'replay', id, ply: number, review: true }
  return { page: 'table', id, invite: behind(hash, 'invite'), step: third === 'steps' ? (number ?? 1) : null }
}

let current = $state.raw<Route>({ page: 'lobby' })

export function route(): Route {
  return current
}

function look(): void {
  const { path, hash } = here()
  current = routeOf(path, hash)
}

/** The path and the hash of the address in force. */
export const here = () => place(location)

/** Go to an address of this page. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', shown(path))
  look()
  if (!replace) scrollTo(0, 0)
}

/** Show another address for what is there already. */
export const rename = (path: string): void => history.replaceState(null, '', shown(path))

/** An address of this page with all that somebody else needs to open it. */
export const addressOf = (path: string): string => new URL(shown(path), location.href).href

/** Begin to follow the address, and links that stay within the page. */
export function follow(): void {
  look()
  addEventListener('popstate', look)
  addEventListener('hashchange', look)
  if (inBrowser) return rewrite()
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (
      link.pathname === HERE ||
      link.pathname.startsWith('/api/') ||
      (link.hash && link.pathname === location.pathname)
    )
      return
    event.preventDefault()
    go(link.pathname + link.hash)
  })
}

/** Without a server, point every link within the page behind the #, also for another tab: the browser follows it by itself. */
function rewrite(): void {
  const turn = (link: Element) => {
    const path = link.getAttribute('href')
    if (path?.startsWith('/')) link.setAttribute('href', shown(path))
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLAnchorElement) turn(target)
      for (const node of addedNodes)
        if (node instanceof Element) [node, ...node.querySelectorAll('a[href^="/"]')].forEach(turn)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] })
}
