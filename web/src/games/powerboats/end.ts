/** What the end of a match of Powerboats says, and the end of each race before it. */
import type { Position } from '../../lib/wire'
import type { Moment, SheetProps } from '../../table/ending'
import type { Called } from '../../table/names'
import type { MedalName } from '../../ui/prize/Medal.svelte'
import type { Event } from './payloads'
import type { Types } from './view'

export const medals: Record<string, MedalName> = {
  comeback: 'star',
  roll: 'die',
  run: 'speed',
  corner: 'jump',
  battered: 'shield',
  quick: 'bolt',
  crashes: 'push',
}

/** Points, and how far the person at the screen, or the winner, is from the next or the first one. */
export function end({ position, standing, names, seat }: SheetProps<Types>) {
  const points = position.view.boats.map((boat) => boat.points)
  const rank = Math.max(
    0,
    standing.findIndex((each) => each.seat === seat),
  )
  const [me, other] = [standing[rank], rank ? standing[0] : standing[1]]
  const gap = me && other ? Math.abs(points[me.seat] - points[other.seat]) : 0
  const who = seat === null ? 'winner' : rank ? 'behind' : 'ahead'
  return {
    totals: points.map(String),
    line: other && { key: 'powerboats-end-line', args: { who, gap, other: names[other.seat] } },
  }
}

/** The first boat home, and a race that is over. */
export function moment(event: Event, { view }: Position<Types>, call: (seat: number) => Called): Moment | null {
  if (event.kind === 'finished' && event.place === 1)
    return { title: { key: 'powerboats-moment-home', args: { name: call(event.seat) } }, seat: event.seat, ms: 1800 }
  if (event.kind !== 'race_over') return null
  const ranked = view.boats
    .map(({ ranked, gained, home }, seat) => ({
      seat,
      place: ranked[event.race],
      gained: gained[event.race],
      home: home[event.race],
    }))
    .sort((a, b) => a.place - b.place)
  const won = ranked[0]?.home ? ranked[0].seat : undefined
  return {
    title: {
      key: 'powerboats-moment-race',
      args: { race: 'ABC'[event.race], name: won === undefined ? null : call(won) },
    },
    lines: ranked.map(({ seat, place, gained, home }) => ({
      seat,
      said: { key: 'powerboats-moment-points', args: { place: home ? place : null, gained, name: call(seat) } },
    })),
    seat: won,
    ms: 3600,
  }
}
