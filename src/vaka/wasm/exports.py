"""What a WebAssembly module of a game can be asked: rules over one desk, called by their names here.

`slot` is a state of `desk.tree.states`: MATCH is where a match is played, EMPTY stays zeroed, ROOT is searched, and
playouts use the last. A `Seed` and `Bits` have 64 bits and are BigInts in JavaScript; every other number has 32.
"""

from typing import Any, NamedTuple, NewType

import numpy as np

from vaka.bots.search.decide import COLUMNS
from vaka.bots.search.decide import begin as begin_search
from vaka.bots.search.decide import decision as decide
from vaka.bots.search.decide import searching_match as match_of_bots
from vaka.bots.search.playouts import search as run_playouts
from vaka.bots.search.tree import MOST_NODES, NOT_THERE, Tree, new_tree
from vaka.core.contract import apply as apply_rule
from vaka.core.contract import legal as legal_rule
from vaka.core.contract import observe as observe_rule
from vaka.core.contract import policy as policy_rule
from vaka.core.contract import redeal as redeal_rule
from vaka.core.contract import returns as returns_rule
from vaka.core.contract import setup as setup_rule
from vaka.core.contract import simultaneous as simultaneous_rule
from vaka.core.contract import to_move as to_move_rule
from vaka.core.contract.search import rollout_action
from vaka.core.events import NO_EVENTS, new_events
from vaka.core.game import Game
from vaka.core.kernel import Rule, rule
from vaka.core.loops import random_matches as matches_at_random
from vaka.core.numbers import wide

Seed = NewType("Seed", int)
Bits = NewType("Bits", int)
MATCH, EMPTY = 0, 1
MOVE = 3  # columns of a row of `moves`: action, visits, sum of the results of the seat that searches


class Desk(NamedTuple):
    """The memory that a module works in."""

    tree: Tree
    options: Any  # [options and kit] i4: as `setup` reads them
    events: Any  # [1 + capacity, WIDTH] i4: what `apply` told
    silence: Any  # the same without rows: nothing is told
    results: Any  # [seats] i4: written by `returns`
    observation: Any  # [observation] i4: written by `observe`
    level: Any  # [COLUMNS] i8: how `begin` searches
    moves: Any  # [max_actions, MOVE] i8: written by `candidates`
    shares: Any  # [max_actions] f8: likewise, how much each was to be played
    rows: Any  # [seats, COLUMNS] i8: the bots of `searching_match`
    streams: Any  # [seats] u8: their dice
    log: Any  # [max_plies] i4: the decisions of `searching_match`


def new_desk(game: Game, nodes: int = MOST_NODES) -> Desk:
    """An empty desk, as large as that of the game's module."""
    seats = game.meta.seats[1]
    return Desk(
        new_tree(game, seats, nodes),
        game.option_codes(),
        new_events(),
        NO_EVENTS.copy(),
        np.zeros(seats, np.int32),
        np.zeros(game.observation.length, np.int32),
        np.zeros(COLUMNS, np.int64),
        np.zeros((game.max_actions, MOVE), np.int64),
        np.zeros(game.max_actions),
        np.zeros((seats, COLUMNS), np.int64),
        np.zeros(seats, np.uint64),
        np.zeros(game.max_plies, np.int32),
    )


@rule
def prepare(desk: Desk) -> None:
    """Mark what is free in memory that is all zero; called once, before anything else."""
    for slot in range(desk.tree.index.shape[0]):
        desk.tree.index[slot] = NOT_THERE
    for action in range(desk.tree.marks.shape[0]):
        desk.tree.marks[action] = NOT_THERE


@rule
def setup(desk: Desk, slot: int, seats: int, seed: Seed) -> None:
    """Begin a match with the options in `options`."""
    desk.tree.states[slot] = desk.tree.states[EMPTY]
    setup_rule(desk.tree.states[slot], seats, desk.options, seed)


@rule
def copy(desk: Desk, source: int, target: int) -> None:
    """Copy a state."""
    desk.tree.states[target] = desk.tree.states[source]


@rule
def to_move(desk: Desk, slot: int) -> int:
    """The seat that decides now, or −1."""
    return wide(to_move_rule(desk.tree.states[slot]))


