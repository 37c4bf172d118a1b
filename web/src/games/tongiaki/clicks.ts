/** What a click on the board means: the picks it makes, or the question why not. Nothing here knows a rule. */
import type { Choice as AnyChoice } from '../../lib/wire'
import { narrow, settled, valuesOf, type Picks as AnyPicks } from '../../table/choices'
import type { Controls } from '../../table/client'
import { coastOf } from './coast'
import { angleOf, apart, AP, hexAt, xy } from './hex'
import type { Island, Parts, Sail, View } from './payloads'
import type { Tongiaki } from './view'

type Choice = AnyChoice<Parts>
type Picks = AnyPicks<Parts>

/** What is under a point of the map. */
export interface Spot {
  q: number
  r: number
  island: Island | null
  beach: number | null
  /** The local edge of a jetty. */
  edge: number | null
}

const KINDS_OF_ISLANDS: Parts['kind'][] = ['expand', 'found', 'return', 'remove']

/** Picks that go without saying: the only choice, the commonest kind of turn, the first boat of a fleet. */
export function start(choices: readonly Choice[]): Picks {
  if (choices.length === 1) return choices[0].parts
  const kind = choices[0].parts.kind
  if (kind === 'land') return { kind, colour: choices[0].parts.colour }
  const kinds = valuesOf(choices, 'kind')
  return kinds.length === 1 || kinds.includes('settle') ? { kind } : {}
}

/** Forced steps that follow a decision are not asked: the boats of an expansion and of a landing. */
export function ahead(choices: readonly Choice[]): Picks[] {
  const kind = choices[0]?.parts.kind === 'sail' || choices[0]?.parts.kind === 'land' ? 'land' : 'put'
  return Array<Picks>(6).fill({ kind })
}

/** The picks a click on an island makes; null if nothing can be done there. */
export function islandPicks(choices: readonly Choice[], picks: Picks, island: number): Picks | null {
  const kinds =
    picks.kind && KINDS_OF_ISLANDS.includes(picks.kind) ? [picks.kind, ...KINDS_OF_ISLANDS] : KINDS_OF_ISLANDS
  const kind = kinds.find((one) => narrow(choices, { kind: one, island }).length)
  if (!kind) return null
  const [most] = valuesOf(choices, 'boats', { kind, island }).sort((a, b) => b - a)
  return kind === 'return' ? { kind, island, boats: most } : { kind, island }
}

/** The picks a click on a beach makes; null if nothing can be done there. */
export function beachPicks(choices: readonly Choice[], picks: Picks, island: number, beach: number): Picks | null {
  const wanted = { ...(picks.colour === undefined ? {} : { colour: picks.colour }), island, beach }
  const parts = narrow(choices, wanted)[0]?.parts
  if (!parts) return null
  return parts.kind === 'sail' ? sailPicks(parts) : { kind: parts.kind, ...wanted }
}

export const sailPicks = ({ kind, island, edge }: Sail): Picks => ({ kind, island, edge })

/** Make picks; a second click on the same decides. */
export function take(choices: readonly Choice[], picks: Picks, next: Picks, controls: Controls<Tongiaki>): void {
  const chosen = settled(choices, next)
  if (chosen && settled(choices, picks) === chosen) controls.act(chosen)
  else controls.setPicks(next)
}

/** Choose another boat of the fleet; a beach already picked stays if it can. */
export function colourPicks(choices: readonly Choice[], picks: Picks, colour: number): Picks {
  const next = { ...picks, colour }
  return narrow(choices, next).length ? next : { colour }
}

export function spotAt(view: View, x: number, y: number): Spot {
  const [q, r] = hexAt(x, y)
  const island =
    view.tiles.find((tile): tile is Island => tile.kind === 'island' && tile.q === q && tile.r === r) ?? null
  const spot: Spot = { q, r, island, beach: null, edge: null }
  if (!island) return spot
  const [cx, cy] = xy(q, r)
  const far = Math.hypot(x - cx, y - cy)
  const degrees = (Math.atan2(y - cy, x - cx) * 180) / Math.PI
  if (far < 48) return spot
  const { shores } = coastOf(island, island.rho)
  const beach = shores.findIndex(({ from, to }) => apart(degrees, (from + to) / 2) <= (to - from) / 2)
  const jetty = shores
    .flatMap(({ jetties }) => jetties)
    .find(({ side }) => far > AP - 14 && apart(degrees, angleOf(side)) < 9)
  return { ...spot, beach: beach < 0 ? null : beach + 1, edge: jetty?.edge ?? null }
}

/** What somebody wanted who clicked where nothing can be done, in the words of the room's choices. */
export function intentAt(
  choices: readonly Choice[],
  picks: Picks,
  { q, r, island, beach, edge }: Spot,
): Record<string, unknown> | null {
  const kind = picks.kind ?? choices[0]?.parts.kind
  if (kind === 'tile') return { kind, q, r }
  if (!island) return null
  const there = { island: island.tile }
  switch (kind) {
    case 'sail':
      return { kind, ...there, edge: edge ?? (beach === null ? -1 : island.beaches[beach - 1].edges[0]) }
    case 'put':
    case 'land':
    case 'grab':
      return { kind, ...there, beach, ...(kind === 'land' ? { colour: picks.colour } : {}) }
    default:
      return { kind: kind === 'settle' || !kind ? 'expand' : kind, ...there }
  }
}

/** Whether picks are a whole move: a tile may still be turned, and who comes back may want fewer boats than the most. */
export function complete(choices: readonly Choice[], picks: Picks): boolean {
  const { kind, island, q, r } = picks
  const open =
    kind === 'return'
      ? valuesOf(choices, 'boats', { kind, island })
      : kind === 'tile'
        ? valuesOf(choices, 'mark', { kind, q, r })
        : []
  return open.length < 2 && settled(choices, picks) !== null
}

/** A tile whose place is picked lies the first way it can. */
export function fill(picks: Picks, left: readonly Choice[]): Picks {
  const [first] = left
  const placed = first?.parts.kind === 'tile' && valuesOf(left, 'q').length === 1 && valuesOf(left, 'r').length === 1
  return placed && first.parts.kind === 'tile' ? { ...picks, mark: picks.mark ?? first.parts.mark } : picks
}
