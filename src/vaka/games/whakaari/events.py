"""What the rules of Whakaari tell while an action is played. Lengths are hundredths of a millimetre."""

import numpy as np

from vaka.core.events import EVERYONE, EventKind, whisper
from vaka.core.kernel import Ints, rule

(
    SLID, TURN, DREW, DREW_CARDS, PLAYED, TURNED, EVENT, JUMPED, DRAGGED, LEFT, GONE, TOSSED, ADDED, TOTEM_MOVED, FELL,
    GAINED, POWER, BOMB_LAID, BOMB, PUSHED, SAVED, SHUFFLED, WON,
) = range(23)  # fmt: skip

KIND = np.arange(23)  # a kind as compiled code likes it: a number, not a constant that makes a version of its own

EVENTS = (
    EventKind("slid", ("piece", "length", "x", "y")),  # the path of a drag: where a piece lies after that length
    EventKind("turn", ("seat", "round", "begins")),  # begins 1: the first turn of a round
    EventKind("drew", ("seat", "card")),  # whispered
    EventKind("drew_cards", ("seat", "count")),
    EventKind("played", ("seat", "card", "distance")),
    EventKind("turned", ("piece",)),
    EventKind("event", ("seat", "event", "piece", "icon")),
    EventKind("jumped", ("seat", "from", "to")),
    EventKind("dragged", ("piece", "degree", "length", "wanted", "x", "y")),
    EventKind("left", ("piece",)),
    EventKind("gone", ("piece",)),
    EventKind("tossed", ("seat", "piece", "side", "x", "y", "turned")),  # side −1: out of the game
    EventKind("added", ("seat", "piece", "x", "y", "turned")),
    EventKind("totem", ("seat", "from", "to")),
    EventKind("fell", ("seat", "from", "to")),
    EventKind("gained", ("seat", "uses")),
    EventKind("power", ("seat", "power", "uses")),
    EventKind("bomb_laid", ("seat", "piece")),
    EventKind("bomb", ("piece",)),
    EventKind("pushed", ("seat", "other", "to")),
    EventKind("saved", ("seat", "card")),
    EventKind("shuffled", ("deck",)),  # 0 action, 1 event
    EventKind("won", ("seat", "reached")),  # reached 0: by the safety end
)


@rule
def say(events: Ints, kind: int, a: int, b: int, c: int) -> None:
    """Tell everyone of something with up to three parts; simulation gives no room and pays nothing.

    Adding 0 makes every part a full-width integer, as `full` does, so that one `whisper` is compiled.
    """
    if events.shape[0] > 0:
        zero = a * 0
        whisper(events, EVERYONE + zero, kind + zero, a + zero, b + zero, c + zero, zero, zero, zero, zero, zero)


@rule
def say_more(events: Ints, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Tell everyone of something with up to six parts."""
    if events.shape[0] > 0:
        zero = a * 0
        whisper(events, EVERYONE + zero, kind + zero, a, b, c, d, e, f, zero, zero)
