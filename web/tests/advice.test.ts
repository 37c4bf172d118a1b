import { expect, test } from 'vitest'
import type { HintMove, ReviewCard, SeatReview } from '../src/lib/wire'
import { ReviewPoller, path, percent, place, shareAt, signed, whyOf } from '../src/table/advice'

const BOX = { x: 10, y: 20, w: 100, h: 50 }
const CURVE = [
  { ply: 0, expected: 0.5 },
  { ply: 4, expected: 0.25 },
  { ply: 10, expected: 1 },
]

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

test('a hint is told against the next best move, as even where it is, or as the only one', () => {
  const move = (name: string, expected: number) => ({ move: name, expected }) as HintMove
  const words = ({ move }: { move: string }) => move
  expect(whyOf([move('a', 0.44), move('b', 0.31)], words)).toEqual({
    key: 'analyse-why',
    args: { move: 'a', next: 'b', chance: 44, other: 31 },
  })
  expect(whyOf([move('a', 0.441), move('b', 0.439)], words).key).toBe('analyse-even')
  expect(whyOf([move('a', 1)], words)).toEqual({ key: 'analyse-only', args: { move: 'a' } })
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
