/** Where the files of this page are, and whether it is a site without a server. A site may lie in any folder, and its
 * addresses stand behind the #, because nobody is there to answer for them. */
export const isSite = document.querySelector('meta[name="vaka-room"]')?.getAttribute('content') === 'browser'

export const base = isSite ? new URL('.', location.href) : new URL('/', location.href)

/** An address of this page, such as /table/ID, as the browser shows it. */
export const shown = (path: string): string => (isSite ? `#${path}` : path)

/** The path and the hash of an address, as this page knows them. */
export function place(address: Pick<Location, 'pathname' | 'hash'>): { path: string; hash: string } {
  if (!isSite) return { path: address.pathname, hash: address.hash }
  const [path = '/', hash] = address.hash.slice(1).split('#')
  return { path: path || '/', hash: hash === undefined ? '' : `#${hash}` }
}
