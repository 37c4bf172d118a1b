import { describe, expect, test } from 'vitest'
import * as powerboats from '../src/games/powerboats/advised'
import { toldOf as toldOfRun } from '../src/games/powerboats/engine'
import { xy } from '../src/games/powerboats/hex'
import * as tavarua from '../src/games/tavarua/advised'
import * as tongiaki from '../src/games/tongiaki/advised'
import * as whakaari from '../src/games/whakaari/advised'
import { choiceWords, toldOf } from '../src/games/whakaari/log'
import { mm } from '../src/games/whakaari/plane'
import type { Choice as Decision } from '../src/games/whakaari/view'
import type { Mark } from '../src/table/marks'
import * as sent from './positions'

const ways = (marks: Mark[]) => marks.filter((mark) => mark.kind === 'way')

describe('an advised move on the lake', () => {
  const { heading, place, number, reroll } = sent.powerboats

  test('is the run from the boat to where it rests', () => {
    for (const choice of heading.choices) {
      if (choice.parts.kind !== 'heading' || !choice.parts.path.length) continue
      const [way] = ways(powerboats.choiceMarks([choice], heading))
      expect(way.points[0]).toEqual(xy(heading.view.boats[heading.view.to_move!].at!))
      expect(way.points.at(-1)).toEqual(xy(choice.parts.rest))
    }
  })
  test('is a starting place with its bow', () => {
    const marks = powerboats.choiceMarks(place.choices.slice(0, 1), place)
    expect(marks.map(({ kind }) => kind)).toEqual(['ring', 'way'])
  })
  test('is said beside the boat where it is about dice, and what stays as it is is not said', () => {
    const add = number.choices.find(({ parts }) => parts.kind === 'number' && parts.change === 'add')!
    expect(powerboats.choiceMarks([add], number).map(({ kind }) => kind)).toEqual(['words'])
    const [keep] = number.choices.filter(({ parts }) => parts.kind === 'number' && parts.change === 'keep')
    const [none] = reroll.choices.filter(({ parts }) => parts.kind === 'reroll' && !parts.values.length)
    expect(powerboats.choiceMarks([keep, none], number)).toEqual([])
    expect(toldOfRun([keep, none, heading.choices[0]])).toEqual([heading.choices[0]])
    expect(toldOfRun([keep])).toEqual([keep])
  })
})

describe('an advised action on the reef', () => {
  const { choose, card } = sent.tavarua

  test('leads with its card to the space it paddles to', () => {
    for (const choice of card.choices) {
      if (choice.parts.kind !== 'card' || choice.parts.why !== 'out') continue
      const seat = choose.view.to_move!
      const [way] = ways(tavarua.choiceMarks([choose.choices[0], choice], choose))
      expect(way.points[0]).toBe(`surfer-${seat}`)
      expect(way.points[1]).toMatch(/^channel-[1-6]$/)
    }
  })
})

describe('an advised move on the map', () => {
  const positions = sent.tongiaki

  test('marks what every choice of every position touches', () => {
    for (const position of Object.values(positions)) {
      for (const choice of position.choices ?? []) {
        const marks = tongiaki.choiceMarks([choice], position)
        if (choice.parts.kind !== 'settle') expect(marks.length).toBeGreaterThan(0)
        if (choice.parts.kind === 'sail') expect(ways(marks)[0].points.length).toBeGreaterThan(1)
      }
    }
  })
})

describe('an advised turn on the lava', () => {
  const { target, angle, main } = sent.whakaari

  test('is a jump from the pawn to the stone', () => {
    const choice = target.choices.find(({ parts }) => parts.kind === 'piece' && parts.does === 'jump')!
    const [way, ring] = whakaari.choiceMarks([choice], target)
    expect(way).toMatchObject({ kind: 'way', manner: 'jumped' })
    const stone = target.view.platforms.find(({ id }) => 'piece' in choice.parts && id === choice.parts.piece)!
    expect(ring).toEqual({ kind: 'ring', at: [mm(stone.x!), mm(stone.y!)] })
  })
  test('is a drag as far as the room says', () => {
    const choice = angle.choices.find(({ parts }) => parts.kind === 'angle')!
    const [way] = ways(whakaari.choiceMarks([choice], angle))
    const [[x, y], [tx, ty]] = way.points as [number, number][]
    expect('mm' in choice.parts && choice.parts.mm).toBeCloseTo(Math.hypot(tx - x, ty - y))
  })
  test('is told by its card and its target, without the icon between them and the end of the turn', () => {
    const word = (kind: string) => ({ action: 0, move: kind, parts: { kind } }) as Decision
    const card = main.choices.find(({ parts }) => parts.kind === 'card')!
    const stone = target.choices[0]
    const told = toldOf([card, word('move'), stone, word('end')])
    expect(told.map(({ action }) => action)).toEqual([card.action, stone.action])
    expect(choiceWords(told[0]).key).toBe('whakaari-web-card-brief')
    expect(toldOf([word('end')])).toHaveLength(1)
  })
})
