"""Measures WebAssembly modules in Node.js and in a worker of Chromium beside compiled rules, in one run, on one core.

python benchmarks/wasm.py [GAME ...] [--rounds N] [--seconds S] [--json] [--write FILE]

Each round measures compiled rules, Node.js and Chromium one after another, and the best round of each counts: what
else the machine does takes from all of them. “longest” is the wall time of the strongest level's longest move in
Chromium's worker; “frame” is the longest time between two frames of the page meanwhile, and beside it without a search.
"""

import argparse
import gzip
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import vaka
from vaka.bots.search.searcher import Searcher
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.loops import random_matches
from vaka.wasm.check import Position, answer_of, in_node, known_position, tables
from vaka.wasm.modules import Module, module_of

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section
from benchmarks.search import middle_of
from tests.browser.fixtures import Browsers
from tests.wasm.chromium import in_chromium, thinking_beside_frames

POSITIONS = 3
MATCHES = 50  # of compiled rules between two readings of the clock
PLACES = ("compiled", "Node.js", "Chromium")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("--rounds", type=int, default=3, help="default: %(default)s")
    parser.add_argument("--seconds", type=float, default=1.0, help="of random play a round and place")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    asked = parser.parse_args()
    with chromium() as browser:
        rows = [row(name, browser, asked.rounds, asked.seconds) for name in asked.games or sorted(vaka.all_games())]
    if asked.json:
        print(json.dumps(rows, indent=1))
        return
    headings = ["game", "kB", "decisions/s", "Node.js", "Chromium", "playouts/s", "Node.js", "Chromium", "longest",
                "frame"]  # fmt: skip
    cells = [written(each) for each in rows]
    table = Table(*headings)
    for line in cells:
        table.add_row(*line)
    Console().print(table)
    if asked.write:
        write_section(asked.write, "wasm", "\n".join([described(), "", *markdown(headings, cells, 1)]))


@contextmanager
def chromium() -> Iterator[Any]:
    browsers = Browsers()
    try:
        yield browsers.get(False).new_context()
    finally:
        browsers.close()


def row(name: str, browser: Any, rounds: int, seconds: float) -> dict[str, Any]:
    """What one game does in the three places."""
    game, module = vaka.load(name), module_of(name)
    searched = positions_of(game)
    asked = {"matches": [asdict(tables(game, 0, 1)[0])], "positions": [asdict(each) for each in searched]}
    asked["seconds"] = seconds
    runs = {"Node.js": in_node, "Chromium": in_chromium(browser)}
    found: dict[str, list[dict[str, float]]] = {place: [] for place in PLACES}
    for _ in range(rounds):
        found["compiled"].append(compiled_speeds(game, searched, seconds))
        for place, run in runs.items():
            found[place].append(run(module, asked))
    best = {
        place: {key: max(one[key] for one in speeds) for key in ("decisions", "playouts")}
        for place, speeds in found.items()
    }
    beside = thinking_beside_frames(browser, module, searched[0])
    return {"game": name, "bytes": compressed_size(module), "speeds": best,
            "longest": min(one["longest"] for one in found["Chromium"]), **asdict(beside)}  # fmt: skip


def positions_of(game: Game) -> list[Position]:
    """Decisions in the middle of matches, for the strongest level."""
    seats = max(2, game.meta.seats[0])
    matches = [middle_of(game.name, seats, seed) for seed in range(POSITIONS)]
    return [known_position(game, match, seed + 1, len(game.levels) - 1) for seed, match in enumerate(matches)]


def compiled_speeds(game: Game, searched: list[Position], seconds: float) -> dict[str, float]:
    """The same in machine code: decisions and playouts a second of processor time."""
    play, (table,) = game.compiled.link(random_matches), tables(game, 0, 1)
    states, actions = np.zeros(2, game.state), game.new_actions()
    options = np.array(table.options, np.int32)
    play(states, table.seats, options, 1, 1, actions, NO_EVENTS)
    decisions, seed, started = 0, 1, time.process_time()
    while time.process_time() - started < seconds:
        decisions += play(states, table.seats, options, seed, MATCHES, actions, NO_EVENTS)
        seed += MATCHES
    speeds = {"decisions": decisions / (time.process_time() - started)}
    searcher = Searcher(game)
    answer_of(searcher, Position(searched[0].state, searched[0].seat, searched[0].bits, 0))
    started = time.process_time()
    for position in searched:
        answer_of(searcher, position)
    playouts = len(searched) * game.levels[-1].playouts
    return speeds | {"playouts": playouts / (time.process_time() - started)}


def compressed_size(module: Module) -> int:
    """Bytes of a module and its manifest as they go over the line."""
    return sum(len(gzip.compress(path.read_bytes())) for path in (module.code, module.manifest))


def written(row: dict[str, Any]) -> list[str]:
    """A row of the table: speeds of machine code, and the share of them that WebAssembly reaches."""
    own = row["speeds"]["compiled"]

    def shares(key: str) -> list[str]:
        return [f"{own[key]:,.0f}", *(f"{row['speeds'][place][key] / own[key]:.2f}" for place in PLACES[1:])]

    frame = f"{row['frame']:.0f} ms ({row['still']:.0f})"
    return [row["game"], f"{row['bytes'] / 1000:.0f}", *shares("decisions"), *shares("playouts"),
            f"{row['longest'] / 1000:.2f} s", frame]  # fmt: skip


if __name__ == "__main__":
    main()
