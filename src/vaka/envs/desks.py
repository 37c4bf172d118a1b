"""Random play on CUDA for games with large states: matches rest in the GPU's memory and come to a desk to go on.

As in `vaka.envs.blocks` matches that go on alike are played together. Of large states a block's shared memory would
hold too few to find many alike, so it holds only those at work. A warp plays them, some warps a multiprocessor,
each with matches of its own. All threads of the warp carry states to the desks and back.
"""

import numpy as np

from vaka.core.kernel import cuda_form
from vaka.envs.blocks import BEGIN, CHOSEN, COUNTS, GONE, MORE, most_frequent, one_part, place_of
from vaka.envs.lanes import random_lanes

SLOTS_AT_HAND = 256  # matches in a block


@cuda_form(of=random_lanes, large=True)
def _random_lanes(  # type: ignore[no-untyped-def]
    first, last, states, blank, seats, options, seeds, advance, times, decisions, actions, events
):
    # `states` and `blank` come as 64-bit words; on the desks, the same memory is words and states
    desk = cuda.shared.array(0, STATE)  # type: ignore[name-defined]  # noqa: F821
    words = cuda.shared.array(0, np.int64)  # type: ignore[name-defined]  # noqa: F821
    following = cuda.shared.array(SLOTS_AT_HAND, np.int32)  # type: ignore[name-defined]  # noqa: F821
    lane = cuda.shared.array(SLOTS_AT_HAND, np.int32)  # type: ignore[name-defined]  # noqa: F821
    left = cuda.shared.array(SLOTS_AT_HAND, np.int32)  # type: ignore[name-defined]  # noqa: F821
    made = cuda.shared.array(SLOTS_AT_HAND, np.int32)  # type: ignore[name-defined]  # noqa: F821
    chosen = cuda.shared.array(DESKS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    home = cuda.shared.array(DESKS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    counts = cuda.shared.array(COUNTS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    listed = cuda.local.array(MAX_ACTIONS, ACTION)  # type: ignore[name-defined]  # noqa: F821
    thread, threads = cuda.threadIdx.x, cuda.blockDim.x  # type: ignore[name-defined]  # noqa: F821
    block, blocks = cuda.blockIdx.x, cuda.gridDim.x  # type: ignore[name-defined]  # noqa: F821
    slots = min(SLOTS_AT_HAND, (last - first + blocks - 1) // blocks)
    for which in range(thread, COUNTS, threads):
        counts[which] = 0
    cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
    for slot in range(thread, slots, threads):
        lane[slot] = first + block * slots + slot
        left[slot] = times
        made[slot] = 0
        following[slot] = BEGIN if lane[slot] < last else GONE
        cuda.atomic.add(counts, following[slot], 1)  # type: ignore[name-defined]  # noqa: F821
    taken = CHOSEN
    while True:
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
        turn = most_frequent(counts)
        if turn == GONE:
            break
        for base in range(0, slots, threads):
            slot = base + thread
            wanted = slot < slots and following[slot] == turn
            place = place_of(wanted, counts, taken)
            if wanted and place < DESKS:  # type: ignore[name-defined]  # noqa: F821
                chosen[place] = slot
                home[place] = lane[slot]
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
        here = min(counts[taken], DESKS)  # type: ignore[name-defined]  # noqa: F821
        taken = 2 * CHOSEN + 1 - taken
        if thread == 0:
            counts[taken] = 0
            cuda.atomic.sub(counts, turn, here)  # type: ignore[name-defined]  # noqa: F821
        for at in range(thread, here * WORDS, threads):  # type: ignore[name-defined]  # noqa: F821
            k = at // WORDS  # type: ignore[name-defined]  # noqa: F821
            word = at - k * WORDS  # type: ignore[name-defined]  # noqa: F821
            words[at] = blank[word] if turn == BEGIN else states[home[k] * WORDS + word]  # type: ignore[name-defined]  # noqa: F821
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
        if thread < here:
            slot, i = chosen[thread], home[thread]
            if turn == BEGIN:
                if left[slot] < times:
                    seeds[i] += np.uint64(advance)
            elif turn < MORE:
                made[slot] += 1
            next_ = one_part(desk[thread], turn, listed, seats, options, seeds[i], events)
            if next_ == GONE:
                left[slot] -= 1
                next_ = BEGIN
                if left[slot] == 0:
                    decisions[i] += made[slot]
                    lane[slot] = i + blocks * slots
                    left[slot] = times
                    made[slot] = 0
                    if lane[slot] >= last:
                        next_ = GONE
            following[slot] = next_
            cuda.atomic.add(counts, next_, 1)  # type: ignore[name-defined]  # noqa: F821
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
        for at in range(thread, here * WORDS, threads):  # type: ignore[name-defined]  # noqa: F821
            k = at // WORDS  # type: ignore[name-defined]  # noqa: F821
            states[home[k] * WORDS + at - k * WORDS] = words[at]  # type: ignore[name-defined]  # noqa: F821
