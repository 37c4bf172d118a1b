"""What people are told when a table changes, worked out without touching the store.

It is written in the transaction of the change, so there is never a move without its notices or the other way round. At
a table where nobody has an account there is nothing to tell.
"""

from collections.abc import Sequence
from typing import NamedTuple

from vaka.core.match import Match
from vaka.core.rounds import round_number, still_to_choose
from vaka.room.sealed import is_ready
from vaka.server.rows import (
    BACK,
    CLOSED,
    ENDED,
    EXPIRING,
    FLAG,
    OVER,
    RUNNING,
    TURN,
    Closing,
    LogEntry,
    NoticeRow,
    Seat,
    TableChanges,
)
from vaka.server.store import now
from vaka.server.table import Table, apply_entry


class Moment(NamedTuple):
    """What of a table decides whom it waits for."""

    seats: Sequence[Seat]
    status: str
    over: bool  # whether its match is
    asked: Sequence[int]  # the seats that decide and have not chosen
    round: int  # the number of the round of simultaneous choices; 0 if there is none
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


def between(table_id: str, before: Moment, after: Moment, at: int) -> list[NoticeRow]:
    """The notices that a change makes true, and those it makes void. A round that begins or ends is another turn, also
    for whoever made the move that did it."""
    mark = after.entries
    people = {seat.person for seat in after.seats if seat.person is not None}
    was, will_be = awaited(before), awaited(after)
    told = was if before.round == after.round else set[str]()
    notices = [NoticeRow(person, table_id, TURN, mark, at) for person in will_be - told]
    notices += [NoticeRow(person, table_id, TURN, mark, at, void=True, pending=False) for person in was - will_be]
    if _ended(after) and not _ended(before) and before.status == RUNNING and _company(after.seats):
        notices += [NoticeRow(person, table_id, ENDED, mark, at) for person in people]
    if _noticed(before) and not _noticed(after):
        notices += [NoticeRow(person, table_id, EXPIRING, mark, at, void=True, pending=False) for person in people]
    return notices


def _noticed(moment: Moment) -> bool:
    """Whether a table closes unless somebody plays on."""
    closing = moment.closing
    return closing is not None and closing["entry"] == moment.entries and not _ended(moment)


def moment_of(table: Table) -> Moment:
    asked, number = _asked(table, table.match), _number(table.match)
    return Moment(table.seats, table.status, table.match.over, asked, number, table.entries, table.row.closing)


def _number(match: Match) -> int:
    return round_number(match.game, match.state)


def _asked(table: Table, match: Match) -> list[int]:
    """The seats that decide in a position that a table is in or comes to: several where all choose at once, without
    those who have chosen."""
    if match.over:
        return []
    if not (number := _number(match)):
        return [match.to_move]
    at = table.round
    left = list(at.left) if at is not None and match is table.match else still_to_choose(match)
    if at is None or number != _number(table.match):
        return left
    return [seat for seat in left if not is_ready(at, seat, table.sealed)]


def after_entry(table: Table, match: Match, entry: int) -> list[NoticeRow]:
    """The notices of a decision, or of the last of those that were chosen at once; `match` is as this entry leaves
    it. They are of now: a choice may have been made days before it is played."""
    if not known(table.seats):
        return []
    before = moment_of(table)
    after = before._replace(over=match.over, asked=_asked(table, match), round=_number(match), entries=entry + 1)
    return between(table.id, before, after, now())


def after_choice(table: Table, seat: int, whole: bool) -> list[NoticeRow]:
    """The notices of a choice that is made, or undone, while others still choose: it is not its seat's turn any
    more, or is again."""
    at, person = table.round, table.seats[seat].person
    if at is None or person is None or not _company(table.seats) or whole == is_ready(at, seat, table.sealed):
        return []
    return [NoticeRow(person, table.id, TURN, table.entries, now(), void=whole, pending=not whole)]


def after_change(
    table: Table, values: TableChanges, seats: Sequence[Seat], entry: LogEntry | None, at: int
) -> list[NoticeRow]:
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
        _asked(table, match),
        _number(match),
        table.entries + (entry is not None),
        values.get("closing", table.row.closing),
    )
    notices = between(table.id, before, after, at)
    return notices if entry is None else notices + _of_clock(after, entry, at)


def _of_clock(after: Moment, entry: LogEntry, at: int) -> list[NoticeRow]:
    """The notices that somebody has run out of time, void once they are back. Those who are out themselves, as when all
    chose at once, keep their own."""
    if entry.kind not in (FLAG, BACK) or not _company(after.seats):
        return []
    late, void = after.seats[entry.seat], entry.kind == BACK
    told: dict[str, str | None] = {}  # accounts, with the name of whom they are told
    if not (void and any(seat.stood_in_by for seat in after.seats)):  # or they may be told of somebody else by now
        told = {seat.person: late.name or "" for seat in after.seats if seat.person and seat.stood_in_by is None}
    if late.person is not None:
        told[late.person] = None
    return [
        NoticeRow(person, entry.table_id, FLAG, after.entries, at, void, not void, by_name=name)
        for person, name in told.items()
    ]


def at_start(table: Table, at: int) -> list[NoticeRow]:
    """The notices of a table that starts as it is opened."""
    return [NoticeRow(person, table.id, TURN, table.entries, at) for person in awaited(moment_of(table))]


def of_closing(table_id: str, people: Sequence[str], closing: Closing, at: int) -> list[NoticeRow]:
    """The notices that a table closes unless somebody plays on."""
    return [NoticeRow(person, table_id, EXPIRING, closing["entry"], at, until=closing["at"]) for person in people]


def of_end(table_id: str, people: Sequence[str], entries: int, at: int) -> list[NoticeRow]:
    """The notices of a table that has closed."""
    gone = [
        NoticeRow(person, table_id, kind, entries, at, void=True, pending=False)
        for person in people
        for kind in (EXPIRING, TURN)
    ]
    return gone + [NoticeRow(person, table_id, ENDED, entries, at) for person in people]
