"""What the rules of Powerboats tell while an action is played."""

from vaka.core.events import EventKind

RACE_LAID, PLACED, DICE, MOVED, CRASHED, FINISHED_RACE, SANK, SCORED, RACE_OVER = range(9)

EVENTS = (
    EventKind("race", ("race", "first")),
    EventKind("placed", ("seat", "row", "col", "facing")),
    EventKind("dice", ("seat", "total", "ones", "twos", "threes")),
    EventKind("moved", ("seat", "from", "row", "col", "facing", "total", "rest", "mark")),
    EventKind("crashed", ("seat", "damage", "counters")),
    EventKind("finished", ("seat", "place", "turns")),
    EventKind("sank", ("seat",)),
    EventKind("scored", ("seat", "place", "gained", "points")),
    EventKind("race_over", ("race",)),
)
