/** Seats by number become the people who sit there, in both languages. */
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../src/lib/words.svelte'
import { withNames } from '../src/table/names'

const NAMES = ['Ann', 'Ben $&']

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))

test('English names people where a sentence has seats', async () => {
  await speak('en')
  expect(withNames('Seat 0 is snaked by seat 1.', NAMES)).toBe('Ann is snaked by Ben $&.')
  expect(withNames('Seat 2: 3 points.', NAMES)).toBe('Seat 2: 3 points.')
  expect(withNames('Seat 10 rests.', NAMES)).toBe('Seat 10 rests.')
})
test('Italian drops the article', async () => {
  await speak('it')
  expect(withNames('Il posto 0 passa il turno al posto 1.', NAMES)).toBe('Ann passa il turno a Ben $&.')
  expect(withNames('Le carte del posto 1; posto 0.', NAMES)).toBe('Le carte di Ben $&; Ann.')
})
