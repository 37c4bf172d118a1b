"""Where simulated matches go: into a journal while they are played, and into the file once all are there.

Beside `x.parquet` lie `.x.parquet.matches`, the journal, and `.x.parquet.part`, the file in the making, until it is
complete. A journal that is there is continued, so a simulation that was interrupted loses a second at most.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, NotRequired, Protocol, TypedDict

import numpy as np

from vaka.arena.journal import Journal, whole_lines
from vaka.arena.simulate import Outcome, Simulation, play
from vaka.core.errors import BadRecord, CannotWrite
from vaka.core.record import reason, to_record
from vaka.core.registry import load
from vaka.data.rows import Expected
from vaka.data.schema import about
from vaka.data.writer import DecisionWriter

PARQUET = ".parquet"


class Writer(Protocol):
    """Makes the file out of matches."""

    held: int  # matches that an earlier run has written already

    def add(self, outcome: Outcome) -> None:
        """One more match."""

    def close(self) -> None:
        """All are there."""

    def stop(self) -> None:
        """It is broken off; what is of use later stays."""


class DecisionFile:
    """Decisions as rows of a Parquet file. It is written from the journal every time."""

    held = 0

    def __init__(self, path: Path, simulation: Simulation) -> None:
        game, options = load(simulation.game), dict(simulation.options)
        described = about(game, simulation.seats, options, simulation.bots, simulation.kit, simulation.values)
        self._rows = DecisionWriter(path, game, game.option_codes(options, simulation.kit), described)

    def add(self, outcome: Outcome) -> None:
        self._rows.add(outcome.seed, outcome.actions, outcome.returns, outcome.expected)

    def close(self) -> None:
        self._rows.close()

    def stop(self) -> None:
        self._rows.drop()


class RecordFile:
    """Matches as records, one in a line of JSON."""

    def __init__(self, path: Path, simulation: Simulation) -> None:
        self.path, self.simulation = path, simulation
        self.held = whole_lines(path) if path.exists() else 0
        if self.held > simulation.matches:  # fewer are asked for this time
            path.unlink()
            self.held = 0
        self._file = path.open("a", encoding="utf-8")

    def add(self, outcome: Outcome) -> None:
        record = to_record(outcome.match(self.simulation), list(self.simulation.bots))
        self._file.write(json.dumps(record, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self._file.close()

    def stop(self) -> None:
        with suppress(OSError):  # a full disk, said already
            self._file.close()


def check_target(path: Path, force: bool) -> None:
    """CannotWrite if results cannot go into this file."""
    wrong = ""
    try:
        if path.is_file():
            if not force:
                raise CannotWrite("file-is-there", path=str(path))
        elif path.exists():
            wrong = "Not a regular file"
        elif not path.parent.is_dir():
            wrong = "No such folder"
        if not wrong and not os.access(path.parent, os.W_OK):
            wrong = "Permission denied"
    except OSError as error:  # such as a name that is too long
        wrong = reason(error)
    if wrong:
        raise CannotWrite("cannot-write", path=str(path), reason=wrong)


class Output:
    """The file of a simulation, written atomically."""

    def __init__(self, path: Path, force: bool, simulation: Simulation) -> None:
        self.path, self.simulation = path, simulation
        self.complete = 0  # matches it has
        check_target(path, force)
        self._draft, journal = (path.with_name(f".{path.name}.{ending}") for ending in ("part", "matches"))
        try:
            self._journal = self._opened(journal, force)
            if self._journal.count == 0:
                self._draft.unlink(missing_ok=True)  # of something else
            kind = DecisionFile if path.suffix == PARQUET else RecordFile
            self._writer: Writer = kind(self._draft, simulation)
        except OSError as error:
            raise CannotWrite("cannot-write", path=str(path), reason=reason(error)) from None

    def _opened(self, path: Path, force: bool) -> Journal:
        header = {"vaka": "matches", **self.simulation.to_data()}
        try:
            return Journal(path, header, "simulate")
        except BadRecord:
            if not force:
                raise
            path.unlink()
            return Journal(path, header, "simulate")

    @property
    def kept(self) -> int:
        """Matches that the same command will not play again."""
        return min(len(self._journal), self.simulation.matches)

    @property
    def held(self) -> int:
        """Matches that an earlier run has played already."""
        return min(self._journal.count, self.simulation.matches)

    def outcomes(self, workers: int) -> Iterator[Outcome]:
        """The matches, those of an earlier run first; each is in the journal before it is returned."""
        held = self.held
        try:
            for entry in islice(self._journal.entries(), held):
                yield self._written(outcome_from(entry))
            for outcome in play(self.simulation, workers, held):
                self._journal.add([to_entry(outcome)])
                yield self._written(outcome)
        except OSError as error:
            raise self._out_of_room(error) from None

    def _written(self, outcome: Outcome) -> Outcome:
        if self.complete >= self._writer.held:
            self._writer.add(outcome)
        self.complete += 1
        return outcome

    def _out_of_room(self, error: OSError) -> CannotWrite:
        return CannotWrite("out-of-room", path=str(self.path), complete=self._journal.count, reason=reason(error))

    def __enter__(self) -> "Output":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self._writer.stop()
            with suppress(CannotWrite):  # the same full disk, said once already
                self._journal.flush()
            return
        try:
            self._writer.close()
            self._draft.replace(self.path)
        except OSError as problem:
            raise self._out_of_room(problem) from None
        self._journal.remove()


class Entry(TypedDict):
    """A match as a line of the journal."""

    seed: int
    actions: Any  # an array when it is written, a list when it is read
    returns: list[int]
    figures: dict[str, float]
    expected: NotRequired[list[tuple[float | None, list[int], list[float]]]]  # value, actions and their shares


def to_entry(outcome: Outcome) -> Entry:
    """A match as a line of the journal."""
    entry: Entry = {
        "seed": outcome.seed,
        "actions": outcome.actions,
        "returns": outcome.returns,
        "figures": outcome.figures,
    }
    if outcome.expected is not None:
        entry["expected"] = [(value, list(share), list(share.values())) for value, share in outcome.expected]
    return entry


def outcome_from(entry: Entry) -> Outcome:
    """The match of a line."""
    kept, expected = entry.get("expected"), None
    if kept is not None:
        expected = [
            Expected(np.nan if value is None else value, dict(zip(actions, shares, strict=True)))
            for value, actions, shares in kept
        ]
    return Outcome(entry["seed"], np.array(entry["actions"], np.int32), entry["returns"], entry["figures"], expected)
