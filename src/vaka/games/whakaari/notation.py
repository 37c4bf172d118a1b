"""Moves of Whakaari as text: `A09`, `move`, `P17`, `045`, `-120,40` (docs/rules/whakaari.md, Tokens)."""

import re

from vaka.core.errors import InvalidMove
from vaka.core.kernel import State
from vaka.games.whakaari import actions
from vaka.games.whakaari.components import ACTION_KINDS, POWERS
from vaka.games.whakaari.geometry import BOARDS, GRID_HALF, GRID_LINES, PIECES
from vaka.games.whakaari.state import NOTHING, TOSS

PER_MM = 100
TOKEN = re.compile(r"P(?P<piece>\d\d)|B(?P<board>\d)|A(?P<card>\d\d)|push(?P<push>\d)|(?P<angle>\d{3})")
PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")


def piece_name(piece: int) -> str:
    """The id of a platform.

    >>> piece_name(0), piece_name(33)
    ('P01', 'P34')
    """
    return f"P{piece + 1:02}"


def card_name(kind: int) -> str:
    return f"A{kind + 1:02}"


def event_name(kind: int) -> str:
    return f"E{kind + 1}"


def heading(s: State) -> str:
    """Round and the seat that decides, joined by a point."""
    return f"{int(s.turns) // int(s.seats) + 1}.{int(s.decider)}"


def write(s: State, action: int) -> str:
    if action >= actions.PLACE_BASE:
        row, column = divmod(action - actions.PLACE_BASE, GRID_LINES)
        return f"{(column - GRID_HALF) * int(s.grid) // PER_MM},{(row - GRID_HALF) * int(s.grid) // PER_MM}"
    if action >= actions.ANGLE_BASE:
        return f"{action - actions.ANGLE_BASE:03}"
    if action >= actions.BOARD_BASE:
        return f"B{action - actions.BOARD_BASE}"
    if action >= actions.PIECE_BASE:
        return piece_name(action - actions.PIECE_BASE)
    if action >= actions.CARD_BASE:
        return card_name(action - actions.CARD_BASE)
    if action >= actions.PUSH_BASE:
        return f"push{action - actions.PUSH_BASE}"
    if action >= actions.POWER_BASE:
        return POWERS[action - actions.POWER_BASE]
    return actions.WORDS[action]


def read(s: State, token: str) -> int:
    if token in actions.WORDS:
        return actions.WORDS.index(token)
    if token in POWERS:
        return actions.POWER_BASE + POWERS.index(token)
    if place := PLACE.fullmatch(token):
        column, x = divmod(int(place[1]) * PER_MM, int(s.grid))
        row, y = divmod(int(place[2]) * PER_MM, int(s.grid))
        if (
            not x
            and not y
            and abs(row) <= GRID_HALF
            and abs(column) <= GRID_HALF
            and f"{int(place[1])},{int(place[2])}" == token
        ):
            return actions.PLACE_BASE + (row + GRID_HALF) * GRID_LINES + column + GRID_HALF
    elif found := TOKEN.fullmatch(token):
        kind = str(found.lastgroup)
        number = int(found[kind])
        first, base, count = {
            "piece": (1, actions.PIECE_BASE, PIECES),
            "board": (0, actions.BOARD_BASE, BOARDS),
            "card": (1, actions.CARD_BASE, ACTION_KINDS),
            "push": (0, actions.PUSH_BASE, BOARDS),
            "angle": (0, actions.ANGLE_BASE, 360),
        }[kind]
        if first <= number < first + count:
            return base + number - first
    raise InvalidMove("whakaari-invalid-move", move=token)


def remark(before: State, action: int, after: State) -> str:
    """Where a toss came to lie, who fell, and the event drawn."""
    told = []
    if before.phase == TOSS:
        piece = action - actions.PIECE_BASE
        told.append(f"{after.x[piece]},{after.y[piece]}" if after.lies[piece] else "out")
    if after.falls > before.falls:
        fallen = [
            str(seat)
            for seat in range(after.seats)
            if after.pawn[seat] != before.pawn[seat] and after.pawn[seat] == after.totem[seat]
        ]
        told.append(" ".join(["fallen", *fallen]))
    if after.drawn > before.drawn and after.event != NOTHING:
        told.append(event_name(int(after.event)))
    return ", ".join(told)
