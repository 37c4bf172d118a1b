import { expect, test } from 'vitest'
import { Replay } from '../src/table/replay'
import type { Position } from '../src/lib/wire'

const PLIES = 95

function position(ply: number): Position {
  return {
    seat: null,
    ply,
    to_move: 0,
    view: { ply },
    events: [{ kind: 'moved', ply }],
    choices: null,
    can_undo: false,
  }
}

function make() {
  const asked: number[] = []
  const replay = new Replay(async (first, count) => {
    asked.push(first)
    const positions = Array.from({ length: count }, (_, i) => first + i).filter((ply) => ply <= PLIES)
    return { plies: PLIES, positions: positions.map(position) }
  })
  return { asked, replay }
}

test('a position is fetched with its page, and only once', async () => {
  const { asked, replay } = make()
  expect((await replay.at(3))?.ply).toBe(3)
  expect((await replay.at(7))?.ply).toBe(7)
  expect(asked).toEqual([0])
})

test('the next page is on its way before it is needed', async () => {
  const { asked, replay } = make()
  await replay.at(0)
  await replay.at(30)
  expect(asked).toEqual([0, 40])
})

test('a ply behind the end is the end', async () => {
  const { replay } = make()
  await replay.at(0)
  expect((await replay.at(500))?.ply).toBe(PLIES)
})

test('the log holds what was told up to the ply shown', async () => {
  const { replay } = make()
  await replay.at(5)
  expect(replay.log(3).map(({ ply }) => ply)).toEqual([1, 2, 3])
})

test('a replay that is opened in the middle tells what came before, too', async () => {
  const { replay } = make()
  await replay.at(80)
  expect(replay.log(80).map(({ ply }) => ply)).toEqual(Array.from({ length: 41 }, (_, i) => 40 + i))
})

test('a page that failed is asked for again', async () => {
  let tries = 0
  const replay = new Replay(async () => {
    if (!tries++) throw new Error('offline')
    return { plies: 0, positions: [position(0)] }
  })
  await expect(replay.at(0)).rejects.toThrow('offline')
  expect((await replay.at(0))?.ply).toBe(0)
})
