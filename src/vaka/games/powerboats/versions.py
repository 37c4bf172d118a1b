"""How earlier versions of Powerboats numbered what is played the same today."""

from vaka.games.powerboats.actions import CHOICES, HEADING_BASE, REROLL_BASE, reroll

NO_ACTION = -1
PER_VALUE = 28  # in version 1 re-rolls had a number for 0 to 27 dice of each value, possible together or not
HEADINGS_AT = REROLL_BASE + PER_VALUE**3
POSSIBLE = {tuple(dice) for dice in CHOICES.tolist()}


def from_version_1(action: int) -> int:
    """The number of an action of version 1, NO_ACTION for one that no boat ever had."""
    if action >= HEADINGS_AT:
        return action - HEADINGS_AT + HEADING_BASE
    if action < REROLL_BASE:
        return action
    rest, threes = divmod(action - REROLL_BASE, PER_VALUE)
    ones, twos = divmod(rest, PER_VALUE)
    return reroll(ones, twos, threes) if (ones, twos, threes) in POSSIBLE else NO_ACTION
