/** The table as it is drawn at a moment: stones, and what stands on them, in millimetres. */
import { home, mm, type Spot } from './plane'
import type { Platform, View } from './payloads'
import { BOMBS, GOAL, HOME, indexOf } from './view'

export interface StoneNow extends Spot {
  index: number
  id: string
  round: boolean
  turned: number
  cracked: boolean
  bomb: boolean
  /** 1 in place, 0 gone. */
  solid: number
  lift: number
  /** Further turned than it lies, while it flies. */
  spin: number
}

export interface PieceNow extends Spot {
  key: string
  kind: 'pawn' | 'totem' | 'bomb'
  seat: number | null
  lift: number
  small: boolean
}

/** The table as places: a stone's number, HOME or GOAL for each pawn and totem. */
export interface Model {
  stones: StoneNow[]
  pawns: number[]
  totems: number[]
}

export interface Scene {
  stones: StoneNow[]
  pieces: PieceNow[]
}

export function stoneOf(platform: Platform, index: number): StoneNow {
  const { id, shape, where, x = 0, y = 0, turned = 0, side, bomb = false } = platform
  const round = shape === 'round'
  const solid = where === 'removed' ? 0 : 1
  return { index, id, round, x: mm(x), y: mm(y), turned, cracked: side !== 'stable', bomb, solid, lift: 0, spin: 0 }
}

/** A stone that nothing happens to, for a picture. */
export const stillStone = (
  index: number,
  side: 'round' | 'stable' | 'cracked',
  x = 0,
  y = 0,
  turned = 0,
): StoneNow => ({
  index,
  id: `P${index}`,
  round: side === 'round',
  cracked: side !== 'stable',
  x,
  y,
  turned,
  bomb: false,
  solid: 1,
  lift: 0,
  spin: 0,
})

/** A piece that stands still, for a picture. */
export const stillPiece = (kind: PieceNow['kind'], seat: number | null, x = 0, y = 0): PieceNow => ({
  key: kind,
  kind,
  seat,
  x,
  y,
  lift: 0,
  small: false,
})

export function modelOf(view: View): Model {
  return {
    stones: view.platforms.map(stoneOf),
    pawns: view.players.map(({ pawn }) => indexOf(pawn)),
    totems: view.players.map(({ totem }) => indexOf(totem)),
  }
}

const RINGS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-9, 3],
    [9, -2],
  ],
  [
    [0, -6],
    [-10, 4],
    [10, 4],
  ],
  [
    [-9, -6],
    [9, -6],
    [-9, 7],
    [9, 7],
  ],
]
const around = (n: number, i: number): [number, number] =>
  RINGS[n]?.[i] ?? [13 * Math.cos((i / n) * 2 * Math.PI), 10 * Math.sin((i / n) * 2 * Math.PI)]

/** Where everything stands: those who share a stone make room for each other. */
export function layOut(view: View, { stones, pawns, totems }: Model): PieceNow[] {
  const pieces: PieceNow[] = []
  const stand = (
    kind: PieceNow['kind'],
    seat: number | null,
    at: number,
    key: string,
    small: boolean,
    [dx, dy]: number[],
  ) => {
    const spot = spotAt(view, stones, at, seat, kind)
    pieces.push({ key, kind, seat, x: spot.x + dx, y: spot.y + dy, lift: at < HOME ? stones[at].lift : 0, small })
  }
  for (const stone of stones) {
    if (!stone.solid) continue
    const here = pawns.flatMap((at, seat) => (at === stone.index ? [seat] : []))
    const marks = totems.flatMap((at, seat) => (at === stone.index ? [seat] : []))
    const crowd = here.length + marks.length + Number(stone.bomb)
    let n = 0
    if (stone.bomb) stand('bomb', null, stone.index, `bomb ${stone.id}`, false, crowd > 1 ? around(crowd, n++) : [0, 0])
    for (const seat of marks) stand('totem', seat, stone.index, `totem ${seat}`, crowd > 1, around(crowd, n++))
    for (const seat of here) stand('pawn', seat, stone.index, `pawn ${seat}`, crowd > 1, around(crowd, n++))
  }
  totems.forEach((at, seat) => at === HOME && stand('totem', seat, at, `totem ${seat}`, true, [0, 0]))
  pawns.forEach((at, seat) => at >= HOME && stand('pawn', seat, at, `pawn ${seat}`, true, [0, 0]))
  return pieces
}

function spotAt(view: View, stones: StoneNow[], at: number, seat: number | null, kind: PieceNow['kind']): Spot {
  if (at < HOME) return stones[at]
  if (at === GOAL && seat !== null) return home(view.boards[view.players[seat].goal], 'guest')
  return home(view.boards[seat ?? 0], kind === 'totem' ? 'totem' : 'pawn')
}

export function sceneOf(view: View): Scene {
  const model = modelOf(view)
  return { stones: model.stones.filter(({ solid }) => solid), pieces: layOut(view, model) }
}

export const outOfGame = (view: View) => view.platforms.filter(({ where }) => where === 'removed').length
export const bombsLeft = (view: View) => BOMBS - view.platforms.filter(({ bomb }) => bomb).length
