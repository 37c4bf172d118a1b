"""PettingZoo: every seat an agent, turn by turn (`env`) or all at once (`parallel_env`).

An observation is a dictionary of `observation` and `action_mask`; while another seat decides the mask is all 0.
Rewards come when the match ends: 1 for a sole win to −1 for the last, 0 in sum. An action that is not legal loses the
match with −1, as PettingZoo's own card and board games do, or raises IllegalMove with `illegal="raise"`. A match that
does not come to an end is truncated after `game.max_plies` decisions, with 0 for everybody.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from vaka.core.errors import IllegalMove
from vaka.core.game import Game
from vaka.core.match import check_seed
from vaka.envs import drawing, spaces
from vaka.envs.array_match import ILLEGAL, LOSE, RAISE, ArrayMatch, check_value

try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    from vaka.core.errors import MissingExtra

    raise MissingExtra("needs-extra", package="pettingzoo", extra="envs") from None

Agent = str


class _Agents:
    """What both kinds of environment share: the match, the agents, their spaces, the seeds of matches."""

    render_mode: str | None

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules: str = "auto",
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        self.match = ArrayMatch(game, seats, options, rules)
        self.metadata = {
            "name": f"{self.match.game.name}_v{self.match.game.meta.version}",
            "render_modes": drawing.METADATA["render_modes"],
            "is_parallelizable": True,
        }
        check_value("illegal", illegal, ILLEGAL)
        self.render_mode, self.illegal = drawing.check_mode(render_mode), illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.seats)]
        self.agents: list[Agent] = []
        self._generator = np.random.default_rng()

    @cached_property
    def action_spaces(self) -> dict[Agent, Any]:
        return {agent: spaces.action_space(self.match.game) for agent in self.possible_agents}

    @cached_property
    def observation_spaces(self) -> dict[Agent, Any]:
        return {agent: spaces.observation_space(self.match.game) for agent in self.possible_agents}

    def action_space(self, agent: Agent) -> Any:
        self._seat_of(agent)
        return self.action_spaces[agent]

    def observation_space(self, agent: Agent) -> Any:
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def _seat_of(self, agent: Agent) -> int:
        check_value("agent", agent, self.possible_agents)
        return self.possible_agents.index(agent)

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._generator = np.random.default_rng(check_seed(seed))
        self.match.begin(spaces.match_seed(self._generator))
        self.agents = list(self.possible_agents)

    def _check_begun(self) -> None:
        if not self.agents:
            raise IllegalMove("not-begun")

    def observe(self, agent: Agent) -> spaces.Observation:
        return spaces.observation(self.match, self._seat_of(agent))

    def _play(self, action: Any) -> dict[Agent, float] | None:
        """Play for the seat to move; the rewards, if that ended the match or cut it short."""
        if self.illegal == RAISE or self.match.is_legal(action):
            self.match.play(action)
            if not self.match.ended:
                return None
            return dict(zip(self.possible_agents, self.match.returns(), strict=True))
        loser = self.possible_agents[self.match.to_move]
        return {agent: -1.0 if agent == loser else 0.0 for agent in self.possible_agents}

    def render(self) -> Any:
        return drawing.frame(self.render_mode, self.match.game, self.match.state, self.match.seats)

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Agents, AECEnv[Agent, Any, Any]):  # type: ignore[misc]
    """One agent after another; `env` makes it."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.to_move]

    def step(self, action: Any) -> None:
        self._check_begun()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        rewards = self._play(action)
        if rewards is None:
            self.agent_selection = self.possible_agents[self.match.to_move]
        else:
            self.rewards = rewards
            self.terminations = dict.fromkeys(self.agents, not self.match.cut)
            self.truncations = dict.fromkeys(self.agents, self.match.cut)
        self._accumulate_rewards()
        self._deads_step_first()


class TogetherEnv(_Agents, ParallelEnv[Agent, Any, Any]):  # type: ignore[misc]
    """Every agent gives an action at every step, and the one of the seat to move is played; `parallel_env` makes it."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, Any]) -> tuple[dict[Agent, Any], ...]:
        self._check_begun()
        present = self.agents
        rewards = self._play(actions.get(self.possible_agents[self.match.to_move]))
        over = rewards is not None
        if over:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in present},
            rewards or dict.fromkeys(present, 0.0),
            dict.fromkeys(present, over and not self.match.cut),
            dict.fromkeys(present, self.match.cut),
            {agent: {} for agent in present},
        )


def env(game: Game | str, seats: int | None = None, **more: Any) -> TurnEnv:
    """The agents take turns. `more`: options, rules ("auto", "plain", "compiled"), illegal, render_mode."""
    return TurnEnv(game, seats, **more)


def parallel_env(game: Game | str, seats: int | None = None, **more: Any) -> TogetherEnv:
    """All agents give an action at every step; takes what `env` takes."""
    return TogetherEnv(game, seats, **more)
