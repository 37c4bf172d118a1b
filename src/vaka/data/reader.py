"""Reads a file of decisions into NumPy arrays."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vaka.core.errors import BadRecord, OutOfRange, UnknownName
from vaka.core.game import Game
from vaka.core.numbers import is_whole
from vaka.core.registry import load
from vaka.data.schema import FORMAT, KEY, OLDER, About, arrow, joined, row_type


@dataclass(frozen=True)
class Decisions:
    """Decisions as arrays; row i of each is one decision."""

    about: About
    seed: npt.NDArray[np.uint64]
    ply: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    seen: npt.NDArray[np.void]  # what the seat knows: the parts of the observation by name, as they lie in the file
    legal: npt.NDArray[np.int32]  # the lists one after another
    offset: npt.NDArray[np.int64]  # row i has legal[offset[i]:offset[i + 1]]
    action: npt.NDArray[np.int32]
    result: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32] | None = None  # the result a search expected; NaN where there was none
    share: npt.NDArray[np.float32] | None = None  # how often it would play each action of `legal`

    @property
    def game(self) -> Game:
        return load(self.about["game"])

    def __len__(self) -> int:
        return len(self.action)

    @cached_property
    def observation(self) -> npt.NDArray[np.integer[Any]]:
        """[rows, length] The observations, made of their parts when they are first asked for."""
        return joined(self.seen, self.about)

    def part(self, name: str) -> npt.NDArray[np.integer[Any]]:
        """[rows, …] A named part of the observations, without a copy."""
        if name not in (self.seen.dtype.names or ()):
            known = ", ".join(self.seen.dtype.names or ())
            raise UnknownName("data-no-part", name=str(name), game=self.game.meta.title, known=known)
        return self.seen[name]

    def mask(self) -> npt.NDArray[np.bool_]:
        """[rows, action_count] True for every legal action."""
        mask = np.zeros((len(self), self.about["action_count"]), np.bool_)
        mask[np.repeat(np.arange(len(self)), np.diff(self.offset)), self.legal] = True
        return mask


def read(path: Path | str) -> Decisions:
    """A whole file."""
    return next(batches(path, rows=None))


def batches(path: Path | str, rows: int | None = 50_000) -> Iterator[Decisions]:
    """A file in pieces of about this many decisions, for files larger than memory."""
    if rows is not None and (not is_whole(rows) or rows < 1):
        raise OutOfRange("bad-count", name="rows", given=str(rows), low=1)
    pa = arrow()
    file, described = opened(path)
    if rows is None:
        with _readable(path):
            whole = _decisions(described, file.read().combine_chunks())
        yield whole
        return
    pieces = file.iter_batches(rows)
    while True:
        with _readable(path):
            batch = next(pieces, None)
            if batch is None:
                return
            piece = _decisions(described, pa.Table.from_batches([batch]).combine_chunks())
        yield piece


def opened(path: Path | str) -> tuple[Any, About]:
    """The Parquet file and what it says of itself; BadRecord if this program cannot read it."""
    with _readable(path):
        file = arrow().parquet.ParquetFile(str(path))
        described = json.loads((file.schema_arrow.metadata or {}).get(KEY, b"{}"))
    if described.get("format") not in (FORMAT, *OLDER):
        raise BadRecord("data-foreign", path=str(path), format=FORMAT)
    meta = load(described["game"]).meta
    if described["version"] != meta.version:
        raise BadRecord("record-version", game=meta.title, theirs=str(described["version"]), ours=meta.version)
    return file, described


@contextmanager
def _readable(path: Path | str) -> Iterator[None]:
    """BadRecord for whatever pyarrow raises about a file that is not what it should be."""
    try:
        yield
    except (OSError, ValueError, KeyError, arrow().ArrowException) as error:
        if isinstance(error, OSError) and error.errno:  # pyarrow says more than the reason
            raise BadRecord("file-unreadable", path=str(path), reason=os.strerror(error.errno)) from None
        raise BadRecord("data-damaged", path=str(path)) from None


def _decisions(described: About, table: Any) -> Decisions:
    def whole(name: str) -> Any:
        column = table[name]
        return column.chunk(0) if column.num_chunks == 1 else column.combine_chunks()

    legal, seen, kind = whole("legal"), whole("observation"), row_type(described)
    return Decisions(
        about=described,
        **{name: whole(name).to_numpy() for name in ("seed", "ply", "seat", "action", "result")},
        seen=np.frombuffer(seen.buffers()[1] or b"", kind)[seen.offset : seen.offset + len(seen)],
        legal=legal.flatten().to_numpy(),
        offset=legal.offsets.to_numpy().astype(np.int64) - int(legal.offsets[0].as_py()),
        value=whole("value").to_numpy() if described["values"] else None,
        share=whole("share").flatten().to_numpy() if described["values"] else None,
    )
