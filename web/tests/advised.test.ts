import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as powerboats from '../src/games/powerboats/advised'
import { toldOf as toldOfRun } from '../src/games/powerboats/engine'
import { xy } from '../src/games/powerboats/hex'
import * as tavarua from '../src/games/tavarua/advised'
import * as tongiaki from '../src/games/tongiaki/advised'
import { choiceSpots as touchedOnMap } from '../src/games/tongiaki/words'
import * as whakaari from '../src/games/whakaari/advised'
import { standing } from '../src/games/whakaari/aim'
import { choiceSpots as touchedOnLava, choiceWords, toldOf } from '../src/games/whakaari/log'
import { mm } from '../src/games/whakaari/plane'
import type { Choice as Decision } from '../src/games/whakaari/view'
import { speak, t } from '../src/lib/words.svelte'
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
    expect(powerboats.choiceMarks([add], number).map(({ kind }) => kind)).toEqual(['ring', 'words'])
    const [keep] = number.choices.filter(({ parts }) => parts.kind === 'number' && parts.change === 'keep')
    const [none] = reroll.choices.filter(({ parts }) => parts.kind === 'reroll' && !parts.values.length)
    expect(powerboats.choiceMarks([keep, none], number)).toEqual([])
    const [boat] = powerboats.choiceMarks([keep], number)
    expect(boat).toMatchObject({ kind: 'ring', at: xy(number.view.boats[number.view.to_move!].at!) })
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

