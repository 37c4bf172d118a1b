"""Journeys: matches one after another for one person, with choices between them, such as a career.

A journey is a value. Whoever keeps it sees plain data that JSON can hold, a *story*, and asks the game what comes next.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from vaka.core.match import Match

Story: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Ask:
    """A choice between two matches: `count` things, each at most as often as `free` says."""

    count: int
    free: dict[str, int]


class Journey(Protocol):
    """What a game with a journey gives. No function changes the story it is given."""

    def begin(self, name: str, options: Mapping[str, Any], seed: int) -> Story:
        """The story before its first match; `options` are those named in META.journey."""

    def over(self, story: Story) -> bool:
        """Whether nothing is left to play or to choose."""

    def played(self, story: Story) -> int:
        """How many matches it has taken in."""

    def asks(self, story: Story) -> Ask | None:
        """What is to be chosen before the next match, if anything is."""

    def decide(self, story: Story, chosen: Sequence[str]) -> Story:
        """The story with that choice made."""

    def match(self, story: Story) -> Match:
        """The next match, for one seat, as far as it is already played."""

    def take(self, story: Story, match: Match) -> Story:
        """The story after its next match, which is over."""

    def figures(self, story: Story) -> dict[str, float]:
        """Numbers of a story that is over, for simulations."""

    def view(self, story: Story) -> Mapping[str, Any]:
        """All a client shows of it, as plain data."""

    def write(self, story: Story, under_way: Sequence[int] = ()) -> dict[str, Any]:
        """The story as the data of a file; `under_way` are the actions of a match not yet taken in."""

    def read(self, record: Any) -> Story:
        """The story of a file, replayed and compared in every part; BadRecord if it was altered."""
