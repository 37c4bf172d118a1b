"""What to call a stone: by what it looks like, where on the table it lies, and who stands on it."""

from functools import lru_cache
from math import atan2, degrees, hypot
from typing import NamedTuple, TypedDict

from vaka.core.kernel import State
from vaka.games.whakaari.geometry import ROUNDS
from vaka.games.whakaari.payloads import Axis, Shape

RINGS = 3  # by the volcano, halfway out, at the edge


class Called(TypedDict):
    """The parts of an action that name a stone."""

    shape: Shape
    unstable: bool
    ring: int | None
    way: int | None
    on: int | None
    bomb: bool
    nth: int
    alike: int
    axis: Axis


class Table(NamedTuple):
    """What decides how stones are called."""

    volcano: int
    edge: int
    x: tuple[int, ...]
    y: tuple[int, ...]
    lies: tuple[int, ...]
    side: tuple[int, ...]
    bomb: tuple[int, ...]
    pawn: tuple[int, ...]


def called(s: State, piece: int) -> Called:
    """What to call a stone so that it is told from every other one on the table."""
    x, y, lies, side, bomb = (tuple(field.tolist()) for field in (s.x, s.y, s.lies, s.side, s.bomb))
    return names(Table(s.volcano, edge(s), x, y, lies, side, bomb, tuple(s.pawn.tolist()[: s.seats])))[piece]


def spot(s: State, x: int, y: int) -> tuple[int, int]:
    """The ring and the eighth of the table that a point is in."""
    return ring_and_way(s.volcano, edge(s), x, y)


def edge(s: State) -> int:
    """How far the boards are from the middle."""
    return int(hypot(s.mid_x[0], s.mid_y[0]))


def ring_and_way(volcano: int, edge: int, x: int, y: int) -> tuple[int, int]:
    out = RINGS * (hypot(x, y) - volcano) / (edge - volcano)
    return min(max(int(out), 0), RINGS - 1), eighth(round(degrees(atan2(y, x))))


def eighth(degree: int) -> int:
    """A direction as people say it: 0 right, 1 down right, and on clockwise."""
    return (degree * 2 + 45) // 90 % 8


@lru_cache(64)
def names(table: Table) -> list[Called]:
    """What to call every stone; those that would be called alike are counted along the line they lie in."""
    found = [looks(table, piece) for piece in range(len(table.x))]
    groups: dict[str, list[int]] = {}
    for piece, one in enumerate(found):
        if one["ring"] is not None:
            groups.setdefault(repr(one), []).append(piece)
    for alike in groups.values():
        axis, ordered = in_line(table, alike)
        for nth, piece in enumerate(ordered, 1):
            found[piece]["nth"], found[piece]["alike"], found[piece]["axis"] = nth, len(alike), axis
    return found


def looks(table: Table, piece: int) -> Called:
    """A stone as it looks by itself."""
    lies = bool(table.lies[piece])
    ring, way = ring_and_way(table.volcano, table.edge, table.x[piece], table.y[piece]) if lies else (None, None)
    return {
        "shape": shape(piece),
        "unstable": piece < ROUNDS or bool(table.side[piece]),  # discs always, also before they lie (WHA-1.6)
        "ring": ring,
        "way": way,
        "on": table.pawn.index(piece) if piece in table.pawn else None,
        "bomb": lies and bool(table.bomb[piece]),
        "nth": 1,
        "alike": 1,
        "axis": "x",
    }


def shape(piece: int) -> Shape:
    return "round" if piece < ROUNDS else "square"


def in_line(table: Table, pieces: list[int]) -> tuple[Axis, list[int]]:
    """Stones from left to right, or from top to bottom if that way they are farther apart."""
    wide, high = ([along[piece] for piece in pieces] for along in (table.x, table.y))
    if max(wide) - min(wide) >= max(high) - min(high):
        return "x", sorted(pieces, key=lambda piece: (table.x[piece], table.y[piece]))
    return "y", sorted(pieces, key=lambda piece: (table.y[piece], table.x[piece]))
