"""Gymnasium's own checker, on every game, and whole matches against bots."""

import warnings
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence

import vaka
from vaka.arena.exploit import Exploit
from vaka.arena.simulate import Simulation, play_chunk
from vaka.arena.tournament import Tournament
from vaka.bots import Player, bot
from vaka.cli import perft
from vaka.core.errors import IllegalMove, MissingExtra, OutOfRange, UnknownName
from vaka.envs.drawing import METADATA, check_mode
from vaka.envs.gym import SeatEnv, env_id
from vaka.envs.vector import SeatVectorEnv

GAMES = sorted(vaka.all_games())


def can_draw() -> bool:
    try:
        return all(check_mode(mode) for mode in METADATA["render_modes"])
    except MissingExtra:
        return False


TABLES = [(name, seats) for name in GAMES for seats in sorted({max(2, vaka.all_games()[name].seats[0]), 4})]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_checker_finds_nothing(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        env = gymnasium.make(env_id(name), seats=seats, opponents="random", rules="compiled")
        check_env(env.unwrapped, skip_render_check=not can_draw())
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
    assert (reward, over, info["illegal"], info["seed"]) == (-1.0, True, True, 1)
    with pytest.raises(ResetNeeded):
        env.step(wrong)
    env.reset(seed=1)
    for action in (None, 0.0, "0", np.array([0])):
        with pytest.raises(OutOfRange, match="one whole number"):
            env.step(action)
    env = SeatEnv(GAMES[0], 2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_a_greedy_opponent_is_the_greedy_of_the_arena(name: str) -> None:
    """Action for action, ties included: the same seed gives the same match."""
    env = SeatEnv(name, opponents="greedy", rules="compiled")
    for seed in range(3):
        env.reset(seed=seed)
        me = bot("greedy").player(env.others.game, 0, seed)
        over = env.match.over
        while not over:
            over = env.step(me.decide(env.match.state))[2]
        simulation = Simulation.make(name, None, ["greedy"], {}, seed, 1)
        [outcome] = play_chunk(simulation, 0, 1)
        assert outcome.match(simulation).state.tobytes() == env.match.state.tobytes()


def test_an_opponent_that_searches_searches() -> None:
    env = SeatEnv("tongiaki", 2, seat=1, opponents="level2")
    playouts = []
    for seed in range(2):
        seen, _ = env.reset(seed=seed)
        for _ in range(10):
            seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
            playouts.append(env.others.players[0].playouts)
            if over:
                break
    assert max(playouts) == vaka.load("tongiaki").levels[1].playouts


def test_a_match_that_does_not_come_to_an_end_is_truncated() -> None:
    """So short a limit stands for players who go round in circles."""
    env = SeatEnv(replace(vaka.load(GAMES[0]), max_plies=30), 3, opponents="greedy")
    seen, _ = env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        assert env.match.ply < 30
        seen, reward, over, cut, _ = env.step(int(seen["action_mask"].argmax()))
    assert (env.match.ply, reward, over, cut) == (30, 0.0, False, True)
    assert not seen["action_mask"].any()
    assert seen in env.observation_space
    with pytest.raises(ResetNeeded):
        env.step(0)
    alone = SeatEnv(replace(vaka.load(GAMES[0]), max_plies=1), 2, seat=1, opponents="greedy")
    assert not alone.reset(seed=1)[0]["action_mask"].any(), "the others alone have come to the limit"
    assert alone.step(0)[1:4] == (0.0, False, True)


def test_an_opponent_of_your_own_that_breaks_the_rules_is_named() -> None:
    for environment in (SeatEnv, SeatVectorEnv):
        with pytest.raises(IllegalMove, match="The bot Cheat chose action -1 on seat 0 of the match with seed 4"):
            environment(GAMES[0], seats=2, seat=1, opponents="tests.bots.counting:Cheat").reset(seed=4)


@pytest.mark.parametrize("name", GAMES)
def test_four_seats_are_the_default_everywhere(name: str) -> None:
    import pyspiel

    import vaka.envs.openspiel
    from vaka.envs.pettingzoo import env

    numpys: Any = np.int64(4)
    assert vaka.Match(name).seats == vaka.Match(name, numpys).seats == 4
    assert vaka.batch(name, n=1).seats == 4
    assert SeatEnv(name).match.seats == 4
    assert env(name).match.seats == 4
    assert pyspiel.load_game(f"vaka_{name}").num_players() == 4
    assert Simulation.make(name, None, ["random"], {}, 0, 1).seats == 4
    assert SeatVectorEnv(name).batch.seats == 4
    assert Tournament.make(name, ["greedy", "random"], None, 1, {}, 0).seats == 4
    assert Exploit.make(name, "greedy", None, 1, {}, 0, None).seats == 4
    assert perft.position(name, None, None, "0", 0).seats == 4


def test_opponents_are_refused_where_there_are_none() -> None:
    alone = next(name for name, meta in vaka.all_games().items() if meta.seats[0] == 1)
    assert SeatEnv(alone, 1).match.seats == 1
    for opponents in ("greedy", "deepblue", ["greedy"]):
        with pytest.raises(OutOfRange, match="no seat for an opponent"):
            SeatEnv(alone, 1, opponents=opponents)
    with pytest.raises(UnknownName, match="no bot called “deepblue”"):
        SeatEnv(alone, opponents="deepblue")
    without = next(name for name in GAMES if not bot("mind").plays(name))
    for environment in (SeatEnv, SeatVectorEnv):
        with pytest.raises(UnknownName, match="no bot “mind”"):
            environment(without, opponents="mind")


@pytest.mark.parametrize("environment", [SeatEnv, SeatVectorEnv])
def test_an_opponent_is_a_bot_by_its_name_or_itself(environment: Any) -> None:
    seen = []
    for opponents in ("random", bot("random"), ["random"], [bot("random")]):
        env = environment(GAMES[0], seats=2, seat=1, opponents=opponents)
        env.reset(seed=1)
        seen.append(env.step(env.action_masks().argmax(-1))[0]["observation"].tolist())
    assert seen == [seen[0]] * 4
    wrong: Any
    for wrong in (None, 3, [], Player, dict):
        with pytest.raises(UnknownName, match="names no opponents"):
            environment(GAMES[0], seats=2, opponents=[wrong])
    with pytest.raises(UnknownName, match="names no opponents"):
        environment(GAMES[0], seats=2, opponents=Player)
    without = next(name for name in GAMES if not bot("mind").plays(name))
    with pytest.raises(UnknownName, match="no bot “mind”"):
        environment(without, opponents=bot("mind"))


def test_mistakes_are_said() -> None:
    with pytest.raises(UnknownName, match="no game called “chess”"):
        env_id("chess")
    with pytest.raises(UnknownName, match="no game called “None”"):
        vaka.load(None)  # type: ignore[arg-type]
    for wrong in ({"illegal": "retry"}, {"render_mode": "cinema"}, {"rules": "fast"}):
        with pytest.raises(UnknownName, match="is not a value of the option"):
            SeatEnv(GAMES[0], **wrong)  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match="reset has no option “scoring”"):
        SeatEnv(GAMES[0]).reset(options={"scoring": "alternative"})
    for seat in (5, -1, 0.5, "0", None, True):
        with pytest.raises(OutOfRange, match=f"no seat {seat!r} at this table"):
            SeatEnv(GAMES[0], 2, seat=seat)  # type: ignore[arg-type]
    for seed in (-2, 1 << 64, np.float32(1.5), "one", True):
        with pytest.raises(OutOfRange, match="is not a seed"):
            SeatEnv(GAMES[0], 2).reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(OutOfRange, match="3 bots"):
        SeatEnv(GAMES[0], 2, opponents=["random"] * 3)
