/** Marks over the board, in pixels. */
import { expect, test } from 'vitest'
import { arrowOf, placeAll, sideBySide, trimmed } from '../src/table/drawing'
import { beginning } from '../src/table/marks'
import { covered, type Box } from '../src/table/placing'

const ROOM: Box = { x: 0, y: 0, w: 800, h: 600 }
const points = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('an arrow points along its way and leaves the pieces at both ends free', () => {
  const arrow = arrowOf([[100, 100], [300, 100]], 'moved')! // prettier-ignore
  const [tip] = arrow.heads
  expect(tip).toMatchObject({ y: 100, turn: 0 })
  expect(tip.x).toBeGreaterThan(280)
  expect(tip.x).toBeLessThan(295)
  expect(points(arrow.path)[0][0]).toBeGreaterThan(105)
})
test('a jump goes through the air, whichever way it goes', () => {
  for (const way of [[[100, 300], [300, 300]], [[300, 300], [100, 300]]] as [number, number][][]) {
    const ys = points(arrowOf(way, 'jumped')!.path).map(([, y]) => y)
    expect(Math.min(...ys)).toBeLessThan(270)
    expect(Math.max(...ys)).toBeLessThanOrEqual(300)
  }
}) // prettier-ignore
test('a push is a row of chevrons in its direction', () => {
  const arrow = arrowOf([[100, 100], [100, 180]], 'pushed')! // prettier-ignore
  expect(arrow.path).toBe('')
  expect(arrow.heads.length).toBeGreaterThan(3)
  expect(arrow.heads.every(({ turn }) => Math.round(turn) === 90)).toBe(true)
})
test('what hardly moved has no arrow', () => {
  expect(arrowOf([[100, 100], [104, 103]], 'moved')).toBeNull() // prettier-ignore
})
test('ways along each other stand side by side, others stay', () => {
  const across = [[0, 50], [100, 50]] as const // prettier-ignore
  const [first, second, third, cross] = sideBySide([
    [[50, 0], [50, 100]],
    [[50, 20], [50, 90]],
    [[50, 90], [50, 10]],
    across,
  ]) // prettier-ignore
  expect(first).toEqual([[50, 0], [50, 100]]) // prettier-ignore
  const xs = [first, second, third].map(([[x]]) => x)
  expect(new Set(xs).size).toBe(3)
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(30)
  expect(cross).toEqual(across)
})
test('a line is cut at both ends across its corners', () => {
  expect(trimmed([[0, 0], [10, 0], [10, 10]], 12, 3)).toEqual([[10, 2], [10, 7]]) // prettier-ignore
})
test('words find places apart from each other, from pieces and inside the room', () => {
  const wanted = [5, 8, 11, 14].map((y) => ({ at: [790, y] as const, w: 120, h: 24, off: 8 }))
  const piece: Box = { x: 640, y: 0, w: 30, h: 60 }
  const boxes = placeAll(wanted, [piece], ROOM)
  for (const [i, box] of boxes.entries()) {
    expect(covered(box, [...boxes.slice(0, i), ...boxes.slice(i + 1), piece])).toBe(0)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.w).toBeLessThanOrEqual(800)
    expect(box.y).toBeGreaterThanOrEqual(0)
  }
})
test('a number stands where the first arrow begins', () => {
  expect(beginning([])).toBeNull()
  expect(beginning([{ kind: 'lost', at: 'x' }])).toBe('x')
  const way = { kind: 'way', points: ['a', 'b'], manner: 'moved' } as const
  expect(beginning([{ kind: 'lost', at: 'x' }, way])).toBe('a')
})
