"""Who plays with whom: a pure function of who waits, for how long, and how strong they are.

Two people fit if their ratings differ by no more than both together have come to accept; what somebody accepts grows
while they wait, and in the end they accept anybody. Whoever has waited longest is served first, with those nearest to
them. Bots fill a table only for people who have waited as long as they wanted to.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from vaka.server.pairing.paces import NO_CLOCK, is_by_turns

FIRST, GROWTH = 100.0, 15.0  # points accepted at once, and more with each second
ANYBODY = 45.0  # seconds after which the rating does not matter any more
BY_TURNS = 320.0  # times as slowly where a turn may take hours: nobody watches, and in four hours others come


@dataclass(frozen=True)
class Seeker:
    """Somebody who wants to play now. Times are in seconds."""

    key: str
    game: str
    seats: int
    pace: str
    since: float
    points: float | None = None  # their rating; guests and newcomers have none
    rated: bool = False
    bots_after: float | None = None  # seconds; None for people only
    person: str | None = None  # their account
    apart: frozenset[str] = frozenset()  # accounts they are never paired with

    @property
    def wish(self) -> tuple[str, int, str, bool]:
        return self.game, self.seats, self.pace, self.rated


@dataclass(frozen=True)
class Pairing:
    """People for one table, and how many bots besides."""

    seekers: tuple[Seeker, ...]
    bots: int = 0

    @property
    def points(self) -> float | None:
        """The mean rating of those who have one: how strong the bots should be."""
        known = [seeker.points for seeker in self.seekers if seeker.points is not None]
        return sum(known) / len(known) if known else None


def width(waited: float, pace: str = NO_CLOCK) -> float:
    """By how many points somebody else may differ after this many seconds.

    >>> [width(seconds) for seconds in (0, 10, 44, 45)]
    [100.0, 250.0, 760.0, inf]
    >>> [width(hours * 3600, "24h") for hours in (1, 4)]
    [268.75, inf]
    """
    if is_by_turns(pace):
        waited /= BY_TURNS
    return inf if waited >= ANYBODY else FIRST + GROWTH * max(0.0, waited)


def _width(seeker: Seeker, now: float) -> float:
    return width(now - seeker.since, seeker.pace)


def at_first(points: float) -> tuple[float, float]:
    """The ratings that somebody and a newcomer accept at once.

    >>> at_first(1000)
    (900.0, 1100.0)
    """
    return points - FIRST, points + FIRST


def distance(one: Seeker, two: Seeker) -> float:
    """By how many points two people differ; nothing where one of them has no rating."""
    return 0.0 if one.points is None or two.points is None else abs(one.points - two.points)


def fits(one: Seeker, two: Seeker, now: float) -> bool:
    """Whether two people may sit at one table by now."""
    if one.person is not None and (one.person in two.apart or one.person == two.person):
        return False
    if two.person is not None and two.person in one.apart:
        return False
    return distance(one, two) <= (_width(one, now) + _width(two, now)) / 2


def pair(seekers: Sequence[Seeker], now: float) -> list[Pairing]:
    """The tables to open now; nobody is at two of them."""
    wishes: dict[tuple[str, int, str, bool], list[Seeker]] = {}
    for seeker in sorted(seekers, key=lambda each: (each.since, each.key)):
        wishes.setdefault(seeker.wish, []).append(seeker)
    return [pairing for waiting in wishes.values() for pairing in _pair(waiting, now)]


def _pair(waiting: list[Seeker], now: float) -> list[Pairing]:
    """Tables for people with the same wish, who stand in the order in which they came."""
    found: list[Pairing] = []
    left = {seeker.key: seeker for seeker in waiting}
    ladder = sorted((seeker.points, seeker.key) for seeker in waiting if seeker.points is not None)
    unknown = [seeker.key for seeker in waiting if seeker.points is None]
    widest = _width(waiting[0], now)
    for first in waiting:
        if first.key not in left:
            continue
        reach = (_width(first, now) + widest) / 2
        near = (
            left if first.points is None else [*unknown, *_between(ladder, first.points - reach, first.points + reach)]
        )
        group = _group(first, [left[key] for key in near if key in left], now)
        full = len(group) == first.seats
        if not full and _patient(first, now):
            group = [seeker for seeker in group if _patient(seeker, now)]
        if full or _patient(first, now):
            found.append(Pairing(tuple(group), first.seats - len(group)))
            for seeker in group:
                del left[seeker.key]
    return found


def _between(ladder: list[tuple[float, str]], low: float, high: float) -> list[str]:
    """The keys of those whose points are between two numbers; looking at everybody would take too long in a crowd."""
    first, last = (
        bisect_left(ladder, low, key=lambda rung: rung[0]),
        bisect_right(ladder, high, key=lambda rung: rung[0]),
    )
    return [key for _, key in ladder[first:last]]


def _patient(seeker: Seeker, now: float) -> bool:
    """Whether somebody has waited as long as they wanted to before bots may fill the table."""
    return seeker.bots_after is not None and now - seeker.since >= seeker.bots_after


def _group(first: Seeker, others: Sequence[Seeker], now: float) -> list[Seeker]:
    """Somebody with those who fit best, each with all others; at most as many as there are seats."""
    group = [first]
    near = (other for other in others if other.key != first.key and fits(first, other, now))
    for other in sorted(near, key=lambda other: (distance(first, other), other.since, other.key)):
        if len(group) < first.seats and all(fits(other, member, now) for member in group):
            group.append(other)
    return group
