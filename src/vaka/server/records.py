"""Records, forks and replays of a table's match."""

import asyncio
from collections.abc import Sequence
from typing import Any

from vaka.core.errors import BadComponents, BadRecord, VakaError
from vaka.core.match import Match
from vaka.core.record import to_record
from vaka.core.registry import load
from vaka.server import cards, commitment, wire
from vaka.server.commitment import Sealed
from vaka.server.errors import BadRequest, Forbidden, RoomError
from vaka.server.names import numbered
from vaka.server.room import Room
from vaka.server.rows import RUNNING, Origin
from vaka.server.seating import Creator, Plan, create
from vaka.server.table import Table, Viewer

PLIES_AT_ONCE = 8


def export(table: Table) -> dict[str, Any]:
    """The record of a match that has ended, with the commitment to its seed."""
    if not table.ended:
        raise RoomError("not-over")
    if table.match.start is not None:
        raise RoomError("record-dealt-anew")
    players = [seat.name or seat.bot or "" for seat in table.seats]
    return commitment.seal(to_record(table.match, players), table.row.salt)


async def bring(room: Room, record: Any, plans: Sequence[Plan] | None, creator: Creator) -> Table:
    """Open a record as a table: to look at if its match is over, otherwise to play on."""
    match, salt = await asyncio.to_thread(_read, record)
    sealed = Sealed(match.seed, salt or Sealed.new().salt)
    names = record.get("players") or []
    chosen = plans or (_named(match, names) if match.over else against_bots(match.seats))
    return await create(room, match, sealed, chosen, creator, seed_known=True)


def _read(record: Any) -> tuple[Match, str | None]:
    try:
        if isinstance(record, dict) and record.get("kit") is not None:
            check_kit(str(record.get("game")), tuple(record["kit"]))
        return commitment.read(record)
    except VakaError:
        raise
    except Exception:  # a hostile file can make the rules fail in any way
        raise BadRecord("record-altered") from None


def check_kit(name: str, kit: tuple[int, ...]) -> None:
    """Refuse values that no components file could give: rules may never end on them."""
    game = load(name)
    if game.possible_kit is None:
        raise BadComponents("no-kit", game=game.meta.title)
    if not game.possible_kit(game.check_kit(kit)):
        raise BadRecord("record-kit", game=game.meta.title)


def _named(match: Match, names: Any) -> list[Plan]:
    """Seats with the names of who played."""
    given = [str(name)[:24].strip() for name in names] if isinstance(names, list) else []
    given += [""] * (match.seats - len(given))
    plans: list[Plan] = []
    for name in given[: match.seats]:
        shown = numbered(name, [plan.name for plan in plans], 24) if name.isprintable() and name else None
        plans.append(Plan("me", shown))
    return plans


def against_bots(seats: int, mine: int = 0) -> list[Plan]:
    """One person and bots, the default for a fork."""
    return [Plan("me" if seat == mine else "bot") for seat in range(seats)]


async def fork(
    room: Room, table: Table, viewer: Viewer, ply: int, plans: Sequence[Plan] | None, creator: Creator
) -> Table:
    """Open a table that plays on from a ply: with the same dice to come if the match has ended, or else dealt anew."""
    origin: Origin = {"table": table.id, "ply": ply}
    if not table.ended:
        seat, sealed = _asking(table, viewer, ply), Sealed.new()
        match = await asyncio.to_thread(table.match.dealt_anew, ply, seat, sealed.seed)
        return await create(room, match, sealed, plans or against_bots(match.seats, seat), creator, origin=origin)
    match = table.match.fork(ply)
    if match.over:
        raise BadRequest("fork-over")
    sealed = Sealed(int(table.row.seed), table.row.salt)
    return await create(
        room, match, sealed, plans or against_bots(match.seats), creator, seed_known=True, origin=origin
    )


def _asking(table: Table, viewer: Viewer, ply: int) -> int:
    """The seat from whose point of view a running match is forked: the one to move, if it is the viewer's."""
    held = viewer.seats(table)
    if not held:
        raise Forbidden("fork-running")
    if table.status != RUNNING:
        raise RoomError("not-started")
    turn = int(table.match.game.rules.to_move(table.match.at(ply)))
    if turn < 0:
        raise BadRequest("fork-over")
    return turn if turn in held else held[0]


async def replay(
    table: Table, viewer: Viewer, seat: int | None, first: int, count: int, words: str | None
) -> list[wire.Position]:
    """Positions as a seat saw them: only the viewer's own while the match is running, anybody's afterwards."""
    if seat is not None and not 0 <= seat < len(table.seats):
        raise BadRequest("bad-seat", seat=seat, last=len(table.seats) - 1)
    if seat is not None and not table.ended and seat not in viewer.seats(table):
        raise Forbidden("not-your-seat", seat=seat)
    match, found = table.match, []
    match.at(first)
    for ply in range(first, min(first + count, match.ply + 1)):
        found.append(cards.position(match, seat, ply, words))
        if len(found) % PLIES_AT_ONCE == 0:
            await asyncio.sleep(0)
    return found
