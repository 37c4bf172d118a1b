/** What the end of a match of Tavarua says, and the waves and rounds before it that everybody should notice. */
import type { Position } from '../../lib/wire'
import { decimal } from '../../lib/words.svelte'
import type { Moment, SheetProps } from '../../table/ending'
import type { Called } from '../../table/names'
import type { MedalName } from '../../ui/prize/Medal.svelte'
import type { Event } from './payloads'
import { BOARDS, first, rounds, type Tavarua } from './view'

/** Half points of a wave that everybody looks up for. */
const GREAT = 16

export const medals: Record<string, MedalName> = {
  wave: 'star',
  lucky: 'die',
  ride: 'wave',
  barrels: 'wave',
  'hang-tens': 'jump',
  snakes: 'bolt',
  waves: 'sail',
  stoke: 'flame',
  falls: 'shield',
}

/** The totals, how many rounds there were, and which trophies the person at the screen holds. */
export function end({ position: { view }, seat }: SheetProps<Tavarua>) {
  const held = seat === null ? [] : BOARDS.filter((board) => view.champions[board].includes(seat))
  const trophies = held.length === 2 ? 'both' : (held[0] ?? 'none')
  return {
    headline: { career: view.career, first: first(view), points: decimal(view.surfers[0].total) },
    totals: view.surfers.map(({ total }) => decimal(total)),
    line: { key: 'tavarua-end-line', args: { rounds: rounds(view), trophies } },
  }
}

/** A great wave, and the last round. */
export function moment(event: Event, _: Position<Tavarua>, call: (seat: number) => Called): Moment | null {
  if (event.kind === 'scored' && event.halves >= GREAT) {
    const args = { name: call(event.seat), score: decimal(event.halves / 2), board: BOARDS[event.board] }
    return { title: { key: 'tavarua-moment-wave', args }, seat: event.seat, ms: 2200 }
  }
  if (event.kind === 'round' && event.left === 1) return { title: { key: 'tavarua-moment-last' }, ms: 2200 }
  return null
}
