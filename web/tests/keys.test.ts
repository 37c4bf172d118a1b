import { describe, expect, test } from 'vitest'
import { commandOf, toward, typed, walked } from '../src/table/keys'

describe('what a key means', () => {
  test('Enter confirms from anywhere at play, but presses a button that is not picked', () => {
    expect(commandOf('Enter', 'play')).toEqual({ kind: 'confirm' })
    expect(commandOf('Enter', 'picked')).toEqual({ kind: 'confirm' })
    expect(commandOf('Enter', 'control')).toBeNull()
    expect(commandOf('Enter', 'elsewhere')).toBeNull()
  })
  test('nothing is taken from somebody who types', () => {
    for (const key of ['Enter', 'Escape', '1', 'ArrowLeft']) expect(commandOf(key, 'typing')).toBeNull()
  })
  test('arrow keys walk at play and scroll elsewhere', () => {
    expect(commandOf('ArrowRight', 'control')).toEqual({ kind: 'walk', by: 1 })
    expect(commandOf('ArrowUp', 'play')).toEqual({ kind: 'walk', by: -1 })
    expect(commandOf('ArrowUp', 'elsewhere')).toBeNull()
  })
})

describe('digits', () => {
  test('one digit picks among nine', () => {
    expect(typed(0, 3, 5)).toEqual({ item: 2 })
    expect(typed(0, 6, 5)).toBeNull()
    expect(typed(0, 0, 5)).toBeNull()
  })
  test('a second digit is waited for only where it could follow', () => {
    expect(typed(0, 1, 14)).toEqual({ waiting: 1 })
    expect(typed(1, 2, 14)).toEqual({ item: 11 })
    expect(typed(0, 5, 14)).toEqual({ item: 4 })
  })
  test('a second digit that names nothing begins anew', () => {
    expect(typed(1, 9, 14)).toEqual({ item: 8 })
  })
})

test('arrow keys go round the items, from the one that is picked', () => {
  expect(walked(null, -1, 1, 3)).toBe(0)
  expect(walked(null, -1, -1, 3)).toBe(2)
  expect(walked(null, 1, 1, 3)).toBe(2)
  expect(walked(2, 1, 1, 3)).toBe(0)
})

test('on the board an arrow key leads to what lies that way', () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
  const things = [at(100, 0), at(40, 30), at(0, 60), at(-50, 5)]
  expect(toward(at(0, 0), things, 'ArrowRight')).toBe(0)
  expect(toward(at(0, 0), things, 'ArrowDown')).toBe(2)
  expect(toward(at(0, 0), things, 'ArrowLeft')).toBe(3)
  expect(toward(at(0, 0), things, 'ArrowUp')).toBe(-1)
})
