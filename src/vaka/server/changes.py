"""What may become of a table in one transaction, worked out without touching the store."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from vaka.core.match import Match
from vaka.room.clocks import DAY
from vaka.room.positions import results
from vaka.room.wire import Place
from vaka.server import rated
from vaka.server.rows import FLAG, OVER, PAUSE, RUNNING, STOP, UNDO, EntryKind, LogEntry, Seat, TableChanges, stood_text
from vaka.server.store import now
from vaka.server.store.ratings import RatedMatch
from vaka.server.table import Table, digest_of


@dataclass
class Change:
    """Columns, seats and at most one log entry that change together."""

    values: TableChanges = field(default_factory=TableChanges)
    seats: list[Seat] = field(default_factory=list)
    entry: LogEntry | None = None
    rated: RatedMatch | None = None


def next_entry(
    table: Table, after: Match, kind: EntryKind, seat: int, action: int | None = None, to_ply: int | None = None
) -> LogEntry:
    """The next entry of a table's log; `after` is the match once it was played."""
    at, stood = now(), None
    if (clocks := table.clocks) is not None and (chosen := table.chosen):
        charged = clocks.running if kind == UNDO else (seat,)
        stood = stood_text({each: clocks.stood(each, at, chosen.get(each)) for each in charged})
    return LogEntry(table.id, table.entries, kind, seat, action, to_ply, digest_of(after), at, stood)


def fallen(table: Table, stand_in: str) -> Change | None:
    """The first flag that has fallen: a bot stands in. At a rated table it stays, and its person comes last. The entry
    has the moment at which the time was over, whoever notices it and when."""
    clocks = table.clocks
    if clocks is None or (at_last := now()) <= clocks.first or table.status != RUNNING or table.match.over:
        return None
    for seat, at in clocks.fallen(at_last, table.chosen):
        entry = next_entry(table, table.match, FLAG, seat)._replace(at=at)
        return Change({"vote": None}, [replace(table.seats[seat], stood_in_by=stand_in)], entry)
    return None


def clocked(table: Table, change: Change, kind: EntryKind, seat: int) -> Change:
    """A change of who plays on a seat; at a table with clocks the log says so."""
    if table.clocks is not None and table.status == RUNNING:
        change.entry = next_entry(table, table.match, kind, seat)
    return change


def days_off(table: Table, seat: int, days: int) -> Change | None:
    """Days off for a person at a turn-based table, as many as they have left."""
    clocks = table.clocks
    if clocks is None or not clocks.control.by_turn or table.status != RUNNING or table.match.over:
        return None
    days = min(days, clocks.days_left(seat))
    longer = days > 0 and (clocks.off_until(seat, now()) or 0) < now() + days * DAY
    return Change({}, [], next_entry(table, table.match, PAUSE, seat, action=days)) if longer else None


def ending(table: Table, status: Literal["over", "closed"]) -> Change:
    """The end of a match."""
    at, result = now(), results(table.match)
    ended: TableChanges = {"status": status, "ended": at, "undo": None, "result": result}
    return _placed(table, table.match, Change(ended | scored(table)), result, at)


def stopped(table: Table, seat: int) -> Change:
    """The end that everybody has agreed on, as one of them asked."""
    match = table.match.fork()
    match.stop()
    at, result = now(), results(match)
    ended: TableChanges = {"status": OVER, "ended": at, "undo": None, "result": result}
    return _placed(table, match, Change(ended, [], next_entry(table, match, STOP, seat)), result, at)


def _placed(table: Table, match: Match, change: Change, result: Sequence[Place] | None, at: int) -> Change:
    """The end of a match with the places of its players, and counted if it is rated."""
    places = rated.places_of(table, result)
    if places is not None:
        points = match.game.points if result is not None else None
        change.seats = [
            replace(
                seat,
                place=place,
                character=_character(table, seat.seat),
                points=None if points is None else points(match.state, seat.seat),
            )
            for seat, place in zip(table.seats, places, strict=True)
        ]
        change.rated = rated.match_of(table, places, result is not None, at)
    return change


def _character(table: Table, seat: int) -> str | None:
    character = table.match.game.character
    return None if character is None else character(table.match.state, seat)


def scored(table: Table) -> TableChanges:
    """The score of a match played alone from its start, by somebody who could not know its dice."""
    game, row = table.match.game, table.row
    counts = row.journey is None and row.origin is None and not row.seed_known
    if game.score is None or not (table.alone and table.match.over and counts):
        return {}
    score = game.score(table.match.state)
    return {"score": score.points, "best": score.best}
