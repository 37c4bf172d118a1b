import { describe, expect, test } from 'vitest'
import people from '../../src/vaka/games/tavarua/journey/rivals.toml?raw'
import { heightOf, pointsOf, smooth, swell, water, type Point } from '../src/games/tavarua/journey/curve'
import { faceOf } from '../src/games/tavarua/journey/faces'
import { bestRank, cardsUsed, escape, fileName, poster, winsOf } from '../src/games/tavarua/journey/share'
import { eventsWith, lastMonth, playedOf, rankOf, rungs, signed, stakeNow } from '../src/games/tavarua/journey/view'
import type { Career, Stake, Surfer, TourEvent } from '../src/games/tavarua/payloads'
import { matchAt } from '../src/lib/journeys'
import { routeOf } from '../src/lib/router.svelte'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const FRAME = { x: 100, y: 50, width: 1200, height: 590 }

/** A career with these ranks after its events; points are what they say. */
function career(...ranks: number[]): Career {
  const events = MONTHS.map((month, i): TourEvent => ({
    month,
    name: month,
    kind: 'longboards',
    deck: { glass: 5, lull: 5, surge: 5, chop: 4, barrel: 4 },
    rounds: 13,
    rivals: [{ name: 'Koa', board: 'long', target: 4 }],
    counts: null,
    points: [5, -3],
    result:
      i < ranks.length ? { places: { long: i % 2 ? 2 : 1 }, points: 0, rank: ranks[i], spent: {}, unlocked: [] } : null,
  }))
  const rank = ranks.at(-1) ?? 50
  const status = rank === 1 ? 'won' : rank >= 60 || ranks.length === 12 ? 'lost' : 'under_way'
  return {
    edition: 'revised',
    status,
    ranks: [50, ...ranks],
    start: 50,
    win: 1,
    loss: 60,
    goal: 45,
    unlock_ranks: [45, 40],
    boxes: 3,
    sheet: [
      { card: 'focus', unlocked: 2, spent: 1 },
      { card: 'jetski', unlocked: 1, spent: 1 },
    ],
    events,
    stakes: [],
    field: [],
  }
}
const WORDS = {
  name: 'Kai',
  result: 'Rank 60',
  when: 'in March',
  months: MONTHS,
  figures: [{ value: '1', label: 'won' }],
}
const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([n]) => Number(n))

describe('the rank as a wave', () => {
  test('rank 1 is the top, rank 60 the foot, and nothing lies beyond', () => {
    const year = career()
    expect(heightOf(1, year, FRAME)).toBe(50)
    expect(heightOf(60, year, FRAME)).toBe(640)
    expect(heightOf(66, year, FRAME)).toBe(640)
  })
  test('there is a point for the start and one for each event', () => {
    const points = pointsOf(career(45, 48), FRAME)
    expect(points.map(([x]) => x)).toEqual([100, 200, 300])
    expect(points[1][1]).toBeLessThan(points[0][1])
    expect(points[2][1]).toBeGreaterThan(points[1][1])
  })
  test('the line passes through every point and swings beyond none', () => {
    const points: Point[] = [
      [0, 100],
      [10, 20],
      [20, 90],
      [30, 90],
      [40, 10],
    ]
    const line = smooth(points)
    for (const [x, y] of points) expect(line).toContain(`${x} ${y}`)
    const heights = numbers(line).filter((_, i) => i % 2 === 1)
    expect(Math.min(...heights)).toBe(10)
    expect(Math.max(...heights)).toBe(100)
  })
  test('the sea reaches from edge to edge, with one event surfed or all twelve', () => {
    for (const year of [career(), career(45), career(...Array<number>(12).fill(48))]) {
      const line = swell(pointsOf(year, FRAME), 0, 1310, 640)
      expect([line[0][0], line.at(-1)![0]]).toEqual([0, 1310])
      expect(line.every(([x], i) => i === 0 || x > line[i - 1][0])).toBe(true)
      expect(water(line, 700)).toMatch(/L1310 700L0 700Z$/)
    }
  })
})

