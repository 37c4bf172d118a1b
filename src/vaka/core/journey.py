"""Journeys: matches one after another for one person, with choices between them, such as a career.

A journey is a value. To everyone but the game it is plain data that JSON can hold, a *story*; the game says what comes
next.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from vaka.core.match import Match

Story: TypeAlias = dict[str, Any]
Speak: TypeAlias = Callable[..., str]


@dataclass(frozen=True)
class Ask:
    """A choice between two matches: `count` things, each at most as often as `free` says."""

    count: int
    free: dict[str, int]


class Journey(Protocol):
    """What a game with a journey gives. No function changes the story it is given."""

    def begin(self, name: str, options: Mapping[str, Any], seed: int, kit: tuple[int, ...] | None = None) -> Story:
        """The story before its first match; `options` are those named in META.journey, `kit` is a box of one's own."""

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

    def write(self, story: Story, under_way: Sequence[int] | None = None) -> Mapping[str, Any]:
        """The story as the data of a file; `under_way` are the actions of a match not yet taken in, if not its own."""

    def read(self, record: Any) -> Story:
        """The story of a file, replayed and compared in every part; BadRecord if it was altered."""


@runtime_checkable
class ToldJourney(Journey, Protocol):
    """What a journey may give besides, so that the terminal shows it in the game's own words."""

    def draw(self, story: Story, speak: Speak) -> Any:
        """All about it, as a rich renderable."""

    def line(self, story: Story, speak: Speak) -> str:
        """Where it stands, in one line."""

    def coming(self, story: Story, speak: Speak) -> str:
        """What the next match is."""

    def outcome(self, story: Story, speak: Speak) -> str:
        """What the last match brought."""

    def thing(self, name: str, speak: Speak) -> str:
        """One of the things that `asks` offers, in words."""
