/** The end of a match: what a game is told about it, and the words all games share. */
import type { Component } from 'svelte'
import type { GameTypes, LooseTypes, SheetOf } from '../lib/game'
import type { Position, TableCard } from '../lib/wire'
import { decimal, has, list, t, type Said } from '../lib/words.svelte'

/** A seat and its place at the end; null if it did not win and the game has no further places. */
export interface Placed {
  seat: number
  place: number | null
}

/** What the picture is drawn from: everybody in the order of their places. */
export interface VictoryProps<G extends GameTypes = LooseTypes> {
  position: Position<G>
  standing: Placed[]
}

/** The picture at the end of a match. */
export interface Victory<G extends GameTypes = LooseTypes> {
  /** The inside of a drawing of 400 by 720 units. */
  Picture: Component<VictoryProps<G>>
  /** Whether words on it are dark or light. */
  ink: 'dark' | 'light'
  /** From which height on a phone shows 262 units of it. */
  top: number
}

/** The props of a game's `Sheet`, and what its `end` is told. The sheet itself comes a little later than the end of the match. */
export interface SheetProps<G extends GameTypes = LooseTypes> extends VictoryProps<G> {
  sheet: SheetOf<G> | null
  names: string[]
  /** The seat of the person at this screen; null for a spectator, or if several share it. */
  seat: number | null
}

/** What everybody should notice: a title in a few words, lines below it, whose they are, and how long to show it. */
export interface Moment {
  title: Said
  lines?: { said: Said; seat?: number }[]
  seat?: number
  ms?: number
}

/** Everybody in the order of their places; nobody where the match was not played to its end. */
export const standingOf = ({ result }: Pick<TableCard, 'result'>): Placed[] =>
  (result ?? []).map(({ seat, place }) => ({ seat, place })).sort((a, b) => rank(a) - rank(b) || a.seat - b.seat)

/** A number to order places by: those without one come last. */
export const rank = ({ place }: Pick<Placed, 'place'>): number => place ?? Infinity

/** The seats that share the first place. */
export const winnersOf = (standing: readonly Placed[]): number[] =>
  standing.filter(({ place }) => place === 1).map(({ seat }) => seat)

/** Who has won, in the words of the game. */
export function headline(
  { game, score }: Pick<TableCard, 'game' | 'score'>,
  standing: readonly Placed[],
  names: readonly string[],
  seat: number | null,
  more: object = {},
): string {
  const winners = winnersOf(standing)
  const alone = standing.length < 2
  const who = alone ? 'alone' : winners.length > 1 ? 'several' : winners[0] === seat ? 'you' : 'one'
  const key = has(`${game}-end-headline`) ? `${game}-end-headline` : 'web-end-headline'
  const args = { who, winners: list(winners.map((winner) => names[winner])), points: decimal(score?.points ?? 0) }
  return t(key, { ...args, ...more })
}

/** The place of the person at the screen in words, or what there is to see for anybody else. */
export function placeWords({ score }: Pick<TableCard, 'score'>, standing: readonly Placed[], seat: number | null) {
  if (score) return t('web-score-of', { points: decimal(score.points), best: score.best })
  const own = standing.find((each) => each.seat === seat)
  if (standing.length < 2) return t('web-end-alone')
  if (!own) return t('web-end-standing')
  if (own.place === null) return t('web-end-lost')
  const shared = standing.filter(({ place }) => place === own.place).length > 1
  return t('web-end-place', { place: own.place, shared })
}

/** How long a match took, in minutes. */
export const minutesOf = ({ started, ended }: Pick<TableCard, 'started' | 'ended'>): number | null =>
  started && ended ? Math.max(1, Math.round((ended - started) / 60_000)) : null
