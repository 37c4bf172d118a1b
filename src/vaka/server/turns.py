"""Whose turn it is, and whether somebody may act now."""

from vaka.core.match import Match
from vaka.room import sealed
from vaka.server import cards
from vaka.server.errors import Forbidden, RoomError, Stale
from vaka.server.rows import RUNNING, Seat
from vaka.server.table import Table, Viewer


def check_running(table: Table) -> None:
    if table.status != RUNNING or table.match.over:
        raise RoomError("table-ended" if table.ended or table.match.over else "not-started")


def check_player(table: Table, viewer: Viewer, entry: int) -> list[int]:
    """The seats of a viewer who plays here and has seen the latest position."""
    held = viewer.seats(table)
    if not held:
        raise Forbidden("not-seated")
    if entry != table.entries:
        raise stale(table, viewer)
    check_running(table)
    return held


def check_turn(table: Table, viewer: Viewer, entry: int) -> int:
    """The seat to move, if the viewer may decide for it now."""
    held, seat = check_player(table, viewer, entry), table.match.to_move
    if seat not in held:
        raise RoomError("not-your-turn")
    if table.seats[seat].stood_in_by is not None:
        raise RoomError("stood-in")
    return seat


def check_seat(table: Table, viewer: Viewer, seat: int) -> None:
    if seat not in viewer.seats(table):
        raise Forbidden("not-your-seat")


def check_turn_of(table: Table, viewer: Viewer, entry: int, seat: int) -> Match:
    """The match as a seat of the viewer's that is to decide sees it; refuse any other seat."""
    check_seat(table, viewer, seat)
    if table.round is not None:
        check_choice(table, viewer, entry, seat)
        return seen_by(table, seat)
    if check_turn(table, viewer, entry) != seat:
        raise RoomError("not-your-turn")
    return table.match


def seen_by(table: Table, seat: int) -> Match:
    """The match as a seat sees it: where several choose at once, as if it were its turn."""
    at = table.round
    if at is None or seat not in at.left:
        return table.match
    return sealed.asked(table.match, at, seat, table.sealed.get(seat))


def check_choice(table: Table, viewer: Viewer, entry: int, seat: int | None = None) -> int:
    """The seat of the viewer's that chooses in the round under way: the one named, or the first that is not ready."""
    at, held = table.round, viewer.seats(table)
    assert at is not None
    if not held:
        raise Forbidden("not-seated")
    if not table.entries - (table.match.ply - at.ply) <= entry <= table.entries:
        raise stale(table, viewer)  # made for another round; within one, others choose meanwhile
    if seat is not None:
        check_seat(table, viewer, seat)
    able = [each for each in at.left if each in held and seat in (None, each)]
    if not able:
        raise RoomError("already-chosen")
    chosen = next((each for each in able if not sealed.is_ready(at, each, table.sealed)), able[-1])
    if table.seats[chosen].stood_in_by is not None:
        raise RoomError("stood-in")
    if (choice := table.sealed.get(chosen)) is not None and choice.closed:
        raise RoomError("already-chosen")
    return chosen


def stale(table: Table, viewer: Viewer) -> Stale:
    """The refusal of a move made for an earlier position; it carries the latest one."""
    error = Stale("stale", entry=table.entries)
    error.position = cards.latest_positions(table, viewer.seats(table))
    return error


def bot_to_move(table: Table) -> str | None:
    """The bot that is to decide, if it is a bot's turn and the table is not paused."""
    if table.status != RUNNING or table.match.over:
        return None
    bot = table.seats[table.match.to_move].player_bot
    return None if bot is None or table.paused else bot


def awaited(table: Table) -> list[Seat]:
    """The seats where a person is to decide: the one to move, or all who have not chosen in a round of choices."""
    if table.status != RUNNING or table.match.over:
        return []
    at = table.round
    numbers = [table.match.to_move] if at is None else [n for n in at.left if not sealed.is_ready(at, n, table.sealed)]
    seats = [table.seats[number] for number in numbers]
    return [seat for seat in seats if seat.token is not None and seat.stood_in_by is None]


def person_to_move(table: Table) -> Seat | None:
    """The seat the table waits for, if a person is to decide there; the first of several."""
    return next(iter(awaited(table)), None)
