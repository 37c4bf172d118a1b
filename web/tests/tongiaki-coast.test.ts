/** What a beach is called is what is drawn, on every island, whichever way it is turned. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coastOf, middleOfBeach, outline } from '../src/games/tongiaki/coast'
import { angleOf, apart, sin, type Point } from '../src/games/tongiaki/hex'
import { islandsOf } from '../src/games/tongiaki/view'
import { tongiaki as fixture } from './positions'

/** South, south-west, north-west, north, north-east, south-east, west, east: in degrees clockwise from east. */
const COMPASS = [90, 135, 225, 270, 315, 45, 180, 0]
/** How the engine names a beach by its middle, read where it is written. */
const board = readFileSync(join(import.meta.dirname, '../../src/vaka/games/tongiaki/board.py'), 'utf-8')
const LIES = /^LIES = np.array\(\[(.*?)\]/m.exec(board)![1].split(',').map(Number)

const islands = islandsOf(fixture.over.view)
const turned = islands.flatMap((island) => [0, 1, 2, 3, 4, 5].map((rho) => ({ island, rho, ...coastOf(island, rho) })))
const degrees = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI
const sideOf = (edges: number[], rho: number) => LIES[(2 * (edges[0] + rho) + edges.length - 1) % 12]

test('the sides are those the engine tells', () => {
  for (const { beaches, rho } of islands) {
    for (const { edges, side } of beaches) expect(sideOf(edges, rho)).toBe(side)
  }
})
test('the middle of the moorings of a beach lies where its name says, in all turns of all islands', () => {
  expect(turned.length).toBeGreaterThan(60)
  for (const { island, rho, shores } of turned) {
    shores.forEach(({ moorings }, i) => {
      const middle = degrees(moorings.reduce(([x, y], [a, b]) => [x + a, y + b]))
      const off = COMPASS.map((each) => apart(each, middle))
      const named = COMPASS[sideOf(island.beaches[i].edges, rho)]
      expect(apart(named, middle), `${island.name} turned to ${rho}, beach ${i + 1}`).toBe(Math.min(...off))
    })
  }
})
test('a jetty stands in its own beach, by its edge, and no mooring is on one', () => {
  for (const { island, rho, shores } of turned) {
    for (const { from, to, jetties } of shores) {
      for (const { degrees: at, side } of jetties) {
        expect(apart(at, angleOf(side))).toBeLessThan(0.1)
        expect(apart(at, (from + to) / 2)).toBeLessThan((to - from) / 2)
        for (const mooring of shores.flatMap(({ moorings }) => moorings)) {
          const off = Math.hypot(...mooring) * sin(apart(degrees(mooring), at))
          if (apart(degrees(mooring), at) < 90) expect(off, `${island.name} turned to ${rho}`).toBeGreaterThan(9.5)
        }
      }
    }
  }
})
test('beaches do not overlap', () => {
  for (const { island, shores } of turned) {
    shores.forEach((one, i) =>
      shores.slice(i + 1).forEach((other) => {
        const between = apart((one.from + one.to) / 2, (other.from + other.to) / 2)
        expect(between - (one.to - one.from + other.to - other.from) / 2, island.name).toBeGreaterThan(3)
      }),
    )
  }
})
test('the ring around a beach holds its boats, and keeps off the value and the name of the island', () => {
  for (const { island, shores } of turned) {
    for (const shore of shores) {
      const ring = outline(shore)
      const points = [...ring.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)(?=A|Z|$)/g)].map(([, x, y]): Point => [+x, +y])
      expect(points.length, ring).toBe(5)
      for (const point of [...points, middleOfBeach(shore)]) expect(Math.hypot(...point)).toBeGreaterThan(50)
      for (const [x, y] of shore.moorings) expect(Math.abs(Math.hypot(x, y) - 70), island.name).toBeLessThan(19)
    }
  }
})
