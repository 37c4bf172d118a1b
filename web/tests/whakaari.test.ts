import { describe, expect, test, vi } from 'vitest'
import whakaari from '../src/games/whakaari'
import { dragOf, grabs, measureOf, start, targets } from '../src/games/whakaari/aim'
import { chipsOf, laterOf } from '../src/games/whakaari/chips'
import { powerExplained } from '../src/games/whakaari/explain'
import { choiceWords } from '../src/games/whakaari/log'
import { apart, bearing, dist, home, laid, nearestDegree, polar, shoreOf, snapped } from '../src/games/whakaari/plane'
import { nearestPlace, placesOf, stepPlace } from '../src/games/whakaari/pointing'
import { modelOf, sceneOf } from '../src/games/whakaari/scene'
import { film, sceneAt, stepAt, time } from '../src/games/whakaari/timeline'
import type { Dragged } from '../src/games/whakaari/payloads'
import { progress, type Choice, type Picks, type Whakaari } from '../src/games/whakaari/view'
import type { Position } from '../src/lib/wire'
import { speak } from '../src/lib/words.svelte'
import { narrow, openParts, settled, valuesOf } from '../src/table/choices'
import type { Asking } from '../src/table/client'
import { loose } from './made'
import { whakaari as fixture } from './positions'

type Phase = 'main' | 'icon' | 'target' | 'angle' | 'place' | 'react'
const at = (phase: Phase) => fixture[phase]
const aims = (phase: Phase, picks: Picks = {}, later: Picks[] = []) => {
  const { view, choices, seat } = at(phase)
  return targets(view, choices, picks, later, seat)
}
/** What the sentence above the cards is made of. */
const said = (phase: Phase, picks: Picks = {}, later: Picks[] = [], choices = at(phase).choices) => {
  const position = { view: at(phase).view } as Position<Whakaari>
  return whakaari.say!({ position, choices, picks, later, preview: null } as Asking<Whakaari>).title.args
}

describe('the plane', () => {
  test('seat 0 sits at the bottom and the seats go round clockwise', () => {
    expect(at('main').view.boards.map((board) => shoreOf(board).turn)).toEqual([0, 90, 180, 270])
    const [bottom, left] = at('main').view.boards.map((board) => home(board, 'pawn'))
    expect(bottom.y).toBeGreaterThan(250)
    expect(left.x).toBeLessThan(-250)
  })
  test('a pointer’s direction snaps to the nearest legal degree, also across zero', () => {
    expect(nearestDegree(359.7, new Set([0, 90]))).toBe(0)
    expect(nearestDegree(44, new Set([0, 90]))).toBe(0)
    expect(nearestDegree(10, new Set())).toBeNull()
    expect(apart(350, 10)).toBe(20)
  })
  test('a ruler laid between two stones sticks out alike on both sides', () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 60, y: 80 },
    ]
    const { at: start, degree } = laid(from, to, 88)
    const end = polar(start, degree, 88)
    expect(dist(from, start)).toBeCloseTo(dist(end, to))
    expect(degree).toBeCloseTo(bearing(from, to))
  })
  test('a ruler snaps to the target nearest to the pointer, and to none far off', () => {
    const far = { key: 'far', x: 100, y: 0 }
    const near = { key: 'near', x: 60, y: 5 }
    expect(snapped({ x: 0, y: 0 }, 2, [far, near], { x: 62, y: 3 })).toBe(near)
    expect(snapped({ x: 0, y: 0 }, 2, [far, near], { x: 99, y: 3 })).toBe(far)
    expect(snapped({ x: 0, y: 0 }, 180, [far, near])).toBeNull()
  })
})

