"""Clocks: how much time everybody has left, from the log and the table's control alone.

The same log gives the same clocks in every process and after every restart. The clocks of all who decide at once run.
In real time a seat has a bank, which every turn of its own adds to; in turn-based play each turn has its own time.
A machine's clock that is set back makes nobody's time longer than it was at the last entry, and nobody's negative.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from vaka.room.rests import Rests

FORGIVEN = 500  # milliseconds of every decision that count as the network's
LEAST_RETURN = 20_000  # what somebody who ran out of time has for each turn once they are back, in real time
HOUR = 3_600_000
SECOND = 1_000

Happening: TypeAlias = Literal["action", "undo", "stop", "flag", "left", "back"]


@dataclass(frozen=True)
class Control:
    """How much time people have at a table."""

    bank: int  # in real time what everybody begins with, in turn-based play the time of a turn; in milliseconds
    increment: int = 0  # added after every turn
    by_turn: bool = False  # turn-based: every turn begins anew
    rests: Rests = field(default_factory=Rests)

    @classmethod
    def of(cls, said: Mapping[str, Any]) -> "Control":
        """A control as a table keeps it."""
        if said["kind"] == "live":
            return cls(said["bank"] * SECOND, said["increment"] * SECOND)
        night = said.get("night")
        rests = Rests(said.get("zone") or "UTC", None if night is None else (night[0], night[1]), said["weekends"])
        return cls(said["hours"] * HOUR, 0, True, rests)


@dataclass(frozen=True)
class Clocks:
    """The clocks of a table after an entry of its log."""

    control: Control
    banks: tuple[int, ...]  # by seat, when its clock last started or stopped
    running: Mapping[int, int]  # since when, for those who decide now
    latest: int  # the latest time in the log
    away: frozenset[int] = frozenset()  # bots play there: their own, or standing in
    flagged: frozenset[int] = frozenset()  # who has run out of time

    @classmethod
    def start(cls, control: Control, seats: int, at: int, bots: Iterable[int], deciding: Iterable[int]) -> "Clocks":
        """The clocks when a match begins."""
        fresh = cls(control, (control.bank,) * seats, {}, at, frozenset(bots))
        return fresh._running(deciding)

    def after(self, kind: Happening, seat: int, at: int, deciding: Iterable[int]) -> "Clocks":
        """The clocks after an entry of the log; `deciding` are the seats that decide then, whether people or bots."""
        if kind == "flag":
            banks = _set(self.banks, seat, self._fresh(seat, flagged=True))
            fallen = replace(self, banks=banks, away=self.away | {seat}, flagged=self.flagged | {seat})
            return fallen._at(at)._running(deciding)
        if kind == "undo":
            return self._charged(self.running, at)._at(at)._running(deciding, anew=True)
        charged = self._charged([seat], at)._at(at)
        if kind == "left":
            return replace(charged, away=self.away | {seat})._running(deciding)
        if kind == "back":
            return replace(charged, away=self.away - {seat})._running(deciding)
        deciding = set(deciding)
        if seat not in deciding and seat not in self.away:  # its turn is over
            charged = replace(charged, banks=_set(charged.banks, seat, charged._fresh(seat)))
        return charged._running(deciding)

    def left(self, seat: int, now: int, stopped: int | None = None) -> int:
        """How much time a seat has at a moment; `stopped` is when it made a choice that is still sealed."""
        if seat not in self.running:
            return self.banks[seat]
        return max(0, self.banks[seat] - self._used(seat, now if stopped is None else min(stopped, now)))

    def flag(self, seat: int) -> int | None:
        """When the time of a seat is over if nothing happens before; None if its clock stands still."""
        if seat not in self.running:
            return None
        return self.control.rests.after(self.running[seat], self.banks[seat] + FORGIVEN)

    def fallen(self, now: int, chosen: Iterable[int] = ()) -> list[tuple[int, int]]:
        """Who has run out of time by now, and when, the first one first; those who have chosen already have not."""
        found = [(self.flag(seat), seat) for seat in self.running if seat not in set(chosen)]
        return [(seat, at) for at, seat in sorted((at, seat) for at, seat in found if at is not None and at < now)]

    def _used(self, seat: int, at: int) -> int:
        return max(0, self.control.rests.active(self.running[seat], at) - FORGIVEN)

    def _charged(self, seats: Iterable[int], at: int) -> "Clocks":
        """The time that seats have used up to an entry, taken from their banks; their clocks start there again."""
        banks, running = self.banks, dict(self.running)
        for seat in seats:
            if seat in running:
                banks = _set(banks, seat, max(0, self.banks[seat] - self._used(seat, at)))
                running[seat] = max(running[seat], at)
        return replace(self, banks=banks, running=running)

    def _at(self, at: int) -> "Clocks":
        return replace(self, latest=max(self.latest, at))

    def _fresh(self, seat: int, flagged: bool | None = None) -> int:
        """What a seat has when its next turn begins."""
        if self.control.by_turn:
            return self.control.bank
        if seat in self.flagged or flagged:
            return max(LEAST_RETURN, self.control.increment)
        return self.banks[seat] + self.control.increment

    def _running(self, deciding: Iterable[int], anew: bool = False) -> "Clocks":
        """The same with the clocks of those who decide running: from now on, unless they were running before."""
        before = {} if anew else self.running
        return replace(
            self, running={seat: before.get(seat, self.latest) for seat in deciding if seat not in self.away}
        )


def _set(banks: tuple[int, ...], seat: int, bank: int) -> tuple[int, ...]:
    return (*banks[:seat], bank, *banks[seat + 1 :])
