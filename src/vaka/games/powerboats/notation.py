"""Moves of Powerboats as text: `@16,4NE`, `+`, `-2`, `r31`, `L` (docs/rules/powerboats.md, Decisions and notation)."""

import re
from typing import get_args

from vaka.core.errors import InvalidMove
from vaka.core.kernel import State
from vaka.games.powerboats.actions import ACTIONS, ADD, CHOICES, DICE_LIMIT, FACES, KEEP, REMOVE, reroll
from vaka.games.powerboats.board import hex_at, row_col
from vaka.games.powerboats.components import FACINGS, components
from vaka.games.powerboats.payloads import Turn
from vaka.games.powerboats.rules import dice_total
from vaka.games.powerboats.state import HEADING, NUMBER, PLACE, REROLL

LETTERS = components()["races"]["letters"]
TURNS: tuple[Turn, ...] = get_args(Turn)
PLACE_TOKEN = re.compile(r"@(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)(E|NE|NW|W|SW|SE)")
REROLL_TOKEN = re.compile(r"r(?:0|(3*2*1*))")


def heading(s: State) -> str:
    """Race letter, round (0 = placing) and seat."""
    round_ = 0 if s.phase == PLACE else s.turns[s.turn] + 1
    return f"{LETTERS[s.race]}.{round_} {s.turn}"


def write(s: State, action: int) -> str:
    kind, parts = ACTIONS.decode(action)
    if kind == "place":
        row, col = row_col(parts[0])
        return f"@{row},{col}{FACINGS[parts[1]]}"
    if kind == "number":
        (change,) = parts
        return "+" if change == ADD else "=" if change == KEEP else f"-{change - REMOVE + 1}"
    if kind == "reroll":
        ones, twos, threes = (int(CHOICES[parts[0], value]) for value in range(FACES))
        return f"r{'3' * threes + '2' * twos + '1' * ones or 0}"
    return TURNS[parts[0]]


def read(s: State, token: str) -> int:
    if place := PLACE_TOKEN.fullmatch(token):
        row, col = int(place[1]), int(place[2])
        if -2 <= row <= 25 and -2 <= col <= 25:
            return ACTIONS["place"].encode(hex_at(row, col), FACINGS.index(place[3]))
    elif token in ("+", "="):
        return ACTIONS["number"].encode(ADD if token == "+" else KEEP)
    elif re.fullmatch(r"-[123]", token):
        return ACTIONS["number"].encode(REMOVE + int(token[1]) - 1)
    elif (dice := REROLL_TOKEN.fullmatch(token)) and token != "r" and sum(map(int, token[1:])) <= DICE_LIMIT:
        values = dice[1] or ""
        return reroll(values.count("1"), values.count("2"), values.count("3"))
    elif token in TURNS:
        return ACTIONS["heading"].encode(TURNS.index(token))
    raise InvalidMove("powerboats-invalid-move", move=token)


def remark(before: State, action: int, after: State) -> str:
    """The dice after the roll, and their total."""
    if before.phase not in (NUMBER, REROLL) or after.phase != HEADING:
        return ""
    dice = [str(value) for value in (3, 2, 1) for _ in range(after.dice[after.turn, value - 1])]
    if len(dice) < 2:
        return dice[0] if dice else "0"
    return f"{' '.join(dice)} = {dice_total(after, after.turn)}"
