"""RLlib takes the games as PettingZoo environments, in the versions that requirements/research.txt locks."""

import numpy as np
import pytest

import vaka
from vaka.envs.pettingzoo import env

WHY = "needs RLlib: pip install -r requirements/research.txt"
STEPS = 50


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")  # of RLlib's own imports
@pytest.mark.parametrize("name", sorted(vaka.all_games()))
def test_a_wrapped_game_plays_as_the_environment_does(name: str) -> None:
    wrappers = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env", reason=WHY, exc_type=ImportError)
    wrapped, alone, dice = wrappers.PettingZooEnv(env(name)), env(name), np.random.default_rng(1)
    alone.reset(seed=7)
    seen, _ = wrapped.reset(seed=7)
    for _ in range(STEPS):
        assert list(seen) == [alone.agent_selection]
        [(agent, known)] = seen.items()
        assert known in wrapped.observation_spaces[agent]
        assert (known["observation"] == alone.observe(agent)["observation"]).all()
        action = int(dice.choice(np.flatnonzero(known["action_mask"])))
        alone.step(action)
        seen, rewards, over, cut, _ = wrapped.step({agent: action})
        if over["__all__"]:
            assert rewards == alone.rewards
            assert sum(rewards.values()) == pytest.approx(0)
            alone.reset(seed=8)
            seen, _ = wrapped.reset(seed=8)
        assert not cut["__all__"]
