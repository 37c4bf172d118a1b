/** The words at the end of a match, and the picture to keep. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { decimal, has, speak, Name } from '../src/lib/words.svelte'
import { headline, minutesOf, placeWords, standingOf, winnersOf } from '../src/table/ending'
import { moment as onTheReef } from '../src/games/tavarua/end'
import { moment as onTheMap } from '../src/games/tongiaki/end'
import { moment as onTheLava } from '../src/games/whakaari/end'
import * as sent from './positions'
import { fileName, referred, resolved, wrapped } from '../src/table/picture'

const NAMES = ['Ann', 'Lia', 'Manu']
const result = (...places: (number | null)[]) => places.map((place, seat) => ({ seat, place, return: 0 }))
const card = (game: string, places: (number | null)[], score: { points: number; best: number } | null = null) => ({
  game,
  score,
  result: result(...places),
})

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  return speak('en')
})

describe('the end', () => {
  it('lists everybody by place', () => {
    const standing = standingOf({ result: result(3, 1, 1) })
    expect(standing.map(({ seat }) => seat)).toEqual([1, 2, 0])
    expect(winnersOf(standing)).toEqual([1, 2])
    expect(standingOf({ result: null })).toEqual([])
  })
  it('names the winner to others and says you to the winner', () => {
    const table = card('powerboats', [2, 1, 3])
    const said = (seat: number | null) => headline(table, standingOf(table), NAMES, seat)
    expect(said(0)).toBe('Lia wins the cup!')
    expect(said(1)).toBe('You win the cup!')
    expect(said(null)).toBe('Lia wins the cup!')
  })
  it('names all who share the first place', () => {
    const table = card('tongiaki', [1, 2, 1])
    expect(headline(table, standingOf(table), NAMES, 0)).toBe('Ann and Manu rule the islands together!')
    expect(placeWords(table, standingOf(table), 0)).toBe('You share 1st place')
  })
  it('has words for a game that has none of its own', () => {
    const table = card('none', [1, 2, 3])
    expect(headline(table, standingOf(table), NAMES, 2)).toBe('Ann wins!')
  })
  it('says one’s place, and only the standing to those who have none', () => {
    const table = card('powerboats', [2, 1, 3])
    expect(placeWords(table, standingOf(table), 2)).toBe('You finished 3rd')
    expect(placeWords(table, standingOf(table), null)).toBe('Final standing')
  })
  it('gives those who have not won no place where the game has none', () => {
    const table = card('whakaari', [null, 1, null])
    const standing = standingOf(table)
    expect(standing.map(({ seat }) => seat)).toEqual([1, 0, 2])
    expect(placeWords(table, standing, 2)).toBe('Not this time')
    expect(placeWords(table, standing, 1)).toBe('You finished 1st')
  })
  it('is about points where one plays alone', async () => {
    const table = card('tavarua', [1], { points: 27, best: 40 })
    expect(headline(table, standingOf(table), NAMES, 0, { career: false })).toBe('27.0 points!')
    expect(placeWords(table, standingOf(table), 0)).toBe('27.0 of 40 points')
    await speak('it')
    expect(placeWords(table, standingOf(table), 0)).toContain('27,0')
    await speak('en')
  })
  it('counts minutes, one at least', () => {
    expect(minutesOf({ started: 1_000, ended: 20_000 })).toBe(1)
    expect(minutesOf({ started: 1, ended: 48 * 60_000 })).toBe(48)
    expect(minutesOf({ started: null, ended: 5 })).toBeNull()
  })
})

describe('the picture', () => {
  it('finds what a drawing refers to', () => {
    expect(referred('<g filter="url(#art-cut)"><use href="#art-fish"/><use href="#art-fish"/></g>')).toEqual([
      'art-cut',
      'art-fish',
    ])
  })
  it('puts values in the place of names, and keeps what it does not know', () => {
    const value = (name: string) => (name === '--seat-1' ? '#1f77b4' : '')
    expect(resolved('fill="var(--seat-1)" stroke="var(--none)"', value)).toBe('fill="#1f77b4" stroke="var(--none)"')
  })
  it('has a file name in words', () => {
    expect(fileName(['Powerboats', 'Zoë wins the cup!', '16 November 2026'], 'png')).toBe(
      'powerboats-zoe-wins-the-cup-16-november-2026.png',
    )
  })
  it('breaks a headline into as few lines as fit, all about as long', () => {
    const lines = (width: number) => wrapped('Ann wins a very great cup!', width, (text) => text.length)
    expect(lines(30)).toEqual(['Ann wins a very great cup!'])
    expect(lines(22)).toEqual(['Ann wins a very', 'great cup!'])
    expect(lines(3)).toEqual(['Ann', 'wins', 'a', 'very', 'great', 'cup!'])
  })
})

describe('a moment that everybody should notice', () => {
  const call = (seat: number) => new Name(NAMES[seat])
  const reef = (event: object) => onTheReef(event as never, sent.tavarua.choose, call)
  const map = (event: object) => onTheMap(event as never, sent.tongiaki.turn, call)

  it('is the last round of Tavarua, and none before it', () => {
    const round = { kind: 'round', round: 24, first: 0, die: 3, wave: 1 }
    expect(reef({ ...round, left: 1 })).toEqual({ title: { key: 'tavarua-moment-last' }, ms: 2200 })
    expect(reef({ ...round, left: 2 })).toBeNull()
  })
  it('is a wave of eight points and more, told with its surfer, score and board', () => {
    const scored = { kind: 'scored', seat: 1, board: 1 }
    expect(reef({ ...scored, halves: 16 })).toEqual({
      title: { key: 'tavarua-moment-wave', args: { name: new Name('Lia'), score: decimal(8), board: 'long' } },
      seat: 1,
      ms: 2200,
    })
    expect(reef({ ...scored, halves: 15 })).toBeNull()
  })
  it('is the last tile of Tongiaki, with what it means, and an island that becomes royal', () => {
    const last = map({ kind: 'last_tile', island: 1 })
    expect(last?.title).toEqual({ key: 'tongiaki-moment-last', args: { island: 1 } })
    expect(last?.lines).toEqual([{ said: { key: 'tongiaki-moment-last-turn' } }])
    expect(map({ kind: 'founded', seat: 2, colour: 0, island: 7 })).toMatchObject({
      title: { key: 'tongiaki-moment-royal', args: { name: new Name('Manu'), island: 7 } },
      seat: 2,
    })
    expect(map({ kind: 'turn', seat: 0, colour: 0, round: 3 })).toBeNull()
  })
  it('is every round of Whakaari from the second one on, at its first turn', () => {
    const turn = { kind: 'turn', seat: 0, begins: 1 }
    const lava = (event: object) => onTheLava(event as never)
    expect(lava({ ...turn, round: 2 })?.title).toEqual({ key: 'whakaari-moment-round', args: { round: 2 } })
    expect(lava({ ...turn, round: 1 })).toBeNull()
    expect(lava({ ...turn, round: 3, begins: 0 })).toBeNull()
  })
  it('has words in the language of the page', () => {
    for (const key of ['tavarua-moment-last', 'tongiaki-moment-last-turn']) expect(has(key)).toBe(true)
  })
})
