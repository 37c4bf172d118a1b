"""Chance in the open: all that can happen is listed with its odds, and OpenSpiel solves what is listed."""

from collections import Counter
from fractions import Fraction
from math import lcm
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability  # type: ignore[import-untyped]

import vaka
import vaka.envs.openspiel_explicit
from tests.uniform import assert_drawn_from
from vaka.core.errors import OutOfRange
from vaka.core.events import NO_EVENTS
from vaka.core.meta import SIZE
from vaka.envs.explicit import ExplicitRules

GAMES = sorted(name for name, meta in vaka.all_games().items() if SIZE in meta.options)


def tiny(name: str) -> Any:
    return pyspiel.load_game(f"vaka_{name}_explicit")


@pytest.mark.parametrize("name", GAMES)
def test_the_official_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(tiny(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_listed_comes_as_often_as_the_list_says(name: str) -> None:
    """Beginnings and one decision after another, against matches with the dice of the engine."""
    game = vaka.load(name)
    chance, explicit = ExplicitRules(game), tiny(name)
    codes, seats = game.option_codes({SIZE.name: "tiny"}), explicit.num_players()
    listed = chance.beginnings(seats, codes)
    assert sum(listed.values()) == 1
    seen: Counter[bytes] = Counter()
    for seed in range(1000):
        s = game.new_state()
        game.rules.setup(s, seats, codes, seed)
        s.chance = 0
        seen[s.tobytes()] += 1
    unseeded = {without_chance(game, position): likely for position, likely in listed.items()}
    assert_drawn_from(as_counts(unseeded), seen.elements())
    s = game.new_state()
    game.rules.setup(s, seats, codes, 5)
    while game.rules.to_move(s) >= 0:
        action = game.legal_actions(s)[-1]
        listed = {without_chance(game, position): likely for position, likely in chance.outcomes(s, action).items()}
        seen.clear()
        for seed in range(200):
            twin = game.copy(s)
            twin.chance = seed << 32
            game.rules.apply(twin, action, NO_EVENTS)
            twin.chance = 0
            seen[twin.tobytes()] += 1
        assert_drawn_from(as_counts(listed), seen.elements())
        game.rules.apply(s, action, NO_EVENTS)


def without_chance(game: Any, position: bytes) -> bytes:
    at = game.state.fields["chance"][1]
    return position[:at] + bytes(8) + position[at + 8 :]


def as_counts(listed: dict[bytes, Fraction]) -> dict[bytes, int]:
    common = lcm(*(likely.denominator for likely in listed.values()))
    return {position: int(likely * common) for position, likely in listed.items()}


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", GAMES)
def test_cfr_comes_nearer_to_an_equilibrium(name: str) -> None:
    game = tiny(name)
    solver = cfr.CFRPlusSolver(game)
    far = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < far / 4


def test_a_whole_game_says_that_it_is_too_large() -> None:
    game = pyspiel.load_game(f"vaka_{GAMES[0]}_explicit", {"size": "whole", "players": 2})
    with pytest.raises(OutOfRange, match="too many"):
        game.new_initial_state()
