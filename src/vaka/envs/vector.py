"""Gymnasium's vector environment over a batch: one seat of each of many matches, on CPU threads or CUDA.

`gymnasium.make_vec(env_id(game), num_envs=…)` makes it once `vaka.envs.gym` is imported. Everything is as in the single
environment. After `reset(seed=s)` lane i plays the match with seed s + i, and each further match of a lane has a seed
`num_envs` higher. Rewards come with the end of a match. One that does not come to an end is truncated, with 0, after
`game.max_plies` decisions of all seats.

`info` has, for every lane: `action_mask`, `seed` of the match, and `illegal`, whether the match ended by an action that
is not legal. With `records=True`, `record` holds a `Finished` match where one has ended; `record[lane].record()` makes
its record.

On CUDA everything that is returned stays in the GPU's memory, as arrays that `torch.as_tensor` shares.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from vaka.core.errors import IllegalMove, MissingExtra
from vaka.core.game import Game
from vaka.core.match import check_seed
from vaka.core.registry import game_of
from vaka.envs import drawing, spaces
from vaka.envs.array_match import ILLEGAL, LOSE, RAISE, check_reset, check_value
from vaka.envs.batch import Device
from vaka.envs.cpu import Cpu
from vaka.envs.given import fits
from vaka.envs.seat_batch import Opponents, SeatBatch

try:
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingExtra("needs-extra", package="gymnasium", extra="envs") from None

MODES = tuple(mode.value for mode in AutoresetMode)


class SeatVectorEnv(VectorEnv[spaces.Observation, Any, Any]):
    """One seat of `num_envs` matches; `SeatBatch` says what `seat` and `opponents` can be.

    A match that has ended or was truncated is followed by the next at the next step, whose action is ignored in that
    lane (NEXT_STEP, the default), or within the same step, with `final_obs` and `final_info` in `info` (SAME_STEP), or
    when you reset its lane by `options={"reset_mask": …}` (DISABLED). With `copy=False` the arrays are overwritten by
    the next step.
    """

    metadata = {**drawing.METADATA, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (Gymnasium's own type)

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | Sequence[int] = 0,
        opponents: Opponents | None = None,
        options: Mapping[str, Any] | None = None,
        device: str | Device = "cpu",
        threads: int = 1,
        illegal: str = LOSE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        records: bool = False,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        asked = autoreset_mode.value if isinstance(autoreset_mode, AutoresetMode) else autoreset_mode
        check_value("illegal", illegal, ILLEGAL)
        check_value("autoreset_mode", asked, MODES)
        self.mode = AutoresetMode(asked)
        self.metadata = {**drawing.METADATA, "autoreset_mode": self.mode}
        self.num_envs, self.illegal, self.records, self.copy = num_envs, illegal, records, copy
        self.render_mode = drawing.check_mode(render_mode)
        played = game_of(game)
        self.batch = SeatBatch(
            played, num_envs, seats, options, device, threads, seat=seat, opponents=opponents, records=records
        )
        self.single_action_space = spaces.action_space(self.batch.game)
        self.single_observation_space = spaces.observation_space(self.batch.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Observation, dict[str, Any]]:
        """Begin a match in every lane: seed, seed + 1, …, or a seed for each; without, from one drawn by `np_random`.

        `options["reset_mask"]` [num_envs] names the lanes in which to begin; without seeds they play their next match.
        """
        where = check_reset(options, ["reset_mask"]).get("reset_mask")
        several = isinstance(seed, Sequence | np.ndarray)
        one, each = (None, seed) if seed is None or several else (check_seed(seed), None)
        super().reset(seed=one)
        if where is not None:
            mask = fits(np.asarray(where), "reset_mask", (self.num_envs,), ("bool",))
            self.batch.reset_where(mask, one, each)
        elif seed is None:
            self.batch.reset(spaces.match_seed(self.np_random))
        else:
            self.batch.reset(one, each)
        seen = self._seen()
        return seen, self._info(seen)

    def step(self, actions: Any) -> tuple[spaces.Observation, Any, Any, Any, dict[str, Any]]:
        if not (self.batch.all_playing if self.mode is AutoresetMode.DISABLED else self.batch.begun):
            raise ResetNeeded(str(IllegalMove("not-begun")))
        begins = self.mode is AutoresetMode.NEXT_STEP
        self.batch.step(actions, check=self.illegal == RAISE, begin=begins)
        reward = self._kept(self.batch.reward)
        done, cut = self._kept(self.batch.done), self._kept(self.batch.cut)
        told = self._ended()
        if self.mode is AutoresetMode.SAME_STEP:
            final = {"seed": self._kept(self.batch.seeds), "illegal": self._kept(self.batch.illegal), **told}
            ended = self.batch.ended
            last = self._final_obs(ended)
            told = {"final_obs": last, "_final_obs": ended, "final_info": final, "_final_info": ended}
            self.batch.begin_next()
        seen = self._seen()
        return seen, reward, done, cut, self._info(seen) | told

    def action_masks(self) -> Any:
        """[num_envs, actions] True for every legal action."""
        return self._kept(self.batch.mask)

    def render(self) -> tuple[Any, ...] | None:
        """A drawing of every lane as your seat sees it: text, or a picture [height, width, 3]."""
        if self.render_mode is None:
            return None
        batch = self.batch
        return tuple(
            drawing.frame(self.render_mode, batch.game, batch.state(lane), batch.seats, int(seat))
            for lane, seat in enumerate(batch.seat)
        )

    def _kept(self, array: Any) -> Any:
        """An array of the batch as it is returned."""
        if not self.copy:
            return array
        mine = self.batch.device.array(array.shape, array.dtype)
        self.batch.device.copy(array, mine)
        return mine

    def _seen(self) -> spaces.Observation:
        mask = self._kept(self.batch.mask).view(np.int8)
        return {"action_mask": mask, "observation": self._kept(self.batch.observation)}

    def _info(self, seen: spaces.Observation) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": seen["action_mask"],
            "seed": self._kept(batch.seeds),
            "illegal": self._kept(batch.illegal),
        }

    def _ended(self) -> dict[str, Any]:
        """The matches that have just ended or been cut short, if they are kept."""
        if not self.records:
            return {}
        matches = np.full(self.num_envs, None, object)
        for lane, match in self.batch.finished().items():
            matches[lane] = match
        return {"record": matches, "_record": self.batch.ended}

    def _final_obs(self, ended: Any) -> Any:
        """What was last seen of each match that has just ended: a row by lane, or on CUDA all rows."""
        if not isinstance(self.batch.device, Cpu):
            return self._seen()
        rows = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(ended):
            mask = self.batch.mask[lane].view(np.int8).copy()
            rows[lane] = {"action_mask": mask, "observation": self.batch.observation[lane].copy()}
        return rows
