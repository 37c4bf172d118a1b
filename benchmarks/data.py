"""Measures how fast decisions get into a file: `vaka simulate --out` beside `vaka.batch`, in one run.

Both play random matches and make the legal actions and the observation of every decision; the batch leaves them in its
arrays, the simulation plays, writes its journal and a whole Parquet file. The simulation uses three threads, the batch
one, so `per CPU second` is given too. The ratio is of decisions by the clock.

  python benchmarks/data.py tavarua
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

import vaka
from vaka.arena.output import Output
from vaka.arena.simulate import Plan, Tally, prepare

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(vaka.all_games()), help="default: all games")
    parser.add_argument("--seats", type=int, metavar="N", default=4, help="default: %(default)s")
    parser.add_argument("--seconds", type=float, metavar="S", default=5.0, help="a game and way; default: %(default)s")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    given = parser.parse_args()
    rows = [measure(game, given.seats, given.seconds) for game in given.games]
    table = Table(*HEADINGS)
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if given.write:
        write_section(given.write, "data", "\n".join([described(), "", *markdown(HEADINGS, rows, 1)]))


def measure(game: str, seats: int, seconds: float) -> list[str]:
    """One row of the table."""
    batch, batch_cpu = in_memory(game, seats, seconds)
    data, data_cpu, size = into_a_file(game, seats, seconds, batch)
    numbers = (f"{batch:,.0f}", f"{batch_cpu:,.0f}", f"{data:,.0f}", f"{data_cpu:,.0f}", f"{size:.0f}")
    return [game, *numbers, f"{data / batch:.2f}"]


def in_memory(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions of a batch by the clock and by the CPU's."""
    matches = vaka.batch(game, LANES, seats, mask=False)
    matches.reset(seed=1)
    matches.step(matches.draw())
    decisions, started, worked = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        for _ in range(10):
            matches.step(matches.draw())
        decisions += 10 * LANES
    return decisions / (time.perf_counter() - started), decisions / (time.process_time() - worked)


def into_a_file(game: str, seats: int, seconds: float, speed: float) -> tuple[float, float, float]:
    """The same of a simulation into a file, and the bytes a decision takes there."""
    plan = Plan.make(game, seats, ["random"], {}, 0, 50)
    prepare(plan)
    played = simulate(plan)[0]
    matches = max(50, int(seconds * speed / 2 / (played / plan.matches)))
    plan = Plan.make(game, seats, ["random"], {}, 0, matches)
    started, worked = time.perf_counter(), time.process_time()
    decisions, size = simulate(plan)
    return decisions / (time.perf_counter() - started), decisions / (time.process_time() - worked), size / decisions


def simulate(plan: Plan) -> tuple[int, int]:
    """Decisions and bytes of one file."""
    tally = Tally(plan)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "decisions.parquet"
        with Output(path, False, plan) as output:
            for outcome in output.outcomes(workers=1):
                tally.add(outcome)
        return tally.decisions, path.stat().st_size


if __name__ == "__main__":
    main()
