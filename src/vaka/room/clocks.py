"""Clocks: how much time everybody has left, from the log and the table's control alone.

The same log gives the same clocks in every process and after every restart. The clocks of all who decide at once run.
In real time a seat has a bank, which every turn of its own adds to; in turn-based play each turn has its own time.
While a choice is whole and waits for the others, the clock of its seat stands still, and goes on from there if it is
changed. How long it stood still is kept with the choice, and goes into the log with the entry that charges the time.
A machine's clock that is set back makes nobody's time longer than it was at the last entry, and nobody's negative.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from vaka.room.rests import NEVER, Rests
from vaka.room.sealed import Sealed

if TYPE_CHECKING:
    from vaka.room.wire import TableClock

FORGIVEN = 500  # milliseconds of every decision that count as the network's
LEAST_RETURN = 20_000  # what somebody who ran out of time has for each turn once they are back, in real time
HOUR = 3_600_000
SECOND = 1_000

DAY = 24 * HOUR
DAYS_OFF = 14  # that a seat can take in a match

NOBODY: Mapping[int, int] = MappingProxyType({})
NOTHING: Mapping[int, Sealed] = MappingProxyType({})

Happening: TypeAlias = Literal["action", "undo", "stop", "flag", "left", "back", "pause"]


@dataclass(frozen=True)
class Control:
    """How much time people have at a table."""

    bank: int  # in real time what everybody begins with, in turn-based play the time of a turn; in milliseconds
    increment: int = 0  # added after every turn
    by_turn: bool = False  # turn-based: every turn has the whole time again
    rests: Rests = field(default_factory=Rests)

    @classmethod
    def of(cls, said: "TableClock") -> "Control":
        """A control as a table keeps it."""
        if said["kind"] == "live":
            return cls(said["bank"] * SECOND, said["increment"] * SECOND)
        night = said.get("night")
        rests = Rests(said.get("zone") or "UTC", None if night is None else (night[0], night[1]), said["weekends"])
        return cls(said["hours"] * HOUR, 0, True, rests)


@dataclass(slots=True)
class Clocks:
    """The clocks of a table after an entry of its log. Nothing changes them; frozen ones would take longer to make, and
    there are new ones after every entry."""

    control: Control
    banks: tuple[int, ...]  # by seat, when its clock last started or stopped
    running: Mapping[int, int]  # since when, for those who decide now
    latest: int  # the latest time in the log
    away: frozenset[int] = frozenset()  # bots play there: their own, or standing in
    flagged: frozenset[int] = frozenset()  # who has run out of time
    off: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)  # days off by seat, from when to when
    round: int = 0  # the number of the round of simultaneous choices under way; 0 if there is none
    flags: Mapping[int, int] = field(init=False, compare=False)  # when the time of those whose clock runs is over
    first: int = field(init=False, compare=False)  # when the first of them falls: before that nobody has to look

    def __post_init__(self) -> None:
        flags = {seat: self.rests(seat).after(at, self.banks[seat] + FORGIVEN) for seat, at in self.running.items()}
        self.flags, self.first = flags, min(flags.values(), default=NEVER)

    @classmethod
    def start(
        cls, control: Control, seats: int, at: int, bots: Iterable[int], deciding: Iterable[int], round: int = 0
    ) -> "Clocks":
        """The clocks when a match begins."""
        away = frozenset(bots)
        running = {seat: at for seat in deciding if seat not in away}
        return cls(control, (control.bank,) * seats, running, at, away, round=round)

    def after(
        self,
        kind: Happening,
        seat: int,
        at: int,
        deciding: Iterable[int],
        days: int = 0,
        round: int = 0,
        stood: Mapping[int, int] = NOBODY,
    ) -> "Clocks":
        """The clocks after an entry of the log; `deciding` are the seats that decide then, whether people or bots, in
        which `round`. `days` belong to a pause; for how long clocks have `stood` still goes by seat."""
        banks, running, away, flagged = list(self.banks), dict(self.running), self.away, self.flagged
        off = self.off
        latest, decide = max(self.latest, at), set(deciding)
        if kind == "flag":
            away, flagged = away | {seat}, flagged | {seat}
            banks[seat] = self._fresh(0, out=True)
        else:
            for each in list(running) if kind == "undo" else [seat]:
                if each in running:  # the time used up to here is gone, and the clock starts here again
                    banks[each] = max(0, banks[each] - self._used(each, at, stood.get(each, 0)))
                    running[each] = max(running[each], at)
        if kind == "pause":
            since = max([latest, *(last for _, last in off.get(seat, ()))])
            if latest + days * DAY > since:
                off = {**off, seat: (*off.get(seat, ()), (since, latest + days * DAY))}
        if kind == "left":
            away = away | {seat}
        elif kind == "back":
            away = away - {seat}
        elif kind == "action" and (seat not in decide or round != self.round):  # its turn is over
            running.pop(seat, None)  # if it decides in the next round too, that begins once all have chosen
            if seat not in away:
                banks[seat] = self._fresh(banks[seat], seat in flagged)
        before = {} if kind == "undo" else running
        running = {each: before.get(each, latest) for each in sorted(decide - away)}
        return Clocks(self.control, tuple(banks), running, latest, away, flagged, off, round)

    def left(self, seat: int, now: int, choice: Sealed | None = None) -> int:
        """How much time a seat has at a moment, with what it has sealed."""
        if seat not in self.running:
            return self.banks[seat]
        return max(0, self.banks[seat] - self._used(seat, now, self.stood(seat, now, choice)))

    def stood(self, seat: int, now: int, choice: Sealed | None) -> int:
        """For how long the clock of a seat, since it started, has stood still because its choice was whole."""
        since = self.running.get(seat)
        if choice is None or since is None:
            return 0
        before = choice.stood if choice.at > since else 0  # what it stood still before it started anew is charged
        return before + (self.rests(seat).active(max(choice.at, since), now) if choice.whole else 0)

    def flag(self, seat: int, choice: Sealed | None = None) -> int | None:
        """When the time of a seat is over if nothing happens before; None if its clock stands still."""
        if choice is None or seat not in self.running:
            return self.flags.get(seat)
        if choice.whole:
            return None
        span = self.banks[seat] + FORGIVEN + self.stood(seat, choice.at, choice)
        return self.rests(seat).after(self.running[seat], span)

    def rests(self, seat: int) -> Rests:
        """When the clock of a seat rests."""
        days = self.off.get(seat)
        return self.control.rests if days is None else replace(self.control.rests, off=days)

    def days_left(self, seat: int) -> int:
        """How many days off a seat can still take."""
        return DAYS_OFF - -(-sum(until - since for since, until in self.off.get(seat, ())) // DAY)

    def off_until(self, seat: int, now: int) -> int | None:
        """When the days off of a seat are over, if it has some now."""
        return next((until for since, until in self.off.get(seat, ()) if since <= now < until), None)

    def fallen(self, now: int, sealed: Mapping[int, Sealed] = NOTHING) -> list[tuple[int, int]]:
        """Who has run out of time by now, and when, the first one first; nobody whose choice is whole."""
        if now <= self.first:
            return []
        flags = ((self.flag(seat, sealed.get(seat)), seat) for seat in self.running)
        return [(seat, at) for at, seat in sorted((at, seat) for at, seat in flags if at is not None and at < now)]

    def _used(self, seat: int, at: int, stood: int) -> int:
        return max(0, self.rests(seat).active(self.running[seat], at) - stood - FORGIVEN)

    def _fresh(self, bank: int, out: bool) -> int:
        """What a seat has when its next turn begins; `out` if it has run out of time before."""
        if self.control.by_turn:
            return self.control.bank
        return max(LEAST_RETURN, self.control.increment) if out else bank + self.control.increment
