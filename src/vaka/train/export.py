"""From floats to whole numbers: each layer as finely as 16 bits and 32-bit sums allow."""

from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
import torch

from vaka.bots.minds.layers import ONE, TOP
from vaka.bots.minds.rules import SCALE_SHIFT
from vaka.bots.minds.weights import FORMAT, LAYERS, SHIFTS, About, Weights, fits
from vaka.core.game import Game
from vaka.train.model import Net, Seen, considered

FINEST = 15


def whole(net: Any, game: Game, gap_shift: int, trained: Mapping[str, object], trusted: int | None = None) -> Weights:
    """The net in whole numbers; `trained` says how it came about. `trusted`: how much of a value is the net's own, if
    it has no policy."""
    arrays: dict[str, Any] = {}
    mean, std = (each.detach().cpu().double().numpy() for each in (net.mean, net.std))
    scale = np.round(ONE * (1 << SCALE_SHIFT) / std)
    arrays["scale"] = np.clip(scale, 0, (1 << 31) - 1).astype(np.int32)
    half = 1 << SCALE_SHIFT - 1
    arrays["offset"] = np.clip(np.round(half - mean * scale), -(1 << 31), (1 << 31) - 1).astype(np.int32)
    shifts = {}
    for name in LAYERS:
        layer = getattr(net, name, None)
        if layer is None:
            shifts[name], arrays[name] = 1, np.zeros((0, net.value.in_features), np.int16)
            arrays[f"{name}_bias"] = np.zeros(0, np.int32)
            continue
        values = layer.weight.detach().cpu().double().numpy(), layer.bias.detach().cpu().double().numpy()
        shifts[name] = finest(*values)
        arrays[name], arrays[f"{name}_bias"] = quantised(*values, shifts[name])
    arrays["shifts"] = np.array([{**shifts, "gap": gap_shift}[name] for name in SHIFTS], np.int32)
    about: About = {"format": FORMAT, "game": game.name, "version": game.meta.version, "trained": trained}
    if trusted is not None:
        about["trusted"] = trusted
    return Weights(about, arrays)


def quantised(weights: Any, bias: Any, shift: int) -> tuple[Any, Any]:
    """Weights in parts of 2^shift, and the bias at the scale of the sums, with a half so that shifting rounds."""
    scaled, sums = np.round(weights * (1 << shift)), np.round(bias * ONE * (1 << shift)) + ((1 << shift) >> 1)
    return np.clip(scaled, -32767, 32767).astype(np.int16), np.clip(sums, -(1 << 31), (1 << 31) - 1).astype(np.int32)


def finest(weights: Any, bias: Any) -> int:
    """The largest shift with which the weights have 16 bits and no sum can leave 32."""
    for shift in range(FINEST, 0, -1):
        if np.abs(weights).max() * (1 << shift) < 32767 and np.abs(bias).max() * ONE * (1 << shift) < 1 << 30:
            if fits(*quantised(weights, bias, shift)):
                return shift
    raise ValueError("the weights are too large for whole numbers")


def restored(weights: Weights, net: Net) -> None:
    """Fill a net with what a file says: the opposite of `whole`, up to rounding."""
    scale = weights.arrays["scale"].astype(np.float64)
    half = 1 << SCALE_SHIFT - 1
    net.std.copy_(torch.as_tensor(ONE * (1 << SCALE_SHIFT) / scale))
    net.mean.copy_(torch.as_tensor((half - weights.arrays["offset"]) / scale))
    for name in LAYERS:
        shift, layer = 1 << weights.shift(name), getattr(net, name)
        bias = (weights.arrays[f"{name}_bias"] - (shift >> 1)) / (ONE * shift)
        layer.weight.data.copy_(torch.as_tensor(weights.arrays[name] / shift))
        layer.bias.data.copy_(torch.as_tensor(bias))


@torch.no_grad()
class Agreement(TypedDict):
    """How often net and whole numbers like the same action best, and how far apart their values are at most."""

    same_action: float
    value_off: float


def agreement(net: Net, weights: Weights, seen: Seen) -> Agreement:
    """A net beside its whole numbers, where there is something to choose."""
    rows = seen.rows(considered(seen).sum(-1) > 1)
    chances, values = net(rows)
    again = Exact(weights)
    same = (again.chosen(net, rows) == chances.argmax(-1).cpu()).double().mean()
    off = (again.values() - values[:, 0].cpu().double()).abs()
    return {"same_action": float(same), "value_off": float(off.max())}


class Exact:
    """The whole numbers of many positions at once."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.arrays = {name: torch.as_tensor(array).long() for name, array in weights.arrays.items()}

    def _layer(self, name: str, x: torch.Tensor) -> torch.Tensor:
        return (x @ self.arrays[name].T + self.arrays[f"{name}_bias"]) >> self.weights.shift(name)

    def chosen(self, net: Net, seen: Seen) -> torch.Tensor:
        x = (seen.x.cpu().long() * self.arrays["scale"] + self.arrays["offset"]) >> SCALE_SHIFT
        first = self._layer("first", x.clamp(-TOP, TOP)).clamp(0, TOP)
        self.hidden = self._layer("second", first).clamp(0, TOP)
        score = torch.nn.functional.pad(self._layer("action", self.hidden), (0, 1))
        parts, actions, looks = net.parts.cpu(), seen.actions.cpu().long(), seen.looks.cpu().long()
        logits = torch.stack([score.gather(1, parts[:, k][actions]) for k in range(parts.shape[1])]).sum(0)
        trust = self._layer("trust", self.hidden)
        logits = logits + trust[:, :1] * (looks[..., 0] > 0)
        logits = logits + torch.div(trust[:, 1:2] * looks[..., 1], 64, rounding_mode="floor")
        logits = logits + torch.div(trust[:, 2:3] * looks[..., 2], 4, rounding_mode="floor")
        return logits.masked_fill(~considered(seen).cpu(), -(1 << 40)).argmax(-1)

    def values(self) -> torch.Tensor:
        return torch.tanh(self._layer("value", self.hidden)[:, 0].double() / ONE)
