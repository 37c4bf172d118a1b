"""Gymnasium: one seat against bots. Importing this module registers every game, as `vaka/NAME-vVERSION`.

The observation is a dictionary of `observation` and `action_mask`; `info` has the mask, too, and the `seed` of the
match, which is the one given to `reset`, or else drawn by `np_random`. The reward comes with the end of the match: 1
for a sole win to −1 for the last. An action that is not legal ends the match with −1 and `info["illegal"]`, or raises
IllegalMove with `illegal="raise"`. A match that does not come to an end is truncated, with 0, after `game.max_plies`
decisions of all seats.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from vaka.bots import Bot
from vaka.core.errors import IllegalMove
from vaka.core.game import Game
from vaka.core.match import check_seed
from vaka.core.registry import games, meta
from vaka.envs import drawing, spaces
from vaka.envs.array_match import ILLEGAL, LOSE, RAISE, ArrayMatch, Opponents, check_reset, check_value
from vaka.envs.given import seat_of

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
except ImportError:
    from vaka.core.errors import MissingExtra

    raise MissingExtra("needs-extra", package="gymnasium", extra="envs") from None


class SeatEnv(gymnasium.Env[spaces.Observation, int]):
    """One seat of a game; `opponents` are a bot for all the others, or one for each of them in order.

    Bots are named or given; without any they are `greedy`. One that searches compiles its search on the first decision.
    """

    metadata = drawing.METADATA

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] | None = None,
        options: Mapping[str, Any] | None = None,
        rules: str = "auto",
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        self.match = ArrayMatch(game, seats, options, rules)
        check_value("illegal", illegal, ILLEGAL)
        self.seat, self.illegal = seat_of(seat, self.match.seats), illegal
        self.render_mode = drawing.check_mode(render_mode)
        self.match_seed: int | None = None
        self.playing = False  # whether there is a match to step
        self.others = Opponents(self.match, opponents, self.seat)
        self.action_space = spaces.action_space(self.match.game)
        self.observation_space = spaces.observation_space(self.match.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Observation, dict[str, Any]]:
        check_reset(options)
        asked = None if seed is None else check_seed(seed)
        super().reset(seed=asked)
        self.match_seed = spaces.match_seed(self.np_random) if asked is None else asked
        self.match.begin(self.match_seed)
        self.others.begin(self.match_seed)
        self.others.play()
        self.playing = True
        return spaces.observation(self.match, self.seat), self._info()

    def step(self, action: Any) -> tuple[spaces.Observation, float, bool, bool, dict[str, Any]]:
        if not self.playing:
            raise ResetNeeded(str(IllegalMove("not-begun")))
        if not self.match.ended:  # the others alone may have brought it to its end
            if self.illegal != RAISE and not self.match.is_legal(action):
                self.playing = False
                return spaces.observation(self.match, self.seat), -1.0, True, False, self._info(True)
            self.match.play(action)
            self.others.play()
        self.playing = not self.match.ended
        reward, over, cut = self.match.returns()[self.seat], self.match.over, self.match.cut
        return spaces.observation(self.match, self.seat), reward, over, cut, self._info()

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self.match.mask(self.seat), "seed": self.match_seed, "illegal": illegal}

    def action_masks(self) -> Any:
        """[actions] True for every legal action."""
        return self.match.mask(self.seat).view(np.bool_)

    def render(self) -> Any:
        return drawing.frame(self.render_mode, self.match.game, self.match.state, self.match.seats, self.seat)


def env_id(game: str) -> str:
    """A game's name in Gymnasium."""
    return f"vaka/{game}-v{meta(game).version}"


for _game in games():
    if env_id(_game) not in gymnasium.registry:
        gymnasium.register(
            id=env_id(_game),
            entry_point="vaka.envs.gym:SeatEnv",
            vector_entry_point="vaka.envs.vector:SeatVectorEnv",
            kwargs={"game": _game},
        )
