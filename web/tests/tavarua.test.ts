import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { besideCards, layoutFor, onTrack, TOKEN_FOOT, tokenHeight } from '../src/games/tavarua/layout'
import { spots } from '../src/games/tavarua/places'
import {
  corners,
  draftOf,
  endsOf,
  leads,
  offersOf,
  start,
  takesMany,
  withAction,
  withCard,
  written,
  type Draft,
} from '../src/games/tavarua/play'
import tavarua from '../src/games/tavarua'
import { beats, steps } from '../src/games/tavarua/beats'
import { describeReef } from '../src/games/tavarua/describe'
import { stokeExplained } from '../src/games/tavarua/explain'
import type { Event } from '../src/games/tavarua/payloads'
import { rounds, worth, type Tavarua } from '../src/games/tavarua/view'
import { choiceSpots, quiet, spots as litBy } from '../src/games/tavarua/words'
import { speak, t } from '../src/lib/words.svelte'
import { narrow, settled } from '../src/table/choices'
import type { Asking } from '../src/table/client'
import { tavarua as positions } from './positions'

type Phase = keyof typeof positions
const choices = (phase: Phase) => positions[phase].choices!
const view = (phase: Phase) => positions[phase].view
const hand = (phase: Phase) => view(phase).mine!.hand

describe('a draft', () => {
  const out: Draft = { action: 'out', rider: null, slots: [1], tokens: 0 }

  test('is the action now and the card as a later pick for the decision after it', () => {
    const { picks, later } = written(hand('choose'), choices('choose'), out)
    expect(settled(choices('choose'), picks)?.parts).toMatchObject({ action: 'out' })
    expect(settled(choices('card'), later[0])?.parts).toMatchObject(later[0])
    expect(draftOf(hand('choose'), choices('choose'), picks, later)).toEqual(out)
  })
  test('with an action that takes several cards keeps all of them', () => {
    const wait = withCard({ ...out, action: 'wait' }, 3, takesMany(choices('choose'), 'wait'))
    const { later } = written(hand('choose'), choices('choose'), wait)
    expect(later[0].names).toHaveLength(2)
    expect(withAction(wait, 'out', null, false).slots).toEqual([3])
  })
  test('of a mulligan names one choice for every set of cards, equal ones or not', () => {
    const cards = hand('mulligan')
    for (let mask = 0; mask < 1 << cards.length; mask++) {
      const slots = cards.flatMap((_, slot) => ((mask >> slot) & 1 ? [slot] : []))
      const { picks } = written(cards, choices('mulligan'), { action: 'mulligan', rider: null, slots, tokens: 0 })
      expect(settled(choices('mulligan'), picks)).not.toBeNull()
    }
  })
  test('shows where its card leads', () => {
    const card = hand('choose')[1]
    expect(leads(out, endsOf(hand('choose'), out, false)).spaces).toEqual([card.ends![0][0].out])
    expect(leads({ ...out, action: 'wait' }, endsOf(hand('choose'), out, true))).toEqual({ spaces: [], balances: [] })
    const ends = [{ balance: -1, snake: null }, { balance: 2 }]
    expect(leads({ ...out, action: 'catch' }, ends).balances).toEqual([-1, 2])
    expect(leads({ ...out, action: 'snake' }, ends).balances).toEqual([null])
  })
  test('begins with what goes without saying', () => {
    expect(settled(choices('prepare'), start(choices('prepare')))?.parts.kind).toBe('pass')
    expect(settled(choices('mulligan'), start(choices('mulligan')))?.parts).toMatchObject({ names: [] })
    expect(settled(choices('choose'), start(choices('choose')))).toBeNull()
  })
})

