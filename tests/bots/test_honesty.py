"""A bot chooses by what its seat knows and by its own dice, and by nothing else.

A few positions of every game; VAKA_HONESTY=1000 takes a thousand.
"""

from typing import Any

import pytest

import vaka
from tests.bots.positions import position
from tests.tiers import amount
from vaka.bots import bots
from vaka.bots.player import Player
from vaka.bots.search.searcher import Searcher
from vaka.core.level import Level

POSITIONS = amount("VAKA_HONESTY", 4, 40)
LEVEL = Level(400, horizon=8)
GAMES = sorted(vaka.all_games())


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_changes_nothing_in_its_choice(name: str) -> None:
    game = vaka.load(name)
    searcher = Searcher(game, nodes=1 << 12)
    for seed in range(POSITIONS):
        match = position(game, seed)
        seat, choices = match.to_move, set()
        for truth in (None, 11, 12):  # the true state, and two others that look the same to the seat
            state = game.copy(match.state)
            if truth is not None:
                game.rules.redeal(state, seat, truth)
            choices.add(Probe(searcher, seat).decide(state))
        assert len(choices) == 1, f"position {seed}: {match!r}"


class Probe(Player):
    """A searching bot with a small budget, seated as every bot is."""

    def __init__(self, searcher: Searcher, seat: int) -> None:
        super().__init__(searcher.game, seat, seed=5)
        self.searcher = searcher

    def choose(self, known: Any, actions: Any, count: Any, bits: Any) -> Any:
        return self.searcher.think(known, self.seat, bits, LEVEL)


@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_state_has_nothing_of_the_true_one(name: str) -> None:
    """Redealing with one seed gives one state, whichever of the possible ones was there before."""
    game = vaka.load(name)
    for seed in range(20):
        match = position(game, seed)
        once, twice = game.copy(match.state), game.copy(match.state)
        game.rules.redeal(twice, match.to_move, 7)
        for state in (once, twice):
            game.rules.redeal(state, match.to_move, 99)
        assert once.tobytes() == twice.tobytes(), f"position {seed}: {match!r}"


@pytest.mark.parametrize("bot", sorted(bots()))
def test_every_bot_is_seated_behind_the_redeal(bot: Any) -> None:
    game = vaka.load("tavarua")
    match = position(game, 3, seats=2)
    hidden = game.copy(match.state)
    game.rules.redeal(hidden, match.to_move, 1234)
    choices = {bots()[bot].player(game, match.to_move, 8).decide(state) for state in (match.state, hidden)}
    assert len(choices) == 1
