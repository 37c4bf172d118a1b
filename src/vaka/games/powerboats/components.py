"""The numbers of the box, read from components.toml and checked."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import cast, get_args

from vaka.core.errors import BadComponents
from vaka.games.powerboats.payloads import Box, Facing, Side, TileFace, Tiny

TILES = ("T1", "T2", "T3", "T4", "T5", "T6")
SIDES: tuple[Side, ...] = get_args(Side)
TILE_ROWS, TILE_COLS = 12, 8
FACINGS: tuple[Facing, ...] = get_args(Facing)  # anticlockwise on the map
ROW_LENGTH = 4  # hexes of the start row


@cache
def components() -> Box:
    """All values of components.toml."""
    return read(files(__package__).joinpath("components.toml").read_text("utf-8"))


def read(text: str) -> Box:
    """The values in the text of a components file; BadComponents if they cannot be a box of this game."""
    try:
        values = cast(Box, tomllib.loads(text))
        for side in SIDES:
            for tile in TILES:
                _check_tile(f"{side}.{tile}", values[side][tile])
            for letter in values["races"]["letters"]:
                count = sum(letter in values[side][tile]["points"] for tile in TILES)
                if count != 4:
                    raise BadComponents("powerboats-bad-letters", side=side, letter=letter, count=count)
        _check_tiny(values["tiny"], values["dice"]["faces"])
    except (AttributeError, KeyError, TypeError) as error:
        raise BadComponents("components-incomplete", missing=str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("components-unreadable", reason=str(error)) from None
    return values


def step(row: int, col: int, facing: int) -> tuple[int, int]:
    """The next hex in a facing. Even rows are shifted half a hex to the right.

    >>> step(0, 3, FACINGS.index("NE")), step(1, 3, FACINGS.index("NE"))
    ((-1, 4), (0, 3))
    """
    down = (0, -1, -1, 0, 1, 1)[facing]
    if down == 0:
        return row, col + (1 if facing == 0 else -1)
    east = FACINGS[facing] in ("NE", "SE")
    return row + down, col + (east if row % 2 == 0 else east - 1)


def _check_tile(name: str, tile: TileFace) -> None:
    rows = tile["rows"]
    if len(rows) != TILE_ROWS or any(len(row) != TILE_COLS or set(row) - {".", "#"} for row in rows):
        raise BadComponents("powerboats-bad-tile", tile=name, rows=TILE_ROWS, columns=TILE_COLS)
    for letter, point in tile["points"].items():
        if len(point["at"]) != 2 or not _on_tile(*point["at"]) or point["side"] not in FACINGS:
            raise BadComponents("powerboats-bad-point", tile=name, letter=letter)
        row, col = point["at"]
        for _ in range(ROW_LENGTH):
            row, col = step(row, col, FACINGS.index(point["side"]))
            if not _on_tile(row, col) or rows[row][col] != ".":
                raise BadComponents("powerboats-bad-row", tile=name, letter=letter, side=point["side"])


def _check_tiny(tiny: Tiny, faces: int) -> None:
    placed = [len(boat["at"]) == 2 and boat["facing"] in FACINGS for boat in tiny["boats"]]
    if tiny["faces"] not in range(1, faces + 1) or tiny["turns"] < 1 or placed != [True, True]:
        raise BadComponents("powerboats-bad-tiny", faces=faces)


def _on_tile(row: int, col: int) -> bool:
    return row in range(TILE_ROWS) and col in range(TILE_COLS)
