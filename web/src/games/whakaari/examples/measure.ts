/** A measured jump in millimetres: what the long side of a card reaches from a stone, and what it does not. */
import { stillStone } from '../scene'

export const HERE = stillStone(3, 'round', -84, 28)
export const REACHED = stillStone(1, 'stable', 22, -10, 20)
export const NEAR = { x: -119, y: 2 }
export const FAR = { x: 132, y: 4 }
export const MEASURE = { from: HERE, length: 88, distance: 'long' } as const
