"""Moves of Powerboats as text: `@16,4NE`, `+`, `-2`, `r31`, `L` (docs/rules/powerboats.md, Decisions and notation)."""

import re

from vaka.core.errors import InvalidMove
from vaka.core.kernel import State
from vaka.games.powerboats import actions
from vaka.games.powerboats.board import hex_at, row_col
from vaka.games.powerboats.components import FACINGS, components
from vaka.games.powerboats.rules import dice_total
from vaka.games.powerboats.state import HEADING, NUMBER, PLACE, REROLL

LETTERS = components()["races"]["letters"]
TURNS = ("L", "S", "R")
PLACE_TOKEN = re.compile(r"@(-?\d+),(-?\d+)(E|NE|NW|W|SW|SE)")
REROLL_TOKEN = re.compile(r"r(?:0|(3*2*1*))")


def heading(s: State) -> str:
    """Race letter, round (0 = placing) and seat."""
    round_ = 0 if s.phase == PLACE else int(s.turns[s.turn]) + 1
    return f"{LETTERS[s.race]}.{round_} {int(s.turn)}"


def write(s: State, action: int) -> str:
    if action >= actions.HEADING_BASE:
        return TURNS[action - actions.HEADING_BASE]
    if action >= actions.REROLL_BASE:
        chosen = "".join(str(value) * actions.chosen_dice(action, value) for value in (3, 2, 1))
        return f"r{chosen or 0}"
    if action >= actions.NUMBER_BASE:
        change = action - actions.NUMBER_BASE
        return "+" if change == actions.ADD else "=" if change == actions.KEEP else f"-{change - actions.REMOVE + 1}"
    row, col = row_col((action - actions.PLACE_BASE) // 6)
    return f"@{row},{col}{FACINGS[(action - actions.PLACE_BASE) % 6]}"


def read(s: State, token: str) -> int:
    if place := PLACE_TOKEN.fullmatch(token):
        row, col = int(place[1]), int(place[2])
        if -2 <= row <= 25 and -2 <= col <= 25:
            return actions.place(hex_at(row, col), FACINGS.index(place[3]))
    elif token in ("+", "="):
        return actions.number(actions.ADD if token == "+" else actions.KEEP)
    elif re.fullmatch(r"-[123]", token):
        return actions.number(actions.REMOVE + int(token[1]) - 1)
    elif (dice := REROLL_TOKEN.fullmatch(token)) and token != "r" and len(token) <= actions.DICE_LIMIT + 1:
        values = dice[1] or ""
        return actions.reroll(values.count("1"), values.count("2"), values.count("3"))
    elif token in TURNS:
        return actions.heading(TURNS.index(token))
    raise InvalidMove("powerboats-invalid-move", move=token)


def remark(before: State, action: int, after: State) -> str:
    """The dice as they lie after the roll, and their total."""
    if before.phase not in (NUMBER, REROLL) or after.phase != HEADING:
        return ""
    dice = [str(value) for value in (3, 2, 1) for _ in range(after.dice[after.turn, value - 1])]
    if len(dice) < 2:
        return dice[0] if dice else "0"
    return f"{' '.join(dice)} = {dice_total(after, after.turn)}"
