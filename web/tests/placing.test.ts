import { expect, test } from 'vitest'
import { cornerFor, covered, distance, placeBubble, type Box } from '../src/table/placing'

const ROOM: Box = { x: 0, y: 46, w: 390, h: 798 }
const SIZE = { w: 340, h: 150 }
const inside = (a: Box, b: Box) => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h

test('a bubble stands beside its spot and covers nothing that is clicked', () => {
  const spot: Box = { x: 20, y: 700, w: 350, h: 60 }
  const clicked: Box[] = [
    { x: 0, y: 690, w: 390, h: 154 },
    { x: 100, y: 560, w: 40, h: 40 },
  ]
  const box = placeBubble(SIZE, spot, [...clicked, spot], ROOM)
  expect(covered(box, clicked)).toBe(0)
  expect(inside(box, ROOM)).toBe(true)
  expect(distance(box, spot)).toBeLessThan(200)
})

test('it moves aside for buttons in a corner below its spot', () => {
  const zoom: Box = { x: 352, y: 552, w: 38, h: 77 }
  const spot: Box = { x: 160, y: 430, w: 70, h: 28 }
  const above: Box = { x: 0, y: 46, w: 390, h: 380 }
  const dock: Box = { x: 0, y: 645, w: 390, h: 199 }
  const box = placeBubble(SIZE, spot, [zoom, above, dock, spot], ROOM)
  expect(covered(box, [zoom, above, dock])).toBe(0)
  expect(box.y).toBe(480)
})

test('without a spot it goes to the top of its room', () => {
  expect(placeBubble(SIZE, null, [], ROOM).y).toBeLessThan(80)
})

test('with no free place it still lies within its room', () => {
  expect(inside(placeBubble(SIZE, null, [ROOM], ROOM), ROOM)).toBe(true)
})

test('a card stands in its usual corner, unless that hides more than another', () => {
  const room = { x: 0, y: 0, w: 800, h: 600 }
  const size = { w: 300, h: 200 }
  const low = { x: 20, y: 450, w: 100, h: 100 }
  expect(cornerFor(size, [], room)).toBe('low left')
  expect(cornerFor(size, [low], room)).toBe('low right')
  expect(cornerFor(size, [low, { ...low, x: 700 }], room)).toBe('top left')
})

test('a card hides a button rather than what it speaks of', () => {
  const room = { x: 0, y: 0, w: 800, h: 600 }
  const zoom = { x: 740, y: 500, w: 40, h: 80, weight: 8 }
  const map = { x: 700, y: 10, w: 90, h: 90, weight: 8 }
  const pile = { x: 10, y: 10, w: 160, h: 60, weight: 8 }
  const spoken = { x: 150, y: 400, w: 50, h: 50, weight: 60 }
  expect(cornerFor({ w: 400, h: 350 }, [zoom, map, pile], room)).toBe('low left')
  expect(cornerFor({ w: 400, h: 350 }, [zoom, map, pile, spoken], room)).toBe('low right')
})
