"""The room's errors: each a code, a sentence and an HTTP status."""

from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from vaka.server import wire

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
    """A request the room refuses."""

    status = 409

    def __init__(self, key: str, retry_after: int | None = None, **args: Any) -> None:
        super().__init__(key, **args)
        self.retry_after = retry_after  # seconds, if trying again then may help
        self.position: wire.Standing | None = None  # the latest one, if the client had an earlier one


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
    """The client acted on an earlier position."""


def status_of(error: VakaError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, RoomError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def as_data(error: VakaError, language: str) -> "wire.Problem":
    """The error as every client gets it."""
    message = error.say(language).encode("utf-8", "replace").decode()  # it may quote half a character
    said: wire.Problem = {"code": error.key, "message": message}
    if isinstance(error, RoomError) and error.position is not None:
        said["position"] = error.position
    return said
