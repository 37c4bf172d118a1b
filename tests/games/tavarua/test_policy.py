"""The simple policy surfs as well as the rules page says, far better than chance, and leaves waves to others."""

import random
from typing import Any

import pytest

from tests.games.tavarua.positions import GAME, beside, bot_action
from vaka import Match
from vaka.games.tavarua.actions import CHOOSE_BASE
from vaka.games.tavarua.state import CATCH


def total(seed: int, play: Any) -> Any:
    match = Match(GAME, 1, seed=seed)
    while not match.over:
        match.play(play(match))
    return GAME.figures(match.state)


def test_the_simple_policy_surfs_about_as_well_as_the_specification_says() -> None:
    """Four waves a game and about 20 of 40 points; section Statistics of the rules page."""
    figures = [total(seed, bot_action) for seed in range(60)]
    mean = {name: sum(one[name] for one in figures) / len(figures) for name in figures[0]}
    assert 18 < mean["score"] < 24
    assert 3.5 < mean["waves"] < 5
    assert mean["long_falls"] < mean["short_falls"] < 0.45


def test_the_simple_policy_is_clearly_better_than_random_play() -> None:
    dice = random.Random(1)
    random_scores = [total(seed, lambda match: dice.choice(match.legal()))["score"] for seed in range(40)]
    assert max(random_scores) < 20
    assert sum(random_scores) / 40 < 8


@pytest.mark.parametrize(("seats", "catching"), [(2, 2), (3, 3), (4, 2), (5, 3), (6, 3)])
def test_the_simple_policy_lets_a_wave_go_that_enough_others_can_take_before_it(seats: int, catching: int) -> None:
    """Everybody beside the same broken wave: from four seats on, one more than it carries tries to catch it, clockwise
    from the first."""
    s, chosen = beside("6 6 6 1 1 1", seats), []
    actions = GAME.new_actions()
    for seat in range(seats):
        s.turn = seat
        action = GAME.rules.policy(s, actions, GAME.rules.legal(s, actions), GAME.new_memo())
        chosen.append(action - CHOOSE_BASE == CATCH)
    assert chosen == [seat < catching for seat in range(seats)]
