import { describe, expect, test } from 'vitest'
import { clusters, coast, lakeOf } from '../src/games/powerboats/coast'
import { choiceWords, freeOf, marksOf, reachOf, start, toggled } from '../src/games/powerboats/engine'
import { FACINGS, hexAt, step, turned, xy, type Hex } from '../src/games/powerboats/hex'
import type { Event, Parts } from '../src/games/powerboats/payloads'
import { trail } from '../src/games/powerboats/trail'
import powerboats from '../src/games/powerboats'
import { drawBuoy } from '../src/games/powerboats/course'
import { nextBuoy, placeNow, runsOf, type Types } from '../src/games/powerboats/view'
import type { Position } from '../src/lib/wire'
import { powerboats as sent } from './positions'

const choices = (phase: keyof typeof sent) => sent[phase].choices
const { view } = sent.heading

describe('hexes', () => {
  test('a step and a step back lead home', () => {
    for (const hex of [
      [4, 4],
      [5, 4],
      [-1, 3],
    ] as Hex[]) {
      for (const facing of FACINGS) {
        const back = FACINGS[(FACINGS.indexOf(facing) + 3) % 6]
        expect(step(step(hex, facing), back)).toEqual(hex)
      }
    }
  })
  test('the room’s own paths are steps of this grid', () => {
    const [{ path }] = runsOf(choices('heading'))
    for (let i = 1; i < path.length; i++) expect(step(path[i - 1], 'SE')).toEqual(path[i])
  })
  test('left is anticlockwise and right clockwise', () => {
    expect([turned('E', 'L'), turned('E', 'S'), turned('E', 'R')]).toEqual(['NE', 'E', 'SE'])
  })
  test('the middle of a hex lies in it', () => {
    for (const hex of [
      [0, 0],
      [7, 3],
      [12, 20],
    ] as Hex[])
      expect(hexAt(...xy(hex))).toEqual(hex)
  })
})

describe('the lake', () => {
  const lake = lakeOf(
    view.water,
    view.buoys.map(({ at }) => at),
  )
  test('every hex of the start row is water', () => {
    expect(view.row.every((hex) => lake.isWater(hex))).toBe(true)
  })
  test('the shore is one piece and has a coast', () => {
    const [shore] = clusters(lake.land).sort((a, b) => b.length - a.length)
    expect(shore.length).toBeGreaterThan(500)
    expect(coast(shore)).toMatch(/^M[-\d. ]+Q.*Z$/)
  })
  test('a boat that has not started sails for the first buoy, and one at home for none', () => {
    const boats = (['start', '2', 'finish', 'home'] as const).map((next_mark) => ({ ...view.boats[0], next_mark }))
    expect(boats.map((_, seat) => nextBuoy({ ...view, boats }, seat)?.name)).toEqual(['1', '2', 'F', undefined])
  })
  test('boats that are level have no place, sunk ones are behind', () => {
    expect(view.boats.map((_, seat) => placeNow(view, seat))).toEqual([2, 2, 2, 1])
  })
})

