"""Random play on CUDA: the threads of a block share their matches and play those together that go on alike.

The threads of a warp go different ways one after another, and a multiprocessor that runs all the rules at once fetches
most of its instructions anew. So a block keeps some hundred matches in shared memory, looks what most of them have next
(`kind`), and gives these to its threads side by side, while the others wait for theirs to be the most frequent. What is
rare and dear, such as the set-up of a match, gathers company before it is done. What happens in a match does not depend
on when it does.
"""

import numpy as np

from vaka.core.chance import next_count, scale, scatter
from vaka.core.contract import KINDS, apply_part, follow, kind, legal, setup_part, to_move
from vaka.core.kernel import Ints, State, cuda_form, rule
from vaka.envs.lanes import NOBODY, random_lanes

MOST_SLOTS = 512  # matches in a block
# what is next in a match: a decision of one of the KINDS, something that follows, the match itself, or nothing
MORE, BEGIN, GONE = KINDS, 2 * KINDS, 2 * KINDS + 1
CHOSEN, COUNTS = GONE + 1, GONE + 2  # among the counts: how many matches have found a thread; and how long they are


@rule
def most_frequent(counts: Ints) -> int:
    """What most matches have next; GONE if there is none."""
    best, most = GONE, 0
    for which in range(GONE):
        if counts[which] > most:
            best, most = which, counts[which]
    return best


@rule
def one_part(s: State, which: int, listed: Ints, seats: int, options: Ints, seed: int, events: Ints) -> int:
    """Do what is next in a match; what is next then, GONE if it is over."""
    if which == BEGIN:
        more = setup_part(s, seats, options, seed)
    elif which >= MORE:
        more = follow(s, events)
    else:
        count = legal(s, listed)
        s.chance = next_count(s.chance)
        more = apply_part(s, listed[scale(scatter(s.chance), count)], events)
    if more:
        return MORE + kind(s)
    return kind(s) if to_move(s) != NOBODY else GONE


@cuda_form(of=random_lanes)
def _random_lanes(  # type: ignore[no-untyped-def]
    first, last, states, blank, seats, options, seeds, advance, times, decisions, actions, events
):
    pool = cuda.shared.array(0, STATE)  # type: ignore[name-defined]  # noqa: F821
    following = cuda.shared.array(MOST_SLOTS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    lane = cuda.shared.array(MOST_SLOTS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    left = cuda.shared.array(MOST_SLOTS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    made = cuda.shared.array(MOST_SLOTS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    chosen = cuda.shared.array(MOST_SLOTS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    counts = cuda.shared.array(COUNTS, np.int32)  # type: ignore[name-defined]  # noqa: F821
    listed = cuda.local.array(MAX_ACTIONS, ACTION)  # type: ignore[name-defined]  # noqa: F821
    thread, threads = cuda.threadIdx.x, cuda.blockDim.x  # type: ignore[name-defined]  # noqa: F821
    block, blocks = cuda.blockIdx.x, cuda.gridDim.x  # type: ignore[name-defined]  # noqa: F821
    slots = min(SLOTS, (last - first + blocks - 1) // blocks)  # type: ignore[name-defined]  # noqa: F821
    for slot in range(thread, slots, threads):
        lane[slot] = first + block * slots + slot
        left[slot] = times
        made[slot] = 0
        following[slot] = BEGIN if lane[slot] < last else GONE
    while True:
        for which in range(thread, COUNTS, threads):
            counts[which] = 0
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
        for slot in range(thread, slots, threads):
            cuda.atomic.add(counts, following[slot], 1)  # type: ignore[name-defined]  # noqa: F821
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
        turn = most_frequent(counts)
        if turn == GONE:
            break
        for slot in range(thread, slots, threads):
            if following[slot] == turn:
                chosen[cuda.atomic.add(counts, CHOSEN, 1)] = slot  # type: ignore[name-defined]  # noqa: F821
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
        for k in range(thread, counts[turn], threads):
            slot = chosen[k]
            i = lane[slot]
            if turn == BEGIN:
                if left[slot] < times:
                    seeds[i] += np.uint64(advance)
                pool[slot] = blank[0]
            elif turn < MORE:
                made[slot] += 1
            next_ = one_part(pool[slot], turn, listed, seats, options, seeds[i], events)
            if next_ == GONE:
                left[slot] -= 1
                next_ = BEGIN
                if left[slot] == 0:
                    states[i] = pool[slot]
                    decisions[i] += made[slot]
                    lane[slot] = i + blocks * slots
                    left[slot] = times
                    made[slot] = 0
                    if lane[slot] >= last:
                        next_ = GONE
            following[slot] = next_
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
