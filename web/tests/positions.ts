/** Positions of every game as the room sends them: `scripts/fixtures.py` makes them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Types as Powerboats } from '../src/games/powerboats/view'
import type { Tavarua } from '../src/games/tavarua/view'
import type { Tongiaki } from '../src/games/tongiaki/view'
import type { Event, View } from '../src/games/whakaari/payloads'
import type { Whakaari } from '../src/games/whakaari/view'
import type { GameTypes } from '../src/lib/game'
import type { Choice, Position } from '../src/lib/wire'
import type boats from './fixtures/powerboats.json'
import type surf from './fixtures/tavarua.json'
import type isles from './fixtures/tongiaki.json'
import type stones from './fixtures/whakaari.json'

/** A position of the seat to move. */
type Sent<G extends GameTypes> = Position<G> & { seat: number; choices: Choice<G['parts']>[] }

/** A fixture: an import would know no literal types. */
const read = <Fixture>(game: string) =>
  JSON.parse(readFileSync(join(__dirname, `fixtures/${game}.json`), 'utf-8')) as Fixture

export const powerboats = read<Record<keyof typeof boats, Sent<Powerboats>>>('powerboats')
export const tavarua = read<Record<keyof typeof surf, Sent<Tavarua>>>('tavarua')
export const tongiaki = read<Record<keyof typeof isles, Sent<Tongiaki>>>('tongiaki')
export const whakaari = read<
  Record<Exclude<keyof typeof stones, 'drag'>, Sent<Whakaari>> & {
    drag: { before: View; after: View; events: Event[] }
  }
>('whakaari')
