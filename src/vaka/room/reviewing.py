"""The progress of a review, whoever makes it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vaka.core.errors import VakaError
from vaka.core.match import Match

if TYPE_CHECKING:
    from vaka.bots.review import Review


@dataclass(eq=False)
class Reviewing:
    """A review under way, done, or not possible."""

    match: Match
    client: str = ""  # who asked for it first
    ply: int = 0  # how far it has come
    found: "Review | None" = None
    problem: VakaError | None = None

    @property
    def busy(self) -> bool:
        return self.found is None and self.problem is None
