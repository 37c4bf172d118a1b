"""`vaka train`: a net learns a game by playing against itself, and how strong it is shows as it goes."""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from vaka.bots.minds.weights import FILE, Weights, has_mind, load_weights, own_weights
from vaka.cli.common import Speak, at_least, speaker, stderr
from vaka.core.errors import MissingExtra, OutOfRange, UnknownName
from vaka.core.game import Game
from vaka.core.registry import load

if TYPE_CHECKING:
    from vaka.train.trainer import Row

DEVICES = ("cpu", "cuda")
SIMPLE = ("greedy", "random")
USUAL = (2, 4)  # seats, where a game allows them
PLAYING = 0.75  # of the minutes, if matches are played first and learned from afterwards


@dataclass(frozen=True)
class Order:
    """What the command line asked for."""

    game: str
    seats: str | None
    minutes: float
    device: str | None
    against: str | None
    start: str | None
    teacher: str | None
    out: Path
    seed: int
    threads: int
    language: str | None


def run(asked: Order) -> None:
    say = speaker(asked.language)
    game = load(asked.game)
    seats = read_seats(game, asked.seats)
    if not 0 < asked.minutes < math.inf:
        raise OutOfRange("train-minutes", given=str(asked.minutes))
    if asked.device is not None and asked.device not in DEVICES:
        raise UnknownName("unknown-device", name=asked.device, known=", ".join(DEVICES))
    at_least("--threads", asked.threads, 1)
    frozen = None if asked.against is None or asked.against in SIMPLE else net_named(game, asked.against)
    start = None if asked.start is None else first_net(game, asked.start)
    try:
        import torch

        from vaka.train.trainer import Order, Trainer
    except ImportError:
        raise MissingExtra("needs-extra", package="PyTorch", extra="train") from None
    torch.set_num_threads(asked.threads)
    device = asked.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if asked.teacher is not None:
        weights = learn_from(asked, game, seats, device)
        Console(highlight=False).print(say("train-judged", path=str(asked.out / FILE), digest=weights.digest[:16]))
        return
    against = asked.against if asked.against in SIMPLE else None
    order = Order(game, seats, asked.minutes, device, asked.out, asked.seed, None, against, frozen, start)
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=stderr()) as bar:
        task = bar.add_task(say("train-compiling", game=game.meta.title), total=60 * asked.minutes)
        rows: list[Row] = []

        def said(row: "Row") -> None:
            rows.append(row)
            strength = ", ".join(f"{name} {value:.0%}" for name, value in row.items() if name.endswith("_won"))
            bar.update(task, completed=row.get("seconds", 0.0), description=f"{game.meta.title} {strength}")

        weights = Trainer(order, said).run()
        bar.update(task, completed=60 * asked.minutes)
    Console(highlight=False).print(table(rows, say))
    Console(highlight=False).print(say("train-saved", path=str(asked.out / FILE), digest=weights.digest[:16]))


def learn_from(asked: Order, game: Game, seats: tuple[int, ...], device: str) -> Weights:
    """An evaluation learned from matches of a level; three quarters of the time are for playing."""
    from vaka.train.judge import Lessons, train

    levels = {f"level{i + 1}": level for i, level in enumerate(game.levels)}
    if asked.teacher not in levels:
        raise UnknownName("unknown-bot", name=str(asked.teacher), known=", ".join(levels))
    if game.features == 0:
        raise UnknownName("train-no-features", game=game.meta.title)
    minutes = asked.minutes * PLAYING
    order = Lessons(game, seats, levels[asked.teacher], minutes, asked.threads, device, asked.out, asked.seed)
    return train(order, stderr().print)


def read_seats(game: Game, text: str | None) -> tuple[int, ...]:
    """The seat counts to learn, written as 2 or 2,4; two and four where the game allows it."""
    if text is None:
        return tuple(dict.fromkeys(max(count, game.meta.seats[0]) for count in USUAL))
    try:
        counts = tuple(int(part) for part in text.split(","))
    except ValueError:
        raise OutOfRange("bad-count", name="--seats", given=text, low=2) from None
    if min(counts) < 2:
        raise OutOfRange("bad-count", name="--seats", given=text, low=2)
    return tuple(game.meta.check_seats(count) for count in counts)


def net_named(game: Game, name: str) -> Weights:
    """The net to learn against: the game's own as `mind`, or one in a file."""
    if name == "mind":
        return own_weights(game)
    if name.endswith(".npz"):
        return load_weights(game, Path(name))
    known = [*SIMPLE, *(["mind"] if has_mind(game.name) else []), "FILE.npz"]
    raise UnknownName("train-against", name=name, known=", ".join(known))


def first_net(game: Game, name: str) -> Weights:
    """The net to begin with, named in the same way."""
    if name != "mind" and not name.endswith(".npz"):
        raise UnknownName("unknown-value", value=name, option="--start", known="mind, FILE.npz")
    return net_named(game, name)


def table(rows: "list[Row]", say: Speak) -> Table:
    """What the net won without exploring, as it learned."""
    tested = [row for row in rows if "decisions" in row]
    names = [name for name in tested[-1] if name.endswith("_won")]
    shown = Table(box=None)
    for heading in (say("train-seconds"), say("train-decisions"), *(name.removesuffix("_won") for name in names)):
        shown.add_column(heading, justify="right")
    for row in tested:
        shown.add_row(f"{row['seconds']:.0f}", f"{row['decisions']:,}", *(f"{row[name]:.1%}" for name in names))
    return shown
