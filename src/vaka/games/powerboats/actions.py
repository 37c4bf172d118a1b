"""Actions as integers: a starting place, a change of the number of dice, a choice to re-roll, a heading."""

from vaka.core.kernel import rule
from vaka.games.powerboats.board import HEXES
from vaka.games.powerboats.components import components

FACES = int(components()["dice"]["faces"])
DICE_LIMIT = int(components()["dice"]["limit"])
PER_VALUE = DICE_LIMIT + 1  # 0 to 27 dice of one value can be chosen

PLACE_BASE = 0  # + hex * 6 + facing
NUMBER_BASE = PLACE_BASE + HEXES * 6  # + ADD, KEEP, or REMOVE + value − 1
REROLL_BASE = NUMBER_BASE + 2 + FACES  # + (ones * 28 + twos) * 28 + threes
HEADING_BASE = REROLL_BASE + PER_VALUE**FACES  # + GO_LEFT, GO_STRAIGHT, GO_RIGHT
ACTION_COUNT = HEADING_BASE + 3
MAX_ACTIONS = (DICE_LIMIT // FACES + 1) ** FACES  # most re-rolls: nine dice of each value

ADD, KEEP, REMOVE = 0, 1, 2
GO_LEFT, GO_STRAIGHT, GO_RIGHT = 0, 1, 2


@rule
def place(hex_: int, facing: int) -> int:
    return PLACE_BASE + hex_ * 6 + facing


@rule
def number(change: int) -> int:
    return NUMBER_BASE + change


@rule
def reroll(ones: int, twos: int, threes: int) -> int:
    return REROLL_BASE + (ones * PER_VALUE + twos) * PER_VALUE + threes


@rule
def heading(turn: int) -> int:
    return HEADING_BASE + turn


@rule
def chosen_dice(action: int, value: int) -> int:
    """How many dice of a value a re-roll action picks up."""
    code = action - REROLL_BASE
    if value == 1:
        return code // (PER_VALUE * PER_VALUE)
    if value == 2:
        return code // PER_VALUE % PER_VALUE
    return code % PER_VALUE
