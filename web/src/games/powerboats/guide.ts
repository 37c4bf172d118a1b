/** First steps in Powerboats: a boat is placed, then three turns with one, two and re-rolled dice. */
import type { Guide } from '../../table/guide'

const guide: Guide = {
  bots: ['greedy', 'greedy'],
  seat: 0,
  seed: '45',
  steps: [
    { say: 'lake', spot: 'board' },
    { say: 'course', spot: 'seats' },
    { say: 'place', spot: 'place-4,2', acts: [{ kind: 'place', at: [4, 2], facing: 'E' }] },
    { say: 'others', waits: true },
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
    { say: 'closed', spot: 'run-S', acts: [{ kind: 'heading', turn: 'S' }] },
    {
      say: 'reroll',
      spot: 'engine',
      acts: [
        { kind: 'number', change: 'keep' },
        { kind: 'reroll', values: [1] },
      ],
    },
    { say: 'turn', spot: 'run-L', acts: [{ kind: 'heading', turn: 'L' }] },
    { say: 'crash', waits: true },
    { say: 'end', spot: 'seats' },
  ],
}

export default guide
