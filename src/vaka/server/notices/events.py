"""What people are told when a table changes, worked out without touching the store.

It is written in the transaction of the change, so there is never a move without its notices or the other way round. At
a table where nobody has an account there is nothing to tell.
"""

from collections.abc import Sequence
from typing import NamedTuple

from vaka.core.match import Match
from vaka.core.rounds import round_number, still_to_choose
from vaka.server.rows import CLOSED, ENDED, EXPIRING, OVER, RUNNING, TURN, Closing, LogEntry, Note, Seat, TableChanges
from vaka.server.store import now
from vaka.server.table import Table, apply_entry


class Moment(NamedTuple):
    """What of a table decides whom it waits for."""

    seats: Sequence[Seat]
    status: str
    over: bool  # whether its match is
    asked: Sequence[int]  # the seats that decide
    entries: int
    closing: Closing | None


def known(seats: Sequence[Seat]) -> bool:
    """Whether anybody at a table has an account."""
    return any(seat.person is not None for seat in seats)


def awaited(moment: Moment) -> set[str]:
    """The accounts whose turn it is, where somebody else plays too: who plays with bots alone sees it."""
    if moment.status != RUNNING or moment.over or not _company(moment.seats):
        return set()
    if all(seat.stood_in_by is not None for seat in moment.seats if seat.token is not None):
        return set()  # the table is paused
    waiting = [moment.seats[seat] for seat in moment.asked]
    return {seat.person for seat in waiting if seat.person is not None and seat.stood_in_by is None}


def _company(seats: Sequence[Seat]) -> bool:
    return len({seat.token for seat in seats if seat.token is not None}) > 1


def _ended(moment: Moment) -> bool:
    return moment.over or moment.status in (OVER, CLOSED)


def between(table_id: str, before: Moment, after: Moment, at: int, chosen: bool = False) -> list[Note]:
    """The notices that a change makes true, and those it makes void. `chosen`: the table waited for nobody any more."""
    mark = after.entries
    people = {seat.person for seat in after.seats if seat.person is not None}
    was, will_be = set[str]() if chosen else awaited(before), awaited(after)
    notes = [Note(person, table_id, TURN, mark, at) for person in will_be - was]
    notes += [Note(person, table_id, TURN, mark, at, void=True, pending=False) for person in was - will_be]
    if _ended(after) and not _ended(before) and before.status == RUNNING and _company(after.seats):
        notes += [Note(person, table_id, ENDED, mark, at) for person in people]
    if _noticed(before) and not _noticed(after):
        notes += [Note(person, table_id, EXPIRING, mark, at, void=True, pending=False) for person in people]
    return notes


def _noticed(moment: Moment) -> bool:
    """Whether a table closes unless somebody plays on."""
    closing = moment.closing
    return closing is not None and closing["entry"] == moment.entries and not _ended(moment)


def moment_of(table: Table) -> Moment:
    return Moment(table.seats, table.status, table.match.over, table.deciding(), table.entries, table.row.closing)


def _asked(match: Match) -> list[int]:
    """The seats that decide in a position: several where all choose at once."""
    if match.over:
        return []
    return still_to_choose(match) if round_number(match.game, match.state) else [match.to_move]


def after_entry(table: Table, match: Match, entry: LogEntry, chosen: bool = False) -> list[Note]:
    """The notices of a decision, or of the last of those `chosen` at once; `match` is as it leaves it."""
    if not known(table.seats):
        return []
    before = moment_of(table)
    after = before._replace(over=match.over, asked=_asked(match), entries=entry.entry + 1)
    return between(table.id, before, after, entry.at, chosen)


def after_choice(table: Table, seat: int) -> list[Note]:
    """The notices of a choice that is made while others still choose: it is not its seat's turn any more."""
    person = table.seats[seat].person
    if person is None or not _company(table.seats):
        return []
    return [Note(person, table.id, TURN, table.entries, now(), void=True, pending=False)]


def after_change(
    table: Table, values: TableChanges, seats: Sequence[Seat], entry: LogEntry | None, at: int
) -> list[Note]:
    """The notices of a change to a table."""
    if not known([*table.seats, *seats]):
        return []
    before, changed = moment_of(table), {seat.seat: seat for seat in [*table.seats, *seats]}
    match = table.match
    if entry is not None:
        match = match.fork()
        apply_entry(match, entry)
    after = Moment(
        [changed[number] for number in sorted(changed)],
        values.get("status", table.status),
        match.over,
        _asked(match),
        table.entries + (entry is not None),
        values.get("closing", table.row.closing),
    )
    return between(table.id, before, after, at)


def at_start(table: Table, at: int) -> list[Note]:
    """The notices of a table that starts as it is opened."""
    return [Note(person, table.id, TURN, table.entries, at) for person in awaited(moment_of(table))]


def of_closing(table_id: str, people: Sequence[str], closing: Closing, at: int) -> list[Note]:
    """The notices that a table closes unless somebody plays on."""
    return [Note(person, table_id, EXPIRING, closing["entry"], at, until=closing["at"]) for person in people]


def of_end(table_id: str, people: Sequence[str], entries: int, at: int) -> list[Note]:
    """The notices of a table that has closed."""
    gone = [
        Note(person, table_id, kind, entries, at, void=True, pending=False)
        for person in people
        for kind in (EXPIRING, TURN)
    ]
    return gone + [Note(person, table_id, ENDED, entries, at) for person in people]
