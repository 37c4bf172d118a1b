/** Events in words name the people who sit there, in both languages. */
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../src/lib/words.svelte'
import type { SeatCard } from '../src/lib/wire'
import { nameIn, seatNames, sentence } from '../src/table/names'

const NAMES = ['Ann', 'Ben $&', 'Cleo']

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))

test('English names people where an event has seats', async () => {
  await speak('en')
  const snaked = { kind: 'snaked', seat: 0, by: 1 }
  expect(sentence('tavarua', snaked, NAMES, null)).toBe('Ben $& has the better card and snakes Ann’s wave.')
  expect(sentence('tavarua', { kind: 'over', winners: 0b101, short: 0, long: 0, alone: 0 }, NAMES, null)).toContain(
    'goes to Ann and Cleo.',
  )
  const alone = { kind: 'over', winners: 1, short: 0, long: 0, alone: 1 }
  expect(sentence('tavarua', alone, ['Ann'], null)).toBe(
    'The last wave card is turned: a wave still being ridden scores nothing.',
  )
})
test('Italian does so too', async () => {
  await speak('it')
  const snaked = { kind: 'snaked', seat: 0, by: 1 }
  expect(sentence('tavarua', snaked, NAMES, null)).toBe('Ben $& ha la carta migliore e ruba l’onda a Ann.')
  expect(sentence('tavarua', { kind: 'over', winners: 0b101, short: 0, long: 0, alone: 0 }, NAMES, null)).toContain(
    'Ann e Cleo',
  )
})
test('whoever reads it is “you”, in both languages', async () => {
  const snaked = { kind: 'snaked', seat: 0, by: 1 }
  const over = { kind: 'over', winners: 0b101, short: 0, long: 0, alone: 0 }
  await speak('en')
  expect(sentence('tavarua', snaked, NAMES, 0)).toBe('Ben $& has the better card and snakes your wave.')
  expect(sentence('tavarua', snaked, NAMES, 1)).toBe('You have the better card and snake Ann’s wave.')
  expect(sentence('tavarua', over, NAMES, 2)).toContain('goes to Ann and you.')
  expect(sentence('tavarua', { ...over, winners: 0b100 }, NAMES, 2)).toContain('The match is yours.')
  await speak('it')
  expect(sentence('tavarua', snaked, NAMES, 0)).toBe('Ben $& ha la carta migliore e ti ruba l’onda.')
  expect(sentence('tavarua', snaked, NAMES, 1)).toBe('Hai la carta migliore e rubi l’onda a Ann.')
  expect(sentence('tavarua', over, NAMES, 2)).toContain('va a Ann e te.')
})
test('somebody whose name is “you” or “none” is called by it', async () => {
  await speak('en')
  const stayed = { kind: 'stayed', seat: 0, space: 3, other: 1 }
  expect(sentence('tavarua', stayed, ['you', 'none'], null)).toBe(
    'none has the better card: you gets no room on wave 3 and stays in the channel.',
  )
})
test('nobody is nobody, and a player beyond the seats has a name of the game', async () => {
  await speak('en')
  expect(sentence('tavarua', { kind: 'stayed', seat: 0, space: 3, other: -1 }, NAMES, null)).toMatch(
    /^Ann finds no room/,
  )
  expect(nameIn('tavarua', NAMES, 3)).toBe('Rival 3')
  expect(nameIn('tongiaki', NAMES, 3)).toBe('Seat 3')
})
test('a bot is told from a person who has its name', async () => {
  const seat = (name: string | null, badge: number) => ({ name, badge, kind: name ? 'person' : 'bot', bot: 'greedy' })
  const seats = [seat('Leilani', 0), seat('manu', 2), seat(null, 3), seat(null, 4)] as SeatCard[]
  await speak('it')
  expect(seatNames(seats)).toEqual(['Leilani', 'manu', 'Manu (bot)', 'Sina'])
})
