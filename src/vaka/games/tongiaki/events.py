"""What the rules of Tongiaki tell while an action is played: a voyage tile by tile, each check, each boat."""

from vaka.core.events import EventKind

(
    TURN_BEGAN, PUT, GRABBED, EXPANDED, RETURNED, SAILED, TURNED, PASSED, FAILED, REACHED, TURNED_BACK, LANDED, HOME,
    AT_SEA, STOPPED, FOUNDED, SETTLING, LAID, TAKEN_OUT, LAST_TILE, SCORED, MATCH_OVER,
) = range(22)  # fmt: skip

EVENTS = (
    EventKind("turn", ("seat", "colour", "turn")),
    EventKind("put", ("seat", "colour", "island", "beach")),
    EventKind("grabbed", ("seat", "colour", "island", "beach")),
    EventKind("expands", ("seat", "colour", "island", "boats")),
    EventKind("returns", ("seat", "colour", "island", "boats")),  # a colour without boats on the map (TON-14.1)
    EventKind("sailed", ("island", "edge", "beach", "boats", "colours")),
    EventKind("turned", ("tile", "q", "r", "rho", "islands_left", "oceans_left")),  # a fleet finds a tile
    EventKind("passed", ("tile", "from", "to", "danger", "colours")),  # from and to are local edges of the route
    EventKind("failed", ("tile", "from", "to", "danger", "colours")),
    EventKind("reached", ("island", "boats", "moorings")),
    EventKind("turned_back", ("island", "port")),  # by a royal island
    EventKind("landed", ("seat", "colour", "island", "beach")),
    EventKind("home", ("seat", "colour", "boats", "reason")),  # LOST and its like, below
    EventKind("at_sea", ("boats", "q", "r")),
    EventKind("stopped", ("island",)),  # safety stop (TON-Q27)
    EventKind("founded", ("seat", "colour", "island")),
    EventKind("settling", ("seat", "colour", "tile", "settlement")),  # a tile is turned to be placed by choice
    EventKind("laid", ("tile", "q", "r", "rho", "islands_left", "oceans_left")),
    EventKind("removed", ("island",)),
    EventKind("last_tile", ("island",)),  # 1: the last island, 0: the last ocean
    EventKind("scored", ("seat", "points", "islands", "boats", "place")),
    EventKind("over", ()),
)

# why boats go home: a failed voyage, no mooring, an island founded or removed, the safety stop, a new settlement
LOST, EXCESS, CLEARED, SAFETY, RESETTLED = range(5)
