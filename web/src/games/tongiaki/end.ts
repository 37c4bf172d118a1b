/** What the end of a match of Tongiaki says, and what happens before it that everybody should notice. */
import type { Position } from '../../lib/wire'
import { list, t } from '../../lib/words.svelte'
import type { Moment, SheetProps } from '../../table/ending'
import type { Called } from '../../table/names'
import type { MedalName } from '../../ui/prize/Medal.svelte'
import type { Event } from './payloads'
import type { Tongiaki } from './view'

export const medals: Record<string, MedalName> = {
  voyage: 'sail',
  lucky: 'die',
  islands: 'map',
  bold: 'wave',
  royal: 'crown',
  fleet: 'star',
  lost: 'shield',
}

/** The points, and the islands of the person at the screen, or of the winner. */
export function end({ position: { view }, standing, sheet, seat }: SheetProps<Tongiaki>) {
  const own = sheet?.islands[seat ?? standing[0]?.seat ?? 0]
  const royal = own?.filter((each) => each.royal).map(({ island }) => t('tongiaki-island', { island })) ?? []
  const args = {
    islands: own?.length ?? 0,
    royals: royal.length,
    names: list(royal),
    who: seat === null ? 'winner' : 'you',
  }
  return {
    totals: view.places?.map(({ points }) => String(points)),
    line: own && { key: 'tongiaki-end-line', args },
  }
}

/** The last tile, and an island that becomes royal. */
export function moment(event: Event, _: Position<Tongiaki>, call: (seat: number) => Called): Moment | null {
  if (event.kind === 'last_tile')
    return {
      title: { key: 'tongiaki-moment-last', args: { island: event.island } },
      lines: [{ said: { key: 'tongiaki-moment-last-turn' } }],
      ms: 3000,
    }
  if (event.kind !== 'founded') return null
  const args = { name: call(event.seat), island: event.island }
  return { title: { key: 'tongiaki-moment-royal', args }, seat: event.seat, ms: 2200 }
}
