"""One seat of many matches: generic code over the contract in which the other seats answer within the same call.

A lane *needs* something next: the decision of the learner (LEARNER), of the policy 1, 2, … at another seat, or its next
match (BEGIN); one that rests (REST) is passed over. Simple bots decide here, with the dice that a player of `vaka.bots`
has for the same match and seat, so their actions are the same.
"""

import numpy as np

from vaka.bots.player import stream_of
from vaka.core.chance import next_count, scale, scatter
from vaka.core.contract import RETURN_UNIT, apply, legal, observe, policy, redeal, returns, setup, to_move
from vaka.core.kernel import Ints, State, rule
from vaka.core.loops import RANDOM
from vaka.core.numbers import wide
from vaka.envs.lanes import NOBODY, Array, show, start, stride

REST, BEGIN, LEARNER = -2, -1, 0
ASKED = 2  # kinds of players from here on are asked: the learner, then policies; those below are simple bots


@rule
def seat_lanes(
    first: int, last: int, states: State, blank: State, seats: int, options: Ints, seeds: Array, advance: int,
    who: int, begins: int, chosen: Ints, needs: Array, own: Ints, kinds: Array, streams: Array, known: State,
    memo: State, plies: Ints, log: Ints, turn: Ints, actions: Ints, counts: Ints, mask: Array, observation: Array,
    done: Array, cut: Array, most: int, result: Array, reward: Array, illegal: Array, wrong: Ints, worth: Ints,
    events: Ints,
) -> None:  # fmt: skip
    """Play the chosen action in each lane that needs `who`, and let simple bots answer until somebody must be asked.

    With `begins`, a lane that needs its next match begins it, from the seed that is `advance` higher. An action that is
    not legal ends the learner's match with −1; of a policy, it is told in `wrong[0]`, as the lane's number from 1. A
    match that is not over after `most` decisions is cut short.
    """
    for i in range(start(first), last, stride()):
        if who == LEARNER:
            done[i] = False
            cut[i] = False
            illegal[i] = False
            reward[i] = 0
            for seat in range(seats):
                result[i, seat] = 0
        if needs[i] == BEGIN and begins == 1:
            forget(i, actions, counts, mask)
            begin(i, states, blank, seats, options, seeds, advance, streams, plies)
        elif needs[i] != who or who == BEGIN:
            continue
        elif 0 <= chosen[i] < mask.shape[1] and mask[i, chosen[i]]:
            forget(i, actions, counts, mask)
            play(i, states, wide(chosen[i]), plies, log, events)
        elif who == LEARNER:
            done[i] = True
            illegal[i] = True
            reward[i] = -1
            needs[i] = BEGIN
            continue
        else:
            wrong[0] = i + 1
            continue
        answer(i, states, kinds, streams, known, memo, actions, plies, most, log, events)
        seat = to_move(states[i])
        if seat == NOBODY:
            done[i] = True
            needs[i] = BEGIN
            turn[i] = NOBODY
            returns(states[i], worth[i])
            for other in range(seats):
                result[i, other] = worth[i, other] / RETURN_UNIT
            reward[i] = result[i, own[i]]
            observe(states[i], own[i], observation[i])
        elif plies[i] >= most:
            cut[i] = True
            needs[i] = BEGIN
            turn[i] = NOBODY
            observe(states[i], own[i], observation[i])
        else:
            needs[i] = kinds[i, seat] - ASKED
            show(i, states, turn, actions, counts, mask, observation)


@rule
def forget(i: int, actions: Ints, counts: Ints, mask: Array) -> None:
    """Clear the mask of the last decision, whose actions are about to be overwritten."""
    for k in range(counts[i]):
        mask[i, actions[i, k]] = False
    counts[i] = 0


@rule
def begin(
    i: int, states: State, blank: State, seats: int, options: Ints, seeds: Array, advance: int, streams: Array,
    plies: Ints,
) -> None:  # fmt: skip
    """Begin the next match of a lane."""
    seeds[i] += np.uint64(advance)
    states[i] = blank[0]
    setup(states[i], seats, options, seeds[i])
    for seat in range(seats):
        streams[i, seat] = stream_of(seeds[i], seat)
    plies[i] = 0


@rule
def answer(
    i: int, states: State, kinds: Array, streams: Array, known: State, memo: State, actions: Ints, plies: Ints,
    most: int, log: Ints, events: Ints,
) -> None:  # fmt: skip
    """Let simple bots decide while they are to move."""
    while to_move(states[i]) != NOBODY and plies[i] < most and kinds[i, to_move(states[i])] < ASKED:
        seat = wide(to_move(states[i]))
        count = wide(legal(states[i], actions[i]))
        streams[i, seat] = next_count(streams[i, seat])
        bits = scatter(streams[i, seat])
        if kinds[i, seat] == RANDOM or count == 1:
            action = wide(actions[i, scale(bits, count)])
        else:
            known[i] = states[i]
            redeal(known[i], seat, bits)
            action = wide(policy(known[i], actions[i], count, memo[i]))
        play(i, states, action, plies, log, events)


@rule
def play(i: int, states: State, action: int, plies: Ints, log: Ints, events: Ints) -> None:
    """Play an action and keep it, where actions are kept."""
    if plies[i] < log.shape[1]:
        log[i, plies[i]] = action
    plies[i] += 1
    apply(states[i], action, events)
