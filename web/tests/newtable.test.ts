/** A table to be opened: chairs, presets, options and the sentence that sums it up. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BotCard, GameCard } from '../src/lib/wire'
import { speak } from '../src/lib/words.svelte'
import {
  badgesOf,
  beginning,
  chairName,
  chairUnder,
  doubleName,
  seatsAsked,
  summary,
  type Chair,
} from '../src/pages/newtable/chairs'
import { restored } from '../src/pages/newtable/kept'
import { placeOf } from '../src/pages/newtable/places'
import { changes, meaning, setUp } from '../src/pages/newtable/presets'
import { fitting } from '../src/pages/options'
import { composed, pick, picked } from '../src/games/whakaari/setup/characters'

const about = { key: '', words: '' }
const BOTS: BotCard[] = [
  ...[0, 1, 2, 3, 4].map((level) => ({ name: `level${level + 1}`, level, games: null, about })),
  { name: 'greedy', level: null, games: null, about },
]
const option = (name: string, values: string[]) => ({
  name,
  kind: 'choice' as const,
  values,
  low: null,
  high: null,
  default: values[0],
  about,
})
const GAME = {
  name: 'tongiaki',
  seats: { low: 2, high: 6 },
  options: [
    option('ending', ['landing', 'chain']),
    { ...option('colours', []), kind: 'number' as const, values: null, low: 1, high: 2, default: 1 },
  ],
  seat_limits: [{ option: 'colours', value: 2, seats: [2] }],
} as GameCard
const ME = { name: 'Ann', badge: 3 }
const chair = (who: Chair['who'], more: Partial<Chair> = {}): Chair => ({
  who,
  name: '',
  bot: 'level3',
  badge: null,
  ...more,
})

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))
beforeEach(() => speak('en'))

describe('chairs', () => {
  test('are summed up in a sentence, in both languages', async () => {
    const chairs = [chair('me'), chair('invited'), chair('bot'), chair('bot'), chair('open')]
    expect(summary(chairs)).toBe('You, one friend, two bots, and one open seat.')
    expect(beginning(chairs)).toBe('Starts when every seat is taken.')
    await speak('it')
    expect(summary(chairs)).toBe('Tu, un invito, due bot e un posto libero.')
    expect(beginning(chairs.slice(0, 3))).toBe('Comincia quando arriva chi hai invitato.')
  })
  test('say who sits at this screen, and that one watches where one has no chair', () => {
    expect(summary([chair('me'), chair('me', { name: 'Bo' }), chair('me')])).toBe('You, Bo, and Guest 3.')
    expect(beginning([chair('me'), chair('bot')])).toBe('Starts at once.')
    expect(summary([chair('bot'), chair('bot')])).toBe('Two bots. You watch.')
  })
  test('wear the badges chosen, the others those that are left', () => {
    expect(badgesOf([chair('me', { badge: 2 }), chair('bot'), chair('bot')])).toEqual([2, 1, 3])
    expect(badgesOf([chair('bot'), chair('me', { badge: 0 }), chair('me', { badge: 0 })])).toEqual([2, 0, 1])
  })
  test('have names of which no two are alike', () => {
    const chairs = [chair('me', { badge: 1 }), chair('bot'), chair('bot')]
    expect(chairName(chairs, 1)).not.toBe(chairName(chairs, 2))
    const friends = [chair('me'), chair('invited'), chair('open'), chair('invited')]
    expect(friends.map((_, at) => chairName(friends, at))).toEqual(['You', 'Friend 1', 'Anybody', 'Friend 2'])
    expect(chairUnder(friends, 0)).toBe('Guest') // as the others will call somebody without a name
  })
  test('are sent as they are asked for', () => {
    const mine = [chair('me', { name: ' Ann ', badge: 4 }), chair('me')]
    const others = [chair('bot', { bot: 'level5' }), chair('open', { name: 'x' })]
    expect(seatsAsked([...mine, ...others])).toEqual([
      { kind: 'me', name: 'Ann', badge: 4 },
      { kind: 'me', name: 'Guest 2' },
      { kind: 'bot', bot: 'level5' },
      { kind: 'open' },
    ])
    expect(seatsAsked([chair('me')])).toEqual([{ kind: 'me' }])
  })
  test('with the same name twice are told', () => {
    expect(doubleName([chair('me', { name: 'Ann' }), chair('me', { name: 'ann ' })])).toBe('ann')
    expect(doubleName([chair('me'), chair('me')])).toBeNull()
  })
  test.each([2, 3, 5, 8])('%i of them stand apart from each other, the first at the bottom', (count) => {
    const places = Array.from({ length: count + 1 }, (_, at) => placeOf(at, count, count + 1))
    expect(places[0]).toMatchObject({ x: 0.5, y: 1 })
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count + 1)
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(count + 1)
  })
})

describe('presets', () => {
  test('say what they set', () => {
    expect(meaning('friends').join('; ')).toBe(
      'everybody else is a friend with a link; nobody may ask for hints; the usual rules',
    )
  })
  test('say what was changed since, and nothing if nothing was', () => {
    const draft = setUp(GAME, BOTS, 'bots', ME, 3)
    expect(changes(GAME, BOTS, draft)).toEqual([])
    draft.chairs[1] = chair('bot', { bot: 'level5' })
    draft.chairs[2] = chair('open')
    const changed = { ...draft, hints: false, options: { ending: 'chain', colours: 1 } }
    const [bot, open, ...rules] = changes(GAME, BOTS, changed)
    expect(bot).toMatch(/: Expert bot$/)
    expect(open).toBe('Seat 3: Anybody')
    expect(rules).toEqual(['no hints', 'After the last tile: Full beaches sail on'])
  })
})

describe('options', () => {
  test('that do not fit the number of chairs fall back to their default', () => {
    expect(fitting(GAME, { ending: 'chain', colours: 2 }, 2)).toEqual({ ending: 'chain', colours: 2 })
    expect(fitting(GAME, { ending: 'chain', colours: 2 }, 3)).toEqual({ ending: 'chain', colours: 1 })
    expect(fitting(GAME, { ending: 'dragons' }, 3)).toEqual({ ending: 'landing', colours: 1 })
  })
  test('characters are picked by chair, swapped if somebody has them, and the rest is dealt', () => {
    const chosen = pick(pick(picked(',,,', 4)!, 0, 'SURF'), 2, 'TANK')
    expect(chosen).toEqual(['SURF', null, 'TANK', null])
    expect(pick(chosen, 2, 'SURF')).toEqual(['TANK', null, 'SURF', null])
    expect(composed('SURF,,TANK,', 4, () => 0)).toBe('SURF,SHOT,TANK,TRICK')
    expect(composed(',,,', 4)).toBe(0)
    expect(composed(0, 4)).toBe(0)
  })
})

describe('the last set-up', () => {
  test('comes back with my present name and badge', () => {
    const kept = {
      preset: 'friends',
      chairs: [chair('bot'), chair('me', { name: 'Old' })],
      options: { ending: 'chain' },
    }
    const { preset, chairs, options } = restored(kept, GAME, BOTS, ME)
    expect([preset, options.ending]).toEqual(['friends', 'chain'])
    expect(chairs[1]).toMatchObject({ who: 'me', name: 'Ann', badge: 3 })
  })
  test.each([null, 'x', { chairs: [{ who: 'dragon' }] }, { chairs: [chair('me')] }])(
    'that makes no sense is the usual one: %j',
    (found) => expect(restored(found, GAME, BOTS, ME)).toEqual(setUp(GAME, BOTS, 'bots', ME)),
  )
})
