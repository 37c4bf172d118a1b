/** The matches that this browser keeps. */
import { Shelf, type ShelfItem } from '../engine/shelf'
import { download } from './save'
import type { MyTable } from './wire'

const TABLE = 'table'

/** A match in a list. Of a damaged one little more is known than that it is there. */
export type KeptTable = Pick<MyTable, 'id' | 'game'> & { status: string; changed: number } & (
    { damaged: true } | { damaged: false; card: MyTable }
  )

let opened: Promise<Shelf> | null = null
export const shelf = (): Promise<Shelf> => (opened ??= Shelf.open())

/** All matches, the latest first; those of journeys are reached through them. */
export async function keptTables(): Promise<KeptTable[]> {
  const found = (await (await shelf()).all(TABLE)).map(listed)
  return found.filter((each) => each !== null)
}

function listed(kept: ShelfItem): KeptTable | null {
  const { id, changed } = kept
  try {
    const { game, journey, table } = JSON.parse(kept.summary) as { game: string; journey: unknown; table: MyTable }
    JSON.parse(kept.text)
    if (journey !== null || table.status === 'closed') return null
    if (!kept.damaged) return { id, game, changed, status: table.status, damaged: false, card: table }
    return { id, game, changed, status: 'damaged', damaged: true }
  } catch {
    return { id, game: '', changed, status: 'damaged', damaged: true }
  }
}

/** What was kept of a match cannot be read: it stays as it is, to be saved. */
export const markDamaged = async (id: string): Promise<void> => (await shelf()).mark(TABLE, id)

/** Hand over what is kept of a match, just as it is. */
export async function saveKept(id: string): Promise<void> {
  const kept = await (await shelf()).read(TABLE, id)
  if (kept) download(new Blob([kept.text], { type: 'application/json' }), `vaka-${id}.json`)
}

export const forget = async (id: string): Promise<void> => (await shelf()).remove(TABLE, id)
