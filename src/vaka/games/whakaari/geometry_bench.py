"""How fast and how sound the table is: `python -m vaka.games.whakaari.geometry_bench [--drags N] [--json]`.

Random drags on freshly scattered tables of 4, 6 and 8 boards, and what is out of the game tossed back after each:
no two platforms overlap, nothing lies in the volcano or on a board, nothing is lost. Then the time of a drag that
pushes something, on one core.
"""

import argparse
import hashlib
import json
import time
from typing import Any

import numpy as np

from vaka.core.chance import draw, next_count
from vaka.core.chance import scatter as mix
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import CompiledLinker, Ints, Linker, State, rule
from vaka.core.numbers import wide
from vaka.core.plain import PlainStates
from vaka.games.whakaari.components import SIZES, components
from vaka.games.whakaari.geometry import (
    CONTACT,
    LIES,
    OUT,
    PIECES,
    SHORT,
    TABLE,
    drag,
    hits_fixed,
    hits_piece,
    inside,
    lay_boards,
    scatter,
    take,
    toss,
)

DRAGS_A_TABLE = 10
DRAGS, PUSHING, LENGTH, LEFT, TOSSES, TOSSED_OUT = range(6)  # what is counted


@rule
def lay_table(t: State, boards: int, sizes: Ints, seed: int) -> None:
    """A fresh scattered table."""
    t.chance = mix(next_count(seed))
    lay_boards(
        t, boards, wide(sizes[3]), wide(sizes[4]), wide(sizes[5]), wide(sizes[6]), wide(sizes[7]), wide(sizes[8])
    )
    for i in range(3):
        t.dist[i + 1] = sizes[i]
    scatter(t, boards)


@rule
def is_sound(t: State) -> bool:
    """Whether nothing overlaps: no two platforms, none with the volcano or a board."""
    for i in range(PIECES):
        if t.lies[i] == LIES:
            ax, ay, x, y = wide(t.axis_x[i]), wide(t.axis_y[i]), wide(t.x[i]), wide(t.y[i])
            if hits_fixed(t, i, ax, ay, x, y, wide(CONTACT)) or hits_piece(t, i, ax, ay, x, y, wide(CONTACT)):
                return False
    return True


@rule
def where_all_lie(t: State, but: int) -> int:
    """A number that changes when any platform but one is moved."""
    total = wide(0)
    for i in range(PIECES):
        if i != but:
            total = (total * 31 + t.x[i] * 7 + t.y[i] * 3 + t.lies[i]) & 0x3FFFFFFF
    return total


@rule
def stir(t: State, counts: Ints, events: Ints) -> None:
    """One random drag; what it pushed out of the arena leaves."""
    p = draw(t, wide(PIECES))
    while t.lies[p] != LIES:
        p = (p + 1) % PIECES
    degree, length = draw(t, wide(360)), wide(t.dist[SHORT + draw(t, wide(3))])
    before = where_all_lie(t, p)
    counts[LENGTH] += drag(t, p, degree, length, wide(-1), wide(0), wide(0), events) // 100
    counts[DRAGS] += 1
    if where_all_lie(t, p) != before:
        counts[PUSHING] += 1
    for i in range(PIECES):
        if t.lies[i] == LIES and not inside(t, wide(t.x[i]), wide(t.y[i]), wide(0)):
            take(t, i)
            counts[LEFT] += 1


@rule
def toss_back(t: State, counts: Ints) -> None:
    """Toss every platform that is out of the game from a random board."""
    for i in range(PIECES):
        if t.lies[i] == OUT:
            counts[TOSSES] += 1
            if toss(t, i, draw(t, wide(t.boards))) < 0:
                counts[TOSSED_OUT] += 1


