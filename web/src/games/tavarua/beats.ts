/**
 * A ply of the last one to choose tells a whole round: cards turned over, contests, rides, the wave card, scores, the
 * next wave rolling in. It is shown beat by beat: each beat is the position so far, told from the events. Only the
 * last position counts; it is the room's own.
 */
import type { Position } from '../../lib/wire'
import type { Step } from '../../table/state'
import type { CardTold, Caught, Event, Mine, PileCard, Rode, Surfer, View } from './payloads'
import { ACTIONS, BOARDS, cardOf, NO_CARD, cardText, WAVES, type Tavarua } from './view'

type Beat =
  'start' | 'prepare' | 'reveal' | 'contest' | 'ride' | 'paddle' | 'wave' | 'test' | 'score' | 'round' | 'over'

const BEATS: Partial<Record<Event['kind'], Beat>> = {
  stoke: 'prepare', switched: 'prepare', bought: 'prepare',
  showed: 'reveal', laid_down: 'reveal',
  bailed: 'contest', collided: 'contest', stayed: 'contest', snaked: 'contest',
  caught: 'ride', rode: 'ride',
  paddled: 'paddle', recovered: 'paddle',
  wave: 'wave', barrel: 'test', hang_ten: 'test',
  scored: 'score', round: 'round', over: 'over',
} // prettier-ignore

/** The events cut into beats; what is told aside, such as cards drawn, goes with the beat before. */
export function beats<Told extends Pick<Event, 'kind'>>(events: readonly Told[]): Told[][] {
  const cut: Told[][] = []
  let now: Beat = 'start'
  let last = ''
  for (const event of events) {
    const beat: Beat = event.kind === 'fell' ? beatOfFall(now, last) : (BEATS[event.kind] ?? now)
    if (!cut.length || beat !== now) cut.push([])
    cut.at(-1)!.push(event)
    now = beat
    last = event.kind
  }
  return cut
}

function beatOfFall(now: Beat, last: string): Beat {
  if (now === 'wave' || now === 'test') return 'test'
  return last === 'collided' ? now : 'ride'
}

/** The steps in which a ply is shown. */
export function steps(from: Position<Tavarua>[], to: Position<Tavarua>[]): Step<Tavarua>[] {
  const events = to[0]?.events ?? []
  const cut = beats(events)
  if (cut.length < 2 || from.length !== to.length) return [{ positions: to, events }]
  const views = from.map((position) => structuredClone(position.view))
  return cut.map((beat, i) => {
    if (i === cut.length - 1) return { positions: to, events: beat }
    const positions = to.map((target, held) => {
      for (const event of beat) tell(views[held], event, target.view, target.seat ?? null)
      return { ...target, to_move: null, choices: [], view: structuredClone(views[held]) }
    })
    return { positions, events: beat }
  })
}

/** Change a view by one event; `to` is where the ply leads, for what the event leaves out. */
function tell(view: View, event: Event, to: View, own: number | null): void {
  view.to_move = null
  const seat = 'seat' in event ? event.seat : -1
  const surfer = view.surfers[seat]
  const after = to.surfers[seat]
  if (surfer) tellOf(surfer, event, after)
  if (seat === own && view.mine && (event.kind === 'showed' || event.kind === 'laid_down'))
    takeFromHand(view.mine, event)
  if (event.kind === 'wave') {
    view.wave_deck.turned.push([WAVES[event.wave], event.front])
    view.wave_deck.left -= 1
    view.wave_deck.next = null
    view.surfers.forEach((other, i) => {
      if (other.place === 'riding' && to.surfers[i].place === 'riding') other.balance = to.surfers[i].balance
    })
  } else if (event.kind === 'round') {
    view.round = event.round
    view.first = event.first
    view.waves = to.waves
    view.wave_deck = to.wave_deck
    for (const other of view.surfers) {
      if (other.place === 'riding') other.space -= 1
      Object.assign(other, { showing: null, has_chosen: false })
    }
  }
}

function tellOf(surfer: Surfer, event: Event, after: Surfer): void {
  switch (event.kind) {
    case 'showed':
      surfer.has_chosen = false
      surfer.tokens = Math.max(0, surfer.tokens - event.tokens)
      surfer.showing = {
        action: ACTIONS[event.action],
        card: event.power ? cardOf(event) : null,
        tokens: event.tokens,
        rider: event.other < 0 ? null : event.other,
      }
      break
    case 'bailed':
    case 'snaked':
      Object.assign(surfer, { place: 'bailed', balance: 0, showing: null })
      break
    case 'fell':
      Object.assign(surfer, { place: 'wash', balance: 0, showing: null, tokens: after.tokens })
      break
    case 'stayed':
      surfer.showing = null
      break
    case 'caught':
    case 'rode':
      surfer.pile.push(laid(surfer, event))
      Object.assign(surfer, {
        place: 'riding',
        space: event.space,
        balance: event.balance,
        showing: null,
      })
      break
    case 'paddled':
      Object.assign(surfer, { space: event.to, showing: null })
      break
    case 'recovered':
      Object.assign(surfer, { place: 'channel', space: 0, showing: null })
      break
    case 'barrel':
    case 'hang_ten': {
      const last = surfer.pile.at(-1)
      if (last) last[event.kind] = event.kind === 'hang_ten' || event.ridden === 1
      break
    }
    case 'scored':
      if (surfer.place !== 'wash') surfer.place = 'channel'
      if (event.how === 1) surfer.space = 0
      Object.assign(surfer, {
        pile: [],
        balance: 0,
        scores: after.scores,
        sums: after.sums,
        total: after.total,
        tokens: after.tokens,
      })
      break
    case 'switched':
      surfer.board = BOARDS[event.board]
      surfer.reach = after.reach
      break
    case 'stoke':
      surfer.stoke_cards -= 1
      surfer.stoke_played = true
  }
}

function laid({ showing }: Surfer, event: Caught | Rode): PileCard {
  const card = showing?.card ?? NO_CARD
  const tokens = showing?.tokens ?? 0
  const perfect = event.kind === 'caught' && event.perfect === 1
  return { ...card, tokens, barrel: false, hang_ten: false, perfect, points: card.power + tokens }
}

function takeFromHand(mine: Mine, event: CardTold): void {
  const card = cardText(cardOf(event))
  const slot = mine.hand.findIndex((held) => cardText(held) === card)
  if (slot >= 0) mine.hand.splice(slot, 1)
  mine.choice = null
}
