/** First steps in Tongiaki: two boats on Tonga, an expansion that fills two beaches, and the voyages that follow. */
import type { Guide } from '../../table/guide'

const [RAROTONGA, HIVA_OA] = [4, 8]
const put = (beach: number) => ({ kind: 'put', island: 0, beach })
const beach = (island: number, number: number) => `[data-beach="${island}.${number}"]`
const land = (island: number, colour: number, beach: number) => ({ kind: 'land', island, colour, beach })

const guide: Guide = {
  bots: ['greedy', 'greedy', 'greedy'],
  seat: 0,
  seed: '1',
  options: { first: '0' },
  steps: [
    { say: 'map', spot: 'map' },
    { say: 'begin', spot: [beach(0, 1), beach(0, 3)], acts: [put(1), put(3)] },
    { say: 'expand', spot: 'kinds', acts: [{ kind: 'expand', island: 0 }] },
    { say: 'fill', spot: [beach(0, 2), beach(0, 4)], acts: [put(2), put(4)] },
    { say: 'sail', spot: '[data-jetty="0.1"]', acts: [{ kind: 'sail', beach: 2 }] },
    {
      say: 'land',
      spot: [beach(RAROTONGA, 1), beach(RAROTONGA, 2), beach(RAROTONGA, 1)],
      acts: [land(RAROTONGA, 0, 1), land(RAROTONGA, 2, 2), land(RAROTONGA, 3, 1)],
    },
    { say: 'again', spot: '[data-jetty="0.3"]', acts: [{ kind: 'sail', beach: 4 }] },
    {
      say: 'danger',
      spot: [beach(HIVA_OA, 1), beach(HIVA_OA, 2), beach(HIVA_OA, 3)],
      acts: [land(HIVA_OA, 0, 1), land(HIVA_OA, 2, 2), land(HIVA_OA, 3, 3)],
    },
    { say: 'lost', waits: true },
    { say: 'points', spot: 'seats' },
    { say: 'royal' },
    { say: 'end', spot: 'pile' },
  ],
}

export default guide
