/**
 * What a person is about to play: an action at a corner of the mat, cards for it, stoke tokens on them. The room asks
 * for the action first and for the cards next, so a draft is picks for this decision and later picks for the one after it.
 */
import type { Choice } from '../../lib/wire'
import { same, settled, type Picks } from '../../table/choices'
import type { Chosen, End, HandCard, Parts, PlayCards, PlayerCard, Sign, View } from './payloads'
import { ACTIONS, NO_CARD, cardText } from './view'

type Choices = readonly Choice<Parts>[]

const isChosen = (action: string | null): action is Chosen => ACTIONS.some((known) => known === action)

export interface Draft {
  /** An action, or the reason why cards are asked for: mulligan, inspire. */
  action: PlayCards['why'] | null
  rider: number | null
  slots: number[]
  tokens: number
}

export const NO_DRAFT: Draft = { action: null, rider: null, slots: [], tokens: 0 }

const cardPicks = ({ power, direction, colour }: PlayerCard, tokens: number): Picks<Parts> => ({
  kind: 'card',
  power,
  direction,
  colour,
  tokens,
})

/** The slots of the hand that picks name; equal cards are not told apart, so the first ones are taken. */
export function slotsOf(hand: readonly PlayerCard[], picks: Picks<Parts> | undefined): number[] {
  if (picks?.kind === 'card') {
    const { power, direction, colour } = picks
    const slot = hand.findIndex(
      (card) => card.power === power && card.direction === direction && card.colour === colour,
    )
    return slot < 0 ? [] : [slot]
  }
  const wanted = [...(picks?.names ?? [])]
  return hand.flatMap((card, slot) => {
    const i = wanted.indexOf(cardText(card))
    if (i < 0) return []
    wanted.splice(i, 1)
    return [slot]
  })
}

/** The draft that picks and later picks stand for. */
export function draftOf(
  hand: readonly PlayerCard[],
  choices: Choices,
  picks: Picks<Parts>,
  later: readonly Picks<Parts>[],
): Draft {
  const first = choices[0]?.parts
  if (!first) return NO_DRAFT
  const choosing = first.kind === 'choose'
  const cards = choosing ? later[0] : picks
  return {
    action: choosing ? (picks.action ?? null) : 'why' in first ? first.why : null,
    rider: choosing ? (picks.rider ?? null) : null,
    slots: slotsOf(hand, cards),
    tokens: cards?.tokens ?? 0,
  }
}

/** Whether an action takes several cards, as the room says; cards are asked for in the plural elsewhere. */
export function takesMany(choices: Choices, action: string | null): boolean {
  const first = choices[0]?.parts
  if (first?.kind !== 'choose') return first?.kind === 'cards'
  return choices.some(({ parts }) => parts.kind === 'choose' && parts.action === action && parts.takes === 'many')
}

/** A draft as picks and later picks. */
export function written(
  hand: readonly PlayerCard[],
  choices: Choices,
  draft: Draft,
): { picks: Picks<Parts>; later: Picks<Parts>[] } {
  const many = takesMany(choices, draft.action)
  const slots = [...draft.slots].sort((a, b) => a - b)
  const names = slots.map((slot) => cardText(hand[slot]))
  const cards: Picks<Parts> | null = many
    ? { kind: 'cards', names }
    : slots.length
      ? cardPicks(hand[slots.at(-1)!], draft.tokens)
      : null
  if (choices[0]?.parts.kind !== 'choose') return { picks: cards ?? { kind: 'card' }, later: [] }
  const picks: Picks<Parts> = isChosen(draft.action) ? { kind: 'choose', action: draft.action, rider: draft.rider } : {}
  return { picks, later: cards && slots.length ? [cards] : [] }
}

/** The draft after a click on a card: one more or fewer where several are taken, else this one or none. */
export function withCard(draft: Draft, slot: number, many: boolean): Draft {
  const there = draft.slots.includes(slot)
  if (there) return { ...draft, slots: draft.slots.filter((other) => other !== slot), tokens: many ? 0 : draft.tokens }
  return { ...draft, slots: many ? [...draft.slots, slot] : [slot] }
}

/** The draft with another action: cards stay where they can. */
export function withAction(draft: Draft, action: Draft['action'], rider: number | null, many: boolean): Draft {
  const slots = many ? draft.slots : draft.slots.slice(-1)
  return { action, rider, slots, tokens: many ? 0 : draft.tokens }
}

/** What the cards of a draft would do; nothing unless it is a single card. */
export function endsOf(hand: readonly HandCard[], draft: Draft, many: boolean): End[] {
  if (many || draft.slots.length !== 1) return []
  return hand[draft.slots[0]]?.ends?.[draft.tokens] ?? []
}

