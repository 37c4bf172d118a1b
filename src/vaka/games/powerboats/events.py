"""What the rules of Powerboats tell while an action is played."""

from typing import Literal, TypedDict

from vaka.core.events import event_kinds


class RaceLaid(TypedDict):
    """The course of the second or third race is laid."""

    kind: Literal["race"]
    race: int
    first: int


class Placed(TypedDict):
    """A boat is put on its starting place."""

    kind: Literal["placed"]
    seat: int
    row: int
    col: int
    facing: int


class Rolled(TypedDict):
    """The dice of a boat as they are after the roll."""

    kind: Literal["dice"]
    seat: int
    total: int
    ones: int
    twos: int
    threes: int


class Moved(TypedDict):
    """A boat has turned and sailed `rest` hexes of its total, to this row and column."""

    kind: Literal["moved"]
    seat: int
    row: int
    col: int
    facing: int
    total: int
    rest: int
    mark: int


class Crashed(TypedDict):
    """A boat takes damage and now has so many counters."""

    kind: Literal["crashed"]
    seat: int
    damage: int
    counters: int


class Finished(TypedDict):
    """A boat is home."""

    kind: Literal["finished"]
    seat: int
    place: int
    turns: int


class Sank(TypedDict):
    """A boat has too much damage."""

    kind: Literal["sank"]
    seat: int


class Scored(TypedDict):
    """What a seat gets for the race that is over."""

    kind: Literal["scored"]
    seat: int
    place: int
    gained: int
    points: int


class RaceOver(TypedDict):
    """The race is over."""

    kind: Literal["race_over"]
    race: int


Event = RaceLaid | Placed | Rolled | Moved | Crashed | Finished | Sank | Scored | RaceOver
EVENTS = event_kinds(RaceLaid, Placed, Rolled, Moved, Crashed, Finished, Sank, Scored, RaceOver)
RACE_LAID, PLACED, DICE, MOVED, CRASHED, FINISHED_RACE, SANK, SCORED, RACE_OVER = range(len(EVENTS))
