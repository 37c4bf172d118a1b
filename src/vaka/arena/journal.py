"""Lines of JSON on disk, under a first line that says what they are about, so that long work can be continued."""

import os
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import orjson

from vaka.core.errors import BadRecord, CannotWrite
from vaka.core.record import reason

FLUSH_SECONDS = 1.0


class _Kept(NamedTuple):
    """How far a journal has got: one value, so that Ctrl-C cannot come between its parts."""

    size: int  # bytes on disk
    entries: int  # on disk
    lines: list[bytes]  # not on disk yet


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
            count = whole_lines(path) - 1
            self._kept = _Kept(path.stat().st_size, count, [])
        except OSError as error:
            raise self._failed(error) from None
        self._flushed = time.monotonic()

    @property
    def count(self) -> int:
        """Entries on disk."""
        return self._kept.entries

    def __len__(self) -> int:
        """Entries on disk and those that go there next."""
        return self._kept.entries + len(self._kept.lines)

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
        self._kept.lines.extend(map(_line, entries))
        if time.monotonic() - self._flushed >= FLUSH_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what was added. If Ctrl-C stops it anywhere, the next flush writes the same bytes to the same place."""
        self._flushed = time.monotonic()
        size, count, lines = self._kept
        if not lines:
            return
        text = b"".join(lines)
        try:
            with self.path.open("r+b") as file:
                file.seek(size)
                file.write(text)
        except OSError as error:
            raise self._failed(error) from None
        self._kept = _Kept(size + len(text), count + len(lines), [])

    def remove(self) -> None:
        """Delete the file: what it was for is done."""
        self._kept.lines.clear()
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