describe('an option on the reef', () => {
  const { choose, card, board, prepare, mulligan } = sent.tavarua
  const drawn = (parts: object, position = choose) =>
    tavarua.choiceMarks([{ action: 0, move: '', parts: parts as never }], position)
  const seat = choose.view.to_move!

  test('to catch a wave marks the wave and the way onto it, to snake it its rider as well', () => {
    const { space } = choose.view.surfers[seat]
    const wave = { kind: 'ring', at: `wave-${space}` }
    const onto = { kind: 'way', points: [`surfer-${seat}`, `ride-${space}`], manner: 'jumped' }
    expect(drawn({ kind: 'choose', action: 'catch', rider: null, takes: 'one' })).toEqual([wave, onto])
    const snake = drawn({ kind: 'choose', action: 'snake', rider: 2, takes: 'one' })
    expect(snake).toEqual([wave, { kind: 'ring', at: 'surfer-2' }, onto])
  })
  test('is a card: with a cross where the surfer falls with it, whatever the tokens do', () => {
    const [{ parts }] = card.choices
    const hand = card.view.mine!.hand
    const tip = (...balances: (number | null)[]) => {
      const ends = [balances.map((balance) => ({ balance }))]
      const mine = { ...card.view.mine!, hand: hand.map((each) => ({ ...each, ends })) }
      return drawn(parts, { ...card, view: { ...card.view, mine } } as typeof card).map(({ kind }) => kind)
    }
    expect(tip(2)).toEqual(['ring', 'way'])
    expect(tip(2, null)).toEqual(['ring', 'way'])
    expect(tip(null)).toEqual(['ring', 'way', 'lost'])
  })
  test('is a sign: to a space, or to a balance or a fall', () => {
    const sign = { kind: 'sign', sign: 'plus', tokens: 1 }
    expect(drawn({ ...sign, space: 6 })[0]).toMatchObject({ points: [`surfer-${seat}`, 'channel-6'] })
    expect(drawn({ ...sign, balance: 1 })).toEqual([{ kind: 'ring', at: `surfer-${seat}` }])
    expect(drawn({ ...sign, balance: null })).toEqual([{ kind: 'lost', at: `surfer-${seat}` }])
  })
  test('marks the surfer with every board, swap and purchase, and nothing with going on', () => {
    for (const choice of [...board.choices, ...mulligan.choices.slice(0, 3), ...prepare.choices]) {
      const marks = drawn(choice.parts, board)
      if (choice.parts.kind === 'pass') expect(marks).toEqual([])
      else expect(marks[0]).toEqual({ kind: 'ring', at: `surfer-${board.view.to_move}` })
    }
    expect(drawn({ kind: 'buy' })[0]).toEqual({ kind: 'ring', at: `surfer-${seat}` })
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
  test('is a settlement: the beaches it empties', () => {
    const { turn } = positions
    const settle = turn.choices.find(({ parts }) => parts.kind === 'settle')!
    const { colour, tiles } = turn.view
    const left = tiles.flatMap((tile) =>
      tile.kind !== 'island'
        ? []
        : tile.beaches.filter(({ boats }) => boats[colour]).map(({ number }) => `beach-${tile.tile}-${number}`),
    )
    expect(left.length).toBeGreaterThan(0)
    expect(tongiaki.choiceMarks([settle], turn)).toEqual(left.map((at) => ({ kind: 'was', at })))
  })
  test('touches its beach, its jetty and way, its place, or its island', () => {
    const lit = (parts: object) => touchedOnMap({ action: 0, move: '', parts: parts as never })
    expect(lit({ kind: 'put', island: 3, beach: 2, side: 1 })).toEqual(['beach-3-2'])
    expect(lit({ kind: 'grab', island: 3, beach: 2, side: 1 })).toEqual(['beach-3-2'])
    expect(lit({ kind: 'land', island: 4, beach: 1, side: 1, colour: 0, seat: 0 })).toEqual(['beach-4-1'])
    expect(lit({ kind: 'sail', island: 3, edge: 5, beach: 2, path: [20, 21] })).toEqual([
      '[data-jetty="3.5"]',
      'beach-3-2',
      'tile-20',
      'tile-21',
    ])
    expect(lit({ kind: 'tile', tile: 9, q: 1, r: -2, island: 3 })).toEqual(['place-1--2'])
    for (const kind of ['expand', 'return', 'found', 'found_not', 'remove'])
      expect(lit({ kind, island: 7 })).toEqual(['tile-7'])
  })
})

describe('an advised turn on the lava', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} })
    await speak('en')
  })
  const { target, angle, main } = sent.whakaari

  test('is a jump from the pawn to the stone', () => {
    const choice = target.choices.find(({ parts }) => parts.kind === 'piece' && parts.does === 'jump')!
    const [way, ring] = whakaari.choiceMarks([choice], target)
    expect(way).toMatchObject({ kind: 'way', manner: 'jumped' })
    const stone = target.view.platforms.find(({ id }) => 'piece' in choice.parts && id === choice.parts.piece)!
    const { radius, half } = target.view.sizes
    const reach = mm(stone.shape === 'round' ? radius : half * Math.SQRT2) + 3
    expect(ring).toEqual({ kind: 'ring', at: [mm(stone.x!), mm(stone.y!)], reach })
  })
  test('is a drag as far as the room says', () => {
    const choice = angle.choices.find(({ parts }) => parts.kind === 'angle')!
    const [way] = ways(whakaari.choiceMarks([choice], angle))
    const [[x, y], [tx, ty]] = way.points as [number, number][]
    expect('mm' in choice.parts && choice.parts.mm).toBeCloseTo(Math.hypot(tx - x, ty - y))
  })
  test('is a card: the stones its jump would reach, or one’s own pawn if it does nothing yet', () => {
    for (const choice of main.choices) {
      if (choice.parts.kind !== 'card') continue
      const reached = main.view.reach[choice.parts.card].to
      const rings = whakaari.choiceMarks([choice], main)
      const stones = reached.map((id) => main.view.platforms.find((stone) => stone.id === id)!)
      expect(rings).toMatchObject(stones.map(({ x, y }) => ({ kind: 'ring', at: [mm(x!), mm(y!)] })))
      const closed = { ...choice, parts: { ...choice.parts, open: [] } }
      expect(whakaari.choiceMarks([closed], main)).toEqual([])
      expect(touchedOnLava(closed, main)).toEqual([`pawn-${main.view.to_move}`])
      expect(
        whakaari.choiceMarks([choice, target.choices[0]], main).filter(({ kind }) => kind === 'ring'),
      ).toHaveLength(1)
    }
  })
  test('is a place, one in the middle of each eighth for a whole ring, a totem or a fall', () => {
    const { place } = sent.whakaari
    const stand = standing(place.choices)
    const ways = stand.map(({ parts }) => 'way' in parts && parts.way)
    expect(new Set(ways).size).toBe(ways.length)
    for (const choice of stand) {
      const { x, y } = choice.parts as { x: number; y: number }
      expect(whakaari.choiceMarks([choice], place)).toEqual([{ kind: 'ring', at: [x, y] }])
    }
    expect(standing(target.choices)).toEqual([])
    const word = (kind: string) => whakaari.choiceMarks([{ action: 0, move: kind, parts: { kind } } as Decision], main)
    expect(word('totem').map(({ kind }) => kind)).toEqual(['ring', 'words'])
    expect(word('fall').map(({ kind }) => kind)).toEqual(['lost'])
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
  test('names the stone that is dragged, by who stands on it or as one’s own', () => {
    const stone = target.choices[0] as Decision
    const [way] = angle.choices as Decision[]
    const told = (parts: object) => {
      const dragged = { ...stone, parts: { ...stone.parts, does: 'drag', ...parts } } as Decision
      const said = toldOf([dragged, way]).map((choice) => choiceWords(choice, ['Ann', 'Ben', 'Cleo']))
      return said.map(({ key, args }) => t(key, args)).join()
    }
    expect(told({ own: true, on: 0 })).toMatch(/^drag your own stone /)
    expect(told({ own: false, on: 2 })).toMatch(/^drag Cleo’s stone /)
    expect(told({ own: false, on: null, shape: 'round' })).toMatch(/^drag a cracked round stone /)
  })
})
