"""What a room refuses, as a code, a sentence and a status of HTTP."""

from typing import Any

from vaka.core.errors import (
    BadComponents,
    BadRecord,
    IllegalMove,
    InvalidMove,
    NotUndoable,
    OutOfRange,
    UnknownName,
    VakaError,
)

STATUS: tuple[tuple[type[VakaError], int], ...] = (
    (UnknownName, 422),
    (OutOfRange, 422),
    (InvalidMove, 422),
    (BadRecord, 422),
    (BadComponents, 422),
    (IllegalMove, 409),
    (NotUndoable, 409),
)


class RoomError(VakaError):
    """A refusal of the room itself."""

    status = 409

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, **args)
        self.position: dict[str, Any] | None = None  # where the table stands, if the client was behind


class NotThere(RoomError):
    status = 404


class Forbidden(RoomError):
    status = 403


class TooMuch(RoomError):
    status = 429


class TooLarge(RoomError):
    status = 413


class TooSlow(RoomError):
    status = 408


class BadRequest(RoomError):
    status = 422


class Unavailable(RoomError):
    status = 503


class Stale(RoomError):
    """The table has moved on since the client looked."""


def status_of(error: VakaError) -> int:
    """The HTTP status of a mistake."""
    if isinstance(error, RoomError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def as_data(error: VakaError, language: str) -> dict[str, Any]:
    """The error as every client gets it."""
    said: dict[str, Any] = {"code": error.key, "message": error.say(language)}
    if isinstance(error, RoomError) and error.position is not None:
        said["position"] = error.position
    return said
