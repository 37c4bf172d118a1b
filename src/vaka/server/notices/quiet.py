"""When something may be sent: after quiet hours, or with the daily digest, by the clock of whoever gets it."""

from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from vaka.server.store.notices import Choices


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def is_quiet(at: int, chosen: Choices) -> bool:
    """Whether a time, in milliseconds since 1970, is within somebody's quiet hours.

    >>> night = Choices("Europe/Rome", quiet_from=22 * 60, quiet_to=7 * 60)
    >>> is_quiet(0, night), is_quiet(12 * 3_600_000, night)
    (True, False)
    """
    begin, end = chosen.quiet_from, chosen.quiet_to
    if begin is None or end is None or begin == end:
        return False
    local = _local(at, chosen.zone)
    minute = local.hour * 60 + local.minute
    return begin <= minute < end if begin < end else minute >= begin or minute < end


def after_quiet(at: int, chosen: Choices) -> int:
    """The first time from `at` on that is not within quiet hours.

    >>> after_quiet(0, Choices("UTC", quiet_from=22 * 60, quiet_to=7 * 60)) // 3_600_000
    7
    """
    if not is_quiet(at, chosen):
        return at
    assert chosen.quiet_to is not None
    return _next(at, chosen.zone, chosen.quiet_to)


def next_digest(at: int, chosen: Choices) -> int:
    """When the next daily digest goes out."""
    return _next(at, chosen.zone, chosen.digest_hour * 60)


def _local(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone))


def _next(at: int, zone: str, minute: int) -> int:
    """The first time after `at` at which clocks in a zone show this many minutes after midnight; on the day
    they are put forward over it, as much later."""
    today = _local(at, zone).date()
    return next(found for days in range(3) if (found := _at(today + timedelta(days), zone, minute)) > at)


def _at(day: date, zone: str, minute: int) -> int:
    local = datetime.combine(day, time(minute // 60, minute % 60), ZoneInfo(zone))
    return int(local.astimezone(UTC).timestamp() * 1000)