describe('the engine', () => {
  test('nobody keeps dice that are not there, and a new die is rolled even if no other is', () => {
    const key = (parts: Parts) => choiceWords({ action: 0, move: '', parts }).key
    expect(key({ kind: 'number', change: 'keep', idle: true })).toBe('powerboats-action-off')
    expect(key({ kind: 'number', change: 'add', idle: true })).toBe('powerboats-action-number')
    expect(key({ kind: 'number', change: 'keep' })).toBe('powerboats-action-number')
    expect(key({ kind: 'reroll', values: [], adding: true })).toBe('powerboats-action-new')
    expect(key({ kind: 'reroll', values: [] })).toBe('powerboats-action-reroll')
  })
  test('who keeps dice that come to more than any run is told before the crash, unless dice are rolled', () => {
    const parts: Parts[] = [
      { kind: 'number', change: 'keep', free: 3 },
      { kind: 'number', change: 'remove', value: 1 },
    ]
    const offered = parts.map((parts, action) => ({ action, move: '', parts }))
    expect(freeOf(offered, { kind: 'number', change: 'keep' }, [])).toBe(3)
    expect(freeOf(offered, { kind: 'number', change: 'keep' }, [{ kind: 'reroll', values: [2] }])).toBeNull()
    expect(freeOf(offered, { kind: 'number', change: 'remove' }, [])).toBeNull()
  })
  test('dice that are rolled can come to more and less than those that are kept', () => {
    const keep = { kind: 'number', change: 'keep' } as const
    expect(reachOf([3, 1], keep, [], false)).toEqual([4, 4])
    expect(reachOf([3, 1], { kind: 'number', change: 'add' }, [], false)).toEqual([5, 7])
    expect(reachOf([3, 1], keep, [{ kind: 'reroll', values: [1] }], false)).toEqual([4, 6])
    expect(reachOf([3, 1], { kind: 'number', change: 'remove', value: 3 }, [], false)).toEqual([1, 1])
    expect(reachOf([3], { kind: 'reroll', values: [] }, [], true)).toEqual([4, 6])
  })
  test('whoever rolls is told before the roll that some rolls, or all, end in a crash', () => {
    const now = sent.number
    const { seat } = now
    const riskOf = (ways: number[]) => {
      const boats = now.view.boats.map((boat, i) => (i === seat ? { ...boat, dice: [3, 1] } : boat))
      const position = { ...now, view: { ...now.view, boats, ways } }
      const picks = { kind: 'number', change: 'add' } as const
      const asked = { position, choices: now.choices, picks, later: [], preview: null, names: [] }
      return powerboats.say!(asked).hint!.args
    }
    expect(riskOf([7, 2, 0])).toMatchObject({ risk: 'none' })
    expect(riskOf([6, 2, 0])).toMatchObject({ risk: 'some', longest: 6 })
    expect(riskOf([4, 2, 0])).toMatchObject({ risk: 'every', longest: 4 })
  })
  test('a boat that stays where it is leaves no arrow', () => {
    const now = sent.heading
    const { seat } = now
    const at = view.boats[seat].at!
    const told = (row: number, col: number) =>
      trail({ kind: 'moved', seat, row, col, facing: 0, total: 2, rest: 0, mark: 0 }, now, now).map(({ kind }) => kind)
    expect(told(...at)).toEqual(['ring'])
    expect(told(at[0], at[1] + 2)).toEqual(['was', 'way'])
  })
  test('without being told, the number stays and nothing is re-rolled', () => {
    expect(start(choices('number'))).toEqual({ kind: 'number', change: 'keep' })
    expect(start(choices('reroll'))).toEqual({ kind: 'reroll', values: [] })
  })
  test('an engine without dice starts with one', () => {
    expect(
      start(choices('number').filter(({ parts }) => parts.kind === 'number' && parts.change !== 'remove')),
    ).toMatchObject({ change: 'add' })
  })
  test('the only run is picked', () => {
    expect(start(choices('heading'))).toEqual({ kind: 'heading', turn: 'R' })
  })
  test('a click marks one die of its value, a second click takes it back', () => {
    const dice = [3, 1, 1]
    const once = toggled(dice, marksOf(dice, {}, []), 1)
    expect(once).toEqual([1])
    const marks = marksOf(dice, {}, [{ kind: 'reroll', values: once }])
    expect(marks).toEqual(['keep', 'roll', 'keep'])
    expect(toggled(dice, marks, 1)).toEqual([])
  })
  test('a die to be removed is not re-rolled', () => {
    expect(marksOf([2, 2], { change: 'remove', value: 2 }, [{ kind: 'reroll', values: [2] }])).toEqual([
      'remove',
      'roll',
    ])
  })
})

describe('what a line of the log lights', () => {
  const lit = (event: object) => powerboats.spots!(event as Event, { view } as Position<Types>)
  const onBoard = view.buoys.map((buoy) => /data-spot="([^"]+)"/.exec(drawBuoy(buoy))![1])
  test('a crash lights the buoy that was hit, the two of the row included', () => {
    const hits = [0, 1, 2, 3, 4].map((hit) => lit({ kind: 'crashed', seat: 1, hit }))
    expect(hits).toEqual(onBoard.map((buoy) => ['boat-1', buoy]))
    expect(onBoard).toHaveLength(5)
    expect(lit({ kind: 'crashed', seat: 1, hit: -1 })).toEqual(['boat-1'])
  })
  test('a buoy that is rounded, or passed on the way back, is lit; the start is none', () => {
    for (const kind of ['rounded', 'backed']) {
      expect(lit({ kind, seat: 0, mark: 2 })).toEqual(['boat-0', onBoard[2]])
      expect(lit({ kind, seat: 0, mark: 0 })).toEqual(['boat-0'])
    }
  })
  test('a boat that stops behind another lights both', () => {
    expect(lit({ kind: 'behind', seat: 0, other: 2 })).toEqual(['boat-0', 'boat-2'])
  })
})
