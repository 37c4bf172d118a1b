"""A broken promise of a game, with what is needed to reproduce it."""

from typing import Any


class ConformanceError(AssertionError):
    """A property of the contract that does not hold, and the match and ply that show it."""

    def __init__(self, property_: str, detail: str, where: dict[str, Any]) -> None:
        self.property, self.detail, self.where = property_, detail, where
        place = ", ".join(f"{key} {value}" for key, value in where.items())
        super().__init__(f"{property_}: {detail} ({place})")

    def __reduce__(self) -> Any:
        return ConformanceError, (self.property, self.detail, self.where)
