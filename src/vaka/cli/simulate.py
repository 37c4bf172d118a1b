"""`vaka simulate`: bulk play with a progress bar, a table of results, and the matches themselves if wanted."""

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, TextIO

from rich.console import Console
from rich.table import Table

from vaka.arena import journeys
from vaka.arena.simulate import Plan, Spread, Summary, Tally, play, spread
from vaka.bots import bot
from vaka.bots.search.playouts import search
from vaka.bots.search.searcher import warm_up
from vaka.cli.common import at_least, print_json, progress_bar, read_kit, read_options, speaker
from vaka.cli.compiling import announced, prepared
from vaka.core.errors import CannotWrite
from vaka.core.match import check_seed
from vaka.core.record import reason, to_record
from vaka.core.registry import load, meta

if TYPE_CHECKING:
    from vaka.data.writer import DecisionWriter


@dataclass(frozen=True)
class Order:
    """What the command line asked for."""

    game: str
    matches: int
    seats: int | None
    bots: str
    options: list[str] | None
    components: Path | None
    seed: str | None
    workers: int
    json: bool
    out: Path | None
    force: bool
    language: str | None


def run(order: Order) -> None:
    say = speaker(order.language)
    at_least("--workers", order.workers, 1)
    plan = _plan(order)
    with writer_of(order.out, order.force, plan) as writer:
        prepared([plan], say)
        tally = Tally(plan)
        with progress_bar() as bar:
            task = bar.add_task(meta(plan.game).title, total=plan.matches)
            for outcome in play(plan, order.workers):
                tally.add(outcome)
                if isinstance(writer, Writer):
                    if order.out:
                        writer.write(to_record(outcome.match(plan), list(plan.bots)))
                else:
                    writer.add(outcome.seed, outcome.actions, outcome.returns)
                bar.advance(task)
    if order.json:
        print_json(tally.summary())
    else:
        show(tally.summary())


def _plan(order: Order) -> Plan:
    options, kit = read_options(meta(order.game), order.options), read_kit(load(order.game), order.components)
    bots, seed = order.bots.split(","), check_seed(order.seed)
    return Plan.make(order.game, order.seats, bots, options, seed, order.matches, kit)


def run_journeys(order: Order) -> None:
    """Whole journeys of one bot, and the spread of their numbers."""
    say = speaker(order.language)
    at_least("--games", order.matches, 1)
    options, seed = read_options(meta(order.game), order.options), check_seed(order.seed)
    if bot(order.bots).level is not None:
        with announced(load(order.game), search, say):
            warm_up(order.game)
    numbers = journeys.figures(order.game, order.bots, options, seed, order.matches)
    spreads = {key: spread(values) for key, values in numbers.items()}
    if order.json:
        print_json(
            {"game": order.game, "bot": order.bots, "journeys": order.matches, "seed": str(seed), "figures": spreads}
        )
        return
    console = Console(highlight=False)
    console.print(f"{meta(order.game).title}, {order.matches:,} × {order.bots}")
    console.print(figure_table(spreads))


def figure_table(spreads: dict[str, Spread]) -> Table:
    table = Table("figure", "mean", "sd", "min", "max")
    for name, values in spreads.items():
        table.add_row(name, *(f"{values[key]:g}" for key in ("mean", "sd", "min", "max")))
    return table


def writer_of(out: Path | None, force: bool, plan: Plan) -> "Writer | DecisionWriter":
    """What keeps the matches: decisions for a file that ends in .parquet, whole matches for any other."""
    if out is None or out.suffix != ".parquet":
        return Writer(out, force)
    from vaka.data.schema import about
    from vaka.data.writer import DecisionWriter

    game, options = load(plan.game), dict(plan.options)
    described = about(game, plan.seats, options, plan.bots, plan.kit)
    return DecisionWriter(out, force, game, game.option_codes(options, plan.kit), described)


def show(summary: Summary) -> None:
    """The summary as tables."""
    console = Console(highlight=False)
    console.print(
        f"{meta(summary['game']).title}, {summary['games']:,} × {summary['seats']}: "
        f"{summary['decisions']:,} decisions in {summary['seconds']} s, {summary['decisions_per_s']:,}/s"
    )
    seats = Table("seat", "bot", "wins", "mean return")
    for row in summary["by_seat"]:
        seats.add_row(str(row["seat"]), row["bot"], f"{row['wins']:.1%}", f"{row['mean_return']:+.3f}")
    console.print(seats)
    if summary["figures"]:
        console.print(figure_table(summary["figures"]))


class Writer:
    """Matches as lines of JSON. When the disk is full, the last whole line stays the last line."""

    def __init__(self, path: Path | None, force: bool) -> None:
        self.path, self.complete, self.end = path, 0, 0
        self.file: TextIO | None = None
        if path is not None:
            try:
                self.file = path.open("w" if force else "x", encoding="utf-8", buffering=1)
            except OSError as error:
                raise CannotWrite("cannot-write", path=str(path), reason=reason(error)) from None

    def write(self, record: dict[str, Any]) -> None:
        """Add one match."""
        assert self.file is not None
        try:
            self.file.write(json.dumps(record, ensure_ascii=False) + "\n")
            self.file.flush()
            self.end = self.file.tell()
            self.complete += 1
        except OSError as error:
            self._cut()
            raise CannotWrite(
                "out-of-room", path=str(self.path), complete=self.complete, reason=reason(error)
            ) from None

    def _cut(self) -> None:
        """Drop what was written of an incomplete line."""
        file, self.file = self.file, None
        assert file is not None
        assert self.path is not None
        with suppress(OSError):  # the same full disk, said once already
            file.close()
        if self.path.is_file():
            with self.path.open("r+b") as again:
                again.truncate(self.end)

    def __enter__(self) -> "Writer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()
