"""The paces at which people are brought together: the clock of their table as a short text."""

from typing import Any, Final, get_args

from vaka.core.meta import Meta
from vaka.room.wire import TableClock
from vaka.server.errors import BadRequest
from vaka.server.requests import LiveClockAsk, TurnClockAsk

NO_CLOCK: Final = "none"
HOURS: tuple[Any, ...] = get_args(TurnClockAsk.model_fields["hours"].annotation)


def clock_of(game: Meta, pace: str) -> TableClock | None:
    """The clock of a pace: `none`, one of the game's own in seconds such as `600+20`, or hours a turn such as `72h`.

    >>> from vaka.core.registry import meta
    >>> clock_of(meta("powerboats"), "600+15")
    {'kind': 'live', 'bank': 600, 'increment': 15}
    """
    if pace == NO_CLOCK:
        return None
    for bank, increment in game.paces:
        if pace == f"{bank}+{increment}":
            return {"kind": "live", "bank": bank, "increment": increment}
    for hours in HOURS:
        if pace == f"{hours}h":
            return stored(TurnClockAsk.model_validate({"kind": "turns", "hours": hours}))
    raise BadRequest("pairing-pace")


def is_by_turns(pace: str) -> bool:
    """Whether a pace is one of hours a turn."""
    return pace.endswith("h")


def stored(asked: LiveClockAsk | TurnClockAsk) -> TableClock:
    """A clock as a table stores it."""
    if isinstance(asked, LiveClockAsk):
        return {"kind": "live", "bank": asked.bank, "increment": asked.increment}
    night = None if asked.night is None else list(asked.night)
    return {"kind": "turns", "hours": asked.hours, "night": night, "weekends": asked.weekends, "zone": asked.zone}
