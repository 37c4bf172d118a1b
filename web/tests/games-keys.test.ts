/** The keys of the games beside those of the table: no key has two meanings on the sheet. */
import { expect, test } from 'vitest'
import powerboats from '../src/games/powerboats'
import tavarua from '../src/games/tavarua'
import tongiaki from '../src/games/tongiaki'
import whakaari from '../src/games/whakaari'

const TABLE = ['u', 'h', 's', ' ', 'l', 'r', '?']

test.each(Object.entries({ powerboats, tavarua, tongiaki, whakaari }))('%s leaves the table its keys', (_, game) => {
  const own = (game.keys ?? []).flatMap(({ keys }) => keys.map((key) => key.toLowerCase()))
  expect(own.filter((key) => TABLE.includes(key))).toEqual([])
})
