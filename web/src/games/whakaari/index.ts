/** Whakaari at the table: which clicks pick which parts, how long things take, and what is said. */
import { t } from '../../lib/words.svelte'
import type { Sound } from '../../lib/sound'
import { settled } from '../../table/choices'
import type { GameClient } from '../../table/client'
import { grabs, start } from './aim'
import Board from './Board.svelte'
import Dock from './Dock.svelte'
import { bad, choiceSpots, choiceWords, headings, quiet, spots } from './log'
import { SHAPE } from './plane'
import Seat from './Seat.svelte'
import { time } from './timeline'
import type { Event, View } from './payloads'
import type { Picks, Whakaari } from './view'

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  jumped: 'move',
  dragged: 'move',
  gone: 'crash',
  bomb: 'crash',
  event: 'dice',
  tossed: 'dice',
  won: 'goal',
}

/** What a target is asked for, as one word for the messages. */
function asked(view: View): string {
  if (view.phase === 'target')
    return view.icon ? view.icon.replace(/[-1]$/, '').toLowerCase() : String(view.power).toLowerCase()
  if (view.phase === 'second') return String(view.power).toLowerCase()
  return view.phase
}

/** What the picks and the plan come to: the last thing they name. */
function meant(picks: Picks, plan: readonly Picks[]): string {
  const last = plan.at(-1) ?? picks
  if (last.kind === 'piece' || last.kind === 'board') return 'target'
  return last === picks ? (picks.kind ?? 'none') : `icon-${last.kind}`
}

const whakaari: GameClient<Whakaari> = {
  Board,
  Dock,
  Seat,
  shape: { width: SHAPE.width, height: SHAPE.height },
  place: (position, seat) => position.view.players[seat].place,
  where: ({ view }) => ({ key: 'whakaari-web-where', args: { round: view.round } }),
  say({ position, choices, picks, plan }) {
    const { view } = position
    const none = view.phase === 'main' && !choices.some(({ parts }) => parts.kind === 'card') ? 'after' : 'none'
    const said = meant(picks, plan)
    const args = {
      phase: view.phase,
      asked: asked(view),
      meant: said === 'none' ? none : said,
      grabs: grabs(view) ? 'yes' : 'no',
      mm: Math.round((view.ruler?.length ?? 0) / 100),
    }
    return {
      title: { key: `whakaari-web-say-${view.phase.replace('_', '-')}`, args },
      hint: { key: `whakaari-web-hint-${view.phase.replace('_', '-')}`, args },
    }
  },
  primary({ position, choices, picks, plan }) {
    const { view } = position
    const ready = settled(choices, picks) !== null
    const args = {
      phase: view.phase,
      asked: asked(view),
      meant: ready ? meant(picks, plan) : 'none',
      degree: Number(picks.degree ?? 0),
    }
    return { key: 'whakaari-web-do', args }
  },
  word(part, value) {
    if (part === 'kind') return t('whakaari-web-part-kind', { kind: value })
    if (part === 'sector') return t('whakaari-web-sector', { sector: value, way: Math.round(Number(value) / 45) % 8 })
    if (part === 'degree') return `${Number(value)}°`
    if (part === 'x' || part === 'y')
      return t('whakaari-web-part-place', { part, mm: Math.abs(Number(value)), side: Math.sign(Number(value)) })
    return null
  },
  choiceWords,
  headings,
  quiet,
  bad,
  spots,
  choiceSpots,
  time,
  sound: (event) => SOUNDS[event.kind] ?? null,
  start,
}

export default whakaari
