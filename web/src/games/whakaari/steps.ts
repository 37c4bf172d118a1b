/** First steps in Whakaari: a jump onto the lava, a stone that turns, a second jump and a drag. */
import type { Walk } from '../../table/walk'

const walk: Walk = {
  bots: ['greedy', 'greedy', 'greedy'],
  seat: 0,
  seed: '1',
  steps: [
    { say: 'table', spot: 'table' },
    { say: 'hand', spot: 'hand' },
    { say: 'card', spot: 'hand', acts: [{ kind: 'card', card: 'A03' }, { kind: 'move' }] },
    { say: 'jump', spot: 'ruler', acts: [{ kind: 'piece', piece: 'P34' }] },
    { say: 'turn', spot: 'dock', acts: [{ kind: 'end' }] },
    { say: 'others', waits: true },
    { say: 'unstable', spot: 'table' },
    { say: 'second', spot: 'hand', acts: [{ kind: 'card', card: 'A12' }, { kind: 'move' }, { kind: 'piece', piece: 'P33' }] },
    { say: 'drag', spot: 'ruler', acts: [{ kind: 'drag' }, { kind: 'piece', piece: 'P33' }, { kind: 'angle' }] },
    { say: 'totem', spot: 'dock', acts: [{ kind: 'totem' }] },
    { say: 'events', waits: true },
    { say: 'end', spot: 'seats' },
  ],
}

export default walk
