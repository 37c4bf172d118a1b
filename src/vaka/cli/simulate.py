"""`vaka simulate`: bulk play with a progress bar, a table of results, and the matches themselves if wanted."""

import time
from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vaka.arena import journeys
from vaka.arena.output import PARQUET, Output, check_target
from vaka.arena.simulate import Outcome, Simulation, Spread, Summary, Tally, play, spread
from vaka.bots import bot
from vaka.bots.search.playouts import search
from vaka.cli.common import Speak, at_least, print_json, progress_bar, read_kit, read_options, speaker, stderr
from vaka.cli.compiling import announced, prepared
from vaka.core.errors import OutOfRange
from vaka.core.match import check_seed
from vaka.core.registry import load, meta
from vaka.data.rows import fill
from vaka.data.schema import arrow


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
    values: bool
    language: str | None


def run(order: Order) -> None:
    say = speaker(order.language)
    at_least("--workers", order.workers, 1)
    if order.values and not is_parquet(order.out):
        raise OutOfRange("option-needs", option="--values", other=f"--out FILE{PARQUET}")
    simulation = _simulation(order)
    tally = Tally(simulation)
    if order.out is None:
        prepared([simulation], say)
        count(tally, play(simulation, order.workers))
    else:
        write(order.out, order.force, tally, order.workers, say)
    if order.json:
        print_json(tally.summary())
    else:
        show(tally.summary())


def is_parquet(out: Path | None) -> bool:
    return out is not None and out.suffix == PARQUET


def write(out: Path, force: bool, tally: Tally, workers: int, say: Speak) -> None:
    """Play the matches into a file; after an interruption the same command resumes."""
    check_target(out, force)  # before anything is compiled
    if is_parquet(out):
        arrow()
    prepared([tally.simulation], say)
    rows = announced(load(tally.simulation.game), fill, say) if is_parquet(out) else nullcontext()
    with rows:
        opened = Output(out, force, tally.simulation)
    with opened as output:
        if output.held:
            stderr().print(say("simulate-goes-on", held=output.held, matches=tally.simulation.matches))
        try:
            count(tally, output.outcomes(workers))
        except KeyboardInterrupt:
            stderr().print(say("simulate-stopped", complete=output.kept, matches=tally.simulation.matches))
            raise


def count(tally: Tally, outcomes: Iterable[Outcome]) -> None:
    """Add up the results of the matches, with a progress bar."""
    tally.started = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(meta(tally.simulation.game).title, total=tally.simulation.matches)
        for outcome in outcomes:
            tally.add(outcome)
            if not bar.disable:
                bar.update(task, completed=tally.matches)


def _simulation(order: Order) -> Simulation:
    options, kit = read_options(meta(order.game), order.options), read_kit(load(order.game), order.components)
    bots, seed = order.bots.split(","), check_seed(order.seed)
    return Simulation.make(order.game, order.seats, bots, options, seed, order.matches, kit, order.values)


def run_journeys(order: Order) -> None:
    """Whole journeys of one bot, and the spread of their numbers."""
    say = speaker(order.language)
    useless = {"--seats": order.seats is not None, "--components": order.components, "--out": order.out,
               "--force": order.force, "--values": order.values}  # fmt: skip
    for option in (option for option, given in useless.items() if given):
        raise OutOfRange("option-not-with", option=option, other="--journeys")
    at_least("--matches", order.matches, 1)
    at_least("--workers", order.workers, 1)
    options, seed = read_options(meta(order.game), order.options), check_seed(order.seed)
    warm_up = bot(order.bots, load(order.game)).warm_up
    if warm_up is not None:
        with announced(load(order.game), search, say):
            warm_up(order.game)
    numbers: dict[str, list[float]] = {}
    with progress_bar() as bar:
        played = journeys.figures(order.game, order.bots, options, seed, order.matches, order.workers)
        for journey in bar.track(played, order.matches, description=meta(order.game).title):
            for key, value in journey.items():
                numbers.setdefault(key, []).append(value)
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


def show(summary: Summary) -> None:
    """The summary as tables."""
    console = Console(highlight=False)
    console.print(
        f"{meta(summary['game']).title}, {summary['matches']:,} × {summary['seats']}: "
        f"{summary['decisions']:,} decisions in {summary['seconds']} s, {summary['decisions_per_s']:,}/s"
    )
    seats = Table("seat", "bot", "wins", "mean return")
    for row in summary["by_seat"]:
        seats.add_row(str(row["seat"]), row["bot"], f"{row['wins']:.1%}", f"{row['mean_return']:+.3f}")
    console.print(seats)
    if summary["figures"]:
        console.print(figure_table(summary["figures"]))
