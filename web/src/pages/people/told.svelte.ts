/** How far one's matches have come and what happened in them since, in the games' own words. */
import * as api from '../../lib/api'
import { say } from '../../lib/words.svelte'
import type { MyTable, Position } from '../../lib/wire'
import { clientOf, type GameClient } from '../../table/client'
import { Past } from '../../table/past'
import { recapOf } from '../../table/recap'
import { playerName } from './player'

/** The most tables that are looked into, those that wait for one first, and the most of what happened that is told. */
const TABLES = 8
const ENTRIES = 2

interface Known {
  ply: number
  client: GameClient
  positions: Position[]
}

export interface Told {
  where: string
  since: string
}

/** Reads what there is to tell of running tables, each again only once somebody has played there. */
export function useTold(tables: () => readonly MyTable[]) {
  let known = $state.raw<ReadonlyMap<string, Known>>(new Map())
  const asked = new Map<string, number>()

  async function read({ id, game, seat, your_turn }: MyTable, ply: number): Promise<void> {
    const past = new Past((first, count, whose) => api.replay(id, first, count, whose))
    past.seat = seat
    const client = await clientOf(game)
    const found =
      your_turn && seat !== null ? await past.since(ply, seat) : (await api.replay(id, ply, 1, seat)).positions
    known = new Map(known).set(id, { ply, client, positions: found })
  }
  $effect(() => {
    for (const table of tables().slice(0, TABLES)) {
      if (table.ply === null || asked.get(table.id) === table.ply) continue
      asked.set(table.id, table.ply)
      read(table, table.ply).catch(() => asked.delete(table.id)) // until the list is read again
    }
  })

  return (table: MyTable): Told => {
    const found = known.get(table.id)
    const last = found?.positions.at(-1)
    if (!found || !last || found.ply !== table.ply) return { where: '', since: '' }
    const names = [...table.players].sort((one, other) => one.seat - other.seat).map(playerName)
    const { client, positions } = found
    const entries = table.your_turn ? recapOf(client, table.game, positions, table.seat!, names) : []
    return {
      where: client.where ? say(client.where(last)) : '',
      since: entries
        .slice(-ENTRIES)
        .map(({ text }) => text)
        .join(' '),
    }
  }
}
