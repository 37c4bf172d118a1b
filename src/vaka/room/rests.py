"""When the clocks of turn-based play rest: at night and at weekends if the table wants that, and while somebody has
days off. Times are milliseconds since 1970; hours are those of the table's time zone, which sets its clocks forward and
back."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

SATURDAY = 5
NEVER = 1 << 60  # after every time
DAYS_KEPT = 1024  # of all time zones and nights, so that a move need not work out the hours of its day again


@dataclass(frozen=True)
class Rests:
    """Clocks stand still from one hour of the day to another, and on Saturday and Sunday if `weekends`."""

    zone: str = "UTC"
    night: tuple[int, int] | None = None  # from which hour to which
    weekends: bool = False
    off: tuple[tuple[int, int], ...] = ()  # days off, from when to when, in their order
    never: bool = field(init=False, compare=False)  # whether the clocks always run

    def __post_init__(self) -> None:
        object.__setattr__(self, "never", not self.night and not self.weekends and not self.off)

    def active(self, start: int, end: int) -> int:
        """How much of the time from `start` to `end` counts."""
        if end <= start:
            return 0
        if self.never:
            return end - start
        return sum(until - since for since, until in self._waking(start, end))

    def after(self, start: int, span: int) -> int:
        """When a span of time that counts is over."""
        if self.never:
            return start + span
        for since, until in self._waking(start, None):
            if span <= until - since:
                return since + span
            span -= until - since
        raise AssertionError("days never end")

    def resting(self, at: int) -> bool:
        """Whether the clocks stand still now."""
        return not self.never and self.active(at, at + 1) == 0

    def _waking(self, start: int, end: int | None) -> Iterator[tuple[int, int]]:
        """The stretches of time that count."""
        for since, until in self._hours_of_days(start, end):
            for first, last in self.off:
                if since < min(first, until):
                    yield since, min(first, until)
                since = max(since, min(last, until))
            if since < until:
                yield since, until

    def _hours_of_days(self, start: int, end: int | None) -> Iterator[tuple[int, int]]:
        """The stretches of time that count if nobody has days off."""
        if not self.night and not self.weekends:
            yield start, end if end is not None else NEVER
            return
        day = datetime.fromtimestamp(start / 1000, ZoneInfo(self.zone)).date() - DAY
        while True:
            hours, midnight = _day(self.zone, self.night, self.weekends, day)
            for since, until in hours:
                since, until = max(since, start), until if end is None else min(until, end)
                if since < until:
                    yield since, until
            if end is not None and midnight >= end:
                return
            day += DAY


DAY = timedelta(days=1)


@lru_cache(DAYS_KEPT)
def _day(
    zone: str, night: tuple[int, int] | None, weekends: bool, day: date
) -> tuple[tuple[tuple[int, int], ...], int]:
    """The hours of a day that count, and when the day ends."""
    midnight, next_ = (datetime(each.year, each.month, each.day, tzinfo=ZoneInfo(zone)) for each in (day, day + DAY))
    if weekends and midnight.weekday() >= SATURDAY:
        hours: list[tuple[datetime, datetime]] = []
    elif night is None:
        hours = [(midnight, next_)]
    else:
        since, until = (midnight.replace(hour=hour) for hour in night)
        over_midnight = since > until
        hours = [(until, since)] if over_midnight else [(midnight, since), (until, next_)]
    return tuple((_ms(since), _ms(until)) for since, until in hours), _ms(next_)


def _ms(at: datetime) -> int:
    return round(at.astimezone(UTC).timestamp() * 1000)
