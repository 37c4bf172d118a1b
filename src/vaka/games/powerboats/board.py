"""The lake as a grid of numbered hexes: neighbours, plane points, and what the tiles look like (POW-1.1).

A hex is one integer: (row + 2) * 28 + (col + 2), rows and columns from −2 (frame) to 25. Even rows are shifted half
a hex to the right. Facings 0..5 run anticlockwise on the map from east.
"""

from vaka.core.arrays import np
from vaka.core.kernel import State, rule
from vaka.games.powerboats.components import FACINGS, SIDES, TILE_COLS, TILE_ROWS, TILES, components, step

WIDTH = 28
HEXES = WIDTH * WIDTH
LAKE = 24
SLOTS = 6
OFF = -1


@rule
def hex_at(row: int, col: int) -> int:
    """The hex of a row and a column.

    >>> hex_at(-2, -2), hex_at(25, 25)
    (0, 783)
    """
    return (row + 2) * WIDTH + col + 2


@rule
def row_of(hex_: int) -> int:
    return hex_ // WIDTH - 2


@rule
def col_of(hex_: int) -> int:
    return hex_ % WIDTH - 2


def row_col(hex_: int) -> tuple[int, int]:
    """The row and the column of a hex."""
    return row_of(hex_), col_of(hex_)


def _neighbours() -> np.ndarray:
    table = np.full((HEXES, len(FACINGS)), OFF, np.int16)
    for hex_ in range(HEXES):
        for facing in range(len(FACINGS)):
            row, col = step(*row_col(hex_), facing)
            if -2 <= row < WIDTH - 2 and -2 <= col < WIDTH - 2:
                table[hex_, facing] = hex_at(row, col)
    return table


def _plane() -> tuple[np.ndarray, np.ndarray]:
    points = [(col - (row + (row & 1)) // 2, row) for row, col in map(row_col, range(HEXES))]
    return np.array([2 * (2 * q + r) for q, r in points], np.int16), np.array([2 * r for _, r in points], np.int16)


NEIGHBOUR = _neighbours()  # [hex, facing] -> hex or OFF
PLANE_X, PLANE_Y = _plane()  # exact integer plane point of a hex, y downwards (POW-7.0)
STEP_X = np.array([2, 1, -1, -2, -1, 1])  # half the plane vector of one step in a facing
STEP_Y = np.array([0, -1, -1, 0, 1, 1])


def _turned_row(rows: list[str], row: int, turned: int) -> str:
    return rows[TILE_ROWS - 1 - row][::-1] if turned else rows[row]


def _tile_water() -> np.ndarray:
    """[side, tile, turned, row] -> bits of the water columns."""
    table = np.zeros((len(SIDES), len(TILES), 2, TILE_ROWS), np.uint8)
    for s, side in enumerate(SIDES):
        for t, tile in enumerate(TILES):
            rows = components()[side][tile]["rows"]
            for turned in range(2):
                for r in range(TILE_ROWS):
                    text = _turned_row(rows, r, turned)
                    table[s, t, turned, r] = sum(1 << c for c in range(TILE_COLS) if text[c] == ".")
    return table


def _tile_points() -> np.ndarray:
    """[side, tile, turned, letter] -> row, col, facing of the letter point; −1 where the tile lacks the letter."""
    letters = components()["races"]["letters"]
    table = np.full((len(SIDES), len(TILES), 2, len(letters), 3), -1, np.int8)
    for s, side in enumerate(SIDES):
        for t, tile in enumerate(TILES):
            for letter, point in components()[side][tile]["points"].items():
                (row, col), facing = point["at"], FACINGS.index(point["side"])
                turned = TILE_ROWS - 1 - row, TILE_COLS - 1 - col, (facing + 3) % 6
                for part in range(3):
                    table[s, t, 0, letters.index(letter), part] = (row, col, facing)[part]
                    table[s, t, 1, letters.index(letter), part] = turned[part]
    return table


def _frame_water() -> np.ndarray:
    bits = np.zeros(HEXES // 8, np.uint8)
    for row, cols in components()["frame"].items():
        for col in cols:
            hex_ = hex_at(int(row), col)
            bits[hex_ // 8] |= 1 << (hex_ % 8)
    return bits


TILE_WATER = _tile_water()
TILE_POINT = _tile_points()
FRAME_WATER = _frame_water()


# Each table is read in one function only: CUDA keeps a copy of it for every function that names it.


@rule
def neighbour(hex_: int, facing: int) -> int:
    """The next hex in a facing, or OFF: nothing leaves the map (POW-R22)."""
    return int(NEIGHBOUR[hex_, facing])


@rule
def plane_x(hex_: int) -> int:
    return int(PLANE_X[hex_])


@rule
def plane_y(hex_: int) -> int:
    return int(PLANE_Y[hex_])


@rule
def is_water(s: State, hex_: int) -> bool:
    """Whether a boat can be there: water, and no buoy on it (POW-5.3)."""
    return hex_ >= 0 and (s.water[hex_ >> 3] >> (hex_ & 7)) & 1 == 1


@rule
def block(s: State, hex_: int) -> None:
    """Make a hex impassable, as a buoy does, on water or on land (POW-2.5, POW-R23)."""
    s.water[hex_ >> 3] &= 255 ^ (1 << (hex_ & 7))


@rule
def fill_lake(s: State) -> None:
    """Lay the water of frame and tiles as they stand in their slots (POW-1.1)."""
    for i in range(HEXES // 8):
        s.water[i] = FRAME_WATER[i]
    for slot in range(SLOTS):
        top, left = TILE_ROWS * (slot // 3), TILE_COLS * (slot % 3)
        for r in range(TILE_ROWS):
            bits = int(TILE_WATER[s.face[slot], s.tile[slot], s.turned[slot], r])
            start = (top + r + 2) * WIDTH + left + 2
            for c in range(TILE_COLS):
                if (bits >> c) & 1:
                    s.water[(start + c) >> 3] |= 1 << ((start + c) & 7)


@rule
def free_run(s: State, hex_: int, facing: int, limit: int) -> int:
    """How many hexes of water are ahead in a straight line, counted up to `limit` (POW-5.2)."""
    run = 0
    ahead = neighbour(hex_, facing)
    while run < limit and is_water(s, ahead):
        run += 1
        ahead = neighbour(ahead, facing)
    return run


@rule
def boat_on(s: State, hex_: int) -> int:
    """The seat whose boat is on a hex, or −1."""
    for seat in range(s.seats):
        if s.hex[seat] == hex_:
            return seat
    return -1
