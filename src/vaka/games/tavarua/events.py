"""What the rules of Tavarua tell while an action is played. Boards, actions and stoke cards are their numbers."""

from vaka.core.events import EVERYONE, EventKind, whisper
from vaka.core.kernel import Ints, rule
from vaka.core.numbers import wide

(
    STARTED, MULLIGANED, ROUND, STOKED, PEEKED, SWITCHED, BOUGHT, BOUGHT_CARD, DREW, REPLACED, RESHUFFLED,
    SHOWED, LAID_DOWN, COLLIDED, STAYED, WAS_SNAKED, CAUGHT, RODE, FELL, PADDLED, RECOVERED, BAILED_OUT,
    WAVE, BARREL, HANG_TEN, SCORED, ENDED, CHOSE,
) = range(28)  # fmt: skip

CARD = ("power", "direction", "colour")  # power 0 is no card; 0 nose, 1 tail; 0 maroon, 1 teal
EVENTS = (
    EventKind("started", ("seat", "board")),
    EventKind("mulligan", ("seat", "count")),
    EventKind("round", ("round", "first", "die", "left", "wave")),
    EventKind("stoke", ("seat", "card", "a", "b")),
    EventKind("peeked", ("seat", "wave", "front")),
    EventKind("switched", ("seat", "board")),
    EventKind("bought", ("seat",)),
    EventKind("bought_card", ("seat", "card")),
    EventKind("drew", ("seat", *CARD)),
    EventKind("replaced", ("seat", *CARD)),
    EventKind("reshuffled", ("count",)),
    EventKind("showed", ("seat", *CARD, "action", "tokens", "rider")),
    EventKind("laid_down", ("seat", *CARD)),
    EventKind("collided", ("seat", "space")),
    EventKind("stayed", ("seat", "space")),
    EventKind("snaked", ("seat", "by")),
    EventKind("caught", ("seat", "space", "perfect", "balance")),
    EventKind("rode", ("seat", "space", "balance")),
    EventKind("fell", ("seat", "space")),
    EventKind("paddled", ("seat", "from", "to")),
    EventKind("recovered", ("seat",)),
    EventKind("bailed", ("seat", "space")),
    EventKind("wave", ("wave", "front")),
    EventKind("barrel", ("seat", "ridden")),
    EventKind("hang_ten", ("seat",)),
    EventKind("scored", ("seat", "how", "points", "halves", "board")),
    EventKind("over", ("winners", "short", "long")),
    EventKind("chose", ("seat",)),  # somebody has made a hidden decision; what, nobody is told
)


@rule
def say(events: Ints, kind: int, a: int, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Tell everyone. Adding 0 makes every part the same type: telling is then compiled once, not for each call."""
    if events.shape[0] > 0:
        whisper(events, EVERYONE, wide(kind), wide(a), wide(b), wide(c), wide(d), wide(e), 0, 0, 0)


@rule
def say_card(events: Ints, to: int, kind: int, seat: int, card: int) -> None:
    """Tell one seat or everyone about a player card."""
    if events.shape[0] > 0:
        whisper(events, wide(to), wide(kind), wide(seat), (card >> 2) + 1, (card >> 1) & 1, card & 1, 0, 0, 0, 0)


@rule
def say_shown(events: Ints, seat: int, card: int, action: int, tokens: int, rider: int) -> None:
    """Tell everyone what a surfer shows at the reveal; card −1 is none, rider −1 nobody."""
    if events.shape[0] > 0:
        power, direction, colour = 0, 0, 0
        if card >= 0:
            power, direction, colour = (card >> 2) + 1, (card >> 1) & 1, card & 1
        whisper(
            events,
            EVERYONE,
            wide(SHOWED),
            wide(seat),
            wide(power),
            wide(direction),
            wide(colour),
            wide(action),
            wide(tokens),
            wide(rider),
            0,
        )


@rule
def hint(events: Ints, seat: int, kind: int, a: int, b: int, c: int) -> None:
    """Tell one seat alone."""
    if events.shape[0] > 0:
        whisper(events, wide(seat), wide(kind), wide(seat), wide(a), wide(b), wide(c), 0, 0, 0, 0)
