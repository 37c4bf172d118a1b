"""A batch for a net: matches side by side, with tensors in and out."""

from typing import Any

import numpy as np
import torch
from torch import Tensor

from vaka.bots.minds.looks import LOOKS, MOST_GAP
from vaka.bots.minds.mind import own_looks
from vaka.core.game import Game
from vaka.core.kernel import relinked
from vaka.envs.batch import Batch, batch
from vaka.train.lanes import look_lanes
from vaka.train.model import Seen

TYPICAL_GAP = MOST_GAP // 4


class NetBatch:
    """Matches with the same number of seats, and what a net is given of each."""

    def __init__(self, game: Game, n: int, seats: int, device: str, place: Any = None, auto_reset: bool = True) -> None:
        """`place`: the device of another one, so that nothing is compiled twice."""
        self.game, self.n, self.seats, self.torch_device = game, n, seats, torch.device(device)
        self.batch: Batch = batch(game, n, seats, device=place or device, mask=False, auto_reset=auto_reset)
        self.place = self.batch.device
        small = max(-int(game.observation.low.min()), int(game.observation.high.max())) < 1 << 15
        self._kind = torch.int16 if small else torch.int32
        self.shift = 0  # of gaps; see `learn_shift`
        most, total = game.max_actions, game.meta.seats[1]
        self._rule = relinked(look_lanes, own_looks(game)) if place is None else place.look_rule
        self.place.look_rule = self._rule  # type: ignore[attr-defined]
        array = self.place.array
        self._known, self._memo = array((n,), game.state), array((n,), game.memo)
        self._values, self._worth = array((n, total), np.int32), array((n, total), np.int32)
        self._weights, self._looks = array((n, most), np.int64), array((n, most, LOOKS), np.uint8)
        self.to_move, self.done = self._tensor(self.batch.to_move), self._tensor(self.batch.done)
        self.returns = self._tensor(self.batch.returns)
        self._shown = [self._tensor(each) for each in (self.batch.observation, self._worth, self.batch.actions,
                                                       self.batch.counts, self._looks)]  # fmt: skip

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.torch_device)

    def reset(self, seed: int) -> Seen:
        self.batch.reset(seed=seed)
        return self.seen()

    def step(self, actions: Tensor) -> Seen:
        """Play an action in every match; `done`, `returns` and `to_move` change with it."""
        chosen = actions.int().contiguous()
        self.batch.step(chosen.numpy() if self.torch_device.type == "cpu" else chosen, check=False)
        return self.seen()

    def seen(self) -> Seen:
        b = self.batch
        self.place.run(
            self._rule, self.n, b.states, self._known, self._memo, b._streams, b.to_move, b.actions, b.counts,
            self.shift, self._values, self._worth, self._weights, self._looks,
        )  # fmt: skip
        observation, worth, actions, counts, looks = self._shown
        return Seen(torch.cat([observation, worth], 1).to(self._kind), actions.short(), counts.clone(), looks.clone())

    def simple(self, bot: str) -> Tensor:
        """[n] What `greedy` or `random` would play."""
        chosen = self.batch.greedy() if bot == "greedy" else self.batch.draw()
        return self._tensor(chosen).long().clone()

    def learn_shift(self) -> None:
        """Choose the unit of gaps so that most of them can be told apart."""
        weights, counts = self.place.take(self._weights), self.place.take(self.batch.counts)
        gaps = np.concatenate([row[:n].max() - row[:n] for row, n in zip(weights, counts, strict=True) if n > 1])
        gaps = gaps[(gaps > 0) & (gaps < 1 << 30)]
        typical = float(np.quantile(gaps, 0.6)) if len(gaps) else 1.0
        self.shift = max(0, int(np.ceil(np.log2(max(1.0, typical / TYPICAL_GAP)))))
