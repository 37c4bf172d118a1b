"""Measures how fast decisions get into a file: `vaka simulate --out` beside `vaka.batch`, in turns in one run.

Both play random matches and make the legal actions and the observation of every decision; the batch leaves them in its
arrays, the simulation plays, writes its journal and a whole Parquet file. The simulation uses three threads, the batch
one, so `per CPU second` is given too. The ratio is of decisions by the clock: the median of all rounds, with the least
and the most.

  python benchmarks/data.py tavarua
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import vaka
from vaka.arena.output import Output
from vaka.arena.simulate import Simulation, Tally, prepare

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section

LANES = 256
HEADINGS = [
    "game",
    "batch, decisions/s",
    "per CPU second",
    "into Parquet, decisions/s",
    "per CPU second",
    "bytes each",
    "ratio",
]


class Speed(NamedTuple):
    """Decisions a second."""

    clock: float
    cpu: float
    size: float = 0.0  # bytes a decision takes in the file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(vaka.all_games()), help="default: all games")
    parser.add_argument("--seats", type=int, metavar="N", default=4, help="default: %(default)s")
    parser.add_argument("--rounds", type=int, metavar="N", default=5, help="of both; default: %(default)s")
    parser.add_argument("--seconds", type=float, metavar="S", default=2.0, help="a round and way; default: %(default)s")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    given = parser.parse_args()
    rows = [measure(game, given.seats, given.rounds, given.seconds) for game in given.games]
    table = Table(*HEADINGS)
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if given.write:
        write_section(given.write, "data", "\n".join([described(), "", *markdown(HEADINGS, rows, 1)]))


def measure(game: str, seats: int, rounds: int, seconds: float) -> list[str]:
    """One row of the table."""
    matches = vaka.batch(game, LANES, seats, mask=False)
    matches.reset(seed=1)
    matches.step(matches.draw())
    simulation = Simulation.make(game, seats, ["random"], {}, 0, 50)
    prepare(simulation)
    a_match = simulate(simulation)[0] / simulation.matches
    both: list[tuple[Speed, Speed]] = []
    for _ in range(rounds):
        batch = in_memory(matches, seconds)
        wanted = max(50, int(seconds * batch.clock / 2 / a_match))
        both.append((batch, into_a_file(Simulation.make(game, seats, ["random"], {}, 0, wanted))))
    batch, data = (Speed(*map(median, zip(*way, strict=True))) for way in zip(*both, strict=True))
    ratios = sorted(data.clock / batch.clock for batch, data in both)
    numbers = (f"{batch.clock:,.0f}", f"{batch.cpu:,.0f}", f"{data.clock:,.0f}", f"{data.cpu:,.0f}", f"{data.size:.0f}")
    return [game, *numbers, f"{median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"]


def in_memory(matches: vaka.Batch, seconds: float) -> Speed:
    """A batch, for so long."""
    decisions, started, worked = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        for _ in range(10):
            matches.step(matches.draw())
        decisions += 10 * LANES
    return Speed(decisions / (time.perf_counter() - started), decisions / (time.process_time() - worked))


def into_a_file(simulation: Simulation) -> Speed:
    """A simulation into a file."""
    started, worked = time.perf_counter(), time.process_time()
    decisions, size = simulate(simulation)
    clock, cpu = time.perf_counter() - started, time.process_time() - worked
    return Speed(decisions / clock, decisions / cpu, size / decisions)


def simulate(simulation: Simulation) -> tuple[int, int]:
    """Decisions and bytes of one file."""
    tally = Tally(simulation)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "decisions.parquet"
        with Output(path, False, simulation) as output:
            for outcome in output.outcomes(workers=1):
                tally.add(outcome)
        return tally.decisions, path.stat().st_size


if __name__ == "__main__":
    main()
