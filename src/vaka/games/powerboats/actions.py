"""Actions as integers: a starting place, a change of the number of dice, a choice to re-roll, a heading.

The dice a boat can choose from brought it here in one run, so their sum is at most the longest run (POW-R29). Only
choices within that sum have a number.
"""

from itertools import product
from math import prod

from vaka.core.actions import ActionSpace, Kind
from vaka.core.arrays import np
from vaka.core.kernel import rule
from vaka.games.powerboats.board import HEXES
from vaka.games.powerboats.components import components

FACES = components()["dice"]["faces"]
DICE_LIMIT = components()["dice"]["limit"]
ADD, KEEP, REMOVE = 0, 1, 2  # changes of the number; REMOVE + value − 1


def _choices() -> np.ndarray:
    """[choice, value − 1] -> how many dice of a value are rolled again, in rising order."""
    every = product(*(range(DICE_LIMIT // value + 1) for value in range(1, FACES + 1)))
    return np.array(
        [dice for dice in every if sum(n * value for value, n in enumerate(dice, 1)) <= DICE_LIMIT], np.int16
    )


def _first_choices() -> np.ndarray:
    """[ones, twos] -> the first choice with this many; those with more threes follow it."""
    table = np.full((DICE_LIMIT + 1, DICE_LIMIT // 2 + 1), -1, np.int16)
    for choice, (ones, twos, threes) in enumerate(CHOICES.tolist()):
        if threes == 0:
            table[ones, twos] = choice
    return table


CHOICES = _choices()
FIRST_CHOICE = _first_choices()

ACTIONS = ActionSpace(
    place=Kind("put the boat on a starting place, bow E, NE, NW, W, SW or SE", hex=HEXES, facing=6),
    number=Kind("add a die, keep the number, or remove a 1, a 2 or a 3", change=REMOVE + FACES),
    reroll=Kind("roll some dice again: how many ones, twos and threes, fewest ones first", choice=len(CHOICES)),
    heading=Kind("turn left, go straight on or turn right, and sail", turn=3),
)
PLACE_BASE = ACTIONS["place"].first
NUMBER_BASE = ACTIONS["number"].first
REROLL_BASE = ACTIONS["reroll"].first
HEADING_BASE = ACTIONS["heading"].first
MAX_ACTIONS = max(
    prod(count + 1 for count in dice) for dice in CHOICES.tolist()
)  # all choices among the dice that leave the most


@rule
def place(hex_: int, facing: int) -> int:
    return PLACE_BASE + hex_ * 6 + facing


@rule
def number(change: int) -> int:
    return NUMBER_BASE + change


@rule
def reroll(ones: int, twos: int, threes: int) -> int:
    return REROLL_BASE + int(FIRST_CHOICE[ones, twos]) + threes


@rule
def heading(turn: int) -> int:
    return HEADING_BASE + turn


@rule
def chosen_dice(action: int, value: int) -> int:
    """How many dice of a value a re-roll action picks up."""
    return int(CHOICES[action - REROLL_BASE, value - 1])
