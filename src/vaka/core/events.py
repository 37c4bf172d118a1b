"""What happened, told in small integers while an action is played.

`events` is an int32 array [capacity + 1, WIDTH]. Row 0 holds only the count; rows 1.. are events: kind, audience, then
parts. An array without rows (`NO_EVENTS`) costs nothing, which is what simulation passes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args, get_type_hints

from vaka.core.arrays import np
from vaka.core.kernel import Ints, rule
from vaka.core.numbers import wide
from vaka.locale import has_message, speak, speak_of

WIDTH = 12
PARTS = WIDTH - 2
EVERYONE = -1
SEAT_PARTS = ("seat", "by", "other", "owner", "first")  # parts that are seats wherever an event has them; −1 is nobody
SEAT_SETS = ("winners",)  # parts that are several seats, as bits
YOU = "you"  # what a message is given for the seat of its reader
NO_EVENTS: Ints = np.zeros((0, WIDTH), np.int32)
Event: TypeAlias = dict[str, Any]  # its kind and its parts, of whatever game: a game's `events` module has the types


@dataclass(frozen=True)
class EventKind:
    """The name of an event and of its parts, in the order the rules tell them."""

    name: str
    parts: tuple[str, ...] = ()


def event_kinds(*shapes: type) -> tuple[EventKind, ...]:
    """The kinds of events of a game from their TypedDicts, in the order of the numbers the rules tell them by.

    >>> from typing import Literal, TypedDict
    >>> class Took(TypedDict):
    ...     kind: Literal["took"]
    ...     seat: int
    ...     stones: int
    >>> event_kinds(Took)
    (EventKind(name='took', parts=('seat', 'stones')),)
    """
    kinds = []
    for shape in shapes:
        hints = get_type_hints(shape)
        (name,) = get_args(hints.pop("kind"))
        if len(hints) > PARTS:
            raise ValueError(f"the event {name} has more than {PARTS} parts")
        kinds.append(EventKind(name, tuple(hints)))
    return tuple(kinds)


@rule
def tell(
    events: Ints,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
    i: int = 0,
    j: int = 0,
) -> None:
    """Tell everyone that something happened."""
    if events.shape[0] > 0:
        # sums have full width, so that CUDA compiles `whisper` once and not for every type of its parts
        whisper(
            events, EVERYONE, wide(kind), wide(a), wide(b), wide(c), wide(d), wide(e), wide(f), wide(g), wide(h),
            wide(i), wide(j),
        )  # fmt: skip


@rule
def whisper(
    events: Ints, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0,
    g: int = 0, h: int = 0, i: int = 0, j: int = 0,
) -> None:  # fmt: skip
    """Tell one seat alone that something happened; EVERYONE tells all."""
    if events.shape[0] == 0 or events[0, 0] + 1 >= events.shape[0]:
        return
    n = events[0, 0] + 1
    events[0, 0] = n
    events[n, 0] = kind
    events[n, 1] = seat
    events[n, 2] = a
    events[n, 3] = b
    events[n, 4] = c
    events[n, 5] = d
    events[n, 6] = e
    events[n, 7] = f
    events[n, 8] = g
    events[n, 9] = h
    events[n, 10] = i
    events[n, 11] = j


def new_events(capacity: int = 1024) -> Ints:
    """An empty array for this many events. Only its count is set: clearing 40 kB takes longer than most actions."""
    events = np.empty((capacity + 1, WIDTH), np.int32)
    events[0, 0] = 0
    return events


def event_rows(events: Ints) -> list[list[int]]:
    """The events that were told, each a row: kind, audience, parts."""
    return events[1 : 1 + int(events[0, 0])].tolist() if len(events) else []


def read_events(events: Ints, kinds: tuple[EventKind, ...], seat: int | None) -> list[Event]:
    """The events a seat (or a spectator, None) may know, as plain data."""
    return read_rows(event_rows(events), kinds, seat)


def read_rows(rows: list[list[int]], kinds: tuple[EventKind, ...], seat: int | None) -> list[Event]:
    """The same, from rows."""
    told = []
    for row in rows:
        if row[1] == EVERYONE or row[1] == seat:
            kind = kinds[row[0]]
            told.append({"kind": kind.name, **dict(zip(kind.parts, row[2:], strict=False))})
    return told


def sentence(language: str, game: str, seats: int, event: Mapping[str, Any], reader: int | None = None) -> str:
    """An event in words. Seats are named by number; clients that know who sits there put in their names. The seat of
    the reader is "you": every message that names a seat has a variant for it.

    >>> sunk = {"kind": "sank", "seat": 1}
    >>> sentence("en", "powerboats", 2, sunk)
    'Seat 1 has too much damage and sinks.'
    >>> sentence("en", "powerboats", 2, sunk, reader=1)
    'You have too much damage and sink.'
    """
    named: dict[str, Any] = {
        part: YOU if event[part] == reader else seat_name(language, game, seats, event[part])
        for part in SEAT_PARTS
        if part in event
    }
    for part in SEAT_SETS:
        if part in event:
            those = [seat for seat in range(seats) if event[part] >> seat & 1]
            among = YOU if those == [reader] else speak(language, "you-among")
            named[part] = [among if seat == reader else seat_name(language, game, seats, seat) for seat in those]
    return speak_of(language, f"{game}-event-{event['kind']}", {**event, **named})


def seat_name(language: str, game: str, seats: int, seat: int) -> str | None:
    """What to call a seat: a game may have players of its own beyond the seats at the table."""
    if seat < 0:
        return None
    own = f"{game}-beyond"
    return speak(language, own if seat >= seats and has_message(own) else "seat-name", seat=seat)
