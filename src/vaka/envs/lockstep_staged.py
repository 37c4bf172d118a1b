"""Lockstep play for large states: matches stay in the GPU's memory, and those that continue are staged.

Shared memory would hold too few large states to find many that continue alike. So it holds only the *stage*: the states
that are being played. A block is one warp, with some hundred matches of its own, and a multiprocessor runs a few of
them. All threads of the warp copy states to the stage and back.
"""

import numpy as np

from vaka.core.cuda_names import ACTION, MAX_ACTIONS, STAGE_SIZE, STATE, STATE_WORDS, cuda
from vaka.core.kernel import Ints
from vaka.envs.lanes import Array, random_lanes
from vaka.envs.lockstep import (
    BEGIN,
    COUNTS,
    GONE,
    LANE,
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

MOST_SLOTS = 256  # in a block


def _random_lanes(
    first: int, last: int, states: Array, blank: Array, seats: int, options: Ints, seeds: Array, advance: int,
    times: int, decisions: Array, actions: Ints, events: Ints,
) -> None:  # fmt: skip
    # `states` and `blank` are given as 64-bit words; the stage is the same memory as words and as states
    stage = cuda.shared.array(0, STATE)
    words = cuda.shared.array(0, np.int64)
    slots = cuda.shared.array((SLOT_ROWS, MOST_SLOTS), np.int32)
    queued = cuda.shared.array(STAGE_SIZE, np.int32)
    home = cuda.shared.array(STAGE_SIZE, np.int32)  # the lane each state came from; its slot may take another
    counts = cuda.shared.array(COUNTS, np.int32)
    listed = cuda.local.array(MAX_ACTIONS, ACTION)
    thread, threads = cuda.threadIdx.x, cuda.blockDim.x
    used = slots_of_block(MOST_SLOTS, first, last)
    fill_slots(slots, used, counts, first, last, times)
    queue = QUEUE
    while True:
        cuda.syncthreads()
        part = most_frequent(counts)
        if part == GONE:
            break
        taken = queue_up(part, slots, used, queued, STAGE_SIZE, counts, queue)
        queue = next_queue(part, taken, counts, queue)
        for at in range(thread, taken * STATE_WORDS, threads):
            k = at // STATE_WORDS
            word = at - k * STATE_WORDS
            words[at] = blank[word] if part == BEGIN else states[slots[LANE, queued[k]] * STATE_WORDS + word]
        cuda.syncthreads()
        if thread < taken:
            slot = queued[thread]
            lane = slots[LANE, slot]
            home[thread] = lane
            enter_part(part, slots, slot, times, seeds, advance)
            after = play_part(stage[thread], part, listed, seats, options, seeds[lane], events)
            leave_part(after, slots, slot, used, counts, last, times, decisions)
        cuda.syncthreads()
        for at in range(thread, taken * STATE_WORDS, threads):
            k = at // STATE_WORDS
            states[home[k] * STATE_WORDS + at - k * STATE_WORDS] = words[at]


FORMS = {random_lanes: _random_lanes}
