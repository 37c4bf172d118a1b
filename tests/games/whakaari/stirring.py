"""Random drags and tosses on freshly scattered tables of 4, 6 and 8 boards, checked after each one.

No two stones may overlap, and none may lie in the volcano or on a board.
"""

import hashlib
from typing import Any, NamedTuple

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
    drag,
    hits_fixed,
    hits_piece,
    inside,
    lay_boards,
    scatter,
    take,
    toss,
)
from vaka.games.whakaari.state import STATE

DRAGS_A_TABLE = 10
DRAGS, PUSHES, LEFT, TOSSES, TOSSED_OUT = range(5)  # what is counted


class Stirred(NamedTuple):
    """How often each thing happened, and a hash of every table on the way."""

    counts: list[int]
    digest: str


def stir_many(tables: int, compiled: bool = True, seed: int = 0) -> Stirred:
    """Stir tables and count what happened; AssertionError if one is not sound."""
    counts, sums = np.zeros(5, np.int64), np.zeros(tables, np.int64)
    sizes = np.array([components()["sizes"][name] for name in SIZES], np.int32)
    function: Any
    t: State
    number: Any
    if compiled:
        function, t, number = CompiledLinker({}).link(stir_tables), np.zeros(1, STATE)[0], np.uint64(seed)
    else:
        function, t, number = Linker({}).link(stir_tables), PlainStates(1, STATE)[0], seed
    broken = int(function(t, sizes, number, tables, counts, sums, NO_EVENTS))
    assert not broken, f"table {broken - 1} is not sound"
    return Stirred(counts.tolist(), hashlib.sha256(sums.tobytes()).hexdigest())


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
def lay_table(t: State, boards: int, sizes: Ints, seed: int) -> None:
    """A freshly scattered table."""
    t.chance = mix(next_count(seed))
    lay_boards(
        t, boards, wide(sizes[3]), wide(sizes[4]), wide(sizes[5]), wide(sizes[6]), wide(sizes[7]), wide(sizes[8])
    )
    for i in range(3):
        t.dist[i + 1] = sizes[i]
    scatter(t, boards)


@rule
def is_sound(t: State) -> bool:
    """Whether nothing overlaps: no two stones, none with the volcano or a board."""
    for i in range(PIECES):
        if t.lies[i] == LIES:
            ax, ay, x, y = wide(t.axis_x[i]), wide(t.axis_y[i]), wide(t.x[i]), wide(t.y[i])
            if hits_fixed(t, i, ax, ay, x, y, wide(CONTACT)) or hits_piece(t, i, ax, ay, x, y, wide(CONTACT)):
                return False
    return True


@rule
def where_all_lie(t: State, but: int) -> int:
    """A number that changes when any stone but one is moved."""
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
    drag(t, p, degree, length, wide(-1), wide(0), wide(0), events)
    counts[DRAGS] += 1
    if where_all_lie(t, p) != before:
        counts[PUSHES] += 1
    for i in range(PIECES):
        if t.lies[i] == LIES and not inside(t, wide(t.x[i]), wide(t.y[i]), wide(0)):
            take(t, i)
            counts[LEFT] += 1


@rule
def toss_back(t: State, counts: Ints) -> None:
    """Toss every stone that is out of the game from a random board."""
    for i in range(PIECES):
        if t.lies[i] == OUT:
            counts[TOSSES] += 1
            if toss(t, i, draw(t, wide(t.boards))) < 0:
                counts[TOSSED_OUT] += 1
