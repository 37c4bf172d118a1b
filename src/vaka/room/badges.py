"""Badges: a colour and an emblem for each seat, chosen by its person and worn by nobody else at the table."""

from collections.abc import Collection, Sequence
from typing import Protocol

BADGES = 8


class Seat(Protocol):
    """A seat, and the badge its person chose."""

    @property
    def seat(self) -> int: ...
    @property
    def badge(self) -> int | None: ...


def free_badge(wish: int, worn: Collection[int | None]) -> int:
    """The badge asked for, or the next one that nobody wears.

    >>> free_badge(6, [6, 7])
    0
    """
    return next(
        (badge for step in range(BADGES) if (badge := (wish + step) % BADGES) not in worn),
        wish % BADGES,
    )


def badges_of(seats: Sequence[Seat]) -> list[int]:
    """What every seat wears. A seat for which nobody chose gets the badge of its number, or the next free one."""
    worn = {seat.badge for seat in seats}
    shown = []
    for seat in seats:
        shown.append(free_badge(seat.seat, worn) if seat.badge is None else seat.badge)
        worn.add(shown[-1])
    return shown
