"""Gymnasium's own checker, on every game, and whole matches against bots."""

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import vaka
from vaka.core.errors import IllegalMove, OutOfRange
from vaka.envs.gym import SeatEnv, env_id

GAMES = sorted(vaka.all_games())
TABLES = [(name, seats) for name in GAMES for seats in sorted({max(2, vaka.all_games()[name].seats[0]), 4})]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_checker_finds_nothing(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        env = gymnasium.make(env_id(name), seats=seats, opponents="random", rules="compiled")
        check_env(env.unwrapped, skip_render_check=False)
    assert [str(w.message) for w in caught if "not of a class" not in str(w.message)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_match_against_careful_bots_comes_to_an_end(name: str) -> None:
    env = SeatEnv(name, max(2, vaka.all_games()[name].seats[0]), seat=1, opponents="greedy", rules="compiled")
    seen, _ = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        seen, reward, over, cut, _ = env.step(env.action_space.sample(seen["action_mask"]))
        assert not cut
        assert seen in env.observation_space
    assert reward == pytest.approx(env.match.returns()[1])


def test_plain_and_compiled_environments_are_the_same() -> None:
    episodes = []
    for rules in ("plain", "compiled"):
        env = SeatEnv(GAMES[0], 3, opponents=["greedy", "random"], rules=rules)
        episode = [env.reset(seed=9)[0]]
        env.action_space.seed(4)
        for _ in range(40):
            episode.append(env.step(env.action_space.sample(episode[-1]["action_mask"]))[0])
        episodes.append(episode)
    plain, compiled = episodes
    assert data_equivalence(plain, compiled)


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = SeatEnv(GAMES[0], 2)
    seen, _ = env.reset(seed=1)
    wrong = int((seen["action_mask"] == 0).argmax())
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})
    env = SeatEnv(GAMES[0], 2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(wrong)


def test_mistakes_are_said() -> None:
    with pytest.raises(OutOfRange, match="no seat 5"):
        SeatEnv(GAMES[0], 2, seat=5)
    with pytest.raises(OutOfRange, match="3 bots"):
        SeatEnv(GAMES[0], 2, opponents=["random"] * 3)
