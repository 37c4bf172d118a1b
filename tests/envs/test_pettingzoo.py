"""PettingZoo's own tests, on every game, and what they do not look at: seeds, rewards, illegal actions."""

from dataclasses import replace

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import vaka
from vaka.core.errors import IllegalMove, OutOfRange, UnknownName
from vaka.envs import pettingzoo as envs

GAMES = sorted(vaka.all_games())
TABLES = [(name, seats) for name in GAMES for seats in sorted({*vaka.all_games()[name].seats})]
pytestmark = pytest.mark.filterwarnings(  # an observation with a mask is a dictionary, as in PettingZoo's own games
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_turn_by_turn(name: str, seats: int) -> None:
    api_test(envs.env(name, seats, rules="compiled"), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_at_once(name: str, seats: int) -> None:
    parallel_api_test(envs.parallel_env(name, seats, rules="compiled"), num_cycles=150)


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_decides_everything(name: str) -> None:
    seed_test(lambda: envs.env(name, rules="compiled"), num_cycles=50)
    parallel_seed_test(lambda: envs.parallel_env(name, rules="compiled"), num_cycles=50)


def test_seeds_differ_and_matches_of_one_seed_follow_each_other() -> None:
    env = envs.env(GAMES[0])
    states = []
    for seed in (1, None, 2, 1, None):
        env.reset(seed=seed)
        states.append(env.match.state.tobytes())
    assert len(set(states)) == 3
    assert states[3:] == states[:2]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_ends_with_rewards_that_sum_to_zero(name: str) -> None:
    env = envs.env(name, vaka.all_games()[name].seats[1], rules="compiled")
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_a_match_that_does_not_come_to_an_end_is_truncated_for_everybody() -> None:
    game = replace(vaka.load(GAMES[0]), max_plies=20)
    turns, together = envs.env(game, 3), envs.parallel_env(game, 3)
    turns.reset(seed=2)
    seen, _ = together.reset(seed=2)
    decisions = 0
    while not turns.truncations[agent := turns.agent_selection]:
        action = int(turns.observe(agent)["action_mask"].argmax())
        assert action == int(seen[agent]["action_mask"].argmax())
        turns.step(action)
        seen, rewards, over, cut, _ = together.step(dict.fromkeys(together.agents, action))
        decisions += 1
    assert decisions == 20
    assert turns.truncations == cut == dict.fromkeys(turns.possible_agents, True)
    assert turns.terminations == over == dict.fromkeys(turns.possible_agents, False)
    assert turns.rewards == rewards == dict.fromkeys(turns.possible_agents, 0.0)
    assert together.agents == []
    for _ in turns.possible_agents:
        turns.step(None)
    assert turns.agents == []


def test_an_illegal_action_loses_or_is_refused() -> None:
    for env in (envs.env(GAMES[0]), envs.env(GAMES[0], illegal="raise")):
        env.reset(seed=1)
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        wrong = int((mask == 0).argmax())
        if env.illegal == "raise":
            with pytest.raises(IllegalMove):
                env.step(wrong)
        else:
            env.step(wrong)
            assert env.terminations[agent]
            assert env._cumulative_rewards[agent] == -1


def test_a_match_that_has_not_begun_cannot_be_stepped() -> None:
    with pytest.raises(IllegalMove, match="call reset first"):
        envs.env(GAMES[0]).step(0)
    with pytest.raises(IllegalMove, match="call reset first"):
        envs.parallel_env(GAMES[0]).step({})


def test_mistakes_are_said() -> None:
    together = envs.parallel_env(GAMES[0], 2)
    for env in (envs.env(GAMES[0], 2), together):
        env.reset(seed=1)
        for ask in (env.observe, env.action_space, env.observation_space):
            with pytest.raises(UnknownName, match="“x” is not a value of the option agent"):
                ask("x")
        for seed in (-2, 1.5, np.float32(1.5), "one"):
            with pytest.raises(OutOfRange, match="is not a seed"):
                env.reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(OutOfRange, match="None is not an action"):
        together.step({})


def test_only_the_seat_to_move_has_actions_and_the_table_can_be_read() -> None:
    env = envs.parallel_env(GAMES[0], 3, render_mode="ansi")
    seen, _ = env.reset(seed=2)
    with_actions = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    assert with_actions == [env.possible_agents[env.match.to_move]]
    assert len(env.render().splitlines()) > 5