@rule
def stir_tables(t: State, sizes: Ints, seed: int, tables: int, counts: Ints, sums: Ints, events: Ints) -> int:
    """Scatter tables and stir each; `sums` [tables] is a digest of each. 0, or 1 + the table that is not sound."""
    for n in range(tables):
        lay_table(t, wide(4 + 2 * (n % 3)), sizes, seed + n)
        for _ in range(DRAGS_A_TABLE):
            stir(t, counts, events)
            sound = is_sound(t)
            toss_back(t, counts)
            if not sound or not is_sound(t):
                return 1 + n
            sums[n] = (sums[n] * 31 + where_all_lie(t, wide(-1))) & 0x3FFFFFFF
    return 0


@rule
def drag_all(tables: State, pieces: Ints, degrees: Ints, lengths: Ints, count: int, events: Ints) -> None:
    """Drag one platform on each table."""
    for n in range(count):
        drag(tables[n], wide(pieces[n]), wide(degrees[n]), wide(lengths[n]), wide(-1), wide(0), wide(0), events)


def box_sizes() -> Ints:
    """The sizes of the box as `lay_table` reads them."""
    return np.array([components()["sizes"][name] for name in SIZES], np.int32)


def stir_many(tables: int, compiled: bool = True, seed: int = 0) -> dict[str, Any]:
    """Stir tables and tell what happened, with a hash of every table on the way; AssertionError if one is not sound."""
    counts, sums = np.zeros(6, np.int64), np.zeros(tables, np.int64)
    number: Any = seed
    if compiled:
        function, t, number = CompiledLinker({}).link(stir_tables), np.zeros(1, TABLE)[0], np.uint64(seed)
    else:
        function, t, number = Linker({}).link(stir_tables), PlainStates(1, TABLE)[0], seed
    broken = int(function(t, box_sizes(), number, tables, counts, sums, NO_EVENTS))
    assert not broken, f"table {broken - 1} is not sound"
    drags, pushing, length, left, tosses, out = (int(value) for value in counts)
    return {
        "drags": drags,
        "drags that push": pushing,
        "mean length in mm": round(length / drags, 1),
        "left the arena": left,
        "tosses": tosses,
        "tossed out": out,
        "hash": hashlib.sha256(sums.tobytes()).hexdigest(),
    }


def time_pushes(count: int = 3000, seed: int = 1) -> dict[str, Any]:
    """The mean time of a random drag, and of one that pushes something, in microseconds."""
    dice, linker = np.random.default_rng(seed), CompiledLinker({})
    lay, drag_on = linker.link(lay_table), linker.link(drag_all)
    tables = np.zeros(count, TABLE)
    for n in range(count):
        lay(tables[n], 4 + 2 * (n % 3), box_sizes(), np.uint64(seed + n))
    chosen = [dice.integers(0, PIECES, count), dice.integers(0, 360, count), dice.choice(box_sizes()[:3], count)]
    pieces, degrees, lengths = (part.astype(np.int64) for part in chosen)
    after = tables.copy()
    drag_on(after, pieces, degrees, lengths, count, NO_EVENTS)
    moved = (after["x"] != tables["x"]) | (after["y"] != tables["y"])
    moved[np.arange(count), pieces] = False
    pushing = moved.any(axis=1)

    def mean_time(which: Any) -> float:
        begin, n = time.perf_counter(), int(which.sum())
        drag_on(tables[which].copy(), pieces[which], degrees[which], lengths[which], n, NO_EVENTS)
        return round((time.perf_counter() - begin) / n * 1e6, 2)

    return {
        "drags": count,
        "drags that push": int(pushing.sum()),
        "pieces pushed on average": round(float(moved.sum(axis=1)[pushing].mean()), 2),
        "microseconds a drag": mean_time(np.ones(count, bool)),
        "microseconds a drag that pushes": mean_time(pushing),
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vaka.games.whakaari.geometry_bench", description=__doc__)
    parser.add_argument("--drags", type=int, default=100_000, help="how many drags are checked")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    told = {"sound": stir_many(max(1, chosen.drags // DRAGS_A_TABLE)), "speed": time_pushes()}
    if chosen.json:
        print(json.dumps(told, indent=1))
    else:
        for part, values in told.items():
            print(part, *(f"  {name}: {value}" for name, value in values.items()), sep="\n")


if __name__ == "__main__":
    main()