describe('the corners of the mat', () => {
  const seat = positions.choose.seat
  test('offer every action there is', () => {
    const offered = corners(view('choose'), seat, choices('choose')).filter(({ can }) => can)
    expect(offered.map(({ action }) => action).sort()).toEqual(
      choices('choose')
        .map(({ parts }) => 'action' in parts && parts.action)
        .sort(),
    )
  })
  test('also show an action that is not possible now', () => {
    const dry = narrow(choices('choose'), {}).filter(({ parts }) => !('action' in parts) || parts.action !== 'catch')
    expect(corners(view('choose'), seat, dry)).toContainEqual({ action: 'catch', rider: null, can: false })
  })
})

describe('the steps of a ply', () => {
  const from = [positions.before]
  const to = [positions.after]
  const shown = steps(from, to)

  test('come in the order of the round and lose no event', () => {
    expect(beats(positions.after.events).map((beat) => beat.at(-1)!.kind)).toEqual([
      'chose',
      'showed',
      'rode',
      'replaced',
      'wave',
      'fell',
      'scored',
      'round',
    ])
    expect(shown.flatMap(({ events }) => events)).toEqual(positions.after.events)
  })
  test('end in the position of the room itself', () => {
    expect(shown.at(-1)!.positions).toBe(to)
  })
  test('turn all cards over at once, and nobody can act meanwhile', () => {
    const reveal = shown[1].positions[0]
    expect(reveal.view.surfers.map(({ showing }) => showing !== null)).toEqual([true, true, true])
    expect(reveal.choices).toEqual([])
    expect(reveal.to_move).toBeNull()
  })
  test('leave the positions they start from as they are', () => {
    expect(from[0].view.surfers.every(({ showing }) => showing === null)).toBe(true)
  })
  test('turn the wave card before the score', () => {
    const turned = shown.map(({ positions }) => positions[0].view.wave_deck.turned.length)
    const before = view('before').wave_deck.turned.length
    expect(turned).toEqual([before, before, before, before, before + 1, before + 1, before + 1, before + 1])
  })
  test('a collision and the fall from it are one beat', () => {
    const kinds = (...names: Event['kind'][]) => names.map((kind) => ({ kind, seat: 0 }))
    expect(
      beats(kinds('showed', 'collided', 'fell', 'collided', 'fell', 'fell', 'wave', 'fell')).map((beat) => beat.length),
    ).toEqual([1, 4, 1, 1, 1])
  })
})

describe('the layout', () => {
  const sizes = [
    [390, 430],
    [360, 380],
    [932, 646],
    [772, 468],
    [1500, 760],
    [700, 900],
  ]
  test.each(sizes)('of a room of %i by %i keeps everything inside and in order', (width, height) => {
    const layout = layoutFor(width, height)
    expect(layout.width * layout.scale).toBeCloseTo(width)
    for (let space = 1; space < 6; space++) expect(layout.row(space) - layout.row(space + 1)).toBeCloseTo(layout.pitch)
    expect(layout.row(6)).toBeGreaterThan(30)
    expect(layout.sand).toBeGreaterThan(layout.row(1))
    expect(layout.track.y + layout.track.h).toBeLessThanOrEqual(layout.height)
    expect(layout.tile.x + layout.tile.w).toBeLessThan(layout.wash)
    expect(layout.channel).toBeLessThan(layout.width)
    expect(onTrack(layout, 10)).toBeLessThan(layout.track.x + layout.track.w)
  })
  test.each([
    [390, 318],
    [390, 430],
    [360, 380],
    [576, 660],
  ])('a narrow room of %i by %i has the next wave’s name on the sand, above every score', (width, height) => {
    const layout = layoutFor(width, height)
    expect(besideCards(layout)).toBeLessThan(layout.track.y + TOKEN_FOOT - tokenHeight(layout, 'long'))
    expect(besideCards(layout) - 12).toBeGreaterThanOrEqual(layout.sand - 2)
  })
  test('who lies in the channel of a narrow board is in sight whole', () => {
    const alone = structuredClone(view('choose'))
    alone.surfers = [{ ...alone.surfers[0], place: 'channel' as const, space: 3 }]
    for (const [width, height] of [
      [390, 430],
      [576, 660],
    ]) {
      const [{ x, size }] = spots(alone, layoutFor(width, height))
      expect(x + 55 * size).toBeLessThanOrEqual(layoutFor(width, height).width)
    }
  })
  test('six surfers at one place are all in sight', () => {
    const crowd = structuredClone(view('choose'))
    crowd.surfers = Array.from({ length: 6 }, () => ({ ...crowd.surfers[0], place: 'channel' as const, space: 0 }))
    for (const [width, height] of sizes) {
      const xs = spots(crowd, layoutFor(width, height)).map(({ x }) => x)
      expect(new Set(xs).size).toBe(6)
      expect(Math.min(...xs)).toBeGreaterThan(20)
    }
  })
})