describe('aiming', () => {
  test('before a card is chosen every stone some card reaches can be clicked, with its card', () => {
    const found = aims('main')
    expect(found.map(({ key }) => key).sort()).toEqual(['P07', 'P16', 'P17', 'P19'])
    expect(found.find(({ key }) => key === 'P07')!.picks).toEqual({ kind: 'card', card: 'A14' })
  })
  test('a card, its icon and the stone are one press: the stone is picked for later', () => {
    const card: Picks = { kind: 'card', card: 'A01' }
    const [stone] = aims('main', card)
    expect(stone).toMatchObject({ key: 'P16', picks: card, later: [{ kind: 'move' }, { kind: 'piece', piece: 'P16' }] })
    expect(
      aims('main', card, stone.later)
        .filter(({ chosen }) => chosen)
        .map(({ key }) => key),
    ).toEqual(['P16'])
    expect(settled(at('main').choices, stone.picks)).not.toBeNull()
  })
  test('the ruler lies on the stone a hint jumps to, whatever the hint does afterwards', () => {
    const card: Picks = { kind: 'card', card: 'A01' }
    const jump = { kind: 'piece', piece: 'P17', use: 'target', does: 'jump', mm: 80 } as Picks
    const hint: Picks[] = [{ kind: 'move' }, jump, { kind: 'end' }]
    const chosen = aims('main', card, hint).filter(({ chosen }) => chosen)
    expect(chosen.map(({ key }) => key)).toEqual(['P17'])
    expect(said('main', card, hint)).toMatchObject({ meant: 'target' })
    const crack: Picks[] = [{ kind: 'occ' }, { kind: 'piece', piece: 'P07' }, { kind: 'end' }]
    expect(said('main', { kind: 'card', card: 'A15' }, crack)).toMatchObject({ meant: 'planned' })
    expect(said('main', { kind: 'card', card: 'A15' }, [{ kind: 'occ' }])).toMatchObject({ meant: 'icon-occ' })
  })
  test('nobody is told to click a glowing stone where no card makes a jump possible', () => {
    const card: Picks = { kind: 'card', card: 'A15' }
    const crackers = at('main').choices.map((choice) =>
      choice.parts.kind === 'card' ? { ...choice, parts: { ...choice.parts, open: ['occ' as const] } } : choice,
    )
    expect(said('main', card)).toMatchObject({ meant: 'card', jumps: 'yes' })
    expect(said('main', card, [], crackers)).toMatchObject({ meant: 'card', jumps: 'no' })
    expect([said('main'), said('main', {}, [], crackers)]).toMatchObject([{ jumps: 'yes' }, { jumps: 'no' }])
  })
  test('the jump onto one’s goal is said to win, any other jump is not', () => {
    const { goal } = at('main').view.players[at('main').seat]
    const onto = (board: number): Picks[] => [{ kind: 'move' }, { kind: 'board', board }, { kind: 'end' }]
    expect(said('main', { kind: 'card', card: 'A15' }, onto(goal))).toMatchObject({ meant: 'target', wins: 'yes' })
    expect(said('main', { kind: 'card', card: 'A15' }, onto(at('main').seat))).toMatchObject({ wins: 'no' })
  })
  test('whoever cannot be saved is not asked to save themselves', () => {
    const fall = at('react').choices.filter(({ parts }) => parts.kind === 'fall')
    expect(said('react')).toMatchObject({ saves: 'yes' })
    expect(said('react', {}, [], fall)).toMatchObject({ saves: 'no' })
  })
  test('another icon of the card takes the ruler away', () => {
    const { view, choices, seat } = at('main')
    const picks: Picks = { kind: 'card', card: 'A15' }
    expect(measureOf(view, choices, picks, [{ kind: 'move' }], seat)).toMatchObject({ length: 88, distance: 'long' })
    expect(measureOf(view, choices, picks, [{ kind: 'occ' }], seat)).toBeNull()
  })
  test('while a target is asked its choices glow and the ruler lies as the room says', () => {
    const { view, choices, seat } = at('target')
    expect(aims('target').map(({ key }) => key)).toEqual(['P28', 'P33', 'P34'])
    expect(measureOf(view, choices, {}, [], seat)).toMatchObject({ from: { x: 0, y: -255 }, length: 88 })
    expect(grabs(view)).toBe(false)
  })
  test('the stone being dragged is known while its direction is asked', () => {
    expect(dragOf(at('angle').view)).toMatchObject({ piece: 'P02', length: 63 })
    expect(dragOf(at('main').view)).toBeNull()
  })
  test('directions are listed by sector first, then by degree', () => {
    const choices = loose(fixture.angle.choices)
    expect(openParts(choices, {})[0]).toBe('sector')
    expect(valuesOf(choices, 'sector').length).toBeLessThanOrEqual(24)
    expect(openParts(narrow(choices, { sector: 0 }), { sector: 0 })).toEqual([])
  })
  test('the only icon left of a card is picked for the player', () => {
    expect(start(at('icon').choices)).toEqual({ kind: 'empty' })
    expect(start(at('react').choices)).toEqual({})
  })
})

describe('the dock', () => {
  test('a card with two usable icons asks which; one with one plans it', () => {
    const { view, choices } = at('main')
    const chips = chipsOf(view, choices, { kind: 'card', card: 'A15' }, [])
    expect(chips.map(({ later }) => later[0]?.kind)).toEqual(['move', 'occ'])
    expect(laterOf(choices, 'A14')).toEqual([{ kind: 'move' }])
    expect(laterOf(choices, 'A15')).toEqual([])
  })
  test('what is no card and no stone is a chip', () => {
    const { view, choices } = at('react')
    expect(chipsOf(view, choices, {}, []).map(({ picks }) => picks)).toEqual([{ kind: 'fall' }])
  })
})

