"""The results of a tournament on disk, one line each, so that a tournament can go on after an interruption."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from vaka.arena.tournament import Result, Tournament
from vaka.core.errors import BadRecord, CannotWrite
from vaka.core.record import reason


class ResultFile:
    """Results kept in memory, and in a file if one is named. A file of the same tournament is continued."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.tournament, self.path = tournament, path
        self.results: dict[tuple[int, int], Result] = {}
        if path is not None:
            try:
                self._open(path)
            except OSError as error:
                raise CannotWrite("cannot-write", path=str(path), reason=reason(error)) from None

    def _open(self, path: Path) -> None:
        header = {"vaka": "arena", **self.tournament.to_data()}
        if not path.exists() or path.stat().st_size == 0:
            path.write_text(_line(header), "utf-8")
            return
        whole = path.read_bytes()
        lines = whole[: whole.rfind(b"\n") + 1].splitlines()  # a line that was cut off is played again
        try:
            found, *rest = [json.loads(line) for line in lines]
        except ValueError:
            raise BadRecord("arena-foreign", path=str(path)) from None
        if found != json.loads(_line(header)):
            raise BadRecord("arena-other", path=str(path))
        for data in rest:
            result = Result(**{**data, "returns": tuple(data["returns"])})
            self.results[result.key] = result
        os.truncate(path, sum(len(line) + 1 for line in lines))

    def add(self, results: Iterable[Result]) -> None:
        """Keep results; once this returns they are on disk."""
        fresh = [result for result in results if result.key not in self.results]
        self.results.update((result.key, result) for result in fresh)
        if self.path is None or not fresh:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join(_line(asdict(result)) for result in fresh))
        except OSError as error:
            raise CannotWrite("cannot-write", path=str(self.path), reason=reason(error)) from None

    @property
    def wanted(self) -> list[Result]:
        """The results of this tournament's rounds; a file may hold more than were asked for this time."""
        return [result for result in self.results.values() if result.round < self.tournament.rounds]


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"
