"""How long a table has waited for somebody, by the clock of this process, which nobody can set.

Times from other machines are never compared with it. Whether somebody is connected to another process shows in the
store: what is noted there changes while they are, and this process sees by its own clock how long it has not changed.
"""

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vaka.server.rows import Seat
from vaka.server.settings import Settings

if TYPE_CHECKING:
    from vaka.server.table import Table


@dataclass
class Absence:
    """Somebody is not there: since when, and what the store has noted of them."""

    since: float
    seen: int | None = None  # not read yet


@dataclass
class Waits:
    """The turn a table waits for, and who is not there."""

    turn: tuple[int, int] | None = None  # entry and seat, if a person is to decide
    since: float = 0.0
    absences: dict[int, Absence] = field(default_factory=dict)  # by seat

    def look(self, table: "Table", seat: Seat | None, present: set[int]) -> None:
        """Bring it up to date; `seat` is the one the table waits for, `present` those whose people are connected."""
        at = time.monotonic()
        turn = None if seat is None else (table.entries, seat.seat)
        if turn != self.turn:
            self.turn, self.since = turn, at
        for chair in table.seats:
            if chair.token is None or chair.seat in present:
                self.absences.pop(chair.seat, None)
            else:
                self.absences.setdefault(chair.seat, Absence(at))

    def here(self, seat: int) -> None:
        """Somebody has been heard of."""
        self.absences.pop(seat, None)

    def absent(self, seat: int) -> float:
        """For how many seconds somebody has not been there."""
        return time.monotonic() - self.absences[seat].since if seat in self.absences else 0.0

    def silent(self) -> float:
        """For how many seconds the seat to move has had the turn."""
        return time.monotonic() - self.since if self.turn is not None else 0.0


def overdue(waits: Waits, seat: Seat, settings: Settings) -> bool:
    """Whether the others may let a bot play for the seat to move. Anyone voted out for their silence before gets half
    the time."""
    patience = settings.silent_seconds / 2**seat.voted_out
    return waits.absent(seat.seat) > settings.absent_seconds or waits.silent() > patience
