"""Measures the batch API: random play with legal actions, mask and observation written at every decision.

On a busy machine the clock also counts other programs' work; the last column counts what this one was given.
python benchmarks/batch.py [GAME ...] [--n LANES] [--seats N] [--threads T] [--seconds S] [--device cuda] [--json]
"""

import argparse
import json
import time
from typing import Any

from rich.console import Console
from rich.table import Table

import vaka

MODES = {
    "list, mask, observation": {},
    "list, observation": {"mask": False},
    "list": {"mask": False, "observation": False},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(vaka.all_games()))
    parser.add_argument("--n", type=int, default=256, help="matches side by side")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each row")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    given = parser.parse_args()
    rows = [measure(game, mode, given) for game in given.games for mode in MODES]
    if given.json:
        print(json.dumps(rows, indent=1))
        return
    table = Table("game", "written at each decision", "decisions/s", "a second of CPU")
    for row in rows:
        table.add_row(row["game"], row["written"], f"{row['decisions_per_s']:,}", f"{row['decisions_per_cpu_s']:,}")
    Console().print(table)


def measure(game: str, mode: str, given: argparse.Namespace) -> dict[str, Any]:
    """Steps of a whole batch, actions drawn at random, finished matches begun anew."""
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
