/** First steps in Tavarua: out through the channel, into a contested wave, and on it to the shore. */
import type { Guide } from '../../table/guide'
import type { Colour, Direction, Parts } from './payloads'

const card = (power: number, direction: Direction, colour: Colour) => ({
  kind: 'card' as const,
  power,
  direction,
  colour,
  tokens: 0,
})

const guide: Guide<Parts> = {
  bots: ['greedy', 'greedy'],
  seat: 0,
  seed: '150',
  steps: [
    { say: 'reef', spot: 'reef' },
    { say: 'board', spot: 'dock', acts: [{ kind: 'board', board: 'long' }] },
    { say: 'hand', spot: 'hand', acts: [{ kind: 'cards', why: 'mulligan', cards: [] }] },
    {
      say: 'paddle',
      spot: 'hand',
      acts: [{ kind: 'pass' }, { kind: 'choose', action: 'out' }, card(3, 'tail', 'maroon')],
    },
    { say: 'broken', spot: 'reef', waits: true },
    { say: 'catch', spot: 'hand', acts: [{ kind: 'choose', action: 'catch' }, card(2, 'nose', 'teal')] },
    { say: 'contest', spot: 'mat', waits: true },
    { say: 'ride', spot: 'hand', acts: [{ kind: 'choose', action: 'ride' }, card(2, 'tail', 'maroon')] },
    { say: 'surge', spot: 'wave-card', acts: [{ kind: 'choose', action: 'ride' }, card(2, 'nose', 'maroon')] },
    { say: 'shore', spot: 'score', waits: true },
    { say: 'barrel', spot: 'wave-card' },
    { say: 'end', spot: 'own-seat' },
  ],
}

export default guide
