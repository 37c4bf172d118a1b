"""Actions as integers: a starting place, a change of the number of dice, a choice to re-roll, a heading."""

from vaka.core.actions import ActionSpace, Kind
from vaka.core.kernel import rule
from vaka.games.powerboats.board import HEXES
from vaka.games.powerboats.components import components

FACES = components()["dice"]["faces"]
DICE_LIMIT = components()["dice"]["limit"]
PER_VALUE = DICE_LIMIT + 1  # 0 to 27 dice of one value can be chosen
ADD, KEEP, REMOVE = 0, 1, 2  # changes of the number; REMOVE + value − 1

ACTIONS = ActionSpace(
    place=Kind("put the boat on a starting place, bow E, NE, NW, W, SW or SE", hex=HEXES, facing=6),
    number=Kind("add a die, keep the number, or remove a 1, a 2 or a 3", change=REMOVE + FACES),
    reroll=Kind("pick up some dice and roll them", ones=PER_VALUE, twos=PER_VALUE, threes=PER_VALUE),
    heading=Kind("turn left, go straight on or turn right, and sail", turn=3),
)
PLACE_BASE = ACTIONS["place"].first
NUMBER_BASE = ACTIONS["number"].first
REROLL_BASE = ACTIONS["reroll"].first
HEADING_BASE = ACTIONS["heading"].first
MAX_ACTIONS = (DICE_LIMIT // FACES + 1) ** FACES  # most re-rolls: nine dice of each value


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
