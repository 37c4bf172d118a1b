/** What happened since somebody's last turn, told in a few entries with their trails on the board. Pure: no browser. */
import type { Position } from '../lib/wire'
import { say } from '../lib/words.svelte'
import type { GameClient } from './client'
import { beginning, type Mark } from './marks'
import { sentence } from './names'
import type { GameEvent } from './state'
import { seatOf } from './story'

export interface Entry {
  number: number
  /** Whose turn it tells; null for what nobody did, such as a card turned over for all. */
  seat: number | null
  text: string
  marks: Mark[]
  /** The first and the last ply it tells of. */
  plies: [number, number]
}

/** The most entries, and sentences an entry. */
const MOST = 6
const SENTENCES = 2
/** From this weight on, what happened to somebody is told to that player too. */
const GRAVE = 3

interface Told {
  /** Where it stands among all that happened. */
  at: number
  event: GameEvent
  weight: number
  before: Position
  after: Position
}
interface Group {
  seat: number | null
  told: Told[]
}

const weightOf = (client: GameClient, event: GameEvent): number =>
  client.telling?.(event) ?? (client.quiet?.(event) ? 0 : client.bad?.(event) ? GRAVE : 1)

/** Events under whose turn they fell into, or who they are about where the game has no turns in its log. */
function groupsOf(client: GameClient, positions: readonly Position[], seat: number): Group[] {
  const groups: Group[] = []
  let turn: number | null = null
  let fresh = false
  let at = 0
  positions.slice(1).forEach((after, i) => {
    const before = positions[i]
    const own = before.to_move === seat
    const wrong = after.events.some((event) => client.bad?.(event) && (event.owner ?? event.seat ?? seat) === seat)
    for (const event of after.events) {
      for (const heading of client.headings?.(event) ?? []) {
        if (heading.level === 'turn') [turn, fresh] = [heading.seat, true]
      }
      const mine = own && turn === null && !client.together
      // what came of one’s own decision was seen when it was made, and is told if it went wrong
      if (mine && !wrong) continue
      const whose: number | null = turn ?? (mine ? seat : seatOf(event))
      const found = turn === null ? groups.findLast((group) => group.seat === whose) : fresh ? undefined : groups.at(-1)
      const group = found ?? { seat: whose, told: [] }
      if (!found) groups.push(group)
      fresh = false
      group.told.push({ at: at++, event, weight: weightOf(client, event), before, after })
    }
  })
  return groups
}

/** When the most telling thing in a group happened, which is what its entry says. */
function momentOf({ told }: Group): number {
  return told.reduce((best, one) => (one.weight > best.weight ? one : best)).at
}

/** The most telling sentences, in the order in which things happened. */
function textOf(
  client: GameClient,
  game: string,
  told: readonly Told[],
  names: readonly string[],
  reader: number,
): string {
  const tell = (event: GameEvent) => sentence(game, event, names, reader, 'recap')
  const own = client.summary?.(told.map(({ event }) => event))
  if (own?.length) return own.map((one) => ('kind' in one ? tell(one) : say(one))).join(' ')
  const most = Math.max(...told.map(({ weight }) => weight))
  const telling = told.filter(({ weight }) => weight > 0 && (weight > 1 || most === 1))
  // of two that weigh the same the later one is told: it says what has become of somebody
  const best = [...telling].reverse()
  best.sort((a, b) => b.weight - a.weight).splice(SENTENCES)
  const chosen = telling.filter((one) => best.includes(one))
  return [...new Set(chosen.map(({ event }) => tell(event)))].join(' ')
}

/**
 * The story of what the others did. `positions` follow each other, from the one in which the seat last decided, or the
 * first of the match, to the present one.
 */
export function recapOf(
  client: GameClient,
  game: string,
  positions: readonly Position[],
  seat: number,
  names: readonly string[],
): Entry[] {
  const groups = groupsOf(client, positions, seat).filter(({ seat: whose, told }) => {
    const most = Math.max(0, ...told.map(({ weight }) => weight))
    return most >= (whose === seat ? GRAVE : 1)
  })
  if (!groups.some(({ seat: whose }) => whose !== null && whose !== seat)) return []
  groups.sort((a, b) => momentOf(a) - momentOf(b))
  const laid = positions.findLast(({ events }) => events.some((event) => client.relaid?.(event)))?.ply ?? -1
  return groups.slice(-MOST).map(({ seat: whose, told }, i) => {
    const trail = told
      .filter(({ after }) => after.ply > laid)
      .flatMap(({ event, before, after }) => client.trail?.(event, before, after) ?? [])
    const at = beginning(trail)
    const number: Mark[] = at === null ? [] : [{ kind: 'number', at, number: i + 1, seat: whose ?? undefined }]
    const plies = told.map(({ after }) => after.ply)
    return {
      number: i + 1,
      seat: whose,
      text: textOf(client, game, told, names, seat),
      marks: [...trail, ...number],
      plies: [plies[0], plies.at(-1)!],
    }
  })
}
