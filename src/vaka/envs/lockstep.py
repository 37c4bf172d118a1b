"""Random play on CUDA in lockstep: matches that continue with the same part of the rules are played side by side.

Threads of a warp that take different branches run one after another, and a multiprocessor that runs all the rules at
once fetches most of its instructions again and again. So a block holds some hundred matches in *slots*, finds the part
that most of them have next, and gives these matches to its threads, while the others wait until theirs is the most
frequent. What is rare and expensive, such as the set-up of a match, is batched that way. The order in which matches are
played changes nothing in any of them.

There are two kernels, which differ in where states are kept: `lockstep_shared` and `lockstep_staged`.
"""

import numpy as np

from vaka.core.chance import next_count, scale, scatter
from vaka.core.contract import legal, to_move
from vaka.core.contract.lockstep import GROUPS, apply_part, follow, group, setup_part
from vaka.core.cuda_names import cuda
from vaka.core.kernel import Ints, State, cuda_form, rule
from vaka.envs.lanes import NOBODY, Array

# a part: a decision in one of the GROUPS, what follows from one, the beginning of a match, or nothing any more
MORE, BEGIN, GONE = GROUPS, 2 * GROUPS, 2 * GROUPS + 1
QUEUE = GONE + 1  # behind the counts of parts: the length of the queue for threads, of this pass and of the next
COUNTS = QUEUE + 2
PART, LANE, LEFT, MADE = range(4)  # of a slot: what is next, its lane, matches left in the lane, decisions made there
SLOT_ROWS = 4
WARP, WHOLE_WARP = 32, 0xFFFFFFFF


@rule
def slots_of_block(most: int, first: int, last: int) -> int:
    """How many slots a block uses, if it has room for `most` and the lanes are shared out evenly."""
    return min(most, (last - first + cuda.gridDim.x - 1) // cuda.gridDim.x)


@rule
def fill_slots(slots: Ints, used: int, counts: Ints, first: int, last: int, times: int) -> None:
    """Give every slot of the block its first lane; `slots` is [SLOT_ROWS, most], `counts` is [COUNTS]."""
    for part in range(cuda.threadIdx.x, COUNTS, cuda.blockDim.x):
        counts[part] = 0
    cuda.syncthreads()
    for slot in range(cuda.threadIdx.x, used, cuda.blockDim.x):
        lane = first + cuda.blockIdx.x * used + slot
        part = BEGIN if lane < last else GONE
        slots[PART, slot] = part
        slots[LANE, slot] = lane
        slots[LEFT, slot] = times
        slots[MADE, slot] = 0
        cuda.atomic.add(counts, part, 1)


@rule
def most_frequent(counts: Ints) -> int:
    """The part that most matches have next; GONE if there is none."""
    best, most = GONE, 0
    for part in range(GONE):
        if counts[part] > most:
            best, most = part, counts[part]
    return best


@cuda_form(of=most_frequent)
def _most_frequent(counts: Ints) -> int:
    best = GONE  # each thread of a warp looks at a few; count and part in one number
    for part in range(cuda.laneid, GONE, WARP):
        best = max(best, counts[part] << 8 | part)
    for apart in (16, 8, 4, 2, 1):
        best = max(best, cuda.shfl_xor_sync(WHOLE_WARP, best, apart))
    return best & 255 if best >> 8 else GONE


@rule
def place_of(wanted: bool, counts: Ints, queue: int) -> int:
    """The next place in the queue, for a thread that wants one; all threads of a warp ask at once."""
    return cuda.atomic.add(counts, queue, int(wanted))


@cuda_form(of=place_of)
def _place_of(wanted: bool, counts: Ints, queue: int) -> int:
    who = cuda.ballot_sync(WHOLE_WARP, wanted)
    place = 0
    if cuda.laneid == 0:
        place = cuda.atomic.add(counts, queue, cuda.popc(who))
    place = cuda.shfl_sync(WHOLE_WARP, place, 0)
    return place + cuda.popc(who & ((1 << cuda.laneid) - 1))


@rule
def queue_up(part: int, slots: Ints, used: int, queued: Ints, room: int, counts: Ints, queue: int) -> int:
    """Write the slots that have the part next into `queued`, as many as there is room for; return how many."""
    for base in range(0, used, cuda.blockDim.x):
        slot = base + cuda.threadIdx.x
        wanted = slot < used and slots[PART, slot] == part
        place = place_of(wanted, counts, queue)
        if wanted and place < room:
            queued[place] = slot
    cuda.syncthreads()
    return min(counts[queue], room)


@rule
def next_queue(part: int, taken: int, counts: Ints, queue: int) -> int:
    """The queue of the next pass, emptied; the slots taken no longer count for their part."""
    following = 2 * QUEUE + 1 - queue
    if cuda.threadIdx.x == 0:
        counts[following] = 0
        cuda.atomic.sub(counts, part, taken)
    return following


@rule
def enter_part(part: int, slots: Ints, slot: int, times: int, seeds: Array, advance: int) -> None:
    """Before a part is played: count a decision, or move on to the seed of the lane's next match."""
    if part == BEGIN:
        if slots[LEFT, slot] < times:
            seeds[slots[LANE, slot]] += np.uint64(advance)
    elif part < MORE:
        slots[MADE, slot] += 1


@rule
def play_part(s: State, part: int, listed: Ints, seats: int, options: Ints, seed: int, events: Ints) -> int:
    """Play a part of a match; the part that is next then, GONE if the match is over."""
    if part == BEGIN:
        more = setup_part(s, seats, options, seed)
    elif part >= MORE:
        more = follow(s, events)
    else:
        count = legal(s, listed)
        s.chance = next_count(s.chance)
        more = apply_part(s, listed[scale(scatter(s.chance), count)], events)
    if more:
        return MORE + group(s)
    return group(s) if to_move(s) != NOBODY else GONE


@rule
def leave_part(
    part: int, slots: Ints, slot: int, used: int, counts: Ints, last: int, times: int, decisions: Array
) -> None:
    """After a part was played: note the next one; a slot whose lane is done takes the block's next lane."""
    if part == GONE:
        part = BEGIN
        slots[LEFT, slot] -= 1
        if slots[LEFT, slot] == 0:
            lane = slots[LANE, slot]
            decisions[lane] += slots[MADE, slot]
            slots[LANE, slot] = lane + cuda.gridDim.x * used
            slots[LEFT, slot] = times
            slots[MADE, slot] = 0
            if slots[LANE, slot] >= last:
                part = GONE
    slots[PART, slot] = part
    cuda.atomic.add(counts, part, 1)
