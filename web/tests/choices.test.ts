import { describe, expect, test } from 'vitest'
import { distinct, narrow, openParts, pick, settled, valuesOf } from '../src/table/choices'
import type { Choice } from '../src/lib/wire'
import { loose } from './made'
import { powerboats } from './positions'

const place = loose(powerboats.place.choices)
const reroll = loose(powerboats.reroll.choices)

describe('choices', () => {
  test('without a pick all choices are left', () => {
    expect(narrow(place, {})).toHaveLength(place.length)
  })
  test('each hex can be picked once, whatever its facings', () => {
    const hexes = valuesOf<[number, number]>(place, 'at')
    expect(hexes).toHaveLength(place.length / 6)
    expect(valuesOf(place, 'facing', { at: hexes[0] })).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE'])
  })
  test('a hex and a facing settle a starting place', () => {
    const at = place[0].parts.at
    expect(settled(place, { at })).toBeNull()
    expect(settled(place, { at, facing: 'NW' })?.move).toBe('@21,19NW')
  })
  test('the same click again takes a pick back', () => {
    const at = place[0].parts.at
    expect(pick(place, pick(place, {}, 'at', at), 'at', at)).toEqual({})
  })
  test('a click that fits nothing changes nothing', () => {
    expect(pick(place, { facing: 'E' }, 'at', [99, 99])).toEqual({ facing: 'E' })
  })
  test('a click that contradicts an older pick replaces it', () => {
    const two = [choice(1, { kind: 'x', a: 1, b: 1 }), choice(2, { kind: 'x', a: 2, b: 2 })]
    expect(pick(two, { a: 1 }, 'b', 2)).toEqual({ b: 2 })
  })
  test('lists are compared by what they hold', () => {
    expect(settled(reroll, { values: [] })?.move).toBe('r0')
    expect(settled(reroll, { values: [3] })?.move).toBe('r3')
  })
  test('the parts that still differ are what a person has to pick', () => {
    expect(openParts(place, {}).slice(0, 2)).toEqual(['at', 'facing'])
    expect(openParts(place, { at: place[0].parts.at })).toEqual(['facing'])
    expect(openParts(reroll, {})).toEqual(['values'])
  })
})

function choice(action: number, parts: Choice['parts']): Choice {
  return { action, move: String(action), parts }
}

test('names that would be the same are told apart', () => {
  expect(distinct(['a', 'b', 'a'])).toEqual(['a (1)', 'b', 'a (2)'])
})
