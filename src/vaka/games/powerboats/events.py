"""What the rules of Powerboats tell while an action is played."""

from typing import Literal, TypedDict, get_args

from vaka.core.events import event_kinds


class RaceLaid(TypedDict):
    """The course of a race is laid; of the first one it is told when the first boat lines up."""

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


class TurnBegan(TypedDict):
    """A boat’s turn begins; `begins` is 1 for the first turn of a round."""

    kind: Literal["turn"]
    seat: int
    round: int
    begins: int


class Removed(TypedDict):
    """A die of this value is taken out of the engine."""

    kind: Literal["removed"]
    seat: int
    value: int


class Rolled(TypedDict):
    """The dice of a boat as they are after the roll: whether one was `added`, and how many were rolled `again`."""

    kind: Literal["dice"]
    seat: int
    total: int
    ones: int
    twos: int
    threes: int
    added: int
    again: int


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


class Rounded(TypedDict):
    """A boat has passed a mark, 0 for the start and 1 to 3 for a buoy; `place` boats have, itself included."""

    kind: Literal["rounded"]
    seat: int
    mark: int
    place: int


class Backed(TypedDict):
    """A boat has gone back past a mark it had rounded."""

    kind: Literal["backed"]
    seat: int
    mark: int


class Behind(TypedDict):
    """A boat stops behind another where its run would have ended: `rest` hexes of `run`."""

    kind: Literal["behind"]
    seat: int
    other: int
    run: int
    rest: int


class Crashed(TypedDict):
    """A boat takes damage and now has `counters` of the `limit` that sink it: of `total` hexes `run` were free, then
    came the buoy `hit`, or land (LAND)."""

    kind: Literal["crashed"]
    seat: int
    damage: int
    counters: int
    limit: int
    total: int
    run: int
    hit: int


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
    """What a seat gets for the race that is over: `base` for its place (−1: it never came home), and in the
    alternative scoring the turns it was home `sooner` than the last boat, and points for boats `lost`."""

    kind: Literal["scored"]
    seat: int
    place: int
    gained: int
    points: int
    race: int
    base: int
    sooner: int
    lost: int


class RaceOver(TypedDict):
    """The race is over, and why: how many boats are `home` and `sunk`, and none may sail more than `longest` turns."""

    kind: Literal["race_over"]
    race: int
    why: int
    home: int
    sunk: int
    longest: int


Event = (
    RaceLaid | Placed | TurnBegan | Removed | Rolled | Moved | Rounded | Backed | Behind | Crashed | Finished | Sank
    | Scored | RaceOver
)  # fmt: skip
EVENTS = event_kinds(*get_args(Event))
(
    RACE_LAID, PLACED, TURN, REMOVED, DICE, MOVED, ROUNDED, BACKED, BEHIND, CRASHED, FINISHED_RACE, SANK, SCORED,
    RACE_OVER,
) = range(len(EVENTS))  # fmt: skip
LAND = -1  # what a boat hits that is no buoy
NONE_LEFT, ONE_LEFT, TOO_LONG = range(3)  # why a race is over
