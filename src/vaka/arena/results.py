"""The results of a tournament, in a file if one is named, so that a tournament can go on after an interruption."""

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from vaka.arena.journal import Journal
from vaka.arena.tournament import Result, Tournament


class Results:
    """Results of a tournament; the journal, if there is one, marks each line with the `mark`."""

    def __init__(
        self, tournament: Tournament, held: Iterable[Result] = (), journal: Journal | None = None, **mark: Any
    ) -> None:
        self.tournament = tournament
        self.results = {result.key: result for result in held}
        self._journal, self._mark = journal, mark

    def add(self, results: Iterable[Result]) -> None:
        """Keep results; once this returns they are on disk."""
        fresh = [result for result in results if result.key not in self.results]
        self.results.update((result.key, result) for result in fresh)
        if self._journal is not None:
            self._journal.add({**self._mark, **asdict(result)} for result in fresh)
            self._journal.flush()

    @property
    def wanted(self) -> list[Result]:
        """The results of this tournament's deals; a file may hold more than were asked for this time."""
        return [result for result in self.results.values() if result.deal < self.tournament.deals]


def result_file(tournament: Tournament, path: Path | None = None) -> Results:
    """Results that are kept in a file, if one is named. A file of the same tournament is continued."""
    if path is None:
        return Results(tournament)
    journal = Journal(path, {"vaka": "arena", **tournament.to_data()}, "arena")
    return Results(tournament, [Result.from_data(data) for data in journal.entries()], journal)
