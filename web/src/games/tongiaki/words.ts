/** What the table says about Tongiaki: what to do, what the button does, what has happened. */
import type { Choice, Position } from '../../lib/wire'
import type { Said } from '../../lib/words.svelte'
import { settled, type Picks } from '../../table/choices'
import type { GameProps, Heading } from '../../table/client'
import { badgeOf } from '../../ui/worn.svelte'
import type { Event, Parts, Sail, View } from './payloads'
import { islandOf, lookOf, total, type Tongiaki } from './view'

type Asked = Pick<GameProps<Tongiaki>, 'position' | 'choices' | 'picks'>

/** What is being asked: the kind picked, or that of the only kind there is. */
const kindOf = ({ choices, picks }: Asked) => picks.kind ?? choices[0]?.parts.kind

/** The numbers the sentences need. */
function argsOf(view: View, { choices, picks }: Asked) {
  const chosen: Picks<Parts> | undefined = settled(choices, picks)?.parts
  const first: Picks<Parts> | undefined = choices[0]?.parts
  return {
    phase: view.phase,
    ready: chosen !== undefined,
    island:
      chosen?.island ??
      picks.island ??
      view.fleet?.island ??
      view.adding?.island ??
      view.settle_on ??
      first?.island ??
      0,
    boats: chosen?.boats ?? view.adding?.boats ?? total(view.fleet?.boats ?? []),
    tile: view.in_hand?.tile ?? 0,
    full: view.tiles.reduce(
      (sum, tile) => sum + (tile.kind === 'island' ? tile.beaches.filter(({ full }) => full).length : 0),
      0,
    ),
    landing: landingOf(view),
    ...limitOf(view, chosen),
    doomed: choices.every(({ parts }) => parts.kind === 'sail' && LOSING.includes(parts.ends)),
    value: chosen?.value ?? 0,
    // what is known of the voyage that is picked
    side: chosen?.side ?? 0,
    ends: chosen?.ends,
    danger: chosen?.danger ?? 0,
    reaches: chosen?.reaches ?? 0,
    colours: chosen?.colours ?? 0,
  }
}

const LOSING: Sail['ends'][] = ['lost', 'stopped', 'at_sea']

/** How the boats of a fleet are landed now. */
function landingOf({ fleet }: View): 'last' | 'few' | 'each' | 'free' {
  const boats = total(fleet?.boats ?? [])
  const bare = fleet?.bare.length ?? 0
  if (boats === 1) return 'last'
  return bare === 0 ? 'free' : boats < bare ? 'few' : 'each'
}

/** How many boats are on an island that is expanded, and what allows fewer new ones, if anything does. */
function limitOf(view: View, { kind, island, boats = 0 }: Picks<Parts> = {}) {
  const here = kind === 'expand' ? islandOf(view, island!) : undefined
  const have = total(here?.beaches.map((beach) => beach.boats[view.colour]) ?? [])
  if (boats >= have) return { have, limit: 'no' }
  return { have, limit: boats === here!.beaches.filter(({ full }) => !full).length ? 'beaches' : 'supply' }
}

export function say(asked: Asked): { title: Said; hint: Said } {
  const view = asked.position.view
  const kind = kindOf(asked)
  const args = { ...argsOf(view, asked), kind }
  return {
    title: { key: `tongiaki-web-say-${kind === 'found_not' ? 'found' : kind}`, args },
    hint: { key: 'tongiaki-web-hint', args },
  }
}

export function primary(asked: Asked): Said {
  return { key: 'tongiaki-web-do', args: { ...argsOf(asked.position.view, asked), kind: kindOf(asked) } }
}

/** Boats are told apart by whose they are and by the badge on their sail, not by the colours of the box. */
const owned = (parts: { seat: number; colour?: number }, names: string[]) => ({
  ...parts,
  name: names[parts.seat] ?? '',
  look: badgeOf(lookOf({ seats: names.length }, parts.colour ?? 0, parts.seat)),
})

export function choiceWords({ parts }: Choice<Parts>, names: string[], position?: Position<Tongiaki>): Said {
  const fills = position !== undefined && 'beach' in parts && lastMooring(position.view, parts.island, parts.beach)
  if (parts.kind === 'land')
    return {
      key: 'tongiaki-web-choice-land',
      args: { ...owned(parts, names), own: parts.seat === position?.seat, fills },
    }
  if (parts.kind === 'put') return { key: 'tongiaki-web-choice-put', args: { ...parts, fills } }
  return { key: `tongiaki-action-${parts.kind}`, args: parts }
}

/** Whether one more boat fills a beach, so that it sails. */
function lastMooring(view: View, tile: number, number: number): boolean {
  const beach = islandOf(view, tile)?.beaches.find((each) => each.number === number)
  return beach !== undefined && total(beach.boats) + 1 === beach.moorings
}

/** Rounds and turns of the log. */
export function headings(event: Event): Heading[] {
  if (event.kind !== 'turn') return []
  const round: Heading = { level: 'round', said: { key: 'tongiaki-web-round', args: { round: event.round } } }
  return [...(event.colour ? [] : [round]), { level: 'turn', seat: event.seat }]
}

/** What other lines say already. */
export const quiet = ({ kind }: Event) => kind === 'turn' || kind === 'laid' || kind === 'over'

export const bad = (event: Event) =>
  event.kind === 'failed' || event.kind === 'stopped' || (event.kind === 'home' && event.reason === LOST)
export const LOST = 0

/** What an event speaks of on the map. */
export function spots(event: Event): string[] {
  if (event.kind === 'turned_back') return [`tile-${event.island}`, `tile-${event.port}`]
  if ('beach' in event) return [`beach-${event.island}-${event.beach}`]
  if ('tile' in event) return [`tile-${event.tile}`]
  return 'island' in event && event.kind !== 'last_tile' ? [`tile-${event.island}`] : []
}

/** What a choice would touch on the map. */
export function choiceSpots({ parts }: Choice<Parts>): string[] {
  if (parts.kind === 'sail') {
    const way = parts.path.map((tile) => `tile-${tile}`)
    return [`[data-jetty="${parts.island}.${parts.edge}"]`, `beach-${parts.island}-${parts.beach}`, ...way]
  }
  if (parts.kind === 'tile') return [`place-${parts.q}-${parts.r}`]
  if ('beach' in parts) return [`beach-${parts.island}-${parts.beach}`]
  return 'island' in parts ? [`tile-${parts.island}`] : []
}

/** The decisions of a turn that say it all: which island is expanded is said with its beaches, and boats just land. */
export function toldOf(move: readonly Choice<Parts>[]): readonly Choice<Parts>[] {
  const said = move.filter(({ parts: { kind } }, i) => kind !== 'land' && (kind !== 'expand' || i === move.length - 1))
  return said.length ? said : move
}
