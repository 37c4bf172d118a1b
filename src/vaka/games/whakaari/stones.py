"""What to call a stone: by what it looks like, where on the table it lies, and who stands on it."""

from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Any, NamedTuple, TypedDict

from vaka.core.kernel import State
from vaka.games.whakaari.geometry import ROUNDS
from vaka.games.whakaari.payloads import Axis, Shape
from vaka.games.whakaari.state import laid

RINGS = 3  # by the volcano, halfway out, at the edge
STONES, TABLES = 2048, 128  # looks kept of single stones, and names of all on a table
NAMED: dict[tuple[Any, ...], "list[Called]"] = {}


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
    counted along the line they lie in. The stones of the same table are named once."""
    pawns = s.pawn.tolist()[: s.seats]
    key = (laid(s), bytes(s.side), bytes(s.bomb), *pawns)
    found = NAMED.get(key)
    if found is None:
        if len(NAMED) >= TABLES:
            NAMED.clear()
        found = NAMED[key] = all_called(s, pawns)
    return found[piece]


def all_called(s: State, pawns: list[int]) -> list[Called]:
    """What to call every stone."""
    on = {place: seat for seat, place in reversed(list(enumerate(pawns)))}
    fields, far = zip(s.x, s.y, s.lies, s.side, s.bomb, strict=True), (s.volcano, edge(s))
    looks = [look(piece, on.get(piece), *far, *each) for piece, each in enumerate(fields)]
    alike: dict[Look, list[int]] = {}
    for piece, each in enumerate(looks):
        alike.setdefault(each, []).append(piece)
    lines = {each: in_line(s, pieces) for each, pieces in alike.items() if len(pieces) > 1 and each.ring is not None}
    return [_named(each, piece, *lines.get(each, ("x", [piece]))) for piece, each in enumerate(looks)]


def _named(look: Look, piece: int, axis: Axis, ordered: list[int]) -> Called:
    return {**look._asdict(), "nth": ordered.index(piece) + 1, "alike": len(ordered), "axis": axis}  # type: ignore[typeddict-item]


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
