"""What players did in a match, as notes to be counted over many: a game's `habits` module writes them."""

from collections.abc import Sequence
from typing import NamedTuple

from vaka.core.events import Event
from vaka.core.kernel import State

NOBODY = -1


class Decision(NamedTuple):
    """A decision of a finished match: what was legal, the position before and after it, and all events it told."""

    seat: int
    action: int
    legal: Sequence[int]
    before: State
    after: State
    events: Sequence[Event]


class Note(NamedTuple):
    """A number that a seat brought about, 1 or 0 for yes or no; notes of one name and key are averaged."""

    name: str
    value: float
    seat: int = NOBODY
    key: int | str | None = None
