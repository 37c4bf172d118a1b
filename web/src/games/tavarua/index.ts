/** Tavarua at the table. */
import { settled } from '../../table/choices'
import type { GameClient } from '../../table/client'
import type { Sound } from '../../lib/sound'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Dock from './Dock.svelte'
import type { Event } from './payloads'
import { draftOf, signsOf, start, takesMany } from './play'
import Result from './Result.svelte'
import Seat from './Seat.svelte'
import { steps } from './beats'
import { rounds, worth, type Tavarua } from './view'
import { bad, choiceWords, headings, partWords, quiet, spots } from './words'

const TIMES: Partial<Record<Event['kind'], number>> = {
  round: 550, wave: 600, showed: 180, caught: 300, rode: 260, paddled: 260, fell: 320, collided: 350, stayed: 300,
  snaked: 350, bailed: 250, recovered: 250, barrel: 350, hang_ten: 350, scored: 400, stoke: 450, switched: 300,
  bought: 200, over: 300,
} // prettier-ignore
const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  round: 'dice',
  caught: 'move',
  rode: 'move',
  fell: 'crash',
  collided: 'crash',
  scored: 'goal',
}

const tavarua: GameClient<Tavarua> = {
  Board,
  Dock,
  Seat,
  Card,
  Result,
  tallDock: true,
  shape: { width: 0, height: 0 },
  place: (position, seat) => (position.view.seats > 1 ? (position.view.surfers[seat]?.rank ?? null) : null),
  where(position) {
    const view = position.view
    return { key: 'tavarua-web-where', args: { round: view.round, rounds: rounds(view), phase: view.phase } }
  },
  say({ position, choices, picks, plan }) {
    const view = position.view
    const seat = position.seat ?? view.to_move ?? 0
    const me = view.surfers[seat]
    const draft = draftOf(view.mine?.hand ?? [], choices, picks, plan)
    const kind = choices[0]?.parts.kind
    const late = view.waves.find(({ space }) => space === me.space)?.late ?? false
    const asked = ['pass', 'switch', 'buy', 'stoke'].includes(kind ?? '') ? 'prepare' : view.phase
    const args = {
      phase: asked,
      place: me.place === 'channel' && me.space === 0 ? 'shore' : me.place,
      space: me.space,
      action: draft.action,
      cards: draft.slots.length,
      count: Math.max(0, (view.mine?.hand.length ?? 0) - 5),
      card: picks.card,
      board: picks.board,
    }
    const hint = late && me.place === 'riding' ? 'late' : takesMany(choices, draft.action) ? 'many' : asked
    return {
      title: { key: `tavarua-web-say-${asked === 'card' ? 'choose' : asked}`, args },
      hint: { key: 'tavarua-web-hint', args: { ...args, hint, points: worth(me.pile), pile: me.pile.length } },
    }
  },
  primary({ position, choices, picks, plan }) {
    const view = position.view
    const draft = draftOf(view.mine?.hand ?? [], choices, picks, plan)
    const parts = settled(choices, picks)?.parts
    const args = {
      phase: view.phase,
      kind: parts?.kind,
      action: draft.action,
      cards: draft.slots.length,
      sign: picks.sign,
      tokens: signsOf(choices)[0]?.tokens,
      board: picks.board,
    }
    return { key: 'tavarua-web-do', args }
  },
  word: partWords,
  choiceWords,
  headings,
  quiet,
  bad,
  spots,
  time: (event) => TIMES[event.kind] ?? 0,
  sound: (event) => SOUNDS[event.kind] ?? null,
  start,
  skipOnUndo: (position) => position.view.phase === 'card' && position.view.mine?.choice?.action !== 'recover',
  steps,
}

export default tavarua
