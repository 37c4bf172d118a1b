"""Training from beginning to end: play, learn, test against the simple player, save; and go on later."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import NotRequired, TypeAlias, TypedDict

import torch

from vaka.bots.minds.weights import MOST_BYTES, Weights, input_length, row_count
from vaka.core.game import Game
from vaka.train.export import Agreement, agreement, restored, whole
from vaka.train.model import Net, Seen, learn_scale
from vaka.train.net_batch import NetBatch
from vaka.train.ppo import Opponent, learn, mixed, play, test

CHECKPOINT, FILE, REPORT = "checkpoint.pt", "mind.npz", "report.json"
RATE, ENTROPY = 5e-4, (0.012, 0.002)  # at the beginning of a run, and what is left of the entropy bonus at its end
STEPS = 64  # decisions in each match between two updates
TEST_SEED = 1 << 60  # matches from here on are never trained on
SCALE_STEPS = 48
ROOM = MOST_BYTES * 95 // 100  # for weights
Row: TypeAlias = dict[str, float]  # what one test showed, by name


class Trained(TypedDict):
    """How a net came about: its file says so, too."""

    by: str
    seats: list[int]
    seed: int
    minutes: float
    decisions: int
    device: str
    torch: str
    against: str
    begun_with: str | None
    last: Row


class Report(TypedDict):
    """What is kept of a training beside its net."""

    size: dict[str, int]  # `Size`
    trained: Trained
    rows: list[Row]
    in_whole_numbers: NotRequired[list[Agreement]]


@dataclass(frozen=True)
class Size:
    """How much runs at once, and how large the net is."""

    matches: int
    batch: int
    tests: int
    wide: int = 512
    narrow: int = 256


SIZES = {"cpu": Size(256, 2048, 256), "cuda": Size(8192, 32768, 2048)}
WIDTHS = (512, 384, 256, 192, 128)  # of the first hidden layer; the second is half as wide


def size_for(game: Game, device: str) -> Size:
    """As much as a device carries, with the widest net that fits into a file."""
    length, rows = input_length(game), row_count(game)
    wide = next((w for w in WIDTHS if 2 * (length * w + w * w // 2 + rows * w // 2) < ROOM), WIDTHS[-1])
    return replace(SIZES[device], wide=wide, narrow=wide // 2)


@dataclass(frozen=True)
class Order:
    """What to train, and for how long."""

    game: Game
    seats: tuple[int, ...]
    minutes: float
    device: str
    out: Path
    seed: int = 1
    size: Size | None = None
    against: str | None = None  # greedy or random; None: itself
    frozen: Weights | None = None  # or a net
    start: Weights | None = None  # the net to begin with, if there is no checkpoint
    test_every: float = 45.0  # seconds


def simple(bot: str) -> Opponent:
    """`greedy` or `random` at the other seats."""
    return lambda matches, seen: matches.simple(bot)


def _net_like(game: Game, like: Weights | None, size: Size) -> Net:
    """A net as wide as another, or as the size says."""
    if like is None:
        return Net(game, size.wide, size.narrow)
    return Net(game, like.arrays["first_bias"].size, like.arrays["second_bias"].size)


class Trainer:
    """One run of training; `said` is called with a row of figures whenever there is one."""

    def __init__(self, order: Order, said: Callable[[Row], None] = lambda row: None) -> None:
        self.order, self.said = order, said
        self.started = time.monotonic()
        self.size = order.size or size_for(order.game, order.device)
        torch.manual_seed(order.seed)
        torch.set_float32_matmul_precision("high")
        self.device = torch.device(order.device)
        self.net = _net_like(order.game, order.start, self.size).to(self.device)
        self.adam = torch.optim.Adam(self.net.parameters(), RATE, eps=1e-5)
        share = max(1, self.size.matches // len(order.seats))
        self.batches: list[NetBatch] = []
        for seats in order.seats:
            place = self.batches[0].place if self.batches else None
            self.batches.append(NetBatch(order.game, share, seats, order.device, place))
        self.tests = [
            NetBatch(order.game, self.size.tests, seats, order.device, self.batches[0].place, auto_reset=False)
            for seats in order.seats
        ]
        self.decisions, self.spent, self.rows = 0, 0.0, list[Row]()
        self.opponent = self._opponent()
        self.order.out.mkdir(parents=True, exist_ok=True)

    def _opponent(self) -> Opponent | None:
        if self.order.frozen is not None:
            other = _net_like(self.order.game, self.order.frozen, self.size)
            restored(self.order.frozen, other)
            other.to(self.device)

            def by_net(matches: NetBatch, seen: Seen) -> torch.Tensor:
                with mixed(self.device):
                    chosen = other(seen)[0].argmax(-1)
                return seen.actions.long().gather(1, chosen[:, None]).squeeze(1)

            return by_net
        return None if self.order.against is None else simple(self.order.against)

    def resume(self) -> bool:
        """Resume from a checkpoint in the folder, if there is one."""
        path = self.order.out / CHECKPOINT
        if not path.exists():
            return False
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.adam.load_state_dict(kept["adam"])
        self.decisions, self.spent, self.rows = kept["decisions"], kept["spent"], kept["rows"]
        for matches in (*self.batches, *self.tests):
            matches.shift = kept["shift"]
        return True

    def _begin(self) -> None:
        """Begin with a given net, or learn the scale of inputs first."""
        if self.order.start is None:
            self._learn_scale()
            return
        restored(self.order.start, self.net)
        for matches in (*self.batches, *self.tests):
            matches.shift = self.order.start.shift("gap")

    def _learn_scale(self) -> None:
        """Learn the scale of inputs and gaps from matches of the simple player, some moves of which are random."""
        seen = []
        for matches in self.batches:
            matches.reset(self.order.seed << 32)
            for step in range(SCALE_STEPS):
                shown = matches.step(matches.simple("random" if step % 4 == 3 else "greedy"))
                seen.append(shown.x[:2048].float().cpu())
        learn_scale(self.net, torch.cat(seen).to(self.device))
        self.batches[0].learn_shift()
        for each in (*self.batches, *self.tests):
            each.shift = self.batches[0].shift

    def run(self) -> Weights:
        """Train until the time is over; the net, which is in the folder too."""
        if not self.resume():
            self._begin()
        seen = [matches.reset((self.order.seed << 32) + (1 << 24) * (1 + self.decisions)) for matches in self.batches]
        ready, end = time.monotonic(), self.started + 60 * self.order.minutes
        self.said({"ready": ready - self.started, "gap_shift": self.batches[0].shift})
        tested, figures = 0.0, dict[str, float]()
        while (now := time.monotonic()) < end or not self.rows:
            past = min(1.0, (now - ready) / max(1.0, end - ready))
            if now - tested > self.order.test_every:
                self._test(figures)
                tested = time.monotonic()
            self.adam.param_groups[0]["lr"] = RATE * (1 - past)
            kept = []
            for i, matches in enumerate(self.batches):
                one, seen[i] = play(self.net, matches, seen[i], STEPS, self.opponent)
                kept.append(one)
                self.decisions += STEPS * matches.n
            entropy = ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * past
            figures = learn(self.net, self.adam, kept, self.size.batch, entropy)
        self._test(figures)
        return self.save(seen)

    def _test(self, figures: dict[str, float]) -> None:
        row: Row = {"seconds": round(self._spent(), 1), "decisions": self.decisions, **figures}
        bot = "net" if self.order.frozen else self.order.against or "greedy"
        for matches in self.tests:
            got = test(self.net, matches, self.opponent or simple(bot), TEST_SEED + len(self.rows) * matches.n)
            name = f"{bot}_{matches.seats}"
            row[name], row[f"{name}_won"] = got.mean().item(), (got > 0.99).double().mean().item()
        self.rows.append(row)
        self.said(row)
        self.save(None)

    def _spent(self) -> float:
        return self.spent + time.monotonic() - self.started

    def save(self, seen: list[Seen] | None) -> Weights:
        """Write the checkpoint, the net in whole numbers, and the report."""
        order = self.order
        kept = {"net": self.net.state_dict(), "adam": self.adam.state_dict(), "decisions": self.decisions,
                "spent": self._spent(), "rows": self.rows, "shift": self.batches[0].shift}  # fmt: skip
        waiting = order.out / f".{CHECKPOINT}"
        torch.save(kept, waiting)
        waiting.replace(order.out / CHECKPOINT)
        trained: Trained = {
            "by": "vaka train", "seats": list(order.seats), "seed": order.seed, "minutes": round(self._spent() / 60, 1),
            "decisions": self.decisions, "device": order.device, "torch": torch.__version__,
            "against": "a net" if order.frozen else order.against or "itself",
            "begun_with": None if order.start is None else order.start.digest[:16],
            "last": self.rows[-1] if self.rows else {},
        }  # fmt: skip
        weights = whole(self.net, order.game, self.batches[0].shift, trained)
        report: Report = {"size": asdict(self.size), "trained": trained, "rows": self.rows}
        if seen is not None:
            some = [Seen(*(part[:256] for part in each)) for each in seen]
            report["in_whole_numbers"] = [agreement(self.net, weights, each) for each in some]
        weights.save(order.out / FILE)
        (order.out / REPORT).write_text(json.dumps(report, indent=1))
        return weights
