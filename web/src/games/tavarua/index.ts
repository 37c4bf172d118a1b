/** Tavarua at the table. */
import { settled } from '../../table/choices'
import type { GameClient } from '../../table/client'
import type { Sound } from '../../lib/sound'
import { choiceMarks } from './advised'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Dock from './Dock.svelte'
import { end, medals, moment } from './end'
import type { Event } from './payloads'
import { complete, draftOf, endsOf, leads, offersOf, ownKey, playsOf, signsOf, start, takesMany } from './play'
import Score from './Score.svelte'
import Seat from './Seat.svelte'
import Victory from './Victory.svelte'
import { steps } from './beats'
import { telling, trail } from './trail'
import { rangeOf, rounds, worth, type Tavarua } from './view'
import { bad, choiceSpots, choiceWords, headings, partWords, quiet, spots } from './words'

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

/** What the balances a card can lead to come to: the surfer stays up, falls, or either. */
const leadOf = (balances: readonly (number | null)[]) => {
  if (!balances.length) return 'none'
  return balances.every((balance) => balance !== null)
    ? 'stays'
    : balances.some((balance) => balance !== null)
      ? 'either'
      : 'falls'
}

const tavarua: GameClient<Tavarua> = {
  Board,
  Dock,
  Seat,
  Card,
  Sheet: Score,
  victory: { Picture: Victory, ink: 'light', top: 296 },
  end,
  medals,
  moment,
  tallDock: true,
  dockKeeps: { wide: 211, middle: 231, slim: 231, narrow: 304, phone: 302 },
  shape: { width: 0, height: 0 },
  place: (position, seat) => (position.view.seats > 1 ? (position.view.surfers[seat]?.rank ?? null) : null),
  where(position) {
    const view = position.view
    return { key: 'tavarua-web-where', args: { round: view.round, rounds: rounds(view), phase: view.phase } }
  },
  say({ position, choices, picks, later }) {
    const view = position.view
    const seat = position.seat ?? view.to_move ?? 0
    const me = view.surfers[seat]
    const draft = draftOf(view.mine?.hand ?? [], choices, picks, later)
    const kind = choices[0]?.parts.kind
    const late = view.waves.find(({ space }) => space === me.space)?.late ?? false
    const asked = ['pass', 'switch', 'buy', 'stoke'].includes(kind ?? '') ? 'prepare' : view.phase
    const many = takesMany(choices, draft.action)
    const { spaces, balances } = leads(draft, endsOf(view.mine?.hand ?? [], draft, many))
    const signs = signsOf(choices)
    const paddles = signs.some(({ space }) => space !== undefined)
    const args = {
      phase: asked,
      place: me.place === 'channel' && me.space === 0 ? 'shore' : me.place,
      space: me.space,
      action: draft.action,
      cards: draft.slots.length,
      count: Math.max(0, (view.mine?.hand.length ?? 0) - 5),
      card: picks.card,
      board: picks.board,
      kind: picks.kind,
      lead: spaces.length || paddles ? 'goes' : leadOf(balances),
      to: spaces[0],
      or: spaces.find((space) => space !== spaces[0]) ?? null,
      tokens: signs[0]?.tokens,
      offers: offersOf(choices),
      plays: playsOf(choices),
      wave: view.wave_deck.next?.type,
      range: rangeOf(view.wave_deck.next?.fronts ?? []),
      rides: me.board,
    }
    const tips = draft.action === 'catch' || draft.action === 'ride' || draft.action === 'snake'
    const stands = args.lead === 'stays' || args.lead === 'either'
    const ready = stands && view.wave_deck.next ? 'wave' : 'ready'
    const paddling = draft.action === 'out' || draft.action === 'in'
    const lacking = !draft.action && draft.slots.length ? 'act' : tips ? 'tips' : paddling ? 'paddle' : asked
    const shown = args.or === null ? ready : 'reveal'
    const choosing = draft.action === 'recover' ? 'recover' : draft.action && draft.slots.length ? shown : lacking
    const playing = asked === 'choose' || asked === 'card'
    const stoking = asked === 'prepare' && picks.kind === 'stoke'
    const hint = stoking
      ? 'stoke'
      : late && me.place === 'riding'
        ? 'late'
        : many && playing
          ? 'many'
          : playing
            ? choosing
            : asked
    return {
      title: { key: `tavarua-web-say-${asked === 'card' ? 'choose' : asked}`, args },
      hint: { key: 'tavarua-web-hint', args: { ...args, hint, points: worth(me.pile), pile: me.pile.length } },
    }
  },
  primary({ position, choices, picks, later }) {
    const view = position.view
    const draft = draftOf(view.mine?.hand ?? [], choices, picks, later)
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
  choiceMarks,
  toldOf: (move) => (move[1]?.parts.kind.startsWith('card') ? move.slice(1) : move),
  choiceSpots,
  telling,
  together: true,
  trail,
  time: (event) => TIMES[event.kind] ?? 0,
  sound: (event) => SOUNDS[event.kind] ?? null,
  start,
  complete,
  keys: [
    { keys: ['1', '…', '9'], said: { key: 'tavarua-web-key-card' } },
    { keys: ['o'], said: { key: 'tavarua-web-key-out' } },
    { keys: ['i'], said: { key: 'tavarua-web-key-in' } },
    { keys: ['c'], said: { key: 'tavarua-web-key-catch' } },
    { keys: ['w'], said: { key: 'tavarua-web-key-wait' } },
    { keys: ['b'], said: { key: 'tavarua-web-key-bail' } },
    { keys: ['+', '-'], said: { key: 'tavarua-web-key-token' } },
  ],
  ownKey,
  skipOnUndo: (position) => position.view.phase === 'card' && position.view.mine?.choice?.action !== 'recover',
  steps,
}

export default tavarua
