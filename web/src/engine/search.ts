/** Searches: a budget in playouts, made in slices, and what the tree says. The same answers as the server's. */
import { Slot, type Engine, type Manifest } from './engine'

/** A move at the root of a search. */
export interface Candidate {
  action: number
  visits: number
  /** Mean for the seat that searches, 1 for a sole win to −1 for the last. */
  result: number
  /** How often the search would play it. */
  share: number
  /** The mean result of every seat. */
  results: number[]
}

export interface Question {
  /** The position as the seat knows it. */
  state: Uint8Array
  seat: number
  /** The dice of this search. */
  bits: bigint
  /** A level of the manifest, from 0. */
  level: number
  /** Look at this action alone. */
  only?: number
  /** Look at this many actions from the beginning. */
  least?: number
}

const PLAYOUTS = 2 // the column of a level's row
const NONE = -1
const FIRST_SLICE = 8

/** How many playouts a level makes. */
export function playoutsOf(manifest: Manifest, level: number): number {
  const row = manifest.levels[level]
  if (!row) throw new RangeError(`${manifest.game} has no level ${level}.`)
  return row[PLAYOUTS]!
}

/** Search a position in slices of some milliseconds, and return the action to play. However it is divided, the same
 * playouts give the same answer. */
export function* thinking(engine: Engine, asked: Question, milliseconds = 8): Generator<void, number> {
  let left = playoutsOf(engine.manifest, asked.level)
  engine.level = engine.manifest.levels[asked.level]!
  engine.state(Slot.root).set(asked.state)
  engine.rules.begin(asked.seat, asked.bits, asked.only ?? NONE, asked.least ?? 0)
  let slice = FIRST_SLICE
  while (left > 0) {
    slice = Math.min(slice, left)
    const started = performance.now()
    engine.rules.search(slice)
    left -= slice
    const spent = Math.max(0.001, performance.now() - started)
    slice = Math.max(1, Math.min(2 * slice, Math.trunc((slice * milliseconds) / spent)))
    yield
  }
  return engine.rules.decision()
}

/** The same in one go, for a worker of its own. */
export function think(engine: Engine, asked: Question): number {
  const steps = thinking(engine, asked)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The moves the last search has looked at, most played first. */
export function candidates(engine: Engine): Candidate[] {
  const { moves, shares, sums } = engine.pools
  const { unit, pools } = engine.manifest
  const [seats, columns] = [pools.sums!.shape[1]!, pools.moves!.shape[1]!]
  const count = engine.rules.candidates()
  const total = shares.subarray(0, count).reduce((sum, share) => sum + share, 0) || 1
  const found = Array.from({ length: count }, (_, i) => {
    const [action, visits, value] = [...moves.subarray(i * columns, (i + 1) * columns)].map(Number) as [
      number,
      number,
      number,
    ]
    const each = Math.max(1, visits)
    const results = [...sums.subarray(i * seats, (i + 1) * seats)].map((sum) => Number(sum) / each / unit)
    return { action, visits, result: value / each / unit, share: shares[i]! / total, results }
  })
  return found.sort((a, b) => b.share - a.share || b.visits - a.visits || a.action - b.action)
}
