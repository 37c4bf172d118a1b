"""`vaka simulate`: bulk play with a progress bar, a table of results, and the matches themselves if wanted."""

import json
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, TextIO

from rich.console import Console
from rich.table import Table

from vaka.arena import journeys
from vaka.arena.simulate import Plan, Tally, loop_of, play, play_chunk, spread
from vaka.cli.common import Speak, at_least, print_json, progress_bar, read_kit, read_options, speaker
from vaka.cli.compiling import announced
from vaka.core.errors import CannotWrite
from vaka.core.match import check_seed
from vaka.core.record import reason, to_record
from vaka.core.registry import load, meta

if TYPE_CHECKING:
    from vaka.data.writer import DecisionWriter


def run(
    game: str, matches: int, seats: int | None, bots: str, option: list[str] | None, components: Path | None,
    seed: str | None, workers: int,
    as_json: bool, out: Path | None, force: bool, language: str | None,
) -> None:  # fmt: skip
    say = speaker(language)
    at_least("--workers", workers, 1)
    options = read_options(meta(game), option)
    kit = read_kit(load(game), components)
    plan = Plan.make(game, seats, bots.split(","), options, check_seed(seed), matches, kit)
    with writer_of(out, force, plan) as writer:
        with announced(load(game), loop_of(plan), say):
            play_chunk(plan, 0, 1)
        tally = Tally(plan)
        with progress_bar() as bar:
            task = bar.add_task(meta(game).title, total=plan.matches)
            for outcome in play(plan, workers):
                tally.add(outcome)
                if isinstance(writer, Writer):
                    if out:
                        writer.write(to_record(outcome.match(plan), list(plan.bots)))
                else:
                    writer.add(outcome.seed, outcome.actions, outcome.returns)
                bar.advance(task)
    if as_json:
        print_json(tally.summary())
    else:
        show(tally.summary(), say)


def run_journeys(
    game: str, count: int, name: str, option: list[str] | None, seed: str | None, as_json: bool, language: str | None
) -> None:
    """Whole journeys of one bot, and the spread of their numbers."""
    speaker(language)
    at_least("--games", count, 1)
    options = read_options(meta(game), option)
    numbers = journeys.figures(game, name, options, check_seed(seed), count)
    spreads = {key: spread(values) for key, values in numbers.items()}
    if as_json:
        print_json({"game": game, "bot": name, "journeys": count, "seed": str(check_seed(seed)), "figures": spreads})
        return
    console = Console(highlight=False)
    console.print(f"{meta(game).title}, {count:,} × {name}")
    console.print(figure_table(spreads))


def figure_table(spreads: dict[str, dict[str, float]]) -> Table:
    table = Table("figure", "mean", "sd", "min", "max")
    for name, values in spreads.items():
        table.add_row(name, *(f"{values[key]:g}" for key in ("mean", "sd", "min", "max")))
    return table


def writer_of(out: Path | None, force: bool, plan: Plan) -> "Writer | DecisionWriter":
    """What keeps the matches: decisions for a file that ends in .parquet, whole matches for any other."""
    if out is None or out.suffix != ".parquet":
        return Writer(out, force)
    from vaka.data.writer import DecisionWriter

    game = load(plan.game)
    about = {"options": dict(plan.options), "bots": list(plan.bots), "kit": plan.kit and list(plan.kit)}
    return DecisionWriter(out, force, game, plan.seats, game.option_codes(dict(plan.options), plan.kit), about)


def show(summary: dict[str, Any], say: Speak) -> None:
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
