import { expect, test, vi } from 'vitest'
import type { Choice, HintMove, Move, Position, Reason, ReviewCard, SeatReview, TurningPoint } from '../src/lib/wire'
import { speak } from '../src/lib/words.svelte'
import {
  ReviewPoller,
  hintMarks,
  isTaken,
  moveWords,
  itemMarks,
  path,
  percent,
  place,
  reasonWords,
  shareAt,
  signed,
  turningPointMarks,
} from '../src/table/advice'
import type { Mark } from '../src/table/marks'
import { called } from '../src/table/names'
import { clientWith } from './made'

const BOX = { x: 10, y: 20, w: 100, h: 50 }
const CURVE = [
  { ply: 0, expected: 0.5 },
  { ply: 4, expected: 0.25 },
  { ply: 10, expected: 1 },
]

test('two long moves that part late read differently', () => {
  const words = ({ move }: Choice) => ({ key: move })
  const client = clientWith({ choiceWords: words })
  const told = (...moves: string[]) => {
    const [first, ...then] = moves.map((move, action) => ({ action, move, parts: {} }))
    return moveWords(client, 'any', { ...first, then } as HintMove, [])
  }
  expect(told('a', 'b', 'c', 'd', 'e')).not.toBe(told('a', 'b', 'c', 'd', 'f'))
})

test('changes carry their sign, and nothing has none', () => {
  expect([0.126, -0.4, 0.001, -0.001].map(signed)).toEqual(['+13', '−40', '0', '0'])
  expect(percent(0.445)).toBe(45)
})

test('a curve begins at the left, ends at the right, and a win is at the top', () => {
  expect(path(BOX, 10, CURVE)).toBe('M10 45L50 57.5L110 20')
  expect(place(BOX, 10, 99, 0)).toEqual([110, 70])
})

test('between two decisions the curve says what the last one left', () => {
  expect([0, 3, 4, 9, 10].map((ply) => shareAt(CURVE, ply))).toEqual([0.5, 0.5, 0.25, 0.25, 1])
  expect(shareAt(CURVE.slice(1), 0)).toBe(0.25)
})

const choice = (action: number): Choice => ({ action, move: '', parts: { kind: 'x', a: action } })
const whole = (action: number, ...then: number[]): Move => ({ ...choice(action), then: then.map(choice) })
const move = (action: number, ...then: number[]): HintMove => ({
  ...whole(action, ...then),
  remark: null,
  expected: 0,
  share: 0,
  playouts: 0,
})

test('a whole move is taken when its first decision is picked and the others later', () => {
  expect(isTaken(move(1), 1, [])).toBe(true)
  expect(isTaken(move(1, 5), 1, [])).toBe(false)
  expect(isTaken(move(1, 5), 1, [{ a: 5 }])).toBe(true)
  expect(isTaken(move(1, 5), 1, [{ a: 6 }])).toBe(false)
  expect(isTaken(move(1, 5), 2, [{ a: 5 }])).toBe(false)
})

const ARROW: Mark = { kind: 'way', points: ['here', 'there'], manner: 'moved' }
const CLIENT = clientWith({ choiceMarks: () => [ARROW, { kind: 'ring', at: 'there' }] })
const PLACE = {} as Position

test('the best move is drawn in gold and numbered at its end, another one in plain while it is pointed at', () => {
  const moves = [move(1), move(2)]
  const best = hintMarks(CLIENT, PLACE, [], moves, null)
  expect(best.every(({ tone }) => tone === 'best')).toBe(true)
  expect(best.at(-1)).toEqual({ kind: 'number', at: 'there', number: 1, tone: 'best' })
  const both = hintMarks(CLIENT, PLACE, [], moves, moves[1])
  expect(both.filter(({ tone }) => tone === 'other')).toHaveLength(3)
  expect(hintMarks(CLIENT, PLACE, [], moves, moves[0])).toEqual(best)
  expect(hintMarks(CLIENT, PLACE, [], moves, move(2)), 'of a hint that is gone').toEqual(best)
  expect(hintMarks(CLIENT, PLACE, [], [moves[0]], null).some(({ kind }) => kind === 'number')).toBe(false)
})