describe('the list of choices', () => {
  test('says where a stone lies and who stands on it, and what a card does', () => {
    expect(choiceWords(at('target').choices[0])).toMatchObject({
      key: 'whakaari-action-piece',
      args: { piece: 'P28', ring: 2, way: 6, on: null },
    })
    const jump = choiceWords(at('target').choices[0], [], at('target'))
    expect(jump).toMatchObject({ key: 'whakaari-web-jump', args: { percent: 9 } })
    const stone = at('target').choices[0]
    const held = { ...stone, parts: { ...stone.parts, on: 1 } } as Choice
    expect(String((choiceWords(held, ['Ann', 'Ben']).args as { on: unknown }).on)).toBe('Ben')
    expect(choiceWords(at('main').choices[2])).toMatchObject({ key: 'whakaari-web-card', args: { distance: 'long' } })
    expect(choiceWords(at('icon').choices[0]).key).toBe('whakaari-action-done')
  })
  test('names whom one may push', () => {
    const push: Choice = { action: 0, move: 'push 2', parts: { kind: 'push', seat: 1 } }
    expect(choiceWords(push, ['Ann', 'Ben'])).toEqual({ key: 'whakaari-web-push', args: { name: 'Ben' } })
    expect(choiceWords(push).key).toBe('whakaari-action-push')
  })
})

describe('laying a stone', () => {
  const places = placesOf(at('place').choices)
  test('the pointer finds the nearest free place, and none where there is none near', () => {
    expect(nearestPlace(places, { x: places[0].x + 3, y: places[0].y - 2 })).toEqual(places[0])
    expect(nearestPlace(places, { x: 900, y: 0 })).toBeNull()
  })
  test('an arrow key goes on in its direction', () => {
    const next = stepPlace(places, places[0], { key: 'ArrowDown', shiftKey: false } as KeyboardEvent, 10)
    expect(next!.y).toBeGreaterThan(places[0].y)
    expect(stepPlace(places, places[0], { key: 'a' } as KeyboardEvent, 10)).toBeNull()
  })
})

describe('the film', () => {
  const { before, after, events } = fixture.drag
  const reel = film(before, events)
  test('takes as long as its events, none longer than 600 ms', () => {
    expect(reel.total).toBe(events.reduce((sum, event) => sum + time(event), 0))
    for (const { start, end } of reel.steps) expect(end - start).toBeLessThanOrEqual(600)
  })
  test('ends where the room says everything lies', () => {
    const last = reel.steps.at(-1)!.after
    const real = modelOf(after)
    expect(last.stones.map(({ x, y }) => [x, y])).toEqual(real.stones.map(({ x, y }) => [x, y]))
    expect(last.pawns).toEqual(real.pawns)
    expect(last.totems).toEqual(real.totems)
  })
  test('follows the whole path of a drag, pushed stones and riders too', () => {
    const step = reel.steps.find(({ event }) => event.kind === 'dragged')!
    const event = events.find(({ kind }) => kind === 'dragged') as Dragged
    const dragged = event.piece
    const path = [...step.path.keys()]
    expect(path.length).toBeGreaterThan(1)
    const half = sceneAt(before, step, 0.5)
    const was = step.before.stones[dragged]
    const moved = half.stones.find(({ index }) => index === dragged)!
    expect(dist(was, moved)).toBeGreaterThan(5)
    expect(dist(was, moved)).toBeLessThan(event.length / 100)
    const rider = before.players.findIndex((_, seat) => step.before.pawns[seat] === dragged)
    const pawn = half.pieces.find(({ key }) => key === `pawn ${rider}`)!
    expect(dist(pawn, moved)).toBeLessThan(20)
  })
  test('a moment of it is found by the share of its time', () => {
    expect(stepAt(reel, 0)!.step).toBe(reel.steps[0])
    expect(stepAt(reel, 1)!.u).toBe(1)
    expect(stepAt({ steps: [], total: 0 }, 0.5)).toBeNull()
  })
})

describe('the table', () => {
  test('every pawn and totem stands somewhere', () => {
    const { view } = at('main')
    const { pieces } = sceneOf(view)
    for (const kind of ['pawn', 'totem']) expect(pieces.filter((piece) => piece.kind === kind)).toHaveLength(view.seats)
  })
  test('progress goes from a player’s board to the goal', () => {
    const { view } = at('main')
    const [me] = view.players
    const on = (pawn: string) => progress({ ...view, players: [{ ...me, pawn }, ...view.players.slice(1)] }, 0)
    expect([on('board'), on('goal')]).toEqual([0, 1])
    const rows = view.platforms.filter(({ where }) => where === 'in play').sort((a, b) => b.y! - a.y!)
    expect(on(rows[0].id)).toBeLessThan(on(rows.at(-1)!.id))
  })
})

test('a flame says when one is gained at this table', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const { view } = at('main')
  for (const [language, any] of [
    ['en', 'whenever you fall'],
    ['it', 'ogni volta che cadi'],
  ]) {
    await speak(language)
    const said = (gain_on_any_fall: boolean) =>
      powerExplained({ ...view, gain_on_any_fall }, { power: 'SURF', uses: 1 }).lines[1].words
    expect(said(true)).toContain(any)
    expect(said(false)).not.toContain(any)
  }
})
