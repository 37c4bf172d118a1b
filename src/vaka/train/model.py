"""The net as PyTorch trains it: the very arithmetic of `vaka.bots.minds.rules`, in floats."""

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from vaka.bots.minds.layers import ONE, TOP
from vaka.bots.minds.looks import BEST, GAP, GAP_UNIT, LENGTH, LENGTH_UNIT, LOOKS
from vaka.bots.minds.weights import input_length, parts_of, row_count
from vaka.core.game import Game
from vaka.train.lanes import SURE

LIMIT = TOP / ONE  # of inputs and activations
HEAD_START = (2.0, -0.6, -0.05)  # trust in what looks best, in a small gap, in a short one: before anything is learned
NEVER = -1e9
RARE = 0.02  # a number that varies less is hardly ever there: it is not blown up to the size of others


class Seen(NamedTuple):
    """Decisions as the net sees them."""

    x: Tensor  # [n, input_length] i2
    actions: Tensor  # [n, max_actions] i2: legal actions
    counts: Tensor  # [n] i4
    looks: Tensor  # [n, max_actions, LOOKS] u1

    def rows(self, index: Tensor) -> "Seen":
        return Seen(*(each[index] for each in self))


class Net(nn.Module):
    """Logits of the legal actions, and what the seats may expect, the one to move first."""

    mean: Tensor
    std: Tensor
    parts: Tensor

    def __init__(self, game: Game, wide: int, narrow: int) -> None:
        super().__init__()
        length = input_length(game)
        self.register_buffer("mean", torch.zeros(length))
        self.register_buffer("std", torch.ones(length))
        self.register_buffer("parts", torch.as_tensor(parts_of(game)).long(), persistent=False)
        self.first, self.second = nn.Linear(length, wide), nn.Linear(wide, narrow)
        self.action, self.trust = nn.Linear(narrow, row_count(game)), nn.Linear(narrow, LOOKS)
        self.value = nn.Linear(narrow, game.meta.seats[1])
        for layer in (self.action, self.trust):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)
        self.trust.bias.data.copy_(torch.tensor(HEAD_START))
        nn.init.normal_(self.value.weight, std=0.01)

    def hidden(self, x: Tensor) -> Tensor:
        scaled = ((x.float() - self.mean) / self.std).clamp(-LIMIT, LIMIT)
        return self.second(self.first(scaled).clamp(0, LIMIT)).clamp(0, LIMIT)

    def forward(self, seen: Seen) -> tuple[Tensor, Tensor]:
        """Logarithms of probabilities [n, max_actions], and values [n, seats]."""
        hidden = self.hidden(seen.x)
        scores = functional.pad(self.action(hidden), (0, 1))  # the last, 0, stands for a part that is not there
        actions = seen.actions.long()
        logits = sum(scores.gather(1, self.parts[:, k][actions]) for k in range(self.parts.shape[1])).float()
        trust, looks = self.trust(hidden).float(), seen.looks
        logits = logits + trust[:, :1] * (looks[..., BEST] > 0)
        logits = logits + trust[:, 1:2] * looks[..., GAP] / GAP_UNIT + trust[:, 2:3] * looks[..., LENGTH] / LENGTH_UNIT
        chances = logits.masked_fill(~considered(seen), NEVER).log_softmax(-1)
        return chances, torch.tanh(self.value(hidden).float())


def learn_scale(net: Any, x: Tensor) -> None:
    """Take mean and deviation of each input of a net from examples [n, length]."""
    net.mean.copy_(x.mean(0))
    std = x.std(0)
    net.std.copy_(torch.where(std < RARE, torch.ones_like(std), std))


def considered(seen: Seen) -> Tensor:
    """[n, max_actions] The legal actions; where the game's own rules are sure, those alone."""
    legal = torch.arange(seen.actions.shape[1], device=seen.counts.device) < seen.counts[:, None]
    sure = (seen.looks[..., BEST] == SURE) & legal
    return torch.where(sure.any(-1, keepdim=True), sure, legal)
