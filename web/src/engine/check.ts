/** What `vaka selfcheck --wasm` asks a module to do, in Node or in a browser. */
import { Engine, Slot, type Manifest } from './engine'
import { candidates, playoutsOf, think, type Candidate } from './search'

/** Random matches, positions to search, and choices of a net. */
export interface Checks {
  matches: { seats: number; options: number[]; seed: string }[]
  positions: { state: string; seat: number; bits: string; level: number }[]
  choices?: { state: string; actions: number[] }[]
}

export interface Answers {
  matches: { decisions: number; end: string }[]
  positions: { action: number; candidates: Candidate[] }[]
  choices: number[]
}

/** What is measured: the same work several times, in portions of some milliseconds. */
export interface Measured {
  repeats: number
  /** Random matches of each portion, and how many portions. */
  matches: number
  portions: number
  /** Playouts of each portion of a search. */
  playouts: number
}

/** How fast a module is, each portion counted by the fastest time it took. */
export interface Speeds {
  /** Of random play, a second. */
  decisions: number
  /** Of the searches, a second. */
  playouts: number
  /** Milliseconds of the longest search. */
  longest: number
}

/** Play the matches, search the positions and make the choices; end states are told by their SHA-256. */
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
  const choices = (asked.choices ?? []).map(({ state, actions }) => {
    engine.state(Slot.match).set(fromBase64(state))
    engine.pools.actions.set(actions)
    return engine.rules.choose(Slot.match, actions.length)
  })
  return { matches, positions, choices }
}

/** Play the first match's game at random and search the positions, again and again. Whatever else the machine does
 * meanwhile, some run of each portion is not disturbed. `clock` counts milliseconds. */
export async function measure(
  manifest: Manifest,
  module: BufferSource,
  asked: Checks,
  work: Measured,
  clock: () => number = () => performance.now(),
): Promise<Speeds> {
  const engine = await Engine.load(manifest, module)
  const { seats, options } = asked.matches[0]!
  engine.pools.options.set(options)
  let decisions = 0
  const playing = fastest(
    work.repeats,
    function* () {
      decisions = 0
      for (let i = 0; i < work.portions; i++) {
        decisions += engine.rules.random_matches(seats, BigInt(1 + i * work.matches), work.matches)
        yield
      }
    },
    clock,
  )
  const searching = asked.positions.map(({ state, seat, bits, level }) =>
    fastest(
      work.repeats,
      function* () {
        engine.level = manifest.levels[level]!
        engine.state(Slot.root).set(fromBase64(state))
        engine.rules.begin(seat, BigInt(bits), -1, 0)
        for (let left = playoutsOf(manifest, level); left > 0; left -= work.playouts) {
          engine.rules.search(Math.min(left, work.playouts))
          yield
        }
      },
      clock,
    ),
  )
  const playouts = asked.positions.reduce((sum, { level }) => sum + playoutsOf(manifest, level), 0)
  return {
    decisions: (decisions / playing) * 1000,
    playouts: (playouts / searching.reduce((sum, taken) => sum + taken, 0)) * 1000,
    longest: Math.max(...searching),
  }
}

/** The sum of the fastest times of each portion. */
function fastest(repeats: number, work: () => Generator<void, void>, clock: () => number): number {
  const times: number[] = []
  for (let repeat = 0; repeat < repeats; repeat++) {
    const portions = work()
    for (let i = 0; ; i++) {
      const started = clock()
      const { done } = portions.next()
      if (done) break
      times[i] = Math.min(times[i] ?? Infinity, clock() - started)
    }
  }
  return times.reduce((sum, taken) => sum + taken, 0)
}

async function digest(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
