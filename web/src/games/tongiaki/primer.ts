/** The islands and oceans on the two-minute card and in examples, and which of the six ways their red mark looks. */
import type { BoxIsland, OceanFace } from './payloads'

export interface PrimerIsland extends BoxIsland {
  number: number
  rho: number
}

const island = (number: number, value: number, rho: number, beaches: BoxIsland['beaches']): PrimerIsland => ({
  id: `I${String(number).padStart(2, '0')}`,
  name: '',
  number,
  value,
  rho,
  beaches,
})

export const TAHITI = island(11, 4, 0, [
  { moorings: 2, edges: [1, 2] },
  { moorings: 3, edges: [3, 4] },
  { moorings: 4, edges: [5] },
])
export const FIJI = island(13, 5, 2, [
  { moorings: 5, edges: [1] },
  { moorings: 4, edges: [2, 3] },
  { moorings: 4, edges: [4, 5] },
])
export const SAMOA = island(15, 5, 3, [
  { moorings: 3, edges: [1, 2] },
  { moorings: 4, edges: [3, 4] },
  { moorings: 5, edges: [5] },
])
export const RAROTONGA = island(4, 3, 1, [
  { moorings: 3, edges: [1, 2] },
  { moorings: 4, edges: [3, 4, 5] },
])
export const TONGA = island(
  0,
  0,
  0,
  [0, 1, 2, 3, 4, 5].map((edge) => ({ moorings: 3, edges: [edge] })),
)
export const TUBUAI = island(3, 2, 0, [
  { moorings: 3, edges: [1, 2] },
  { moorings: 3, edges: [4, 5] },
])
export const HIVA_OA = island(8, 4, 1, [
  { moorings: 2, edges: [1, 2] },
  { moorings: 2, edges: [3] },
  { moorings: 5, edges: [4, 5] },
])

type PrimerOcean = Pick<OceanFace, 'id' | 'routes'>
export const CROSSING: PrimerOcean = {
  id: 'W08',
  routes: [
    { from: 0, to: 3, danger: 3 },
    { from: 1, to: 5, danger: 2 },
    { from: 2, to: 4, danger: 0 },
  ],
}
export const CALM: PrimerOcean = {
  id: 'W13',
  routes: [
    { from: 0, to: 5, danger: 0 },
    { from: 1, to: 2, danger: 0 },
    { from: 3, to: 4, danger: 0 },
  ],
}
export const STRAIT: PrimerOcean = {
  id: 'W09',
  routes: [
    { from: 0, to: 4, danger: 0 },
    { from: 1, to: 3, danger: 4 },
    { from: 2, to: 5, danger: 2 },
  ],
}
