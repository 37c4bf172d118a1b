"""Where a local room keeps things: texts under a kind and an id, each with a revision and a summary."""

from dataclasses import dataclass, field
from typing import Any, Protocol

TABLE, JOURNEY = "table", "journey"  # kinds


class Shelf(Protocol):
    """What the room needs of a store. A write is done when it returns."""

    async def read(self, kind: str, id: str) -> str | None:
        """The text under an id."""

    async def write(self, kind: str, id: str, revision: int, text: str, summary: str) -> bool:
        """Put a text under an id; False, with nothing changed, if its revision does not follow the one there."""

    async def summaries(self, kind: str) -> list[str]:
        """The summaries of all texts of a kind."""


@dataclass
class MemoryShelf:
    """A shelf that lasts as long as the process."""

    kept: dict[tuple[str, str], tuple[int, str, str]] = field(default_factory=dict)

    async def read(self, kind: str, id: str) -> str | None:
        found: Any = self.kept.get((kind, id))
        return None if found is None else found[1]

    async def write(self, kind: str, id: str, revision: int, text: str, summary: str) -> bool:
        before = self.kept.get((kind, id))
        if revision != (1 if before is None else before[0] + 1):
            return False
        self.kept[kind, id] = revision, text, summary
        return True

    async def summaries(self, kind: str) -> list[str]:
        return [summary for (its, _), (_, _, summary) in self.kept.items() if its == kind]