/** Where on its board or in the channel a draft leads: spaces for paddling, balances for catching, riding, snaking. */
export function leads(draft: Draft, ends: readonly End[]): { spaces: number[]; balances: (number | null)[] } {
  if (draft.action === 'out' || draft.action === 'in') {
    const part = draft.action
    return { spaces: ends.flatMap((end) => end[part] ?? []), balances: [] }
  }
  const rides = draft.action === 'catch' || draft.action === 'ride'
  const part = rides ? 'balance' : draft.action === 'snake' ? 'snake' : null
  const balances = part ? ends.map((end) => end[part]).filter((balance) => balance !== undefined) : []
  return { spaces: [], balances }
}

/** Whether two sets of slots hold the same cards. */
export const sameCards = (hand: readonly PlayerCard[], a: readonly number[], b: readonly number[]) => {
  const sorted = (slots: readonly number[]) => slots.map((slot) => cardText(hand[slot] ?? NO_CARD)).sort()
  return same(sorted(a), sorted(b))
}

/** Plus and minus, where they are asked for. */
export const signsOf = (choices: Choices): Sign[] =>
  choices.flatMap(({ parts }) => (parts.kind === 'sign' ? [parts] : []))

/** What can be had at the shore before one chooses. */
export function offersOf(choices: Choices): 'both' | 'buy' | 'switch' | 'none' {
  const [turns, buys] = (['switch', 'buy'] as const).map((kind) => choices.some(({ parts }) => parts.kind === kind))
  return turns && buys ? 'both' : turns ? 'switch' : buys ? 'buy' : 'none'
}

/** Whether a stoke card can be played as well as something be had at the shore. */
export const playsOf = (choices: Choices): 'yes' | 'no' =>
  offersOf(choices) !== 'none' && choices.some(({ parts }) => parts.kind === 'stoke') ? 'yes' : 'no'

/** The picks that go without saying: nothing to prepare, keep all cards, the only choice. */
export function start(choices: Choices): Picks<Parts> {
  const first = choices[0]?.parts
  if (!first) return {}
  if (first.kind === 'pass') return { kind: 'pass' }
  if (first.kind === 'cards' && first.why === 'mulligan') return { kind: 'cards', names: [] }
  if (first.kind === 'card') return { kind: 'card' }
  return {}
}

/** Whether action, card and tokens are all chosen: several cards, or tokens to lay on one, wait for the button. */
export function complete(
  choices: Choices,
  picks: Picks<Parts>,
  later: readonly Picks<Parts>[],
  { view, seat }: { view: View; seat: number | null },
): boolean {
  const kind = choices[0]?.parts.kind
  if (kind === 'cards' || settled(choices, picks) === null) return false
  const tokens = view.surfers[seat ?? view.to_move ?? 0]?.tokens ?? 0
  if (kind === 'choose') return later.length > 0 && tokens === 0 && !takesMany(choices, picks.action ?? null)
  return kind !== 'card' || tokens === 0
}

/** The letters of the corners of the mat. */
export const CORNER_KEYS: Record<string, string> = {
  out: 'o',
  in: 'i',
  catch: 'c',
  snake: 'c',
  wait: 'w',
  ride: 'c',
  bail: 'b',
}

/** Whether the dock takes a key: digits are cards of the hand, letters corners of the mat, plus and minus tokens. */
export function ownKey(key: string, choices: Choices): boolean {
  const kind = choices[0]?.parts.kind
  if (kind === 'sign') return key === '+' || key === '-'
  const playing = kind === 'choose' || kind === 'card' || kind === 'cards'
  return playing && (/^[1-9+-]$/.test(key) || Object.values(CORNER_KEYS).includes(key.toLowerCase()))
}

const USUAL: Record<View['surfers'][number]['place'], Chosen[]> = {
  riding: ['ride', 'bail'],
  channel: ['out', 'catch', 'in', 'wait'],
  bailed: ['recover'],
  wash: ['recover'],
}

/** A corner of the mat: an action, whom it is aimed at, and whether it is possible now. */
export interface Offer {
  action: Chosen
  rider: number | null
  can: boolean
}

/** Which actions the corners of the mat offer at the surfer's place, also those that are not possible now. */
export function corners(view: View, seat: number, choices: Choices): Offer[] {
  const chosen = choices.flatMap(({ parts }): Offer[] =>
    parts.kind === 'choose' ? [{ action: parts.action, rider: parts.rider, can: true }] : [],
  )
  const can = (action: Chosen) => chosen.some((other) => other.action === action)
  const snakes = chosen.filter(({ action }) => action === 'snake')
  const plain = USUAL[view.surfers[seat]?.place ?? 'wash']
    .filter((action) => action !== 'catch' || can('catch') || !snakes.length)
    .map((action): Offer => ({ action, rider: null, can: can(action) }))
  const at = plain.findIndex(({ action }) => action === 'in')
  return snakes.length ? [...plain.slice(0, Math.max(at, 0)), ...snakes, ...plain.slice(Math.max(at, 0))] : plain
}
