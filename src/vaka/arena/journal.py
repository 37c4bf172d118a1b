"""Lines of JSON on disk, under a first line that says what they are about, so that long work can be continued."""

import os
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import orjson

from vaka.core.errors import BadRecord, CannotWrite
from vaka.core.record import reason

FLUSH_SECONDS = 1.0


class Journal:
    """A file of entries. One of the same header is continued, without a line that was cut off."""

    def __init__(self, path: Path, header: Mapping[str, Any], kind: str) -> None:
        """`kind`: the messages `<kind>-foreign` and `<kind>-other` say what a file is that cannot be continued."""
        self.path, self.kind = path, kind
        first = _line(header)
        try:
            if not path.exists() or path.stat().st_size == 0:
                path.write_bytes(first)
            self._check(first)
            self.count = whole_lines(path) - 1  # entries on disk
        except OSError as error:
            raise self._failed(error) from None
        self._lines: list[bytes] = []  # not on disk yet
        self._flushed = time.monotonic()

    def _failed(self, error: OSError) -> CannotWrite:
        return CannotWrite("cannot-write", path=str(self.path), reason=reason(error))

    def _check(self, first: bytes) -> None:
        with self.path.open("rb") as file:
            line = file.readline()
        if line != first:
            raise BadRecord(f"{self.kind}-{'other' if _is_header(line) else 'foreign'}", path=str(self.path))

    def entries(self) -> Iterator[Any]:
        """What earlier runs have left."""
        with self.path.open("rb") as file:
            next(file)
            for line in file:
                try:
                    yield orjson.loads(line)
                except ValueError:
                    raise BadRecord(f"{self.kind}-foreign", path=str(self.path)) from None

    def add(self, entries: Iterable[Any]) -> None:
        """Keep entries; they are on disk after `flush`, which is called every second."""
        self._lines += map(_line, entries)
        if time.monotonic() - self._flushed >= FLUSH_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what was added."""
        self._flushed = time.monotonic()
        try:
            with self.path.open("ab") as file:
                file.writelines(self._lines)
        except OSError as error:
            raise self._failed(error) from None
        self.count += len(self._lines)
        self._lines = []

    def remove(self) -> None:
        """Delete the file: what it was for is done."""
        self._lines = []
        self.path.unlink(missing_ok=True)


def whole_lines(path: Path) -> int:
    """Drop a last line that was cut off; how many lines there are."""
    count = whole = 0
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                count, whole = count + 1, whole + len(line)
    os.truncate(path, whole)
    return count


def _line(data: Any) -> bytes:
    return orjson.dumps(data, option=orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_APPEND_NEWLINE)


def _is_header(line: bytes) -> bool:
    try:
        return "vaka" in orjson.loads(line)
    except (ValueError, TypeError):
        return False
