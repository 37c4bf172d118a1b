"""Moves of Whakaari as text: `A09`, `move`, `P17`, `045`, `-120,40` (docs/rules/whakaari.md, Tokens)."""

import re

from vaka.core.errors import InvalidMove
from vaka.core.kernel import State
from vaka.games.whakaari.actions import ACTIONS, PIECE_BASE, PLACE_BASE, WORDS
from vaka.games.whakaari.components import ACTION_KINDS, EVENT_KINDS, POWERS
from vaka.games.whakaari.geometry import BOARDS, GRID_HALF, GRID_LINES, PIECES
from vaka.games.whakaari.geometry.numbers import CIRCLE
from vaka.games.whakaari.state import NOTHING, TOSS

PER_MM = 100
TOKEN = re.compile(r"(?a)P(?P<piece>\d\d)|B(?P<board>\d)|A(?P<card>\d\d)|push(?P<push>\d)|(?P<angle>\d{3})")
PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
PIECE_NAMES = tuple(f"P{number:02}" for number in range(1, PIECES + 1))
CARD_NAMES = tuple(f"A{number:02}" for number in range(1, ACTION_KINDS + 1))
EVENT_NAMES = tuple(f"E{number}" for number in range(1, EVENT_KINDS + 1))
TOKENS = (  # of all actions but the places, in their order
    *WORDS, *POWERS, *(f"push{seat}" for seat in range(BOARDS)), *CARD_NAMES, *PIECE_NAMES,
    *(f"B{seat}" for seat in range(BOARDS)), *(f"{degree:03}" for degree in range(CIRCLE)),
)  # fmt: skip
assert len(TOKENS) == PLACE_BASE


def heading(s: State) -> str:
    """Round and the seat that decides, joined by a point."""
    return f"{int(s.turns) // int(s.seats) + 1}.{int(s.decider)}"


def write(s: State, action: int) -> str:
    if action < PLACE_BASE:
        return TOKENS[action]
    _, (row, column) = ACTIONS.decode(action)
    x, y = place_mm(s, row, column)
    return f"{x},{y}"


def place_mm(s: State, row: int, column: int) -> tuple[int, int]:
    """Where a point of the grid lies."""
    grid = int(s.grid)
    return (column - GRID_HALF) * grid // PER_MM, (row - GRID_HALF) * grid // PER_MM


def read(s: State, token: str) -> int:
    if token in WORDS:
        return WORDS.index(token)
    if token in POWERS:
        return ACTIONS["power"].encode(POWERS.index(token))
    if place := PLACE.fullmatch(token):
        grid = int(s.grid) // PER_MM
        column, row = int(place[1]) // grid + GRID_HALF, int(place[2]) // grid + GRID_HALF
        if 0 <= row < GRID_LINES and 0 <= column < GRID_LINES:
            action = ACTIONS["place"].encode(row, column)
            if write(s, action) == token:
                return action
    elif found := TOKEN.fullmatch(token):
        kind = str(found.lastgroup)
        number = int(found[kind]) - (kind in ("piece", "card"))  # stones and cards are written from 1
        if 0 <= number < ACTIONS[kind].size:
            return ACTIONS[kind].encode(number)
    raise InvalidMove("whakaari-invalid-move", move=token)


def remark(before: State, action: int, after: State) -> str:
    """Where a toss came to lie, who fell, and the event drawn."""
    told = []
    if before.phase == TOSS:
        piece = action - PIECE_BASE
        told.append(f"{after.x[piece]},{after.y[piece]}" if after.lies[piece] else "out")
    if after.falls > before.falls:
        fallen = [
            str(seat)
            for seat in range(after.seats)
            if after.pawn[seat] != before.pawn[seat] and after.pawn[seat] == after.totem[seat]
        ]
        told.append(" ".join(["fallen", *fallen]))
    if after.drawn > before.drawn and after.event != NOTHING:
        told.append(EVENT_NAMES[after.event])
    return ", ".join(told)
