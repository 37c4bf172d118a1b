"""A learned evaluation: searching bots play, and a small net learns the outcomes of their positions.

The search it is made for keeps the game's own priors and rollouts; only what stands at the leaves is learned.
"""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import count, cycle
from pathlib import Path
from typing import Any, TypedDict

import torch
from torch import Tensor, nn

from vaka.arena.workers import made
from vaka.bots.minds.weights import Weights
from vaka.core.game import Game
from vaka.core.level import Level
from vaka.train.export import whole
from vaka.train.lessons import Notes, joined, play_lessons
from vaka.train.model import LIMIT, learn_scale
from vaka.train.trainer import FILE, REPORT

A_JOB = 6  # matches a worker plays before it reports
HELD_OUT = 16  # one match in this many is held out, to see how well the net does on others
RATE, DECAY = 2e-3, 1e-4
BATCH = 8192
LEAST_STEPS, MOST_PASSES = 500, 12  # of learning
FOUND = 0.3  # how much of the target is what the search expected; the rest is the outcome


@dataclass(frozen=True)
class Lessons:
    """What is learned, and for how long."""

    game: Game
    seats: tuple[int, ...]  # of the matches, one after another
    level: Level  # how the teachers search
    minutes: float  # of play
    workers: int
    device: str
    out: Path
    seed: int = 1
    net: str | None = None  # a file: the teachers' evaluation, if not the game's own
    wide: int = 128
    narrow: int = 32
    trusted: int = 192  # how much of its value is the net's own, of 256


class Judge(nn.Module):
    """What the seats may expect, the one to move first."""

    mean: Tensor
    std: Tensor

    def __init__(self, game: Game, wide: int, narrow: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(game.features))
        self.register_buffer("std", torch.ones(game.features))
        self.first, self.second = nn.Linear(game.features, wide), nn.Linear(wide, narrow)
        self.value = nn.Linear(narrow, game.meta.seats[1])

    def forward(self, told: Tensor) -> Tensor:
        scaled = ((told.float() - self.mean) / self.std).clamp(-LIMIT, LIMIT)
        return torch.tanh(self.value(self.second(self.first(scaled).clamp(0, LIMIT)).clamp(0, LIMIT)))


def play(order: Lessons, said: Callable[[str], None]) -> Notes:
    """The matches of the teachers, until the time is over."""
    play_lessons(order.game.name, order.seats[0], order.level, 0, 1, net=order.net)  # compiles once, for all workers
    end = time.monotonic() + 60 * order.minutes
    parts, positions = list[Notes](), 0

    def jobs() -> Iterator[tuple[Any, ...]]:
        numbers = count((order.seed << 32), A_JOB)
        for seats, first in zip(cycle(order.seats), numbers, strict=False):
            left = end - time.monotonic()
            if left <= 0:
                return
            yield order.game.name, seats, order.level, first, A_JOB, left, order.net

    for _, notes in made(play_lessons, jobs(), order.workers, in_flight=2):
        parts.append(notes)
        positions += len(notes.match)
        if len(parts) % 100 == 0:
            said(f"{positions:,} positions")
    return joined(parts)


class Learned(TypedDict):
    """How a judge came out: the mean square of its errors beside those of what else could be expected."""

    steps: int
    positions: int
    errors: dict[str, float]


def learn(order: Lessons, notes: Notes, said: Callable[[str], None]) -> tuple[Judge, Learned]:
    """A net that expects the outcomes of the positions, and how far off it is in matches it has not seen."""
    torch.manual_seed(order.seed)
    device = torch.device(order.device)
    told = torch.as_tensor(notes.told, device=device)
    own, found, result = (torch.as_tensor(each, device=device) for each in (notes.own, notes.found, notes.result))
    held = torch.as_tensor(notes.match % HELD_OUT == 0, device=device)
    rows, others = (~held).nonzero().squeeze(1), held.nonzero().squeeze(1)
    net = Judge(order.game, order.wide, order.narrow).to(device)
    learn_scale(net, told[rows[torch.randperm(len(rows), device=device)[:200_000]]].float())
    adam = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    passes = max(2, min(MOST_PASSES, 40_000_000 // max(1, len(rows))))
    steps = max(LEAST_STEPS, passes * len(rows) // BATCH)
    target = (1 - FOUND) * result + FOUND * found
    slowing = torch.optim.lr_scheduler.OneCycleLR(adam, RATE, total_steps=steps + 1, pct_start=0.1)
    for step in range(steps):
        part = rows[torch.randint(len(rows), (BATCH,), device=device)]
        wanted = target[part]
        loss = torch.where(wanted.isnan(), 0.0, (net(told[part]) - wanted.nan_to_num()).square()).sum(-1).mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
        slowing.step()
        if step % 500 == 0:
            said(f"step {step:,} of {steps:,}, error {loss.item():.4f}")
    with torch.no_grad():
        values = torch.cat([net(told[part]) for part in others.split(1 << 17)])
    there, came = ~result[others].isnan(), result[others]
    said_by = {"net": values, "own": own[others], "search": found[others], "nothing": torch.zeros_like(came)}
    errors = {name: float((each - came)[there].square().mean()) for name, each in said_by.items()}
    return net, {"steps": steps, "positions": len(notes.match), "errors": errors}


def train(order: Lessons, said: Callable[[str], None] = lambda line: None) -> Weights:
    """Play, learn, save; the net, which is in the folder too."""
    started = time.monotonic()
    notes = play(order, said)
    matches = len(set(notes.match.tolist()))
    said(f"{matches:,} matches after {time.monotonic() - started:.0f} s")
    net, report = learn(order, notes, said)
    trained = {
        "by": "vaka train --teacher", "seats": list(order.seats), "seed": order.seed, "device": order.device,
        "minutes": round((time.monotonic() - started) / 60, 1), "matches": matches, "decisions": len(notes.match),
        "teacher": asdict(order.level), "against": "itself" if order.net is None else "itself with an earlier net",
        "torch": torch.__version__, **report,
    }  # fmt: skip
    weights = whole(net, order.game, 0, trained, trusted=order.trusted)
    order.out.mkdir(parents=True, exist_ok=True)
    weights.save(order.out / FILE)
    (order.out / REPORT).write_text(json.dumps(trained, indent=1))
    said(json.dumps(report))
    return weights
