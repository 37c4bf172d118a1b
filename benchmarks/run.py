"""Measures Vaka and, in the same run, OpenSpiel's C++ rollouts as the yardstick; prints a table with ratios.

make bench            or: python benchmarks/run.py [--seconds S] [--json]
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from typing import Any

from rich.console import Console
from rich.table import Table

YARDSTICK = "connect_four"
OPEN_SPIEL = (YARDSTICK, "backgammon", "hearts")
ROLLOUTS, LEAVES = 50, 4
SAMPLE = 300  # matches played in Python to learn how many decisions one has


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to measure each row")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    rows = open_spiel_rows(arguments.seconds) + vaka_rows(arguments.seconds)
    base = next((row["decisions_per_s"] for row in rows if row["game"] == f"OpenSpiel {YARDSTICK}"), None)
    for row in rows:
        row["ratio"] = round(row["decisions_per_s"] / base, 3) if base else None
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return
    table = Table("game", "mode", "decisions/s", "matches/s", "state bytes", f"ratio to {YARDSTICK}")
    for row in rows:
        table.add_row(
            row["game"],
            row["mode"],
            f"{row['decisions_per_s']:,}",
            f"{row['games_per_s']:,}",
            str(row.get("state_bytes", "")),
            f"{row['ratio']:.3g}" if row["ratio"] else "",
        )
    console = Console()
    console.print(table)
    for name, seconds in startup().items():
        console.print(f"{name}: {seconds:.2f} s")


def vaka_rows(seconds: float) -> list[dict[str, Any]]:
    """Every game, plain and compiled, random play with set-up, one core."""
    command = [sys.executable, "-m", "vaka", "bench", "--json", "--seconds", str(seconds)]
    rows: list[dict[str, Any]] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return [{**row, "game": f"Vaka {row['game']} ×{row['seats']}"} for row in rows]


def open_spiel_rows(seconds: float) -> list[dict[str, Any]]:
    """Random rollouts in C++ from the first decisions of each game; decisions are counted on matches played apart.

    Python reaches the rollouts only through the tree search; with so many at each leaf the tree costs nothing.
    """
    try:
        import pyspiel
    except ImportError:
        print("open_spiel is not installed: no yardstick in this run", file=sys.stderr)
        return []
    rows = []
    for name in OPEN_SPIEL:
        state = start_state(pyspiel, name)
        length = mean_length(pyspiel, state)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, LEAVES, 100, False, 1, False)
        matches, started = 0, time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            bot.step(state)
            matches += ROLLOUTS * LEAVES
        rows.append(
            {
                "game": f"OpenSpiel {name}",
                "mode": "C++",
                "decisions_per_s": round(matches * length / spent),
                "games_per_s": round(matches / spent, 1),
            }
        )
    return rows


def start_state(pyspiel: Any, name: str) -> Any:
    """The first position in which a player decides: evaluators do not start at chance."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def mean_length(pyspiel: Any, start: Any) -> float:
    """Decisions of players, chance not counted, in a random match."""
    import random

    dice, decisions = random.Random(1), 0
    for _ in range(SAMPLE):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
    return decisions / SAMPLE


def startup() -> dict[str, float]:
    """What starting costs: listing the games, and compiled rules with an empty and with a filled cache."""
    times = {"`vaka games`": timed([sys.executable, "-m", "vaka", "games"])}
    with tempfile.TemporaryDirectory() as cache:
        for label in ("compiled rules, first time", "compiled rules from the cache"):
            command = [sys.executable, "-m", "vaka", "bench", "--json", "--seconds", "0"]
            done = subprocess.run(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**env(), "VAKA_CACHE": cache},
                check=True,
            )
            for row in json.loads(done.stdout):
                if row["mode"] == "compiled":
                    times[f"{row['game']}, {label}"] = row["ready_s"]
    return times


def env() -> dict[str, str]:
    import os

    return dict(os.environ)


def timed(command: list[str]) -> float:
    """The best of five."""
    times = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - started)
    return min(times)


if __name__ == "__main__":
    main()
