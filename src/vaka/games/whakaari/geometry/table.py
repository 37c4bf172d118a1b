"""The table as a record: stones, boards and volcano in hundredths of a millimetre (WHA-7.1, WHA-7.2).

Stones 0..15 are round, 16..33 square. Every function of this folder takes a record with the fields below:
the bare TABLE or a game's whole state. x grows to the right, y downwards, so degrees grow clockwise on the screen.
"""

from typing import Any

from vaka.core.kernel import State, record_type, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.geometry.numbers import COS, SIN, along, nearest, root

ROUNDS = 16
PIECES = 34
BOARDS = 8
UNIT = 2000  # the length of a board's axis vector
OUT, LIES = 0, 1  # `lies`: values above LIES are a game's own; such a piece is in nobody's way

SHORT, LONG, SUPREME = 1, 2, 3  # distances of a card, places in `dist`

TABLE_FIELDS: list[tuple[Any, ...]] = [
    ("x", "i4", PIECES),
    ("y", "i4", PIECES),
    ("moved_x", "i4", PIECES),  # scratch of a drag's step, else zero
    ("moved_y", "i4", PIECES),
    ("mid_x", "i4", BOARDS),  # middle of a board's inner edge
    ("mid_y", "i4", BOARDS),
    ("hull_x", "i4", 2 * BOARDS),  # corners of the arena, clockwise on the screen
    ("hull_y", "i4", 2 * BOARDS),
    ("dist", "i8", SUPREME + 1),  # lengths of a card: none, short, long, supreme
    ("safe", "i8"),  # radius of a circle that is wholly in the arena
    ("radius", "i8"),  # of a round stone
    ("half", "i8"),  # half a side of a square one
    ("corner", "i8"),  # a length no square's corner is farther than from its centre
    ("volcano", "i8"),  # radius
    ("ring", "i8"),  # from the middle of the table to the boards' inner edges
    ("axis_x", "i2", PIECES),  # of a square: from its centre to the middle of a side
    ("axis_y", "i2", PIECES),
    ("board_x", "i2", BOARDS),  # a board's axis towards the volcano, UNIT long
    ("board_y", "i2", BOARDS),
    ("wide_x", "i2", BOARDS),  # along the inner edge, from its middle to its end
    ("wide_y", "i2", BOARDS),
    ("deep_x", "i2", BOARDS),  # from the outer to the inner edge
    ("deep_y", "i2", BOARDS),
    ("turned", "i1", PIECES),  # rotation of a square, 0..89 degrees
    ("lies", "i1", PIECES),  # OUT of the table, or LIES on it
    ("rank", "i1", PIECES),  # scratch of a drag's step, else zero
    ("boards", "i1"),
]


def width_of(field: tuple[Any, ...]) -> int:
    """How wide the numbers of a field are, to sort fields from wide to narrow."""
    return int(field[1][1:])


def widest_first(fields: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    return sorted(fields, key=width_of, reverse=True)


TABLE = record_type(widest_first([("chance", "u8"), *TABLE_FIELDS]))


@rule
def lay_boards(
    t: State, boards: int, radius: int, half: int, volcano: int, ring: int, half_width: int, depth: int
) -> None:
    """Set the sizes and put the volcano in the middle and the boards around it in pairs (WHA-1.3, WHA-1.5)."""
    t.boards = boards
    t.radius = radius
    t.half = half
    t.corner = half * 14143 // 10000 + 3
    t.volcano = volcano
    t.ring = ring
    for j in range(boards):
        degree = facing(boards, j)
        x, y = along(degree, ring)
        t.mid_x[j] = -x
        t.mid_y[j] = -y
        x, y = along(degree, UNIT)
        t.board_x[j] = x
        t.board_y[j] = y
        t.wide_x[j] = nearest(-y * half_width, UNIT)
        t.wide_y[j] = nearest(x * half_width, UNIT)
        t.deep_x[j] = nearest(x * depth, UNIT)
        t.deep_y[j] = nearest(y * depth, UNIT)
    draw_arena(t)


@rule
def draw_arena(t: State) -> None:
    """Draw the border of the arena through the ends of all inner edges (WHA-7.2)."""
    corners = 2 * wide(t.boards)
    for n in range(corners):
        j, way = n >> 1, -1 if n & 1 else 1
        t.hull_x[n] = t.mid_x[j] + way * t.wide_x[j]
        t.hull_y[n] = t.mid_y[j] + way * t.wide_y[j]
    safe = wide(t.ring)
    ax, ay = wide(t.hull_x[corners - 1]), wide(t.hull_y[corners - 1])
    for n in range(corners):
        bx, by = wide(t.hull_x[n]), wide(t.hull_y[n])
        wx, wy = bx - ax, by - ay
        safe = min(safe, (ax * by - ay * bx) // (root(wx * wx + wy * wy) + 1) - 1)
        ax, ay = bx, by
    t.safe = safe


@rule
def facing(boards: int, j: int) -> int:
    """The direction in which seat j looks: from its board to the middle.

    >>> facing(4, 0), facing(6, 1)
    (270, 330)
    """
    return (360 * j // boards + 270) % 360


@rule
def put(t: State, i: int, x: int, y: int, turned: int) -> None:
    """Lay a stone on the table."""
    t.x[i] = x
    t.y[i] = y
    t.lies[i] = LIES
    if i >= ROUNDS:
        t.turned[i] = turned
        ax, ay = along(turned, wide(t.half))
        t.axis_x[i] = ax
        t.axis_y[i] = ay


@rule
def take(t: State, i: int) -> None:
    """Take a stone off the table; nothing of where it lay remains."""
    t.x[i] = 0
    t.y[i] = 0
    t.lies[i] = OUT
    t.turned[i] = 0
    t.axis_x[i] = 0
    t.axis_y[i] = 0


@rule
def inside(t: State, x: int, y: int, margin: int) -> bool:
    """Whether a point lies in the arena, its border included, `margin` or more from every edge."""
    safe = t.safe - margin
    if safe > 0 and x * x + y * y <= safe * safe:
        return True
    corners = 2 * t.boards
    ax, ay = t.hull_x[corners - 1], t.hull_y[corners - 1]
    for n in range(corners):
        bx, by = t.hull_x[n], t.hull_y[n]
        wx, wy = bx - ax, by - ay
        k = wx * (y - ay) - wy * (x - ax)
        if k < 0:
            return False
        if margin > 0 and k < 1 << 31 and k * k < margin * margin * (wx * wx + wy * wy):
            return False
        ax, ay = bx, by
    return True


@rule
def progress(t: State, j: int, x: int, y: int) -> int:
    """How far a point lies towards the goal of seat j, in hundredths of a millimetre times 16384 (WHA-7.5)."""
    degree = facing(wide(t.boards), j)
    return x * int(COS[degree]) + y * int(SIN[degree])
