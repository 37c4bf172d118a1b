"""The errors of a room on the network: those of `vaka.room.errors`, what only a server refuses, and all as data."""

from typing import TYPE_CHECKING

from vaka.core.errors import VakaError
from vaka.room.errors import BadRequest, Forbidden, NotThere, RoomError, Stale, Unavailable, status_of

if TYPE_CHECKING:
    from vaka.room import wire

__all__ = [
    "BadRequest",
    "Forbidden",
    "NotThere",
    "RoomError",
    "Stale",
    "TooLarge",
    "TooMuch",
    "TooSlow",
    "Unavailable",
    "as_data",
    "status_of",
]


class TooMuch(RoomError):
    status = 429


class TooLarge(RoomError):
    status = 413


class TooSlow(RoomError):
    status = 408


def as_data(error: VakaError, language: str) -> "wire.Problem":
    """The error as every client gets it."""
    message = error.say(language).encode("utf-8", "replace").decode()  # it may quote half a character
    said: wire.Problem = {"code": error.key, "message": message}
    if isinstance(error, RoomError) and error.position is not None:
        said["position"] = error.position
    return said
