/** Where the files of this page are, and whether it is a site without a server. A site may lie in any folder, and its
 * addresses stand behind the #, because nobody is there to answer for them. */
const SIGN = 'meta[name="vaka-room"][content="browser"]'
const address = globalThis.location?.href ?? 'http://localhost/' // tests have none

export const isSite = !!globalThis.document?.querySelector(SIGN)

export const base = new URL(isSite ? '.' : '/', address)

/** An address of this page, such as /table/ID, as the browser shows it. */
export const shown = (path: string): string => (isSite ? `#${path}` : path)

/** The path and the hash of an address, as this page knows them. */
export function place(at: Pick<Location, 'pathname' | 'hash'>, behind = isSite): { path: string; hash: string } {
  if (!behind) return { path: at.pathname, hash: at.hash }
  const [path = '/', hash] = at.hash.slice(1).split('#')
  return { path: path || '/', hash: hash === undefined ? '' : `#${hash}` }
}
