"""When the clocks of turn-based play rest: at night and at weekends if the table wants that, and while somebody has
days off. Times are milliseconds since 1970; hours are those of the table's time zone, which sets its clocks forward and
back."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

SATURDAY = 5
NEVER = 1 << 60  # after every time


@dataclass(frozen=True)
class Rests:
    """Clocks stand still from one hour of the day to another, and on Saturday and Sunday if `weekends`."""

    zone: str = "UTC"
    night: tuple[int, int] | None = None  # from which hour to which
    weekends: bool = False
    off: tuple[tuple[int, int], ...] = ()  # days off, from when to when, in their order

    def active(self, start: int, end: int) -> int:
        """How much of the time from `start` to `end` counts."""
        return sum(until - since for since, until in self._waking(start, end)) if end > start else 0

    def after(self, start: int, span: int) -> int:
        """When a span of time that counts is over."""
        if not self.night and not self.weekends and not self.off:
            return start + span
        for since, until in self._waking(start, None):
            if span <= until - since:
                return since + span
            span -= until - since
        raise AssertionError("days never end")

    def resting(self, at: int) -> bool:
        """Whether the clocks stand still now."""
        return self.active(at, at + 1) == 0

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
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(days=1)
        while True:
            midnight, next_ = (datetime(each.year, each.month, each.day, tzinfo=zone) for each in (day, day + DAY))
            if end is not None and _ms(midnight) >= end:
                return
            for since, until in self._hours(midnight, next_):
                since_, until_ = max(_ms(since), start), _ms(until) if end is None else min(_ms(until), end)
                if since_ < until_:
                    yield since_, until_
            day += DAY

    def _hours(self, midnight: datetime, next_: datetime) -> list[tuple[datetime, datetime]]:
        """The hours of a day that count."""
        if self.weekends and midnight.weekday() >= SATURDAY:
            return []
        if self.night is None:
            return [(midnight, next_)]
        since, until = (midnight.replace(hour=hour) for hour in self.night)
        if since > until:  # over midnight
            return [(until, since)]
        return [(midnight, since), (until, next_)]


DAY = timedelta(days=1)


def _ms(at: datetime) -> int:
    return round(at.astimezone(UTC).timestamp() * 1000)
