"""What the room and its children say to each other: a line of JSON, and behind it as many bytes as the line says."""

import json
from dataclasses import dataclass
from typing import Any, BinaryIO, Literal, TypedDict

from vaka.core import errors as core_errors
from vaka.core.errors import VakaError
from vaka.server import errors as room_errors

LONGEST = 300  # characters of an argument of an error


class ErrorData(TypedDict):
    """An error a person can correct, as data."""

    kind: str
    key: str
    args: dict[str, str | float]


class Head(TypedDict, total=False):
    """The line before the bytes: a job, or how one went."""

    job: str
    args: dict[str, Any]
    error: ErrorData
    cause: str  # of that error, for the log: what the rules made of a file, with its traceback
    failed: Literal["memory", "job"]
    ready: bool
    size: int


@dataclass(frozen=True)
class Frame:
    """One message."""

    head: Head
    data: bytes = b""

    @staticmethod
    def head_of(line: bytes) -> Head:
        """The first line of a frame; EOFError if the other side has gone."""
        if not line:
            raise EOFError
        head: Head = json.loads(line)
        return head

    def encode(self) -> list[bytes]:
        """The frame as bytes, in pieces, so that long data is not copied."""
        return [json.dumps({**self.head, "size": len(self.data)}).encode() + b"\n", self.data]


def read_frame(stream: BinaryIO) -> Frame | None:
    """The next frame; None when the other side has gone."""
    line = stream.readline()
    if not line:
        return None
    head = Frame.head_of(line)
    return Frame(head, stream.read(head.pop("size")))


def write_error(error: VakaError) -> ErrorData:
    """An error a person can correct, as data."""
    args = {key: value if isinstance(value, int | float) else _short(value) for key, value in error.args_said.items()}
    return {"kind": type(error).__name__, "key": error.key, "args": args}


def _short(value: Any) -> str:
    """Text that somebody may have sent, no longer than a sentence."""
    text = str(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def read_error(data: ErrorData) -> VakaError:
    kind = getattr(core_errors, data["kind"], None) or getattr(room_errors, data["kind"])
    error: VakaError = kind(data["key"], **data["args"])
    return error
