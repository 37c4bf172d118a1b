"""Measures `vaka.batch`: random play that writes legal actions, mask and observation at every decision.

Each game is measured three times, with less and less written at each decision. `decisions/s` is by the clock; on a busy
machine compare `per CPU second`, which counts only the time this process was running.

  python benchmarks/batch.py tavarua --threads 2
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import vaka
from vaka.envs.batch import DEVICES

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section

MODES: dict[str, dict[str, Any]] = {
    "list, mask, observation": {},
    "list, observation": {"mask": False},
    "list": {"mask": False, "observation": False},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(vaka.all_games()), help="default: all games")
    parser.add_argument("--n", type=int, default=256, help="matches side by side; default: %(default)s")
    parser.add_argument("--seats", type=int, metavar="N", default=4, help="default: %(default)s")
    parser.add_argument("--threads", type=int, metavar="T", default=1, help="of the CPU; default: %(default)s")
    parser.add_argument("--seconds", type=float, metavar="S", default=3.0, help="a row; default: %(default)s")
    parser.add_argument("--device", choices=DEVICES, default="cpu", help="default: %(default)s")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    given = parser.parse_args()
    rows = [measure(game, mode, given) for game in given.games for mode in MODES]
    if given.json:
        print(json.dumps(rows, indent=1))
        return
    headings = ["game", "written at each decision", "decisions/s", "per CPU second"]
    cells = [
        [row["game"], row["written"], f"{row['decisions_per_s']:,}", f"{row['decisions_per_cpu_s']:,}"] for row in rows
    ]
    table = Table(*headings)
    for line in cells:
        table.add_row(*line)
    Console().print(table)
    if given.write:
        write_section(given.write, "batch", "\n".join([described(), "", *markdown(headings, cells, 2)]))


def measure(game: str, mode: str, given: argparse.Namespace) -> dict[str, Any]:
    """Step a batch with random actions; a new match begins wherever one ends."""
    matches = vaka.batch(game, given.n, given.seats, device=given.device, threads=given.threads, **MODES[mode])
    matches.reset(seed=1)
    matches.step(matches.draw())
    steps, started, worked = 0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - started) < given.seconds:
        for _ in range(10):
            matches.step(matches.draw())
        steps += 10
    return {
        "game": game,
        "written": mode,
        "n": given.n,
        "seats": given.seats,
        "device": str(matches.device),
        "decisions_per_s": round(steps * given.n / spent),
        "decisions_per_cpu_s": round(steps * given.n / (time.process_time() - worked)),
    }


if __name__ == "__main__":
    main()