@rule
def simultaneous(desk: Desk, slot: int) -> int:
    """The number of the round of simultaneous choices, 0 if all see the decision at once."""
    return wide(simultaneous_rule(desk.tree.states[slot]))


@rule
def legal(desk: Desk, slot: int) -> int:
    """Write the legal actions into `actions`; how many there are."""
    return wide(legal_rule(desk.tree.states[slot], desk.tree.actions))


@rule
def apply(desk: Desk, slot: int, action: int) -> None:
    """Play a legal action; what happened stands in `events`."""
    desk.events[0, 0] = 0
    apply_rule(desk.tree.states[slot], action, desk.events)


@rule
def returns(desk: Desk, slot: int) -> None:
    """Write each seat's result into `results`."""
    returns_rule(desk.tree.states[slot], desk.results)


@rule
def redeal(desk: Desk, slot: int, seat: int, bits: Bits) -> None:
    """Deal everything again that the seat cannot see."""
    redeal_rule(desk.tree.states[slot], seat, bits)


@rule
def observe(desk: Desk, slot: int, seat: int) -> None:
    """Write what the seat knows into `observation`."""
    observe_rule(desk.tree.states[slot], seat, desk.observation)


@rule
def policy(desk: Desk, slot: int, count: int) -> int:
    """The action a simple careful player takes of the first `count` in `actions`."""
    return wide(policy_rule(desk.tree.states[slot], desk.tree.actions, count, desk.tree.memo[0]))


@rule
def random_matches(desk: Desk, seats: int, seed: Seed, matches: int) -> int:
    """Play random matches with seeds seed, seed + 1, ...; the last ends in MATCH. How many decisions were made."""
    return wide(
        matches_at_random(desk.tree.states, seats, desk.options, seed, matches, desk.tree.actions, desk.silence)
    )


@rule
def searching_match(desk: Desk, seats: int, seed: Seed) -> int:
    """Play a match of bots as `rows` and `streams` say; decisions go into `log`. How many were made."""
    return wide(match_of_bots(desk.tree, seats, desk.options, seed, desk.rows, desk.streams, desk.silence, desk.log))


@rule
def begin(desk: Desk, seat: int, bits: Bits, only: int, least: int) -> None:
    """Begin a search of ROOT by a seat as `level` says; `only` one action unless −1, `least` from the beginning."""
    begin_search(desk.tree, seat, bits, desk.level)
    desk.tree.control[0].only = only
    desk.tree.control[0].least = least


@rule
def search(desk: Desk, playouts: int) -> None:
    """Add playouts to the search, in as many calls as one likes."""
    run_playouts(desk.tree, playouts, desk.silence)


@rule
def decision(desk: Desk) -> int:
    """The action to play after a search."""
    return wide(decide(desk.tree))


@rule
def candidates(desk: Desk) -> int:
    """Write the moves at the root into `moves` and `shares`, in the order of `sums`; how many there are."""
    found = 0
    edge = wide(desk.tree.nodes[0].first)
    while edge != NOT_THERE:
        e = desk.tree.edges[edge]
        desk.moves[found, 0] = e.action
        desk.moves[found, 1] = e.visits
        desk.moves[found, 2] = e.value
        desk.shares[found] = e.share if desk.tree.nodes[0].hidden == 1 else float(e.visits)
        found += 1
        edge = wide(e.following)
    return found


@rule
def choose(desk: Desk, slot: int, count: int) -> int:
    """The action that a net likes best of the first `count` in `actions`: where there is one, it plays rollouts."""
    return wide(rollout_action(desk.tree.states[slot], desk.tree.actions, count, desk.tree.memo[0], 0))


EXPORTS: dict[str, Rule] = {
    function.__name__: function
    for function in (
        prepare, setup, copy, to_move, simultaneous, legal, apply, returns, redeal, observe, policy,
        random_matches, searching_match, begin, search, decision, candidates,
    )
}  # fmt: skip
NET_EXPORTS: dict[str, Rule] = {"prepare": prepare, "choose": choose}  # of the module of a game's net
