"""The results of a tournament, in a file if one is named, so that a tournament can go on after an interruption."""

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from vaka.arena.journal import Journal
from vaka.arena.tournament import Result, Tournament


class ResultFile:
    """Results kept in memory, and in a file if one is named. A file of the same tournament is continued."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.tournament = tournament
        self.results: dict[tuple[int, int], Result] = {}
        self._journal = None if path is None else Journal(path, {"vaka": "arena", **tournament.to_data()}, "arena")
        for data in self._journal.entries() if self._journal else ():
            result = Result(**{**data, "returns": tuple(data["returns"])})
            self.results[result.key] = result

    def add(self, results: Iterable[Result]) -> None:
        """Keep results; once this returns they are on disk."""
        fresh = [result for result in results if result.key not in self.results]
        self.results.update((result.key, result) for result in fresh)
        if self._journal is not None:
            self._journal.add(asdict(result) for result in fresh)
            self._journal.flush()

    @property
    def wanted(self) -> list[Result]:
        """The results of this tournament's rounds; a file may hold more than were asked for this time."""
        return [result for result in self.results.values() if result.round < self.tournament.rounds]
