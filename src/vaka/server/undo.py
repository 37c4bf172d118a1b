"""What everybody has to agree to: undoing decisions, and ending a match as it stands.

Decisions are undone freely where the engine allows it, otherwise with the consent of every other person. In a
match for one, which is played for a score, only what is free can be undone.

An undo is a log entry like a move, so nothing is ever deleted. The dice stay the same: the same seed rolls the same
numbers again. That is why a seat where a bot stands in counts as its person's: without their consent the others could
look at what is to come, go back, and play with that knowledge.
"""

from vaka.server.changes import Change, next_entry, stopped
from vaka.server.errors import BadRequest, Forbidden, RoomError
from vaka.server.rated import check_casual
from vaka.server.room import Room
from vaka.server.rows import CLOSED, UNDO, UndoRequest
from vaka.server.store import now
from vaka.server.table import Table, Viewer
from vaka.server.turns import check_player


async def ask(room: Room, table: Table, viewer: Viewer, entry: int, to_ply: int | None) -> None:
    """Go back to before a decision of the viewer's, the last one by default; at once, or when the others agree. What
    is still sealed is undone first: nobody has seen it."""
    if to_ply is None:
        async with room.moves.hold(table):
            if await room.moves.sealing.undo(table, viewer):
                return

    def decide() -> Change:
        check_casual(table, "rated-no-undo")
        target = _target(table, check_player(table, viewer, entry), to_ply)
        seat = table.match.seat_at(target)
        closed = table.round is not None and target >= table.round.ply  # the others have chosen too
        free = target == table.match.ply - 1 and table.match.can_undo(seat) and not closed
        if table.alone and not free:
            raise RoomError("undo-alone")
        if table.seats[seat].stood_in_by is not None:
            raise RoomError("stood-in")
        others = table.people(besides=viewer.token)
        if free or not others:
            return _taken_back(table, seat, target)
        _check_there(table, others)
        entries, asker = table.entries, viewer.token
        return Change({"undo": {"seat": seat, "to_ply": target, "entry": entries, "asker": asker, "agreed": []}})

    await room.moves.change(table, decide)


async def ask_stop(room: Room, table: Table, viewer: Viewer, entry: int) -> None:
    """Ask the others to end the match as it stands, where the game provides for it; at once if there are none."""

    def decide() -> Change:
        seat, match = check_player(table, viewer, entry)[0], table.match
        if match.game.agreed_end(match.state) is None:
            raise RoomError("no-agreed-end", game=match.game.meta.title)
        others = table.people(besides=viewer.token)
        if not others:
            return stopped(table, seat)
        _check_there(table, others)
        asked: UndoRequest = {"seat": seat, "to_ply": match.ply, "entry": entry, "asker": viewer.token, "agreed": []}
        return Change({"undo": {**asked, "stop": True}})

    await room.moves.change(table, decide)


async def ask_off(room: Room, table: Table, viewer: Viewer, entry: int) -> None:
    """Ask the others to call the match off: it ends without a result, and everybody sees its seed."""

    def decide() -> Change:
        seat = check_player(table, viewer, entry)[0]
        if table.row.journey is not None:
            raise RoomError("journey-table")
        others = table.people(besides=viewer.token)
        if not others:
            return _called_off()
        _check_there(table, others)
        asked: UndoRequest = {
            "seat": seat, "to_ply": table.match.ply, "entry": entry, "asker": viewer.token, "agreed": [], "off": True
        }  # fmt: skip
        return Change({"undo": asked})

    await room.moves.change(table, decide)


def _called_off() -> Change:
    return Change({"status": CLOSED, "ended": now(), "undo": None, "vote": None, "closing": None})


async def answer(room: Room, table: Table, viewer: Viewer, agree: bool) -> None:
    """Agree to a request or refuse it, which everybody sees; refusing one's own request withdraws it."""

    def decide() -> Change:
        request = table.undo_request
        if request is None:
            raise RoomError("no-undo-asked")
        others = table.people(besides=request["asker"])
        if viewer.token not in others and viewer.token != request["asker"]:
            raise Forbidden("not-seated")
        if not agree:
            refused: UndoRequest = {**request, "refused": str(viewer.token)}
            return Change({"undo": None if viewer.token == request["asker"] else refused})
        if viewer.token == request["asker"]:
            raise RoomError("undo-own")
        agreed = sorted({*request["agreed"], str(viewer.token)})
        if others <= set(agreed):
            if request.get("off"):
                return _called_off()
            if request.get("stop"):
                return stopped(table, request["seat"])
            return _taken_back(table, request["seat"], request["to_ply"])
        updated: UndoRequest = {**request, "agreed": agreed}
        return Change({"undo": updated})

    await room.moves.change(table, decide)


def _target(table: Table, held: list[int], to_ply: int | None) -> int:
    match = table.match
    own = [ply for ply in range(match.ply) if match.seat_at(ply) in held]
    if not own:
        raise RoomError("nothing-to-undo")
    if to_ply is None:
        return own[-1]
    if to_ply not in own:
        raise BadRequest("undo-others", ply=to_ply)
    return to_ply


def _check_there(table: Table, others: set[str]) -> None:
    """Refuse what needs the consent of somebody for whom a bot stands in."""
    if away := others & table.stood_in():
        raise RoomError("undo-away", name=_name(table, away))


def _name(table: Table, tokens: set[str]) -> str:
    return next(seat.name or str(seat.seat) for seat in table.seats if seat.token in tokens)


def _taken_back(table: Table, seat: int, target: int) -> Change:
    return Change({"undo": None}, [], next_entry(table, table.match.fork(target), UNDO, seat, to_ply=target))