test('an option is drawn in gold by what all its choices have in common, or by those that stand for them', () => {
  const ring = (at: string): Mark => ({ kind: 'ring', at })
  const marks: Record<number, Mark[]> = { 1: [ARROW, ring('a')], 2: [ring('b'), ARROW], 3: [ring('c')] }
  const client = clientWith({ choiceMarks: ([{ action }]) => marks[action] })
  const drawn = (...actions: number[]) => itemMarks(client, PLACE, [], actions.map(choice))
  expect(drawn(1)).toEqual([ARROW, ring('a')].map((mark) => ({ ...mark, tone: 'best' })))
  expect(drawn(1, 2)).toEqual([{ ...ARROW, tone: 'best' }])
  expect(drawn(1, 2, 3)).toEqual([])
  expect(drawn()).toEqual([])
  const standing = { ...client, standing: (all: readonly Choice[]) => all.slice(-1) }
  expect(itemMarks(standing, PLACE, [], [1, 3].map(choice))).toEqual([{ ...ring('c'), tone: 'best' }])
})

test('a turning point shows the move played and, if it was a mistake, the better one', () => {
  const turn = { played: whole(1), best: whole(2), mistake: true } as TurningPoint
  expect(new Set(turningPointMarks(CLIENT, PLACE, [], turn).map(({ tone }) => tone))).toEqual(
    new Set(['best', 'other']),
  )
  const good = { ...turn, mistake: false }
  expect(new Set(turningPointMarks(CLIENT, PLACE, [], good).map(({ tone }) => tone))).toEqual(new Set(['other']))
})

/** A room whose reviews are done when they have been asked for so often, and a clock that runs when told to. */
function room(after: number) {
  const asked: number[] = []
  const told: (string | number)[] = []
  const timers: (() => void)[] = []
  const following = new ReviewPoller(
    async (seat): Promise<ReviewCard> => {
      asked.push(seat)
      return { ply: asked.length, plies: 9, review: asked.length < after ? null : ({ seat } as SeatReview) }
    },
    ({ ply, review }) => told.push(review ? `done for ${review.seat}` : ply),
    () => told.push('failed'),
    { set: (run) => timers.push(run), clear: () => {} },
  )
  const pass = async () => {
    await new Promise((done) => setTimeout(done))
    timers.shift()?.()
    await new Promise((done) => setTimeout(done))
  }
  return { following, asked, told, pass }
}

test('a review is asked for again until it is done, and then no more', async () => {
  const { following, asked, told, pass } = room(3)
  following.follow(1)
  for (let i = 0; i < 5; i++) await pass()
  expect(asked).toEqual([1, 1, 1])
  expect(told).toEqual([1, 2, 'done for 1'])
})

test('who looks at another seat hears no more of the one before', async () => {
  const { following, asked, told, pass } = room(3)
  following.follow(1)
  following.follow(0)
  for (let i = 0; i < 5; i++) await pass()
  expect(asked).toEqual([1, 0, 0])
  expect(told).toEqual([2, 'done for 0'])
  following.follow(0)
  following.stop()
  await pass()
  expect(told).toHaveLength(2)
})

test('a refusal ends the asking', async () => {
  const told: unknown[] = []
  const following = new ReviewPoller(
    () => Promise.reject(new Error('no')),
    () => told.push('card'),
    (error) => told.push((error as Error).message),
  )
  following.follow(0)
  await new Promise((done) => setTimeout(done))
  expect(told).toEqual(['no'])
})

test('what a reason says to “you” is quoted where somebody else decided', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  const clause = (value: number) => ({ key: 'tongiaki-reason-shaky', args: { value } })
  const reason: Reason = { kind: 'better', against: 'played', best: clause(0), other: clause(1), words: '' }
  const words =
    'This move leaves no island from which one more boat would send you to sea; ' +
    'the one played leaves one island from which one more boat would send you to sea.'
  const to = (seat: number) => called('tongiaki', ['Ann', 'Manu'], seat, 0)
  expect(reasonWords(reason, to(0))).toBe(words)
  expect(reasonWords(reason, to(1))).toBe(`A hint would have told Manu: “${words}”`)
})
