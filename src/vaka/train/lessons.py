"""Matches of searching bots as lessons for a learned evaluation: positions, and their outcomes."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from vaka.bots.minds.mind import minded
from vaka.bots.minds.weights import load_weights
from vaka.bots.player import stream_of
from vaka.bots.search.decide import PLAYOUTS, SEARCH, choose_by_search
from vaka.bots.search.searcher import level_row
from vaka.bots.search.tree import NOT_THERE, Tree, new_tree, nodes_for
from vaka.core.contract import RETURN_UNIT, returns
from vaka.core.contract.search import evaluate, features, is_quiet
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Ints, relinked, rule
from vaka.core.level import Level
from vaka.core.loops import KIND, bot_match
from vaka.core.numbers import wide
from vaka.core.registry import load

MOST_NOTES = 1 << 11  # of a match


class Lesson(NamedTuple):
    """What a match is played and noted in."""

    states: Any  # those of the tree
    actions: Any
    tree: Tree
    told: Any  # [MOST_NOTES, features] i4
    own: Any  # [MOST_NOTES, seats] i4: what the game's own evaluation said
    found: Any  # [MOST_NOTES, seats] i4: what the search expected
    seat: Any  # [MOST_NOTES] i4: who was to move
    count: Any  # [1] i8: of the notes


@rule
def choose_and_note(p: Any, seat: int, count: int, bits: int, rows: np.ndarray, events: Ints) -> int:
    """`vaka.core.loops.choose`, which notes every position in which a rollout might have stopped."""
    t = p.tree
    action = choose_by_search(t, seat, count, bits, rows, events)
    at = wide(p.count[0])
    if rows[seat, KIND] == SEARCH and count > 1 and at < p.told.shape[0] and is_quiet(p.states[0]):
        evaluate(p.states[0], t.memo[0], p.own[at])
        features(p.states[0], seat, t.memo[0], p.told[at])
        p.seat[at] = seat
        playouts = max(1, wide(t.control[0].playouts))
        for k in range(p.found.shape[1]):
            total = 0
            edge = wide(t.nodes[0].first)
            while edge != NOT_THERE:
                total += t.sums[t.edges[edge].ordinal, k]
                edge = wide(t.edges[edge].following)
            p.found[at, k] = total // playouts
        p.count[0] += 1
    return action


noted_match = relinked(bot_match, {"choose": choose_and_note})


@dataclass(frozen=True)
class Notes:
    """Positions of some matches; what is said of seats begins with the one to move."""

    told: Any  # [n, features] i2
    own: Any  # [n, seats] f4: what the game's own evaluation expects, as a share of a win; NaN: no such seat
    found: Any  # [n, seats] f4: what the search expected
    result: Any  # [n, seats] f4: its outcome
    match: Any  # [n] i8


def teacher(name: str, net: str | None) -> Game:
    """The game whose search plays: with its own evaluation, or with that of a net in a file."""
    game = load(name)
    return game if net is None else minded(game, load_weights(game, Path(net)))


def play_lessons(
    name: str, seats: int, level: Level, first: int, matches: int, seconds: float = 1e9, net: str | None = None
) -> Notes:
    """The notes of matches with the seeds first, first + 1, …; no more than begin within some seconds."""
    game = teacher(name, net)
    row, most = level_row(game, level), game.meta.seats[1]
    rows = np.array([row] * seats)
    tree = new_tree(game, seats, nodes_for(int(row[PLAYOUTS])))
    told = np.zeros((MOST_NOTES, game.features), np.int32)
    own, found = np.zeros((MOST_NOTES, seats), np.int32), np.zeros((MOST_NOTES, seats), np.int32)
    p = Lesson(tree.states, tree.actions, tree, told, own, found, np.zeros(MOST_NOTES, np.int32), np.zeros(1, np.int64))
    run, codes = game.compiled.link(noted_match), game.option_codes(game.meta.complete({}, seats))
    streams, log = np.zeros(seats, np.uint64), np.zeros(game.max_plies, np.int32)
    result = np.zeros(seats, np.int32)
    kept: list[tuple[Any, ...]] = []
    end = time.monotonic() + seconds
    for number in range(first, first + matches):
        if time.monotonic() > end:
            break
        for seat in range(seats):
            streams[seat] = stream_of(number, seat)
        p.count[0] = 0
        run(p, seats, codes, np.uint64(number), rows, streams, NO_EVENTS, log)
        game.compiled.link(_returns)(tree.states, result)
        n = int(p.count[0])
        turn = (p.seat[:n, None] + np.arange(seats)) % seats
        shares = [np.full((n, most), np.nan, np.float32) for _ in range(3)]
        for out, values in zip(shares, (own[:n], found[:n], np.broadcast_to(result, (n, seats))), strict=True):
            out[:, :seats] = np.take_along_axis(values, turn, 1) / RETURN_UNIT
        kept.append((np.clip(told[:n], -32768, 32767).astype(np.int16), *shares, np.full(n, number, np.int64)))
    if not kept:
        empty = np.zeros((0, most), np.float32)
        return Notes(np.zeros((0, game.features), np.int16), empty, empty, empty, np.zeros(0, np.int64))
    return Notes(*(np.concatenate(part) for part in zip(*kept, strict=True)))


@rule
def _returns(states: Any, out: Ints) -> None:
    returns(states[0], out)


def joined(parts: list[Notes]) -> Notes:
    return Notes(*(np.concatenate([getattr(part, name) for part in parts]) for name in Notes.__dataclass_fields__))
