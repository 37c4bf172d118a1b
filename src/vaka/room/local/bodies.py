"""What a page sends a local room, by request. The server checks the same fields in `vaka.server.requests`."""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from vaka.core.meta import Options
from vaka.core.record import Unchecked


class Seat(TypedDict):
    """How to fill a seat of a new table."""

    kind: Literal["me", "bot"]
    name: NotRequired[str | None]
    bot: NotRequired[str | None]
    badge: NotRequired[int | None]


class Seats(TypedDict):
    """How all of them are to be filled, if the page says so."""

    seats: NotRequired[list[Seat] | None]


class NewTable(Seats):
    """A table to open."""

    game: str
    options: NotRequired[Options | None]
    hints: NotRequired[bool]
    seed: NotRequired[str | None]
    rated: NotRequired[bool]
    clock: NotRequired[object]


class File(Seats):
    """A record, or a journey's file, from anywhere."""

    record: Unchecked


class AtEntry(TypedDict):
    """What is asked of a table as it was when it had this many entries."""

    entry: int


class Change(AtEntry):
    """A decision, as a number or in notation, or how far to undo."""

    action: NotRequired[int | None]
    move: NotRequired[str | None]
    to_ply: NotRequired[int | None]


class Preview(AtEntry):
    """A decision that is not made yet."""

    action: int


class Why(TypedDict):
    """What a seat would have liked to do, as the parts of an action of whatever game."""

    seat: int
    intent: dict[str, Any]


class OfSeat(TypedDict):
    """What is asked about a seat."""

    seat: int


class ReplayQuery(TypedDict):
    """Which positions to show, and to whom. An address has words only."""

    seat: NotRequired[str]
    first: NotRequired[str]
    count: NotRequired[str]


class Fork(Seats):
    """From where to play on."""

    ply: int


class Replacement(TypedDict):
    """A components file."""

    text: str


class Scores(TypedDict):
    """Whose scores."""

    game: str


class Journeys(TypedDict):
    """Whose journeys; of all games by default."""

    game: NotRequired[str | None]


class NewJourney(TypedDict):
    """A journey to begin."""

    game: str
    name: str
    options: NotRequired[Options | None]


class Decide(TypedDict):
    """What is chosen between two matches of a journey."""

    chosen: Sequence[str]


class JourneyTable(TypedDict):
    """What to wear at the table of the next match."""

    badge: NotRequired[int | None]
