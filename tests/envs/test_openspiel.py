"""OpenSpiel's own tests of games, and the promises of `resample_from_infostate`."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]
from open_spiel.python.rl_environment import Environment  # type: ignore[import-untyped]

import vaka
import vaka.envs.openspiel
from vaka.envs.openspiel import SpielGame

GAMES = sorted(vaka.all_games())
TABLES = [(name, seats) for name in GAMES for seats in sorted({max(2, vaka.all_games()[name].seats[0]), 4})]


def load(name: str, seats: int, seed: int = 5) -> Any:
    return pyspiel.load_game(f"vaka_{name}(players={seats},rng_seed={seed},rules=compiled)")


def positions(game: SpielGame, plies: int, seed: int = 1) -> Iterator[Any]:
    """A state after every one of the first decisions of a random match."""
    dice, state = random.Random(seed), game.new_initial_state()
    state.apply_action(0)
    for _ in range(plies):
        yield state
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_simulation_test(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_states_are_saved_and_cloned_whole(name: str) -> None:
    for state in positions(load(name, 3), 20):
        again = state.get_game().deserialize_state(state.serialize())
        assert str(again) == str(state) == str(state.clone())
        assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str) -> None:
    sampler, changed = random.Random(3).random, 0
    for state in positions(load(name, 3), 60):
        for player in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            changed += str(other) != str(state)
    assert changed > 60


def test_a_match_that_does_not_come_to_an_end_is_a_draw_after_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    short = replace(vaka.load(GAMES[0]), max_plies=12)
    monkeypatch.setattr(vaka.envs.openspiel, "load", lambda name: short)
    state = load(GAMES[0], 3).new_initial_state()
    state.apply_action(0)
    for _ in range(12):
        assert not state.is_terminal()
        assert state.get_game().deserialize_state(state.serialize()).match.ply == state.match.ply
        state.apply_action(state.legal_actions()[0])
    assert state.get_game().max_game_length() == 12
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == [0.0] * 3


def test_the_seed_decides_the_match_and_the_next_match_is_another() -> None:
    name = GAMES[0]

    def two_matches(seed: int) -> Any:
        game = load(name, 2, seed)
        return [str(state) for _ in range(2) for state in positions(game, 5)]

    first = two_matches(seed=1)
    assert first == two_matches(seed=1) != two_matches(seed=2)
    assert first[:5] != first[5:]


def test_named_parts_of_the_observation() -> None:
    game = load(GAMES[0], 2)
    state = next(positions(game, 1))
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert list(seen.dict) == [part.name for part in vaka.load(GAMES[0]).observation.slices]
    assert np.array_equal(seen.tensor, np.array(state.observation_tensor(1), np.float32))


def test_search_and_learning_of_openspiel_run() -> None:
    game = load(GAMES[0], 2)
    state = next(positions(game, 1))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    env = Environment(game)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([random.Random(1).choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
