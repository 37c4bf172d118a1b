"""Many matches side by side: generic code over the contract, for batches on CPU threads and on CUDA.

A batch has `n` *lanes*, each with one match. On the CPU a call plays the lanes from `first` to before `last`, so that
threads share the work; on CUDA every thread plays its own lanes out of that range (`start`, `stride`).
Arrays are indexed by lane first; one without columns (`shape[1] == 0`) is not wanted and costs nothing. Each is an
argument of its own, because numba takes about 70 µs at every launch to find the type of a tuple of device arrays.
"""

import numpy as np
import numpy.typing as npt

from vaka.core.chance import next_count, scale, scatter
from vaka.core.contract import RETURN_UNIT, apply, legal, observe, policy, redeal, returns, setup, to_move
from vaka.core.cuda_names import ACTION, MAX_ACTIONS, STATE, cuda
from vaka.core.kernel import Ints, State, cuda_form, rule
from vaka.core.loops import play_on

NOBODY = -1
MOST_SEATS = 8
Array = npt.NDArray[np.generic]


@rule
def start(first: int) -> int:
    """The first lane this thread works on."""
    return first


@rule
def stride() -> int:
    """How far apart the lanes of this thread are."""
    return 1


@cuda_form(of=start)
def _start(first: int) -> int:
    return first + cuda.grid(1)


@cuda_form(of=stride)
def _stride() -> int:
    return cuda.gridsize(1)


@rule
def reset_lanes(
    first: int, last: int, states: State, blank: State, seats: int, options: Ints, seeds: Array,
    turn: Ints, actions: Ints, counts: Ints, mask: Array, observation: Array, done: Array, result: Array,
) -> None:  # fmt: skip
    """Begin a match in each lane from its seed."""
    for i in range(start(first), last, stride()):
        done[i] = False
        for seat in range(seats):
            result[i, seat] = 0
        counts[i] = 0
        for action in range(mask.shape[1]):
            mask[i, action] = False
        states[i] = blank[0]
        setup(states[i], seats, options, seeds[i])
        show(i, states, turn, actions, counts, mask, observation)


@rule
def step_lanes(
    first: int, last: int, states: State, blank: State, seats: int, options: Ints, seeds: Array, advance: int,
    chosen: Ints, turn: Ints, actions: Ints, counts: Ints, mask: Array, observation: Array, done: Array, result: Array,
    worth: Ints, events: Ints,
) -> None:  # fmt: skip
    """Play the chosen action in each lane whose match is not over.

    A match that ends sets its result and `done` for this one step; with an `advance` above 0 the next match begins in
    its lane at once, from the seed that is `advance` higher.
    """
    for i in range(start(first), last, stride()):
        done[i] = False
        for seat in range(seats):
            result[i, seat] = 0
        if counts[i] == 0:
            continue
        apply(states[i], chosen[i], events)
        if to_move(states[i]) == NOBODY:
            done[i] = True
            returns(states[i], worth[i])
            for seat in range(seats):
                result[i, seat] = worth[i, seat] / RETURN_UNIT
            if advance > 0:
                seeds[i] += np.uint64(advance)
                states[i] = blank[0]
                setup(states[i], seats, options, seeds[i])
        show(i, states, turn, actions, counts, mask, observation)


@rule
def show(i: int, states: State, turn: Ints, actions: Ints, counts: Ints, mask: Array, observation: Array) -> None:
    """Write the seat to move, its legal actions as a list and as a mask, and what it knows."""
    if mask.shape[1] > 0:
        for k in range(counts[i]):
            mask[i, actions[i, k]] = False
    seat = to_move(states[i])
    turn[i] = seat
    counts[i] = 0
    if seat == NOBODY:
        return
    counts[i] = legal(states[i], actions[i])
    if mask.shape[1] > 0:
        for k in range(counts[i]):
            mask[i, actions[i, k]] = True
    if observation.shape[1] > 0:
        observe(states[i], seat, observation[i])


@rule
def show_lanes(
    first: int, last: int, states: State, turn: Ints, actions: Ints, counts: Ints, mask: Array, observation: Array
) -> None:
    """Do the same for each lane."""
    for i in range(start(first), last, stride()):
        show(i, states, turn, actions, counts, mask, observation)


