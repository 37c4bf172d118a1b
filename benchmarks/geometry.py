"""Measures a drag on Whakaari's table, with and without other stones in its way, on one core.

python benchmarks/geometry.py [--drags N] [--json]
"""

import argparse
import json
import time
from typing import Any

import numpy as np

import vaka
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.core.plain import PlainStates
from vaka.games.whakaari.geometry import PIECES, SHORT, SUPREME, drag


@rule
def drag_all(states: State, pieces: Ints, degrees: Ints, lengths: Ints, count: int, events: Ints) -> None:
    """Drag one stone on each table."""
    for n in range(count):
        drag(states[n], wide(pieces[n]), wide(degrees[n]), wide(lengths[n]), wide(-1), wide(0), wide(0), events)


def time_drags(count: int, seed: int = 1) -> dict[str, Any]:
    """The mean time of a random drag, and of one that pushes something, in microseconds."""
    game, dice = vaka.load("whakaari"), np.random.default_rng(seed)
    drag_on, codes = game.compiled.link(drag_all), game.option_codes()
    tables = PlainStates(count, game.state)
    for n in range(count):
        game.fast_rules.setup(tables[n], 4 + 2 * (n % 3), codes, seed + n)
    states = tables.array
    pieces, degrees = dice.integers(0, PIECES, count), dice.integers(0, 360, count)
    lengths = states["dist"][np.arange(count), dice.integers(SHORT, SUPREME + 1, count)]
    after = states.copy()
    drag_on(after, pieces, degrees, lengths, count, NO_EVENTS)
    moved = (after["x"] != states["x"]) | (after["y"] != states["y"])
    moved[np.arange(count), pieces] = False
    pushing = moved.any(axis=1)

    def mean_time(which: Any) -> float:
        chosen, n = states[which].copy(), int(which.sum())
        begin = time.perf_counter()
        drag_on(chosen, pieces[which], degrees[which], lengths[which], n, NO_EVENTS)
        return round((time.perf_counter() - begin) / n * 1e6, 2)

    return {
        "drags": count,
        "drags that push": int(pushing.sum()),
        "stones pushed on average": round(float(moved.sum(axis=1)[pushing].mean()), 2),
        "microseconds a drag": mean_time(np.ones(count, bool)),
        "microseconds a drag that pushes": mean_time(pushing),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--drags", type=int, default=3_000, help="how many drags are timed")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    row = time_drags(given.drags)
    print(json.dumps(row, indent=1) if given.json else "\n".join(f"{name}: {value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