describe('the picture of a year', () => {
  test('a name is text in it and never markup', () => {
    const picture = poster(career(60), { ...WORDS, name: '<script>alert(1)</script>&"' })
    expect(picture).not.toContain('<script')
    expect(picture).toContain('&lt;script&gt;')
    expect(escape(`a<b>&"'`)).toBe('a&lt;b&gt;&amp;&quot;&#39;')
  })
  test('it has no style of its own in the page, and brings its letters along when it leaves', () => {
    expect(poster(career(60), WORDS)).not.toMatch(/<style|style=/)
    expect(poster(career(60), WORDS, '@font-face{}')).toContain('<style>@font-face{}</style>')
  })
  test('a year won looks different from a year lost', () => {
    expect(poster(career(1), WORDS)).not.toBe(poster(career(60), WORDS))
  })
  test('its figures are counted from the year', () => {
    const year = career(45, 40, 44)
    expect([winsOf(year), bestRank(year), cardsUsed(year)]).toEqual([2, 40, 2])
    expect(fileName('Kāi  O’Nalu', year, 'png')).toBe('tavarua-kai-o-nalu-rank-44.png')
    expect(fileName('海', year, 'svg')).toBe('tavarua-career-rank-44.svg')
  })
})

test('where a career stands', () => {
  const year = career(45, 48)
  expect([rankOf(year), playedOf(year), lastMonth(year)]).toEqual([48, 2, 'february'])
  expect(lastMonth(career())).toBe('january')
  expect([5, 0, -3].map(signed)).toEqual(['+5', '0', '−3'])
})

describe('what is at stake', () => {
  const stake = (points: number, more: Partial<Stake>): Stake => ({
    points,
    rank: 50 - points,
    status: 'under_way',
    boxes: 0,
    places: [],
    photos: null,
    ...more,
  })
  const surfer = (more: Partial<Surfer>) => more as Surfer
  const [contest] = career().events

  test('the rung that holds now is that of the places as they stand, on every board', () => {
    const both = [
      stake(10, { places: [{ long: 1, short: 1 }] }),
      stake(8, {
        places: [
          { long: 1, short: 2 },
          { long: 2, short: 1 },
        ],
      }),
    ]
    expect(stakeNow(both, contest, surfer({ places: { long: 2, short: 1 } }))).toBe(both[1])
    expect(stakeNow(both, contest, surfer({ places: { long: 3, short: 1 } }))).toBeNull()
  })
  test('a photo shoot shows the rungs around what has been taken so far', () => {
    const shoot: TourEvent = { ...contest, kind: 'barrel', counts: 'barrels', rivals: [] }
    const photos = Array.from({ length: 18 }, (_, i) => stake(17 - i, { photos: 17 - i }))
    const now = stakeNow(photos, shoot, surfer({ places: {}, earned: { barrels: 7, hang_tens: 1, aerials: 0 } }))
    expect(now?.photos).toBe(7)
    expect(rungs(photos, now).map(({ points }) => points)).toEqual([9, 8, 7, 6, 5, 4])
    expect(rungs(photos, null).map(({ points }) => points)).toEqual([4, 3, 2, 1, 0])
  })
})

describe('the rivals', () => {
  test('everybody on the tour has a face of their own', () => {
    const names = [...people.matchAll(/"(\w+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(6)
    expect(new Set([...names, 'nobody'].map(faceOf)).size).toBe(names.length + 1)
  })
  test('a rival is met at the events that name them', () => {
    const year = career(45)
    year.events[3].rivals = []
    expect(eventsWith(year, { name: 'Koa', board: 'long', target: 4 }).length).toBe(11)
  })
})

test('a table is the match it was, or the one under way', () => {
  expect(matchAt({ tables: ['a', null, 'b'] }, 'b')).toBe(2)
  expect(matchAt({ tables: ['a', null, 'b'] }, 'c')).toBe(3)
})

test('addresses of what one plays alone', () => {
  expect(routeOf('/alone/tavarua')).toEqual({ page: 'alone', game: 'tavarua' })
  expect(routeOf('/journey/abc')).toEqual({ page: 'journey', id: 'abc' })
})
