"""Whole matches in one call: generic code over the contract, linked with a game in plain or compiled form.

A match is played in `states[0]`; `states[1]` stays zeroed, and every match starts from it.
"""

import numpy as np

from vaka.core.chance import next_count, scale, scatter
from vaka.core.contract import apply, legal, policy, redeal, setup, to_move
from vaka.core.kernel import Ints, State, rule

RANDOM, POLICY, SEARCH = 0, 1, 2  # kinds of bots; those that search play in vaka.bots.search.decide


@rule
def random_match(states: State, seats: int, options: Ints, seed: int, actions: Ints, events: Ints) -> int:
    """Play one match of uniformly random actions, drawn from the state's own stream; return the decisions made."""
    states[0] = states[1]
    s = states[0]
    setup(s, seats, options, seed)
    decisions = 0
    while to_move(s) >= 0:
        count = legal(s, actions)
        s.chance = next_count(s.chance)
        apply(s, actions[scale(scatter(s.chance), count)], events)
        decisions += 1
    return decisions


@rule
def random_matches(
    states: State, seats: int, options: Ints, seed: int, matches: int, actions: Ints, events: Ints
) -> int:
    """Play random matches with seeds seed, seed + 1, ...; return the decisions made."""
    decisions = 0
    for i in range(matches):
        decisions += random_match(states, seats, options, seed + i, actions, events)
    return decisions


@rule
def bot_match(
    states: State, seats: int, options: Ints, seed: int, kinds: Ints, streams: np.ndarray, memo: State,
    actions: Ints, events: Ints, log: Ints,
) -> int:  # fmt: skip
    """Play one match of simple bots: `kinds` [seats] is RANDOM or POLICY, `streams` [seats] u8 are their own dice.

    A bot decides on `states[2]`, the state dealt anew as its seat knows it. `log` [room] takes the actions.
    """
    states[0] = states[1]
    s, known = states[0], states[2]
    setup(s, seats, options, seed)
    decisions = 0
    while to_move(s) >= 0:
        seat = to_move(s)
        count = legal(s, actions)
        streams[seat] = next_count(streams[seat])
        bits = scatter(streams[seat])
        if kinds[seat] == POLICY:
            states[2] = s
            redeal(known, seat, bits)
            action = policy(known, actions, count, memo)
        else:
            action = actions[scale(bits, count)]
        if decisions < log.shape[0]:
            log[decisions] = action
        apply(s, action, events)
        decisions += 1
    return decisions
