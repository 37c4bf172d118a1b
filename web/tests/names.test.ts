/** Events in words name the people who sit there, in both languages. */
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../src/lib/words.svelte'
import { nameIn, sentence } from '../src/table/names'

const NAMES = ['Ann', 'Ben $&', 'Cleo']

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))

test('English names people where an event has seats', async () => {
  await speak('en')
  const snaked = { kind: 'snaked', seat: 0, by: 1 }
  expect(sentence('tavarua', snaked, NAMES)).toBe('Ben $& has the better card and snakes Ann’s wave.')
  expect(sentence('tavarua', { kind: 'over', winners: 0b101, short: 0, long: 0, alone: 0 }, NAMES)).toContain(
    'goes to Ann and Cleo.',
  )
  const alone = { kind: 'over', winners: 1, short: 0, long: 0, alone: 1 }
  expect(sentence('tavarua', alone, ['Ann'])).toBe('The last wave card is turned. Ann comes ashore.')
})
test('Italian does so too', async () => {
  await speak('it')
  const snaked = { kind: 'snaked', seat: 0, by: 1 }
  expect(sentence('tavarua', snaked, NAMES)).toBe('Ben $& ha la carta migliore e ruba l’onda a Ann.')
  expect(sentence('tavarua', { kind: 'over', winners: 0b101, short: 0, long: 0, alone: 0 }, NAMES)).toContain(
    'Ann e Cleo',
  )
})
test('nobody is nobody, and a player beyond the seats has a name of the game', async () => {
  await speak('en')
  expect(sentence('tavarua', { kind: 'stayed', seat: 0, space: 3, other: -1 }, NAMES)).toMatch(/^Ann finds no room/)
  expect(nameIn('tavarua', NAMES, 3)).toBe('Rival 3')
  expect(nameIn('tongiaki', NAMES, 3)).toBe('Seat 3')
})
