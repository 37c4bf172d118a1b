/** Where the files of this page are, and whether this browser is its room: on a site without a server, and at /here beside
 * a server. Addresses then stand behind the #: a site may lie in any folder, and nobody is there to answer for them. */
const SIGN = 'meta[name="vaka-room"][content="browser"]'
const address = globalThis.location?.href ?? 'http://localhost/' // tests have none

/** Where a server's page plays without it. */
export const HERE = '/here'

const isSite = !!globalThis.document?.querySelector(SIGN)

/** Whether there is a server that this page plays without. */
export const isBeside = !isSite && new URL(address).pathname === HERE

/** Whether this browser is the room. */
export const inBrowser = isSite || isBeside

export const base = new URL(isSite ? '.' : '/', address)

/** An address of this page, such as /table/ID, as the browser shows it. */
export const shown = (path: string): string => (inBrowser ? `#${path}` : path)

/** The path and the hash of an address, as this page knows them. */
export function place(at: Pick<Location, 'pathname' | 'hash'>, behind = inBrowser): { path: string; hash: string } {
  if (!behind) return { path: at.pathname, hash: at.hash }
  const [path = '/', hash] = at.hash.slice(1).split('#')
  return { path: path || '/', hash: hash === undefined ? '' : `#${hash}` }
}
