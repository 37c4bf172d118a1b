"""Where there are too many moves for one list, the page asks for them part by part: each part has a question."""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import vaka
from vaka.bots.fast import fast
from vaka.core.game import Game
from vaka.locale import has_message

FEW = 12  # as many moves are listed at once
ON_THE_BOARD = {"degree", "x", "y"}  # set there by pointer or arrow keys, and never asked for in the list


def asked(moves: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The parts by which moves are told apart, one after the other."""
    while len(moves) > 1:
        apart = [part for part in moves[0] if len({json.dumps(move.get(part)) for move in moves}) > 1]
        if not apart:
            return
        yield apart[0]
        moves = [move for move in moves if move.get(apart[0]) == moves[0][apart[0]]]


def crowded(game: Game) -> Iterator[Sequence[Mapping[str, Any]]]:
    """The moves of every decision with many of them, in a match that wanders a little."""
    game = fast(game)
    match, dice = vaka.Match(game, seats=max(3, game.meta.seats[0]), seed=1), random.Random(1)
    memo, out = game.new_memo(), game.new_actions()
    while not match.over:
        legal = match.legal()
        if len(legal) > FEW:
            yield [game.describe(match.state, action) for action in legal]
        action = dice.choice(legal)
        if dice.random() < 0.7:
            count = game.rules.legal(match.state, out)
            action = int(game.rules.policy(game.copy(match.state), out, count, memo))
        match.play(action)


@pytest.mark.parametrize("name", sorted(vaka.all_games()))
def test_every_part_that_is_asked_for_has_a_question(name: str) -> None:
    parts = {part for moves in crowded(vaka.load(name)) for part in asked(moves)}
    assert {part for part in parts - ON_THE_BOARD if not has_message(f"{name}-part-{part}")} == set()
