"""Where a local room keeps things: texts under a kind and an id, each with a revision and a summary."""

from typing import Protocol

TABLE, JOURNEY = "table", "journey"  # kinds


class Shelf(Protocol):
    """What the room needs of a store. A write is done when it returns."""

    async def read(self, kind: str, id: str) -> str | None:
        """The text under an id."""

    async def write(self, kind: str, id: str, revision: int, text: str, summary: str) -> bool:
        """Put a text under an id; False, with nothing changed, if its revision does not follow the one there."""

    async def summaries(self, kind: str) -> list[str]:
        """The summaries of all texts of a kind."""
