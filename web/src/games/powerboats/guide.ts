/** First steps in Powerboats: a boat is placed, then three turns with one, two and re-rolled dice round the first buoy. */
import type { Guide } from '../../table/guide'
import type { Parts } from './payloads'

const guide: Guide<Parts> = {
  bots: ['greedy', 'greedy'],
  seat: 0,
  seed: '186',
  steps: [
    { say: 'lake', spot: 'board' },
    { say: 'buoy', spot: 'mark' },
    { say: 'place', spot: 'place-5,4', acts: [{ kind: 'place', at: [5, 4], facing: 'E' }] },
    { say: 'others', spot: 'seats', waits: true },
    { say: 'engine', spot: 'engine', acts: [{ kind: 'number', change: 'add' }] },
    { say: 'heading', spot: 'run-S', acts: [{ kind: 'heading', turn: 'S' }] },
    {
      say: 'faster',
      spot: 'engine',
      acts: [
        { kind: 'number', change: 'add' },
        { kind: 'reroll', values: [] },
      ],
    },
    { say: 'closed', spot: 'run-R', acts: [{ kind: 'heading', turn: 'R' }] },
    {
      say: 'reroll',
      spot: 'engine',
      acts: [
        { kind: 'number', change: 'keep' },
        { kind: 'reroll', values: [1] },
      ],
    },
    { say: 'turn', spot: 'run-L', acts: [{ kind: 'heading', turn: 'L' }] },
    { say: 'rounded', spot: 'mark', waits: true },
    { say: 'end', spot: 'seats' },
  ],
}

export default guide
