/** Powerboats at the table: which clicks pick which parts, how long things take, and what is said. */
import { t } from '../../lib/words.svelte'
import { settled } from '../../table/choices'
import type { GameClient } from '../../table/client'
import type { Sound } from '../../lib/sound'
import type { Choice } from '../../lib/wire'
import { choiceMarks } from './advised'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Dock from './Dock.svelte'
import { end, medals, moment } from './end'
import { choiceWords, freeOf, marksOf, reachOf, rolled, rolls, start, toldOf } from './engine'
import { key, xy, type Hex } from './hex'
import Mini from './Mini.svelte'
import Score from './Score.svelte'
import Seat from './Seat.svelte'
import Victory from './Victory.svelte'
import { SHAPE } from './shape'
import { relaid, telling, trail } from './trail'
import type { Buoy, Event, Parts, View } from './payloads'
import { placeNow, runsOf, startWords, total, type Types } from './view'

const TIMES: Record<Exclude<Event['kind'], 'moved'>, number> = {
  race: 500,
  placed: 250,
  turn: 0,
  removed: 120,
  dice: 450,
  rounded: 300,
  backed: 200,
  behind: 200,
  crashed: 500,
  finished: 600,
  sank: 500,
  scored: 120,
  race_over: 600,
}
const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  dice: 'dice',
  moved: 'move',
  crashed: 'crash',
  sank: 'crash',
  finished: 'goal',
}

/** The buoy an event speaks of: one that was passed, a mark above 0, or hit. */
const buoyOf = (event: Event, { buoys }: View): Buoy | undefined =>
  event.kind === 'crashed'
    ? buoys[event.hit]
    : (event.kind === 'rounded' || event.kind === 'backed') && event.mark
      ? buoys[event.mark]
      : undefined

/** Whether dice are chosen: how many, and which are rolled. */
const dicing = (choices: readonly Choice<Parts>[]) =>
  choices[0]?.parts.kind === 'number' || choices[0]?.parts.kind === 'reroll'

