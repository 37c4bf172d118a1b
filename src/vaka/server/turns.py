"""Whose turn it is, and whether somebody may act now."""

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
        raise RoomError("not-your-turn", seat=seat)
    if table.seats[seat].stood_in_by is not None:
        raise RoomError("stood-in", seat=seat)
    return seat


def check_seat(table: Table, viewer: Viewer, seat: int) -> None:
    if seat not in viewer.seats(table):
        raise Forbidden("not-your-seat", seat=seat)


def check_turn_of(table: Table, viewer: Viewer, entry: int, seat: int) -> None:
    """Refuse unless this very seat is the viewer's and is to move."""
    check_seat(table, viewer, seat)
    if check_turn(table, viewer, entry) != seat:
        raise RoomError("not-your-turn", seat=table.match.to_move)


def stale(table: Table, viewer: Viewer) -> Stale:
    """The refusal of a move made for an earlier position; it carries the latest one."""
    error = Stale("stale", entry=table.entries)
    error.position = cards.standing(table, viewer.seats(table))
    return error


def bot_to_move(table: Table) -> str | None:
    """The bot that is to decide, if it is a bot's turn and the table is not paused."""
    if table.status != RUNNING or table.match.over:
        return None
    bot = table.seats[table.match.to_move].player_bot
    return None if bot is None or table.paused else bot


def person_to_move(table: Table) -> Seat | None:
    """The seat the table waits for, if a person is to decide there."""
    if table.status != RUNNING or table.match.over:
        return None
    seat = table.seats[table.match.to_move]
    return seat if seat.token is not None and seat.stood_in_by is None else None
