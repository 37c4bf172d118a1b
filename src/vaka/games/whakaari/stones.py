"""What to call a stone: by what it looks like, where on the table it lies, and who stands on it."""

from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Any, NamedTuple, TypedDict

from vaka.core.kernel import State
from vaka.games.whakaari.geometry import ROUNDS
from vaka.games.whakaari.payloads import Axis, Shape
from vaka.games.whakaari.state import laid

RINGS = 3  # by the volcano, halfway out, at the edge
STONES, TABLES = 8192, 256  # looks kept, of single stones and of all on a table
LOOKS: dict[tuple[Any, ...], "list[Look]"] = {}


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


class Look(NamedTuple):
    """A stone as it looks by itself."""

    shape: Shape
    unstable: bool
    ring: int | None
    way: int | None
    on: int | None
    bomb: bool


def called(s: State, piece: int) -> Called:
    """What to call a stone so that it is told from every other one on the table: those that would be called alike are
    counted along the line they lie in."""
    look = looks(s)[piece]
    axis, ordered = in_line(s, alike) if len(alike := like(s, look, piece)) > 1 else ("x", alike)
    return {**look._asdict(), "nth": ordered.index(piece) + 1, "alike": len(alike), "axis": axis}  # type: ignore[typeddict-item]


def looks(s: State) -> list[Look]:
    """How every stone looks. The same table is looked at once."""
    pawns = s.pawn.tolist()[: s.seats]
    key = (laid(s), bytes(s.side), bytes(s.bomb), *pawns)
    found = LOOKS.get(key)
    if found is None:
        if len(LOOKS) >= TABLES:
            LOOKS.clear()
        on = {place: seat for seat, place in reversed(list(enumerate(pawns)))}
        fields, far = zip(s.x, s.y, s.lies, s.side, s.bomb, strict=True), (s.volcano, edge(s))
        found = LOOKS[key] = [look(piece, on.get(piece), *far, *each) for piece, each in enumerate(fields)]
    return found


def like(s: State, look: Look, piece: int) -> list[int]:
    """The stones on the table that look the same; of one that is not on it, itself."""
    return [piece] if look.ring is None else [n for n, other in enumerate(looks(s)) if other == look]


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


@lru_cache(STONES)
def look(piece: int, on: int | None, volcano: int, edge: int, x: int, y: int, lies: int, side: int, bomb: int) -> Look:
    """A stone as it looks. Most stay as they are from one decision to the next."""
    ring, way = ring_and_way(volcano, edge, x, y) if lies else (None, None)
    unstable = piece < ROUNDS or bool(side)  # discs always, also before they lie (WHA-1.6)
    return Look(shape(piece), unstable, ring, way, on, bool(lies and bomb))


def shape(piece: int) -> Shape:
    return "round" if piece < ROUNDS else "square"


def in_line(s: State, pieces: list[int]) -> tuple[Axis, list[int]]:
    """Stones from left to right, or from top to bottom if that way they are farther apart."""
    wide, high = ([along[piece] for piece in pieces] for along in (s.x, s.y))
    if max(wide) - min(wide) >= max(high) - min(high):
        return "x", sorted(pieces, key=lambda piece: (s.x[piece], s.y[piece]))
    return "y", sorted(pieces, key=lambda piece: (s.y[piece], s.x[piece]))