const powerboats: GameClient<Types> = {
  Board,
  Mini,
  Dock,
  Seat,
  Sheet: Score,
  victory: { Picture: Victory, ink: 'dark', top: 402 },
  end,
  medals,
  moment,
  Card,
  dockKeeps: { wide: 122, middle: 130, slim: 174, narrow: 252, phone: 242 },
  shape: {
    width: SHAPE.width,
    height: SHAPE.height,
    phone: 600,
    centre({ view, seat: mine }) {
      const seat = mine ?? view.to_move ?? 0
      const at = view.boats[seat]?.at ?? view.row[1]
      const [x, y] = xy(at)
      return [x - SHAPE.x, y - SHAPE.y]
    },
  },
  place: ({ view }, seat) => view.boats[seat].place ?? placeNow(view, seat),
  where: ({ view }) => ({
    key: 'powerboats-web-where',
    args: { race: view.race, number: 'ABC'.indexOf(view.race) + 1, races: view.races, phase: view.phase },
  }),
  say({ position: { view }, choices, picks, later }) {
    const dice = view.boats[view.to_move ?? 0]?.dice ?? []
    const args = { dice: dice.join('‑') || 'none', total: total(dice) }
    const kind = choices[0]?.parts.kind
    if (kind === 'place') {
      const step = picks.at ? (picks.facing ? 'ready' : 'facing') : 'hex'
      const told = { step, facing: picks.facing }
      return {
        title: { key: 'powerboats-web-say-place', args: told },
        hint: { key: 'powerboats-web-hint-place', args: told },
      }
    }
    if (kind === 'heading') {
      const runs = runsOf(choices)
      const run = settled(choices, picks)?.parts
      if (run?.kind === 'heading')
        return {
          title: { key: 'powerboats-web-say-run', args: run },
          hint: { key: 'powerboats-web-hint-run', args: { ...run, only: runs.length < 2 } },
        }
      const full = runs.filter(({ damage }) => damage === 0).length
      return {
        title: { key: 'powerboats-web-say-heading', args: { ...args, full } },
        hint: { key: 'powerboats-web-hint-heading', args: { ...args, full, damage: runs[0]?.damage ?? 0 } },
      }
    }
    const change = picks.change === 'add' || picks.change === 'remove' ? picks.change : 'keep'
    const left = dice.filter((_, i) => marksOf(dice, picks, later)[i] === 'keep')
    const told = { ...args, kind: kind ?? 'number', change, again: rolled(picks, later).length, sum: total(left) }
    const free = freeOf(choices, picks, later)
    if (free !== null)
      return {
        title: { key: 'powerboats-web-say-too-fast', args: { ...told, free } },
        hint: { key: 'powerboats-web-hint-too-fast', args: { ...told, damage: told.sum - free } },
      }
    const rolling = rolls(choices, picks, later)
    const longest = Math.max(...(view.ways ?? [0]))
    const [least, most] = reachOf(dice, picks, later, view.phase === 'reroll' && view.adding > 0)
    const risk = !rolling || longest >= most ? 'none' : longest < least ? 'every' : 'some'
    return {
      title: { key: dice.length ? 'powerboats-web-say-dice' : 'powerboats-web-say-no-dice', args: told },
      hint: { key: 'powerboats-web-hint-dice', args: { ...told, rolls: rolling, risk, longest } },
    }
  },
  primary({ position: { view }, choices, picks, later }) {
    const dice = view.boats[view.to_move ?? 0]?.dice ?? []
    const parts = settled(choices, picks)?.parts
    const kind = choices[0]?.parts.kind
    if (kind === 'place') return { key: 'powerboats-web-do-place' }
    if (kind === 'heading') {
      if (parts?.kind !== 'heading') return { key: 'powerboats-web-do-choose' }
      if (parts.damage) return { key: 'powerboats-web-do-crash', args: { damage: parts.damage } }
      return { key: 'powerboats-web-do-sail', args: { run: parts.path.length, facing: parts.facing } }
    }
    const change = parts?.kind === 'number' ? parts : null
    if (rolls(choices, picks, later)) {
      const count = rolled(picks, later).length + (change?.change === 'add' ? 1 : 0)
      return { key: 'powerboats-web-do-roll', args: { count } }
    }
    const left = total(dice) - (change?.value ?? 0)
    return { key: 'powerboats-web-do-keep', args: { total: left } }
  },
  word(part, value, choices) {
    if (part === 'at') return startWords(choices, value as Hex)
    if (part === 'facing') return t('powerboats-facing', { facing: value })
    return null
  },
  headings(event) {
    if (event.kind === 'race')
      return [{ level: 'round', said: { key: 'powerboats-table-race', args: { race: 'ABC'[event.race] } } }]
    if (event.kind !== 'turn' || !event.begins) return []
    return [{ level: 'round', said: { key: 'powerboats-web-round', args: { round: event.round } } }]
  },
  // the run says that there are no dice
  quiet: (event) => event.kind === 'turn' || (event.kind === 'dice' && !event.total),
  bad: (event) => event.kind === 'crashed' || event.kind === 'sank',
  spots(event, { view }) {
    const boats = 'other' in event ? [event.seat, event.other] : 'seat' in event ? [event.seat] : []
    const buoy = buoyOf(event, view)
    return [...boats.map((seat) => `boat-${seat}`), ...(buoy ? [`buoy-${buoy.name}`] : [])]
  },
  telling,
  relaid,
  trail,
  choiceSpots: ({ parts }) =>
    parts.kind === 'heading' ? [`run-${parts.turn}`] : parts.kind === 'place' ? [`place-${key(parts.at)}`] : [],
  choiceMarks,
  choiceWords,
  toldOf,
  time: (event) => (event.kind === 'moved' ? Math.min(600, 260 + 50 * event.rest) : TIMES[event.kind]),
  sound: (event) => SOUNDS[event.kind] ?? null,
  start,
  ahead: (choices) => (choices[0]?.parts.kind === 'number' ? [{ kind: 'reroll', values: [] }] : []),
  skipOnUndo: ({ view }) => view.phase === 'reroll',
  // dice can be marked one after another, so they wait for the button
  complete: (choices, picks) => !dicing(choices) && settled(choices, picks) !== null,
  keys: [
    { keys: ['1', '…', '6'], said: { key: 'powerboats-web-key-die' } },
    { keys: ['+'], said: { key: 'powerboats-web-key-add' } },
    { keys: ['-'], said: { key: 'powerboats-web-key-remove' } },
  ],
  ownKey: (key, choices) => dicing(choices) && /^[1-9+-]$/.test(key),
}

export default powerboats
