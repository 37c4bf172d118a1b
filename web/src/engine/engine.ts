/** A game's rules and search as a WebAssembly module, called by names. See docs/wasm.md. */

/** What `vaka.wasm.manifest` writes beside a module. */
export interface Manifest {
  format: number
  game: string
  version: number
  source: string
  /** A hash of the module. */
  code: string
  /** Bytes, all the module ever uses. */
  memory: number
  seats: [number, number]
  /** The result of a sole win. */
  unit: number
  /** Option codes and kit of a match without choices. */
  options: number[]
  /** How each level searches, from the weakest to the strongest. */
  levels: number[][]
  functions: Record<string, { parameters: [string, 'i32' | 'i64'][]; answers: boolean }>
  pools: Record<string, { type: PoolType; shape: number[]; itemsize: number }>
}

type PoolType = 'bytes' | 'i32' | 'i64' | 'u64' | 'f64'

/** The functions of `vaka.wasm.exports`; seeds and dice have 64 bits. An action must be legal, a slot one of `Slot`. */
export interface Rules {
  setup(slot: Slot, seats: number, seed: bigint): void
  copy(source: Slot, target: Slot): void
  to_move(slot: Slot): number
  simultaneous(slot: Slot): number
  legal(slot: Slot): number
  apply(slot: Slot, action: number): void
  returns(slot: Slot): void
  redeal(slot: Slot, seat: number, bits: bigint): void
  observe(slot: Slot, seat: number): void
  policy(slot: Slot, count: number): number
  random_matches(seats: number, seed: bigint, matches: number): number
  searching_match(seats: number, seed: bigint): number
  begin(seat: number, bits: bigint, only: number, least: number): void
  search(playouts: number): void
  decision(): number
  candidates(): number
  /** In the module of a game's net alone. */
  choose(slot: Slot, count: number): number
}

/** The states of a module: where a match is played, and the position that is searched. */
export const Slot = { match: 0, root: 2 } as const
export type Slot = (typeof Slot)[keyof typeof Slot]

const FORMAT = 1

/** The arrays a module shares with its caller. Its memory never grows, so they stay valid. */
export interface Pools {
  states: Uint8Array
  options: Int32Array
  actions: Int32Array
  events: Int32Array
  results: Int32Array
  observation: Int32Array
  level: BigInt64Array
  moves: BigInt64Array
  shares: Float64Array
  sums: BigInt64Array
  rows: BigInt64Array
  streams: BigUint64Array
  log: Int32Array
}

export class Engine {
  readonly stateBytes: number

  private constructor(
    readonly manifest: Manifest,
    readonly rules: Rules,
    readonly pools: Pools,
  ) {
    this.stateBytes = manifest.pools.states!.itemsize
  }

  /** Start a module. It imports nothing, so it can touch nothing but its own memory. */
  static async load(manifest: Manifest, module: BufferSource | WebAssembly.Module): Promise<Engine> {
    if (manifest.format !== FORMAT) throw new Error(`The module of ${manifest.game} has the format ${manifest.format}.`)
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module)
    const { exports } = await WebAssembly.instantiate(compiled, {})
    const { prepare, ...rules } = functions(manifest, exports)
    prepare()
    return new Engine(manifest, rules, pools(manifest, exports))
  }

  /** The bytes of a state: equal bytes are equal positions. */
  state(slot: Slot): Uint8Array {
    return this.pools.states.subarray(slot * this.stateBytes, (slot + 1) * this.stateBytes)
  }

  /** The legal actions of a state. */
  legal(slot: Slot): number[] {
    return [...this.pools.actions.subarray(0, this.rules.legal(slot))]
  }

  /** Search with the numbers of a level of the manifest, or of one made like it. */
  set level(row: number[]) {
    this.pools.level.set(row.map(BigInt))
  }
}

function functions(manifest: Manifest, exports: WebAssembly.Exports): Rules & { prepare(): void } {
  const named = Object.keys(manifest.functions).map((name) => [name, exports[name]])
  return Object.fromEntries(named) as Rules & { prepare(): void }
}

function pools(manifest: Manifest, exports: WebAssembly.Exports): Pools {
  const memory = exports.memory as WebAssembly.Memory
  const views = Object.entries(manifest.pools).map(([name, { type, shape, itemsize }]) => {
    const start = (exports[`desk.${name}`] as WebAssembly.Global<'i32'>).value
    return [
      name,
      view(
        memory.buffer,
        type,
        start,
        shape.reduce((product, side) => product * side, 1),
        itemsize,
      ),
    ]
  })
  return Object.fromEntries(views) as Pools
}

function view(buffer: ArrayBuffer, type: PoolType, start: number, items: number, itemsize: number): ArrayBufferView {
  if (type === 'i32') return new Int32Array(buffer, start, items)
  if (type === 'i64') return new BigInt64Array(buffer, start, items)
  if (type === 'u64') return new BigUint64Array(buffer, start, items)
  if (type === 'f64') return new Float64Array(buffer, start, items)
  return new Uint8Array(buffer, start, items * itemsize)
}
