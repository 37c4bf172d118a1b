"""What matches look like: the figures of one, and the averages of many, held to those of the rules document."""

from collections.abc import Iterable

import numpy as np
import pytest

from tests.games.tongiaki.calm_play import calm_match, pick
from tests.games.tongiaki.positions import GAME, fresh
from tests.tiers import amount
from vaka.core.events import NO_EVENTS
from vaka.core.plain import plain_class
from vaka.games.tongiaki.figures import figures

SETTLE, FOUND = 10, 250  # of 1000 turns: new settlements, and foundings where one is possible
# the average of each figure over 1000 matches and more, for 2 to 6 seats
EXPECTED = {
    "turns": (52, 77),
    "tiles": (28.5, 29.5),
    "winner_points": (18.5, 24.5),  # told in whole points
    "tied_points": (0.025, 0.125),
    "migrations": (49, 91),
    "failed_voyages": (15.5, 32),
    "ends_on_island": (0.45, 0.55),
    "decisions": (300, 500),
    "single_option": (0.2, 0.27),
}
EXPECTED_RARE = {"infinite_loops": (0.001, 0.04), "safety_stops": (0, 0.01)}


def averages(seats: int, matches: int) -> dict[str, float]:
    """The mean of every figure over calm matches."""
    run = GAME.compiled.link(calm_match)
    states, actions, codes = np.zeros(2, GAME.state), GAME.new_actions(), GAME.option_codes()
    tally = np.zeros(2, np.int32)
    sums: dict[str, float] = {}
    for seed in range(matches):
        run(states, seats, codes, np.uint64(seed), SETTLE, FOUND, actions, NO_EVENTS, tally)
        numbers = figures(plain_class(GAME.state)(states[:1]))
        numbers |= {"decisions": int(tally[0]), "single_option": int(tally[1]) / int(tally[0])}
        for name, number in numbers.items():
            sums[name] = sums.get(name, 0) + number
    return {name: total / matches for name, total in sums.items()}


def outside(found: dict[str, float], expected: Iterable[tuple[str, tuple[float, float]]]) -> dict[str, float]:
    return {name: found[name] for name, (low, high) in expected if not low <= found[name] <= high}


def test_the_figures_of_a_match_are_counted() -> None:
    s = fresh(4, seed=3)
    out = GAME.new_actions()
    while GAME.rules.to_move(s) >= 0:
        GAME.rules.apply(s, pick(s, out, GAME.rules.legal(s, out), SETTLE, FOUND), NO_EVENTS)
    numbers = figures(s)
    assert numbers["tiles"] == s.drawn <= 30
    assert numbers["winner_points"] == max(s.points)
    assert 0 < numbers["failed_voyages"] <= numbers["migrations"]
    assert numbers["turns"] == s.turns


@pytest.mark.parametrize("seats", GAME.meta.seat_counts)
def test_calm_matches_look_as_the_rules_document_says(seats: int) -> None:
    assert outside(averages(seats, amount("VAKA_TONGIAKI_FIGURES", 200, 1000)), EXPECTED.items()) == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", GAME.meta.seat_counts)
def test_loops_without_end_and_safety_stops_are_rare(seats: int) -> None:
    """TON-14.4, TON-Q27."""
    assert outside(averages(seats, 1000), EXPECTED_RARE.items()) == {}
