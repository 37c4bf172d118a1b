"""What may become of a table in one transaction, worked out without touching the store."""

from dataclasses import dataclass, field
from typing import Literal

from vaka.core.match import Match
from vaka.server import cards
from vaka.server.rows import OVER, STOP, EntryKind, LogEntry, Seat, TableChanges
from vaka.server.store import now
from vaka.server.table import Table, digest_of


@dataclass
class Change:
    """Columns, seats and at most one log entry that change together."""

    values: TableChanges = field(default_factory=TableChanges)
    seats: list[Seat] = field(default_factory=list)
    entry: LogEntry | None = None


def next_entry(
    table: Table, after: Match, kind: EntryKind, seat: int, action: int | None = None, to_ply: int | None = None
) -> LogEntry:
    """The next entry of a table's log; `after` is the match once it was played."""
    return LogEntry(table.id, table.entries, kind, seat, action, to_ply, digest_of(after), now())


def ending(table: Table, status: Literal["over", "closed"]) -> Change:
    """The end of a match."""
    ended: TableChanges = {"status": status, "ended": now(), "undo": None, "result": cards.results(table.match)}
    return Change(ended | scored(table))


def stopped(table: Table, seat: int) -> Change:
    """The end that everybody has agreed on, as one of them asked."""
    match = table.match.fork()
    match.stop()
    ended: TableChanges = {"status": OVER, "ended": now(), "undo": None, "result": cards.results(match)}
    return Change(ended, [], next_entry(table, match, STOP, seat))


def scored(table: Table) -> TableChanges:
    """The score of a match played alone from its start, by somebody who could not know its dice."""
    game, row = table.match.game, table.row
    counts = row.journey is None and row.origin is None and not row.seed_known
    if game.score is None or not (table.alone and table.match.over and counts):
        return {}
    score = game.score(table.match.state)
    return {"score": score.points, "best": score.best}
