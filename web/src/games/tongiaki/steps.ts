/** First steps in Tongiaki: two boats on Tonga, an expansion that fills two beaches, and the voyages that follow. */
import type { Walk } from '../../table/walk'

const [RAROTONGA, HIVA_OA] = [4, 8]
const put = (beach: number) => ({ kind: 'put', island: 0, beach })
const land = (island: number, colour: number, beach: number) => ({ kind: 'land', island, colour, beach })

const walk: Walk = {
  bots: ['greedy', 'greedy', 'greedy'],
  seat: 0,
  seed: '1',
  options: { first: '0' },
  steps: [
    { say: 'map', spot: 'map' },
    { say: 'begin', spot: 'map', acts: [put(1), put(3)] },
    { say: 'expand', spot: 'kinds', acts: [{ kind: 'expand', island: 0 }] },
    { say: 'fill', spot: 'fleet', acts: [put(2), put(4)] },
    { say: 'sail', spot: 'way', acts: [{ kind: 'sail', beach: 2 }] },
    { say: 'land', spot: 'fleet', acts: [land(RAROTONGA, 0, 1), land(RAROTONGA, 2, 2), land(RAROTONGA, 3, 1)] },
    { say: 'again', spot: 'way', acts: [{ kind: 'sail', beach: 4 }] },
    { say: 'danger', spot: 'fleet', acts: [land(HIVA_OA, 0, 1), land(HIVA_OA, 2, 2), land(HIVA_OA, 3, 3)] },
    { say: 'lost', waits: true },
    { say: 'points', spot: 'seats' },
    { say: 'royal' },
    { say: 'end', spot: 'pile' },
  ],
}

export default walk
