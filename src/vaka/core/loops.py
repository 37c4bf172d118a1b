"""Whole matches in one call: generic code over the contract, linked with a game in plain or compiled form.

A match is played in `states[0]`; `states[1]` stays zeroed, and every match starts from it.
"""

from typing import Any, NamedTuple

from vaka.core.arrays import np
from vaka.core.chance import next_count, scale, scatter
from vaka.core.contract import apply, legal, policy, redeal, setup, to_move
from vaka.core.game import Game
from vaka.core.kernel import Ints, State, relinked, rule
from vaka.core.numbers import wide

KNOWN = 2  # the state as the deciding seat knows it, after the two of a match
KIND = 0  # column of a seat's row
RANDOM, POLICY = 0, 1  # kinds of simple bots


@rule
def random_match(states: State, seats: int, options: Ints, seed: int, actions: Ints, events: Ints) -> int:
    """Play one match of uniformly random actions, drawn from the state's own stream; return the decisions made."""
    states[0] = states[1]
    setup(states[0], seats, options, seed)
    return play_on(states[0], actions, events)


@rule
def play_on(s: State, actions: Ints, events: Ints) -> int:
    """Play random actions, drawn from the state's own stream, to the end; return the decisions made."""
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


class Pools(NamedTuple):
    """What a match of simple bots is played in."""

    states: Any  # [3] of the game's states
    memo: Any  # [1] of the game's memo
    actions: Any  # [max_actions] i4: legal actions


def new_pools(game: Game) -> Pools:
    """Empty pools for compiled matches."""
    return Pools(np.zeros(3, game.state), np.zeros(1, game.whole_memo), game.new_actions())


@rule
def choose(pools: Any, seat: int, count: int, bits: int, rows: np.ndarray, events: Ints) -> int:
    """One of the first `count` of `pools.actions` for the seat to move in `pools.states[0]`, as its row says."""
    raise NotImplementedError


@rule
def bot_match(
    pools: Any, seats: int, options: Ints, seed: int, rows: np.ndarray, streams: np.ndarray, events: Ints, log: Ints
) -> int:
    """Play one match of bots, to its end or until `log` [plies] is full of their actions; return the decisions made.

    `rows` [seats, columns] i8 says how each of them chooses, `streams` [seats] u8 are their own dice. Link it with a
    `choose`: `simple_match` below, or the one that searches in `vaka.bots.search`.
    """
    pools.states[0] = pools.states[1]
    s = pools.states[0]
    setup(s, seats, options, seed)
    decisions = 0
    while to_move(s) >= 0 and decisions < log.shape[0]:
        seat = wide(to_move(s))
        count = legal(s, pools.actions)
        streams[seat] = next_count(streams[seat])
        action = wide(choose(pools, seat, count, scatter(streams[seat]), rows, events))
        log[decisions] = action
        apply(s, action, events)
        decisions += 1
    return decisions


@rule
def choose_simply(pools: Any, seat: int, count: int, bits: int, rows: np.ndarray, events: Ints) -> int:
    """At random, or by the game's policy on the state redealt for the seat."""
    if rows[seat, KIND] == RANDOM or count == 1:
        return wide(pools.actions[scale(bits, count)])
    pools.states[KNOWN] = pools.states[0]
    known = pools.states[KNOWN]
    redeal(known, seat, bits)
    return wide(policy(known, pools.actions, count, pools.memo[0]))


simple_match = relinked(bot_match, {"choose": choose_simply})
