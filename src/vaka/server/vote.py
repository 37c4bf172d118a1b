"""A vote for a bot in the place of somebody who keeps the table waiting: away, or there and silent.

It takes everybody else who is there and plays themselves. The seat stays its person's, who can take it back any time.
"""

from dataclasses import replace

from vaka.server.changes import Change
from vaka.server.errors import Forbidden, RoomError
from vaka.server.moves import Moves
from vaka.server.rows import Seat, Vote
from vaka.server.settings import MINUTE, Settings
from vaka.server.table import Table, Viewer
from vaka.server.turns import check_running, person_to_move
from vaka.server.waits import overdue


async def cast(moves: Moves, settings: Settings, table: Table, viewer: Viewer, seat: int, agree: bool = True) -> None:
    """Vote for a bot on the seat to move, or against it, which ends the vote; against one's own, to withdraw it."""

    def decide() -> Change:
        check_running(table)
        if table.row.clock is not None:
            raise RoomError("clock-decides")
        chair = person_to_move(table)
        table.waits.look(table, chair, table.present())
        if chair is None or chair.seat != seat:
            raise RoomError("not-its-turn")
        if viewer.token is None or viewer.token not in electors(table, chair):
            raise Forbidden("vote-others")
        if not agree:
            return _refused(table, viewer.token)
        if not overdue(table.waits, chair, settings):
            raise RoomError("vote-early", minutes=max(1, round(settings.silent_seconds / MINUTE)))
        agreed = {*(table.vote["agreed"] if table.vote else ()), viewer.token}
        return counted(table, chair, agreed, settings)

    await moves.change(table, decide)


def _refused(table: Table, token: str) -> Change:
    if table.vote is None:
        raise RoomError("no-vote")
    refused: Vote = {**table.vote, "refused": token}
    return Change({"vote": None if token in table.vote["agreed"] else refused})


def counted(table: Table, chair: Seat, agreed: set[str], settings: Settings) -> Change:
    """What becomes of a table when these people have agreed."""
    if awaited(table, chair) - agreed:
        vote: Vote = {"seat": chair.seat, "entry": table.entries, "agreed": sorted(agreed)}
        return Change({"vote": vote})
    silent = chair.seat in table.present()
    voted_out = chair.voted_out + silent
    return Change({"vote": None}, [replace(chair, stood_in_by=settings.stand_in, voted_out=voted_out)])


def electors(table: Table, chair: Seat) -> set[str]:
    """Who may vote: the other people who play themselves. Where there are none, the table would only pause."""
    return table.people(besides=chair.token) - table.stood_in()


def awaited(table: Table, chair: Seat) -> set[str]:
    """Those of them who are there."""
    there = {table.seats[seat].token for seat in table.present()}
    return electors(table, chair) & {token for token in there if token is not None}
