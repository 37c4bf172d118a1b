"""Writes simulated matches as rows, a group of rows for each of them."""

from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import CannotWrite
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Ints
from vaka.core.record import reason
from vaka.data.schema import About, arrow, schema

ROWS = 20_000  # collected before they are written


class DecisionWriter:
    """A file of decisions, written atomically."""

    def __init__(self, path: Path, force: bool, game: Game, codes: Ints, described: About) -> None:
        if path.exists() and not force:
            raise CannotWrite("cannot-write", path=str(path), reason="File exists")
        self.path, self.draft = path, path.with_name(f".{path.name}.part")
        self.game, self.seats, self.codes = game, described["seats"], codes
        self.pa, self.schema = arrow(), schema(game, described)
        self.rules = game.fast_rules
        self.rows: dict[str, list[Any]] = {name: [] for name in self.schema.names}
        self.complete = 0
        try:
            self.file = self.pa.parquet.ParquetWriter(str(self.draft), self.schema, compression="zstd")
        except OSError as error:
            raise CannotWrite("cannot-write", path=str(path), reason=reason(error)) from None

    def add(self, seed: int, actions: list[int], returns: list[int]) -> None:
        """One match, given by its seed and actions: it is played again to see what each seat knew."""
        state, legal = self.game.new_state(), self.game.new_actions()
        self.rules.setup(state, self.seats, self.codes, seed)
        for ply, action in enumerate(actions):
            seat = int(self.rules.to_move(state))
            count = int(self.rules.legal(state, legal))
            seen = np.zeros(self.game.observation.length, np.int32)
            self.rules.observe(state, seat, seen)
            row = (seed, ply, seat, seen, legal[:count].copy(), action, returns[seat] / RETURN_UNIT)
            for column, value in zip(self.rows.values(), row, strict=True):
                column.append(value)
            self.rules.apply(state, action, NO_EVENTS)
        self.complete += 1
        if len(self.rows["seed"]) >= ROWS:
            self._write()

    def _write(self) -> None:
        rows, self.rows = self.rows, {name: [] for name in self.rows}
        if not rows["seed"]:
            return
        columns = []
        for field in self.schema:
            if field.name == "observation":
                flat = self.pa.array(np.concatenate(rows["observation"]))
                columns.append(self.pa.FixedSizeListArray.from_arrays(flat, self.game.observation.length))
            else:
                columns.append(self.pa.array(rows[field.name], field.type))
        try:
            self.file.write_table(self.pa.Table.from_arrays(columns, schema=self.schema))
        except OSError as error:
            raise CannotWrite("cannot-write", path=str(self.path), reason=reason(error)) from None

    def __enter__(self) -> "DecisionWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._write()
            self.file.close()
            if kind is None:
                self.draft.replace(self.path)
        except OSError as problem:
            raise CannotWrite("cannot-write", path=str(self.path), reason=reason(problem)) from None
        finally:
            with suppress(OSError):
                self.draft.unlink()
