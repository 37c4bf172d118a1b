/** What `vaka selfcheck --wasm` asks a module to do, in Node or in a browser. */
import { Engine, Slot, type Manifest } from './engine'
import { candidates, playoutsOf, think, type Candidate } from './search'

/** Random matches and positions to search. */
export interface Checks {
  matches: { seats: number; options: number[]; seed: string }[]
  positions: { state: string; seat: number; bits: string; level: number }[]
}

export interface Answers {
  matches: { decisions: number; end: string }[]
  positions: { action: number; candidates: Candidate[] }[]
}

/** How fast a module is. */
export interface Speeds {
  /** Of random play. */
  decisions: number
  /** Of the strongest level. */
  playouts: number
  /** Milliseconds of the strongest level's longest decision. */
  longest: number
}

/** Play the matches and search the positions; end states are told by their SHA-256. */
export async function check(manifest: Manifest, module: BufferSource, asked: Checks): Promise<Answers> {
  const engine = await Engine.load(manifest, module)
  const matches = []
  for (const { seats, options, seed } of asked.matches) {
    engine.pools.options.set(options)
    const decisions = engine.rules.random_matches(seats, BigInt(seed), 1)
    matches.push({ decisions, end: await digest(engine.state(Slot.match)) })
  }
  const positions = asked.positions.map(({ state, seat, bits, level }) => {
    const action = think(engine, { state: fromBase64(state), seat, bits: BigInt(bits), level })
    return { action, candidates: candidates(engine) }
  })
  return { matches, positions }
}

/** Play random matches for some seconds, then search the positions. `clock` counts milliseconds. */
export async function measure(
  manifest: Manifest,
  module: BufferSource,
  asked: Checks,
  seconds: number,
  clock: () => number = () => performance.now(),
): Promise<Speeds> {
  const engine = await Engine.load(manifest, module)
  const seats = asked.matches[0]!.seats
  engine.pools.options.set(asked.matches[0]!.options)
  const play = (milliseconds: number): number => {
    const started = clock()
    let [decisions, seed] = [0, 1n]
    while (clock() - started < milliseconds) decisions += engine.rules.random_matches(seats, seed++, 1)
    return (decisions / (clock() - started)) * 1000
  }
  play(500 * seconds) // what runs often is compiled once more meanwhile
  const decisions = play(1000 * seconds)
  const spent = asked.positions.map(({ state, seat, bits, level }) => {
    const started = clock()
    think(engine, { state: fromBase64(state), seat, bits: BigInt(bits), level })
    return clock() - started
  })
  const playouts = asked.positions.reduce((sum, { level }) => sum + playoutsOf(manifest, level), 0)
  return {
    decisions,
    playouts: (playouts / spent.reduce((sum, taken) => sum + taken, 0)) * 1000,
    longest: Math.max(...spent),
  }
}

async function digest(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
