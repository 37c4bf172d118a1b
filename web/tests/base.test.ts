/** Addresses of a site stand behind the #. */
import { expect, test } from 'vitest'
import { place } from '../src/lib/base'

const at = (hash: string) => place({ pathname: '/games/', hash }, true)

test('on a site the path stands behind the #, and what follows a second # is its hash', () => {
  expect(at('')).toEqual({ path: '/', hash: '' })
  expect(at('#/')).toEqual({ path: '/', hash: '' })
  expect(at('#/table/a1/replay/3')).toEqual({ path: '/table/a1/replay/3', hash: '' })
  expect(at('#/rules/tongiaki#TON-4.3')).toEqual({ path: '/rules/tongiaki', hash: '#TON-4.3' })
  expect(at('#/#new=tongiaki')).toEqual({ path: '/', hash: '#new=tongiaki' })
})

test('a server has its addresses as they are', () => {
  expect(place({ pathname: '/rules/tongiaki', hash: '#TON-4.3' })).toEqual({
    path: '/rules/tongiaki',
    hash: '#TON-4.3',
  })
})
