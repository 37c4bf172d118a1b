/** The journey that a table's match belongs to: who else plays, what it would bring. Nothing at other tables. */
import { untrack } from 'svelte'
import * as api from '../lib/api'
import { journeyOf, matchAt, type GameJourney, type Rival } from '../lib/journeys'
import type { JourneyCard, TableCard } from '../lib/wire'
import { say } from '../lib/words.svelte'
import { setFaces } from '../ui/faces'

export interface TableJourney {
  /** What the game shows of it, once it is known. */
  readonly told: { journey: JourneyCard; match: number; client: GameJourney } | null
  /** The names of those who have no seat at the table. */
  readonly names: string[]
  /** What the bar says of the match. */
  readonly where: string
}

/** Follow a table's journey; it is read once more when its match has ended. Badges on the page get the rivals' faces. */
export function useJourney(
  table: () => TableCard | null,
  ask: (work: () => Promise<void>) => Promise<unknown>,
): TableJourney {
  let journey = $state.raw<JourneyCard | null>(null)
  let client = $state.raw<GameJourney | null>(null)
  const id = $derived(table()?.journey ?? null)
  const over = $derived(table()?.status === 'over')

  $effect(() => {
    const wanted = id
    void over
    if (wanted !== null) untrack(() => void ask(() => read(wanted)))
  })

  async function read(wanted: string): Promise<void> {
    try {
      const found = await api.journey(wanted)
      client = await journeyOf(found.game)
      journey = found
    } catch (error) {
      const gone = error instanceof api.Refusal && error.status === 404
      if (!gone) throw error // a match may outlive its journey, and is then a match like any other
    }
  }

  const told = $derived(journey && client ? { journey, client, match: matchAt(journey, table()?.id ?? '') } : null)
  const rivals = $derived<Rival[]>(told?.client.rivals?.(told.journey, told.match) ?? [])
  const seats = $derived(table()?.seats.length ?? 0)
  const faces = $derived(Object.fromEntries(rivals.map(({ face }, i) => [seats + i, face])))
  setFaces(() => faces)

  return {
    get told() {
      return told
    },
    get names() {
      return rivals.map(({ name }) => name)
    },
    get where() {
      return told?.client.where ? say(told.client.where(told.journey, told.match)) : ''
    },
  }
}
