import { describe, expect, test } from 'vitest'
import { blocksOf, spansOf } from '../src/lib/markdown'
import { routeOf } from '../src/lib/router.svelte'

describe('addresses', () => {
  test('the lobby, a table, an invitation, a ply of a replay', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' })
    expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc', invite: null, step: null })
    expect(routeOf('/table/abc', '#invite=x-Y_9')).toEqual({ page: 'table', id: 'abc', invite: 'x-Y_9', step: null })
    expect(routeOf('/table/abc/replay/12')).toEqual({ page: 'replay', id: 'abc', ply: 12 })
    expect(routeOf('/table/abc/replay')).toEqual({ page: 'replay', id: 'abc', ply: null })
    expect(routeOf('/table/abc/review/12')).toEqual({ page: 'replay', id: 'abc', ply: 12, review: true })
    expect(routeOf('/table/abc/steps/3')).toEqual({ page: 'table', id: 'abc', invite: null, step: 3 })
  })
  test('signing in, by a link too, and letting a device in', () => {
    expect(routeOf('/sign-in')).toEqual({ page: 'sign-in', link: null })
    expect(routeOf('/sign-in', '#link=a-B_9')).toEqual({ page: 'sign-in', link: 'a-B_9' })
    expect(routeOf('/devices', '#code=7KQ2M9XF')).toEqual({ page: 'devices', code: '7KQ2M9XF' })
  })
  test('people, leaders and one’s own account', () => {
    expect(routeOf('/me')).toEqual({ page: 'me' })
    expect(routeOf('/people/Zo%C3%AB')).toEqual({ page: 'person', name: 'Zoë' })
    expect(routeOf('/leaders')).toEqual({ page: 'leaders', game: null })
    expect(routeOf('/leaders/some')).toEqual({ page: 'leaders', game: 'some' })
  })
  test('the rules with a rule, and the gallery', () => {
    expect(routeOf('/rules/some', '#POW-4.2')).toEqual({ page: 'rules', game: 'some', rule: 'POW-4.2' })
    expect(routeOf('/card/some')).toEqual({ page: 'card', game: 'some' })
    expect(routeOf('/card')).toEqual({ page: 'lobby' })
    expect(routeOf('/rules')).toEqual({ page: 'rules', game: null, rule: null })
    expect(routeOf('/gallery')).toEqual({ page: 'gallery', game: null })
    expect(routeOf('/gallery/some')).toEqual({ page: 'gallery', game: 'some' })
  })
})

describe('rules pages', () => {
  test('a rule’s heading can be found by its number', () => {
    expect(blocksOf('# Game\n\n### POW-4.2\n\nOne die.\n')).toMatchObject([
      { kind: 'heading', level: 1, id: 'game' },
      { kind: 'heading', level: 3, id: 'POW-4.2' },
      { kind: 'paragraph' },
    ])
  })
  test('numbers of rules in a line become links, code stays code', () => {
    expect(spansOf('See POW-R7 and `x`.').map(({ style }) => style)).toEqual([
      'plain',
      'rule',
      'plain',
      'code',
      'plain',
    ])
    expect(
      spansOf('TAV-A3, TON-Q8b.')
        .filter(({ style }) => style === 'rule')
        .map(({ text }) => text),
    ).toEqual(['TAV-A3', 'TON-Q8b'])
    expect(spansOf('[There](#over-there)')).toEqual([{ text: 'There', style: 'rule', to: 'over-there' }])
  })
  test('a table and a list keep their parts', () => {
    const [table, list] = blocksOf('| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n  more\n- two\n')
    expect(table).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] })
    expect(list).toMatchObject({ kind: 'list', items: [[{ text: 'one more' }], [{ text: 'two' }]] })
  })
  test('markup in a page is only ever text', () => {
    expect(spansOf('<img src=x onerror=alert(1)>')).toEqual([{ text: '<img src=x onerror=alert(1)>', style: 'plain' }])
  })
})
