"""A table without squares: discs and squares that lie anywhere, pushed and measured in whole numbers.

Usable without the game: make a record of type TABLE, `lay_boards`, `put` stones, then `drag`, `reaches`, `toss`.
"""

from vaka.games.whakaari.geometry.contact import (
    APART,
    CONTACT,
    FREE,
    hits_fixed,
    hits_piece,
    off_board,
    off_piece,
    off_volcano,
)
from vaka.games.whakaari.geometry.drag import PAUSED, drag, drag_on
from vaka.games.whakaari.geometry.numbers import along, away, degree_of, nearest, root
from vaka.games.whakaari.geometry.place import GRID_HALF, GRID_LINES, free_in_row, scatter, settle, toss
from vaka.games.whakaari.geometry.ruler import board_reaches, far_from_board, foot, reaches
from vaka.games.whakaari.geometry.table import (
    BOARDS,
    LIES,
    LONG,
    OUT,
    PIECES,
    ROUNDS,
    SHORT,
    SUPREME,
    TABLE,
    TABLE_FIELDS,
    facing,
    inside,
    lay_boards,
    progress,
    put,
    take,
    widest_first,
)

__all__ = [
    "APART", "BOARDS", "CONTACT", "FREE", "GRID_HALF", "GRID_LINES", "LIES", "LONG", "OUT", "PAUSED", "PIECES",
    "ROUNDS", "SHORT", "SUPREME", "TABLE", "TABLE_FIELDS", "along", "away", "board_reaches", "degree_of", "drag",
    "drag_on", "facing", "far_from_board", "foot", "free_in_row", "hits_fixed", "hits_piece", "inside", "lay_boards",
    "nearest", "off_board", "off_piece", "off_volcano", "progress", "put", "reaches", "root", "scatter", "settle",
    "take", "toss", "widest_first",
]  # fmt: skip
