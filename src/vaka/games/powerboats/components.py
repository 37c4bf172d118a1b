"""The numbers of the box, read from components.toml and checked."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from vaka.core.errors import BadComponents

TILES = ("T1", "T2", "T3", "T4", "T5", "T6")
SIDES = ("dark", "light")
TILE_ROWS, TILE_COLS = 12, 8
FACINGS = ("E", "NE", "NW", "W", "SW", "SE")  # anticlockwise on the map


@cache
def components() -> dict[str, Any]:
    """All values of components.toml."""
    return read(files(__package__).joinpath("components.toml").read_text("utf-8"))


def read(text: str) -> dict[str, Any]:
    """The values in the text of a components file; BadComponents if they cannot be a box of this game."""
    try:
        values = tomllib.loads(text)
        for side in SIDES:
            for tile in TILES:
                _check_tile(f"{side}.{tile}", values[side][tile])
            for letter in values["races"]["letters"]:
                count = sum(letter in values[side][tile]["points"] for tile in TILES)
                if count != 4:
                    raise BadComponents("powerboats-bad-letters", side=side, letter=letter, count=count)
    except (KeyError, TypeError) as error:
        raise BadComponents("components-incomplete", missing=str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("components-unreadable", reason=str(error)) from None
    return values


def _check_tile(name: str, tile: dict[str, Any]) -> None:
    rows = tile["rows"]
    if len(rows) != TILE_ROWS or any(len(row) != TILE_COLS or set(row) - {".", "#"} for row in rows):
        raise BadComponents("powerboats-bad-tile", tile=name, rows=TILE_ROWS, columns=TILE_COLS)
    for letter, point in tile["points"].items():
        row, col = point["at"]
        if row not in range(TILE_ROWS) or col not in range(TILE_COLS) or point["side"] not in FACINGS:
            raise BadComponents("powerboats-bad-point", tile=name, letter=letter)
