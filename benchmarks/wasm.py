"""Measures WebAssembly modules in Node.js and in a worker of Chromium beside compiled rules, in one run, on one core.

python benchmarks/wasm.py [GAME ...] [--repeats N] [--json] [--write FILE]

Random matches and searches of the strongest level are the same work everywhere. It is done several times in portions of
some milliseconds, and the fastest time of each portion counts, so that what else the machine does matters little.
“longest” is the strongest level's longest move in Chromium's worker; “frame” is the longest time between two frames of
the page while such searches run, and beside it without them.
"""

import argparse
import gzip
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import vaka
from vaka.bots.search import decide, playouts
from vaka.bots.search.searcher import Searcher, level_row, warm_up
from vaka.bots.search.tree import ROOT
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.loops import random_matches
from vaka.wasm.check import Asked, Position, Speeds, Work, in_node, known_position, known_state, some_matches
from vaka.wasm.modules import Module, module_of

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section
from benchmarks.search import middle_of
from tests.browser.fixtures import Browsers
from tests.wasm.chromium import in_chromium, thinking_beside_frames

POSITIONS = 2
WIDTH = 120  # of a table that goes into a file
DECISIONS = 10_000  # of random play a portion
PORTIONS = 20
PLAYOUTS = 100  # a portion
PLACES = ("compiled", "Node.js", "Chromium")
STARTED = time.perf_counter()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("--repeats", type=int, default=8, help="of the same work; default: %(default)s")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    asked = parser.parse_args()
    with chromium() as browser:
        rows = [row(name, browser, asked.repeats) for name in asked.games or sorted(vaka.all_games())]
    if asked.json:
        print(json.dumps(rows, indent=1))
        return
    headings = ["game", "kB", "decisions/s", "Node.js", "Chromium", "playouts/s", "Node.js", "Chromium", "longest",
                "frame"]  # fmt: skip
    cells = [written(each) for each in rows]
    table = Table(*headings)
    for line in cells:
        table.add_row(*line)
    Console(width=None if sys.stdout.isatty() else WIDTH).print(table)
    if asked.write:
        write_section(asked.write, "wasm", "\n".join([described(), "", *markdown(headings, cells, 1)]))


@contextmanager
def chromium() -> Iterator[Any]:
    browsers = Browsers()
    try:
        yield browsers.get(False).new_context()
    finally:
        browsers.close()


def row(name: str, browser: Any, repeats: int) -> dict[str, Any]:
    """What one game does in the three places."""
    note(f"{name}: building its module and compiling its rules, unless they are in the cache")
    game, module = vaka.load(name), module_of(name)
    searched = positions_of(game)
    work = work_of(game, repeats)
    warm_up(name)
    asked: Asked = {"matches": some_matches(game, 0, 1), "positions": searched, "work": work}
    measures: dict[str, Callable[[], Speeds]] = {
        "compiled": lambda: compiled_speeds(game, searched, work),
        "Node.js": lambda: in_node(module, asked),
        "Chromium": lambda: in_chromium(browser)(module, asked),
    }
    speeds = {}
    for place in PLACES:
        note(f"{name}: {place}")
        speeds[place] = measures[place]()
    note(f"{name}: frames")
    beside = thinking_beside_frames(browser, module, searched[0])
    return {"game": name, "bytes": compressed_size(module), "speeds": speeds, **asdict(beside)}


def note(what: str) -> None:
    """Say on stderr how far it has come."""
    print(f"{time.perf_counter() - STARTED:4.0f} s  {what}", file=sys.stderr, flush=True)


def work_of(game: Game, repeats: int) -> Work:
    """Portions that take compiled rules about a millisecond or two: less cannot be told by a browser's clock."""
    play = player(game)
    play(1, 1)
    decisions = play(1, 10) / 10
    return {"repeats": repeats, "matches": max(1, round(DECISIONS / decisions)), "portions": PORTIONS,
            "playouts": PLAYOUTS}  # fmt: skip


def positions_of(game: Game) -> list[Position]:
    """Decisions in the middle of matches, for the strongest level."""
    seats = max(2, game.meta.seats[0])
    matches = [middle_of(game.name, seats, seed) for seed in range(POSITIONS)]
    return [known_position(game, match, seed + 1, len(game.levels) - 1) for seed, match in enumerate(matches)]


def player(game: Game) -> Callable[[int, int], int]:
    """Plays matches from a seed on in machine code, and returns the decisions made."""
    play, (match,) = game.compiled.link(random_matches), some_matches(game, 0, 1)
    states, actions = np.zeros(2, game.state), game.new_actions()
    options = np.array(match["options"], np.int32)
    return lambda seed, matches: play(states, match["seats"], options, seed, matches, actions, NO_EVENTS)


def compiled_speeds(game: Game, searched: list[Position], work: Work) -> Speeds:
    """The same work in machine code: decisions and playouts a second, and milliseconds of the longest search."""
    play, decisions = player(game), 0

    def playing() -> Iterator[int]:
        for portion in range(work["portions"]):
            yield play(1 + portion * work["matches"], work["matches"])

    decisions = sum(playing())
    played = decisions / fastest(work["repeats"], playing)
    searcher, level = Searcher(game), game.levels[-1]
    link, row = game.compiled.link, level_row(game, level)
    begin, search = link(decide.begin), link(playouts.search)

    def searching(position: Position) -> Iterator[None]:
        tree: Any = searcher.tree
        tree.states[ROOT] = known_state(game, position).record
        begin(tree, position["seat"], np.uint64(int(position["bits"])), row)
        for left in range(level.playouts, 0, -work["playouts"]):
            search(tree, min(left, work["playouts"]), NO_EVENTS)
            yield

    times = [fastest(work["repeats"], partial(searching, position)) for position in searched]
    searches = len(searched) * level.playouts / sum(times)
    return {"decisions": played, "playouts": searches, "longest": 1000 * max(times)}


def fastest(repeats: int, work: Callable[[], Iterator[Any]]) -> float:
    """The sum of the fastest times of each portion, in seconds."""
    best: dict[int, float] = {}
    for _ in range(repeats):
        started = time.perf_counter()
        for portion, _ in enumerate(work()):
            taken = time.perf_counter() - started
            best[portion] = min(best.get(portion, taken), taken)
            started = time.perf_counter()
    return sum(best.values())


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
            f"{row['speeds']['Chromium']['longest'] / 1000:.2f} s", frame]  # fmt: skip


if __name__ == "__main__":
    main()
