"""What a room refuses: each error a code, a sentence and the status of an answer."""

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
    from vaka.room import wire

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
        self.position: wire.LatestPositions | None = None  # if the client had an earlier one


class NotThere(RoomError):
    status = 404


class Forbidden(RoomError):
    status = 403


class BadRequest(RoomError):
    status = 422


class Unavailable(RoomError):
    status = 503


class Stale(RoomError):
    """The client acted on an earlier position."""


def status_of(error: VakaError) -> int:
    """The status of the answer, as HTTP numbers them."""
    if isinstance(error, RoomError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)
