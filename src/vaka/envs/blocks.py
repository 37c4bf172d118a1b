"""Random play on CUDA: the threads of a block share their matches and play those together that go on alike.

The threads of a warp go different ways one after another, and a multiprocessor that runs all the rules at once fetches
most of its instructions anew. So a block keeps some hundred matches in shared memory, looks what most of them have next
(`kind`), and gives these to its threads side by side, while the others wait for theirs to be the most frequent. What is
rare and dear, such as the set-up of a match, gathers company before it is done. What happens in a match does not depend
on when it does.
"""

import numpy as np

from vaka.core.chance import next_count, scale, scatter
from vaka.core.contract import legal, to_move
from vaka.core.contract.lockstep import GROUPS, apply_part, follow, group, setup_part
from vaka.core.kernel import Ints, State, cuda_form, rule
from vaka.envs.lanes import NOBODY, random_lanes

MOST_SLOTS = 512  # matches in a block
# what is next in a match: a decision of one of the GROUPS, something that follows, the match itself, or nothing
MORE, BEGIN, GONE = GROUPS, 2 * GROUPS, 2 * GROUPS + 1
CHOSEN = GONE + 1  # behind the counts: how many matches have found a thread, in this round and the next by turns
COUNTS = CHOSEN + 2
WARP, ALL = 32, 0xFFFFFFFF


@rule
def most_frequent(counts: Ints) -> int:
    """What most matches have next; GONE if there is none."""
    best, most = GONE, 0
    for which in range(GONE):
        if counts[which] > most:
            best, most = which, counts[which]
    return best


@cuda_form(of=most_frequent)
def _most_frequent(counts):  # type: ignore[no-untyped-def]
    best = GONE  # each thread of a warp looks at a few; count and kind in one number
    for which in range(cuda.laneid, GONE, WARP):  # type: ignore[name-defined]  # noqa: F821
        best = max(best, counts[which] << 8 | which)
    for apart in (16, 8, 4, 2, 1):
        best = max(best, cuda.shfl_xor_sync(ALL, best, apart))  # type: ignore[name-defined]  # noqa: F821
    return best & 255 if best >> 8 else GONE


@rule
def place_of(wanted: bool, counts: Ints, which: int) -> int:
    """The next place in a queue whose length is `counts[which]`, for a thread that wants one; a warp asks at once."""
    place = counts[which]
    counts[which] += wanted
    return place


@cuda_form(of=place_of)
def _place_of(wanted, counts, which):  # type: ignore[no-untyped-def]
    who = cuda.ballot_sync(ALL, wanted)  # type: ignore[name-defined]  # noqa: F821
    place = 0
    if cuda.laneid == 0:  # type: ignore[name-defined]  # noqa: F821
        place = cuda.atomic.add(counts, which, cuda.popc(who))  # type: ignore[name-defined]  # noqa: F821
    place = cuda.shfl_sync(ALL, place, 0)  # type: ignore[name-defined]  # noqa: F821
    return place + cuda.popc(who & ((1 << cuda.laneid) - 1))  # type: ignore[name-defined]  # noqa: F821


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
        return MORE + group(s)
    return group(s) if to_move(s) != NOBODY else GONE


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
            if wanted:
                chosen[place] = slot
        cuda.syncthreads()  # type: ignore[name-defined]  # noqa: F821
        number = counts[taken]
        taken = 2 * CHOSEN + 1 - taken
        if thread == 0:
            counts[taken] = 0
            cuda.atomic.sub(counts, turn, number)  # type: ignore[name-defined]  # noqa: F821
        for k in range(thread, number, threads):
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
            cuda.atomic.add(counts, next_, 1)  # type: ignore[name-defined]  # noqa: F821