test('the view counts its rounds and what a pile is worth', () => {
  expect(rounds(view('board'))).toBe(25)
  expect(rounds(view('choose'))).toBe(25)
  expect(worth([])).toBe(0)
})

describe('the words', () => {
  const english = readFileSync(join(__dirname, '../../src/vaka/locale/en/tavarua.ftl'), 'utf-8')
  test('tell every event that the log shows', () => {
    const kinds = new Set(positions.after.events.filter((event) => !quiet(event)).map(({ kind }) => kind))
    expect([...kinds].filter((kind) => !english.includes(`\ntavarua-event-${kind} =`))).toEqual([])
  })
})

test('a card that keeps one up is no promise: what the wave card does after it is said', () => {
  const told = (action: Draft['action']) => {
    const { picks, later } = written(hand('choose'), choices('choose'), { action, rider: null, slots: [1], tokens: 0 })
    const asking = { position: positions.choose, choices: choices('choose'), picks, later, preview: null }
    return tavarua.say!(asking as Asking<Tavarua>).hint!.args
  }
  expect(told('catch')).toMatchObject({ hint: 'wave', lead: 'stays', wave: 'chop', range: '1–3', rides: 'short' })
  expect(told('out')).toMatchObject({ hint: 'ready' })
})
test('a sentence says what is asked now: how many cards, where a sign leads, what the shore offers', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  const said = (phase: Phase, options: object[], draft: Partial<Draft> = {}) => {
    const asked = options.map((parts, action) => ({ action, move: '', parts })) as ReturnType<typeof choices>
    const { picks, later } = written(hand('choose'), asked, {
      action: null,
      rider: null,
      slots: [],
      tokens: 0,
      ...draft,
    })
    const asking = { position: positions[phase], choices: asked, picks, later, preview: null }
    const { title, hint } = tavarua.say!(asking as Asking<Tavarua>)
    return `${t(title.key, title.args)} ${t(hint!.key, hint!.args)}`
  }
  expect(said('choose', [{ kind: 'choose', action: 'wait', rider: null, takes: 'many' }], { action: 'wait' })).toBe(
    'Wait here: which cards do you swap? At least one. You draw as many new ones.',
  )
  expect(
    said(
      'mulligan',
      choices('mulligan').map(({ parts }) => parts),
    ),
  ).toContain('just this once')
  const sign = (sign: string, end: object) => ({ kind: 'sign', sign, tokens: 1, ...end })
  const asked = { ...positions.choose, view: { ...view('choose'), phase: 'sign' as const } }
  const told = (ends: object[]) => {
    const asking = {
      position: asked,
      choices: ends.map((parts, action) => ({ action, move: '', parts })),
      picks: {},
      later: [],
    }
    const { title, hint } = tavarua.say!(asking as never)
    return `${t(title.key, title.args)} ${t(hint!.key, hint!.args)}`
  }
  expect(told([sign('minus', { space: 1 }), sign('plus', { space: 3 })])).toBe(
    'Your token: add 1 or take 1 away? The channel shows where each takes you.',
  )
  expect(told([sign('minus', { space: 1, tokens: 2 }), sign('plus', { space: 3, tokens: 2 })])).toContain('go one way')
  const paddle = [{ kind: 'choose', action: 'out', rider: null, takes: 'one' }]
  expect(said('choose', paddle, { action: 'out' })).toBe(
    'Paddle out: which card? You go exactly as many spaces as its number.',
  )
  expect(said('choose', paddle, { slots: [1] })).toContain('Now choose what to do with it.')
  const stoke = { kind: 'stoke', card: 'focus', space: null, face: null, seat: null }
  expect(said('choose', [{ kind: 'pass' }, stoke])).toBe(
    'Play a stoke card, or go on? Everyone sees it; then you choose.',
  )
  expect(said('choose', [{ kind: 'pass' }, { kind: 'buy' }, stoke])).toBe(
    'Buy a stoke card, or go on? A boost to play once, drawn unseen; it costs a token. Or play one you have.',
  )
  expect(told([sign('minus', { balance: 1 }), sign('plus', { balance: null })])).toContain('takes your balance')
  expect(offersOf([{ kind: 'pass' }, { kind: 'buy' }].map((parts) => ({ parts })) as never)).toBe('buy')
  expect(t('tavarua-web-lead', { lead: 'goes', to: 1, or: 3 })).toBe(': you reach 1 or 3')
  expect(t('tavarua-web-lead', { lead: 'goes', to: 0, or: null })).toBe(': you reach the shore')
})
test('a stoke card that cannot be played now is explained all the same, with when it can', () => {
  expect(stokeExplained('heckle').lines).toHaveLength(1)
  expect(stokeExplained('heckle', false).lines.map(({ rule }) => rule)).toEqual(['TAV-12.3', 'TAV-A9'])
})
test('an option lights whom and what it is about', () => {
  const lit = (parts: object) => choiceSpots({ action: 0, move: '', parts: parts as never })
  expect(lit({ kind: 'choose', action: 'snake', rider: 2, takes: 'one' })).toEqual(['[data-own]', 'surfer-2'])
  expect(lit({ kind: 'stoke', card: 'call_it', space: 4, face: 2, seat: null })).toEqual(['wave-4'])
  expect(lit({ kind: 'sign', sign: 'plus', tokens: 1, space: 3 })).toEqual(['[data-own]', 'channel-3'])
  expect(lit({ kind: 'pass' })).toEqual([])
})

