/** Badges at a table: those people chose, and what is left for players beyond the seats. */
import { afterEach, expect, test } from 'vitest'
import { colourOf, emblemOf } from '../src/ui/seats'
import { badgeOf, wear } from '../src/ui/worn.svelte'

afterEach(() => wear([]))

test('without a table a seat wears the badge of its number', () => {
  expect([0, 1, 7].map(emblemOf)).toEqual(['fish', 'turtle', 'moon'])
})
test('at a table colour and emblem follow the badge together', () => {
  wear([4, 0])
  expect([emblemOf(0), colourOf(0)]).toEqual(['shell', 'var(--seat-4)'])
  expect([emblemOf(1), colourOf(1)]).toEqual(['fish', 'var(--seat-0)'])
})
test('players beyond the seats wear what is left, each another one', () => {
  wear([4, 0, 2])
  expect(new Set(Array.from({ length: 8 }, (_, seat) => badgeOf(seat))).size).toBe(8)
})
