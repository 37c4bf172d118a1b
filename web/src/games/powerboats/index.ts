/** Powerboats at the table: which clicks pick which parts, how long things take, and what is said. */
import { t } from '../../lib/words.svelte'
import { settled } from '../../table/choices'
import type { GameClient } from '../../table/client'
import type { GameEvent } from '../../table/state'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Dock from './Dock.svelte'
import { rolled, rolls, start } from './engine'
import { FACINGS, xy } from './hex'
import Mini from './Mini.svelte'
import Seat from './Seat.svelte'
import { SHAPE } from './shape'
import { placeNow, total, type Run, type View } from './view'

const TIMES: Record<string, number> = {
  race: 500,
  placed: 250,
  dice: 450,
  crashed: 500,
  finished: 500,
  sank: 500,
  scored: 120,
  race_over: 400,
}
const SOUNDS = { dice: 'dice', moved: 'move', crashed: 'crash', sank: 'crash', finished: 'goal' } as const
const viewOf = (position: { view: unknown }) => position.view as View
/** What the log leaves out: the start of a race says who begins, a place in the standings says it all. */
const QUIET = new Set(['race_over'])

const powerboats: GameClient = {
  Board,
  Mini,
  Dock,
  Seat,
  Card,
  shape: {
    width: SHAPE.width,
    height: SHAPE.height,
    phone: 600,
    centre(position) {
      const view = viewOf(position)
      const seat = position.seat ?? view.to_move ?? 0
      const at = view.boats[seat]?.at ?? view.row[1]
      const [x, y] = xy(at)
      return [x - SHAPE.x, y - SHAPE.y]
    },
  },
  place(position, seat) {
    const view = viewOf(position)
    const final = view.boats[seat].place
    return final ?? placeNow(view, seat)
  },
  where(position) {
    const view = viewOf(position)
    return {
      key: 'powerboats-web-where',
      args: { race: 'ABC'.indexOf(view.race) + 1, races: view.races, course: view.race, phase: view.phase },
    }
  },
  say({ position, choices, picks, plan }) {
    const view = viewOf(position)
    const dice = view.boats[view.to_move ?? 0]?.dice ?? []
    const args = { dice: dice.join('-') || 'none', total: total(dice) }
    const kind = choices[0]?.parts.kind
    if (kind === 'place') {
      const step = picks.at ? (picks.facing ? 'ready' : 'facing') : 'hex'
      return { title: { key: 'powerboats-web-say-place', args: { step } }, hint: { key: 'powerboats-web-hint-place' } }
    }
    if (kind === 'heading') {
      const runs = choices.map(({ parts }) => parts as unknown as Run)
      const full = runs.filter(({ damage }) => damage === 0).length
      return {
        title: { key: 'powerboats-web-say-heading', args: { ...args, full } },
        hint: { key: 'powerboats-web-hint-heading', args: { full, damage: runs[0]?.damage ?? 0 } },
      }
    }
    const key = dice.length ? 'powerboats-web-say-dice' : 'powerboats-web-say-no-dice'
    return {
      title: { key, args },
      hint: { key: 'powerboats-web-hint-dice', args: { rolls: rolls(choices, picks, plan) } },
    }
  },
  primary({ position, choices, picks, plan }) {
    const view = viewOf(position)
    const dice = view.boats[view.to_move ?? 0]?.dice ?? []
    const parts = settled(choices, picks)?.parts
    const kind = choices[0]?.parts.kind
    if (kind === 'place') return { key: 'powerboats-web-do-place' }
    if (kind === 'heading') {
      const run = parts as unknown as Run | undefined
      if (!run) return { key: 'powerboats-web-do-choose' }
      if (run.damage) return { key: 'powerboats-web-do-crash', args: { damage: run.damage } }
      return { key: 'powerboats-web-do-sail', args: { run: run.path.length, facing: run.facing } }
    }
    if (rolls(choices, picks, plan)) {
      const count = rolled(picks, plan).length + (parts?.change === 'add' ? 1 : 0)
      return { key: 'powerboats-web-do-roll', args: { count } }
    }
    const left = total(dice) - (parts?.change === 'remove' ? Number(parts.value) : 0)
    return { key: 'powerboats-web-do-keep', args: { total: left } }
  },
  word(part, value) {
    if (part === 'at') return t('powerboats-web-hex', { row: (value as number[])[0], col: (value as number[])[1] })
    if (part === 'facing') return t('powerboats-web-facing', { facing: value })
    return null
  },
  logWords(event: GameEvent, names) {
    if (QUIET.has(event.kind) || (event.kind === 'dice' && !event.total)) return null
    const name = names[Number(event.seat ?? event.first)] ?? ''
    const facing = typeof event.facing === 'number' ? FACINGS[event.facing] : null
    const dice = [...times(event.threes, 3), ...times(event.twos, 2), ...times(event.ones, 1)]
    return {
      key: `powerboats-web-log-${event.kind}`,
      args: { ...event, name, facing, dice: dice.join('-') || 'none', count: dice.length },
    }
  },
  logHeading: (event) =>
    event.kind === 'race' ? { key: 'powerboats-table-race', args: { race: 'ABC'[Number(event.race)] } } : null,
  time: (event) => (event.kind === 'moved' ? Math.min(600, 260 + 50 * Number(event.rest)) : (TIMES[event.kind] ?? 200)),
  sound: (event) => SOUNDS[event.kind as keyof typeof SOUNDS] ?? null,
  start,
  ahead: (choices) => (choices[0]?.parts.kind === 'number' ? [{ kind: 'reroll', values: [] }] : []),
  skipOnUndo: (position) => viewOf(position).phase === 'reroll',
}

const times = (count: unknown, value: number) => Array<number>(Number(count ?? 0)).fill(value)

export default powerboats