@rule
def observe_lanes(first: int, last: int, states: State, seats: Ints, observation: Array) -> None:
    """Write what the given seat of each lane knows."""
    for i in range(start(first), last, stride()):
        observe(states[i], seats[i], observation[i])


@rule
def draw_lanes(first: int, last: int, streams: Array, actions: Ints, counts: Ints, chosen: Ints) -> None:
    """Choose one of the legal actions of each lane, each equally likely, with the lane's own dice."""
    for i in range(start(first), last, stride()):
        if counts[i] > 0:
            streams[i] = next_count(streams[i])
            chosen[i] = actions[i, scale(scatter(streams[i]), counts[i])]


@rule
def policy_lanes(
    first: int, last: int, states: State, known: State, memo: State, streams: Array, turn: Ints, actions: Ints,
    counts: Ints, where: Array, chosen: Ints,
) -> None:  # fmt: skip
    """Let the game's simple careful player choose in the lanes asked for, from what the seat to move knows."""
    for i in range(start(first), last, stride()):
        if counts[i] > 0 and where[i]:
            streams[i] = next_count(streams[i])
            known[i] = states[i]
            redeal(known[i], turn[i], scatter(streams[i]))
            chosen[i] = policy(known[i], actions[i], counts[i], memo[i])


@rule
def illegal_lanes(first: int, last: int, actions: Ints, counts: Ints, chosen: Ints, wrong: Array) -> None:
    """Write the number of a lane whose chosen action is not legal, counted from 1, into `wrong[0]`."""
    for i in range(start(first), last, stride()):
        found = counts[i] == 0
        for k in range(counts[i]):
            if actions[i, k] == chosen[i]:
                found = True
                break
        if not found:
            wrong[0] = i + 1


@rule
def rollout_lanes(
    first: int, last: int, states: State, knower: int, times: int, streams: Array, sums: Array, seats: int,
    events: Ints, work: State, actions: Ints, worth: Ints,
) -> None:  # fmt: skip
    """Finish each state `times` times with random play and add up what the seats got.

    `work` [2], `actions` and `worth` are working space.
    """
    for i in range(start(first), last, stride()):
        work[1] = states[i]
        for _ in range(times):
            streams[i] = next_count(streams[i])
            rollout(work, knower, scatter(streams[i]), actions, worth, events)
            for seat in range(seats):
                sums[i, seat] += worth[seat]


def _rollout_lanes(
    first: int, last: int, states: State, knower: int, times: int, streams: Array, sums: Array, seats: int,
    events: Ints,
) -> None:  # fmt: skip
    # a thread's own memory is interleaved with its neighbours': far faster than a row of the caller's
    mine = cuda.local.array(2, STATE)
    listed = cuda.local.array(MAX_ACTIONS, ACTION)
    got = cuda.local.array(MOST_SEATS, ACTION)
    for i in range(start(first), last, stride()):
        mine[1] = states[i]
        for _ in range(times):
            streams[i] = next_count(streams[i])
            rollout(mine, knower, scatter(streams[i]), listed, got, events)
            for seat in range(seats):
                sums[i, seat] += got[seat]


LOCAL_FORMS = {rollout_lanes: _rollout_lanes}  # kernels that take their working space from the threads' local memory


@rule
def random_lanes(
    first: int, last: int, states: State, blank: State, seats: int, options: Ints, seeds: Array, advance: int,
    times: int, decisions: Array, actions: Ints, events: Ints,
) -> None:  # fmt: skip
    """Play `times` random matches in each lane, with seeds `advance` apart; the last one stays in the lane.

    The dice of a match also choose its actions, as in `vaka.core.loops.random_match`.
    """
    for i in range(start(first), last, stride()):
        for k in range(times):
            if k > 0:
                seeds[i] += np.uint64(advance)
            states[i] = blank[0]
            setup(states[i], seats, options, seeds[i])
            decisions[i] += play_on(states[i], actions[i], events)


@rule
def rollout(work: State, knower: int, bits: int, actions: Ints, worth: Ints, events: Ints) -> None:
    """Finish the match in `work[1]` once with random play in `work[0]`; `worth` takes what the seats got.

    The dice are new; what a knower (a seat, or NOBODY) cannot see is redealt too.
    """
    work[0] = work[1]
    s = work[0]
    if knower == NOBODY:
        s.chance = bits
    else:
        redeal(s, knower, bits)
    play_on(s, actions, events)
    returns(s, worth)
