"""Lockstep play for small states: a block keeps all its matches in shared memory."""

import numpy as np

from vaka.core.cuda_names import ACTION, MAX_ACTIONS, POOL_SIZE, STATE, cuda
from vaka.core.kernel import Ints, State
from vaka.envs.lanes import Array, random_lanes
from vaka.envs.lockstep import (
    BEGIN,
    COUNTS,
    GONE,
    LANE,
    LEFT,
    QUEUE,
    SLOT_ROWS,
    enter_part,
    fill_slots,
    leave_part,
    most_frequent,
    next_queue,
    play_part,
    queue_up,
    slots_of_block,
)

MOST_SLOTS = 512  # in a block


def _random_lanes(
    first: int, last: int, states: State, blank: State, seats: int, options: Ints, seeds: Array, advance: int,
    times: int, decisions: Array, actions: Ints, events: Ints,
) -> None:  # fmt: skip
    pool = cuda.shared.array(0, STATE)
    slots = cuda.shared.array((SLOT_ROWS, MOST_SLOTS), np.int32)
    queued = cuda.shared.array(MOST_SLOTS, np.int32)
    counts = cuda.shared.array(COUNTS, np.int32)
    listed = cuda.local.array(MAX_ACTIONS, ACTION)
    used = slots_of_block(POOL_SIZE, first, last)
    fill_slots(slots, used, counts, first, last, times)
    queue = QUEUE
    while True:
        cuda.syncthreads()
        part = most_frequent(counts)
        if part == GONE:
            break
        taken = queue_up(part, slots, used, queued, MOST_SLOTS, counts, queue)
        queue = next_queue(part, taken, counts, queue)
        for k in range(cuda.threadIdx.x, taken, cuda.blockDim.x):
            slot = queued[k]
            lane = slots[LANE, slot]
            if part == BEGIN:
                pool[slot] = blank[0]
            enter_part(part, slots, slot, times, seeds, advance)
            after = play_part(pool[slot], part, listed, seats, options, seeds[lane], events)
            if after == GONE and slots[LEFT, slot] == 1:
                states[lane] = pool[slot]
            leave_part(after, slots, slot, used, counts, last, times, decisions)


FORMS = {random_lanes: _random_lanes}
