"""Taking back: free as long as the engine allows it, beyond that with the consent of every other person. Who plays
alone plays for a result, and takes back only what is free.

An undo is an entry of the log like a move, so the log stays whole. Dice do not change by it: the same seed rolls the
same numbers again.
"""

from vaka.server.errors import BadRequest, Forbidden, RoomError
from vaka.server.room import Room, entry_row
from vaka.server.table import Change, Table, Viewer


async def ask(room: Room, table: Table, viewer: Viewer, entry: int, to_ply: int | None) -> None:
    """Take back to a decision of one's own, the last one if none is named; at once, or when the others agree."""

    def decide() -> Change:
        held = viewer.seats(table)
        if not held:
            raise Forbidden("not-seated")
        if entry != table.entries:
            raise room.stale(table, viewer)
        room.check_running(table)
        target = _target(table, held, to_ply)
        seat = int(table.match.game.rules.to_move(table.match.at(target)))
        free = target == table.match.ply - 1 and table.match.can_undo(seat)
        if table.alone and not free:
            raise RoomError("undo-alone")
        if free or not table.people(besides=viewer.token):
            return _taken_back(table, seat, target)
        asked = {"seat": seat, "to_ply": target, "entry": table.entries, "asker": viewer.token}
        return Change({"undo": {**asked, "agreed": []}})

    await room.change(table, decide)


async def answer(room: Room, table: Table, viewer: Viewer, agree: bool) -> None:
    """Agree to a request or refuse it; who asked can withdraw it."""

    def decide() -> Change:
        request = table.undo_request
        if request is None:
            raise RoomError("no-undo-asked")
        others = table.people(besides=request["asker"])
        if viewer.token not in others and viewer.token != request["asker"]:
            raise Forbidden("not-seated")
        if not agree:
            return Change({"undo": None})
        if viewer.token == request["asker"]:
            raise RoomError("undo-own")
        agreed = sorted({*request["agreed"], viewer.token})
        if others <= set(agreed):
            return _taken_back(table, request["seat"], request["to_ply"])
        return Change({"undo": {**request, "agreed": agreed}})

    await room.change(table, decide)


def _target(table: Table, held: list[int], to_ply: int | None) -> int:
    match = table.match
    own = [ply for ply in range(match.ply) if int(match.game.rules.to_move(match.at(ply))) in held]
    if not own:
        raise RoomError("nothing-to-undo")
    if to_ply is None:
        return own[-1]
    if to_ply not in own:
        raise BadRequest("undo-others", ply=to_ply)
    return to_ply


def _taken_back(table: Table, seat: int, target: int) -> Change:
    entry = entry_row(table, table.match.fork(target), "undo", seat, to_ply=target)
    return Change({"undo": None}, [], entry)
