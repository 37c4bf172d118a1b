"""Writes simulated matches as rows of a Parquet file: one thread fills rows, another encodes them."""

from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vaka.core.errors import CannotWrite
from vaka.core.game import Game
from vaka.core.kernel import Ints
from vaka.core.record import reason
from vaka.data.rows import Block, Expected, RowPlayer, new_block
from vaka.data.schema import About, arrow, schema

ROWS = 16_384  # of a row group
BLOCKS = 3  # one being filled, one waiting, one being encoded
AT_ONCE = 4_096  # decisions handed to the thread that fills
WAITING = 4  # times that
Floats = npt.NDArray[np.float32]


class Played(NamedTuple):
    """A match to be written."""

    seed: int
    actions: Ints
    returns: Sequence[int]
    expected: Sequence[Expected] | None  # of each decision, in a file with values


class DecisionWriter:
    """A file of decisions. It is complete after `close`, and no Parquet file before."""

    def __init__(self, path: Path, game: Game, codes: Ints, described: About) -> None:
        self.path = path
        self._rows = _Rows(path, game, codes, described)
        self._filler = ThreadPoolExecutor(1)
        self._matches: list[Played] = []
        self._decisions = 0
        self._waiting: deque[Future[None]] = deque()

    def add(self, seed: int, actions: Ints, returns: Sequence[int], expected: Sequence[Expected] | None = None) -> None:
        """One match, given by its seed and actions: it is played again to see what each seat knew."""
        self._matches.append(Played(seed, actions, returns, expected))
        self._decisions += len(actions)
        if self._decisions >= AT_ONCE:
            self._hand_over(WAITING)

    def _hand_over(self, waiting: int) -> None:
        """Have the matches filled in, once at most this many others wait for it."""
        self._waiting.append(self._filler.submit(self._rows.fill, self._matches))
        self._matches, self._decisions = [], 0
        while len(self._waiting) > waiting:
            self._done(self._waiting.popleft())

    def _done(self, work: Future[None]) -> None:
        try:
            work.result()
        except OSError as error:
            raise CannotWrite("cannot-write", path=str(self.path), reason=reason(error)) from None

    def close(self) -> None:
        """Complete the file."""
        self._hand_over(0)
        self._done(self._filler.submit(self._rows.close))
        self._filler.shutdown()

    def drop(self) -> None:
        """Remove what there is of the file."""
        self._filler.shutdown(cancel_futures=True)
        with suppress(OSError):
            self._rows.close()
        with suppress(OSError):
            self.path.unlink()


class _Rows:
    """The rows of the file: what the thread that fills works on."""

    def __init__(self, path: Path, game: Game, codes: Ints, described: About) -> None:
        self.values, self.pa, self.schema = described["values"], arrow(), schema(described)
        self._player = RowPlayer(game, described["seats"], codes)
        self._player.compile(new_block(game, 1))
        self._blocks = [new_block(game, ROWS) for _ in range(BLOCKS)]
        self._busy: list[Future[None] | None] = [None] * BLOCKS
        self._current = self._row = 0
        self._expected: list[Expected] = []  # of the rows in the block
        self._file = self.pa.parquet.ParquetWriter(
            str(path), self.schema, compression="zstd", compression_level=1,
            use_dictionary=["seed", "seat", "result"], write_statistics=["seed"],  # others cost more than they save
        )  # fmt: skip
        self._encoder = ThreadPoolExecutor(1)

    def fill(self, matches: list[Played]) -> None:
        """Add the decisions of some matches."""
        for match in matches:
            ply, worth = 0, np.array(match.returns, np.int32)
            while ply < len(match.actions):
                block = self._blocks[self._current]
                reached = self._player.fill(match.seed, match.actions, ply, worth, block, self._row)
                self._row += reached - ply
                if match.expected is not None:
                    self._expected += match.expected[ply:reached]
                ply = reached
                if ply < len(match.actions):  # the block is full
                    self._encode()

    def _encode(self) -> None:
        """Have the block encoded, and go on with the next one."""
        table = self._table(self._blocks[self._current], self._row)
        self._busy[self._current] = self._encoder.submit(self._file.write_table, table, ROWS)
        self._current, self._row, self._expected = (self._current + 1) % BLOCKS, 0, []
        self._wait(self._current)

    def _wait(self, number: int) -> None:
        """Until a block may be filled again."""
        waiting, self._busy[number] = self._busy[number], None
        if waiting is not None:
            waiting.result()

    def _table(self, block: Block, rows: int) -> Any:
        """The first rows of a block, without a copy."""
        pa, ends = self.pa, block.ends[: rows + 1]
        seen = pa.py_buffer(block.observation[:rows])
        columns = {
            "observation": pa.Array.from_buffers(self.schema.field("observation").type, rows, [None, seen]),
            "legal": pa.ListArray.from_arrays(ends, block.legal[: ends[-1]]),
        }
        for name in ("seed", "ply", "seat", "action", "result"):
            columns[name] = pa.array(getattr(block, name)[:rows])
        if self.values:
            columns["value"] = pa.array(np.array([each.value for each in self._expected], np.float32))
            columns["share"] = pa.ListArray.from_arrays(ends, self._shares(block, rows))
        return pa.Table.from_arrays([columns[name] for name in self.schema.names], schema=self.schema)

    def _shares(self, block: Block, rows: int) -> Floats:
        """The shares of all legal actions of the rows, one after another."""
        return np.array(
            [
                self._expected[row].share.get(action, 0.0)
                for row in range(rows)
                for action in block.legal[block.ends[row] : block.ends[row + 1]].tolist()
            ],
            np.float32,
        )

    def close(self) -> None:
        """Write what is left."""
        try:
            if self._row > 0:
                self._encode()
            for number in range(BLOCKS):
                self._wait(number)
        finally:
            self._encoder.shutdown()
            self._file.close()
