/** First steps in Whakaari: a jump onto the lava, a stone that turns, a second jump and a drag. */
import type { Guide } from '../../table/guide'
import type { Parts } from './payloads'

const guide: Guide<Parts> = {
  bots: ['greedy', 'greedy', 'greedy'],
  seat: 0,
  seed: '1',
  steps: [
    { say: 'table', spot: 'table' },
    { say: 'hand', spot: 'hand' },
    { say: 'card', spot: ['[data-card="A03"]', 'chips'], acts: [{ kind: 'card', card: 'A03' }, { kind: 'move' }] },
    { say: 'jump', spot: '[data-key="P34"]', acts: [{ kind: 'piece', piece: 'P34' }] },
    { say: 'turn', spot: 'primary', acts: [{ kind: 'end' }] },
    { say: 'others', waits: true },
    { say: 'unstable', spot: '[data-key="P34"]' },
    {
      say: 'second',
      spot: ['[data-card="A12"]', 'chips', '[data-key="P33"]'],
      acts: [{ kind: 'card', card: 'A12' }, { kind: 'move' }, { kind: 'piece', piece: 'P33' }],
    },
    {
      say: 'drag',
      spot: ['chips', '[data-key="P33"]', '[data-key="P33"]'],
      acts: [{ kind: 'drag' }, { kind: 'piece', piece: 'P33' }, { kind: 'angle' }],
    },
    { say: 'totem', spot: 'chips', acts: [{ kind: 'totem' }] },
    { say: 'events', waits: true },
    { say: 'end', spot: 'seats' },
  ],
}

export default guide