test('a balance is heard as it is seen: towards which end of the board', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  const here = view('choose')
  const rider = { ...here.surfers[0], place: 'riding', space: 3, board: 'long', balance: -2 } as const
  const heard = describeReef({ ...here, surfers: [rider] }, ['Ann'])
  expect(heard).toContain('Ann: riding wave 3, balance 2 to the tail, ')
  expect(t('tavarua-web-mat', rider)).toBe('Longboard, balance 2 to the tail')
  await speak('it')
  expect(t('tavarua-web-mat', { ...rider, balance: 0 })).toBe('Longboard, equilibrio al centro')
})

test('a line about a wave lights it with its surfer, where the next round has brought it', () => {
  const { after, before } = positions
  const lit = (kind: Event['kind'], at = after) =>
    litBy(
      after.events.find((event) => event.kind === kind)!,
      at,
    )
  expect(after.events.at(-1)!.kind).toBe('round')
  expect(lit('caught')).toEqual(['surfer-2', 'wave-2'])
  expect(lit('rode')).toEqual(['surfer-0', `wave-${after.view.surfers[0].space}`])
  expect(lit('fell', { ...after, events: before.events })).toEqual(['surfer-2', 'wave-3'])
  expect(lit('paddled')).toEqual(['surfer-1'])
  const snaked = { kind: 'snaked', seat: 1, by: 0 } as const
  expect(litBy(snaked, after)).toEqual(['surfer-1', 'surfer-0', `wave-${after.view.surfers[0].space}`])
})
