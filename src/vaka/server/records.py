"""Records, forks and replays of a table's match."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from vaka.core.match import Match
from vaka.core.packed import pack, unpack
from vaka.room.commitment import CommittedSeed
from vaka.room.matches import Origin
from vaka.room.seats import SeatRequest, against_bots, named
from vaka.server.errors import BadRequest, Forbidden, RoomError
from vaka.server.heavy import aside
from vaka.server.heavy.jobs import Opened
from vaka.server.played import Played
from vaka.server.rated import check_casual
from vaka.server.room import Room
from vaka.server.rows import RUNNING
from vaka.server.seating import Creator, create
from vaka.server.table import Table, Viewer
from vaka.server.texts import encoded


async def export(room: Room, table: Table, client: str) -> bytes:
    """The record of a match that has ended, with the commitment to its seed, as JSON."""
    if not table.ended:
        raise RoomError("not-over")
    if table.match.start is not None:
        raise RoomError("record-dealt-anew")
    players = [seat.name or seat.bot or "" for seat in table.seats]
    key = (table.id, table.row.revision, table.entries)
    return await room.children.run_once(key, client, "record", pack(table.match), players=players, salt=table.row.salt)


async def ending(room: Room, table: Table, client: str) -> bytes:
    """The score sheet and the awards of a match that was played to its end, as JSON; once the match was reviewed, also
    the award for its best decision."""
    if not table.match.over:
        raise RoomError("not-over")
    key = ("ending", table.id, table.entries)
    found = await room.children.run_once(key, client, "ending", pack(table.match))
    decision = room.advisor.decision(table)
    if decision is None:
        return found
    told = json.loads(found)
    return encoded({**told, "awards": [*told["awards"], decision]})


@dataclass(frozen=True)
class ImportedRecord:
    """A record that somebody sent, verified."""

    match: Match
    opened: Opened

    @property
    def bearer(self) -> bool:
        return self.opened["bearer"]


async def read(room: Room, body: bytes, client: str) -> ImportedRecord:
    """The record in the body of a request; an error says what is wrong with it."""
    found = await room.children.run(client, "read_record", body, most=room.settings.limits.plies)
    head, _, packed = found.partition(b"\n")
    return ImportedRecord(unpack(packed), json.loads(head))


async def import_record(room: Room, imported: ImportedRecord, creator: Creator) -> Table:
    """Open a record as a table: to look at if its match is over, otherwise to play on."""
    match, opened = imported.match, imported.opened
    await room.expiry.check_copy(creator.client, match.ply)
    committed = CommittedSeed(match.seed, opened["salt"] or CommittedSeed.new().salt)
    wanted = None if opened["seats"] is None else [SeatRequest(*seat) for seat in opened["seats"]]
    chosen = wanted or (named(match, opened["players"]) if match.over else against_bots(match.seats))
    made = [Played(*each) for each in opened["played"]]
    if match.over:
        creator = replace(creator, account=None)  # somebody else may have played it
    return await create(room, match, committed, chosen, creator, seed_known=True, made=made)


async def fork(
    room: Room, table: Table, viewer: Viewer, ply: int, wanted: Sequence[SeatRequest] | None, creator: Creator
) -> Table:
    """Open a table that plays on from a ply: with the same dice to come if the match has ended, or else redealt."""
    origin: Origin = {"table": table.id, "ply": ply}
    if not table.ended:
        check_casual(table, "rated-no-fork")
        seat, committed = _asking(table, viewer, ply), CommittedSeed.new()
        match = await aside(table.match.dealt_anew, ply, seat, committed.seed)
        return await create(room, match, committed, wanted or against_bots(match.seats, seat), creator, origin=origin)
    match = table.match.fork(ply)
    if match.over:
        raise BadRequest("fork-over")
    await room.expiry.check_copy(creator.client, match.ply)
    committed, chosen = CommittedSeed(int(table.row.seed), table.row.salt), wanted or against_bots(match.seats)
    made = [Played(*each) for each in (await room.store.made(table.id))[:ply]]
    return await create(room, match, committed, chosen, creator, seed_known=True, origin=origin, made=made)


def _asking(table: Table, viewer: Viewer, ply: int) -> int:
    """The seat from whose point of view a running match is forked: the one to move, if it is the viewer's."""
    held = viewer.seats(table)
    if not held:
        raise Forbidden("fork-running")
    if table.status != RUNNING:
        raise RoomError("not-started")
    turn = table.match.seat_at(ply)
    if turn < 0:
        raise BadRequest("fork-over")
    return turn if turn in held else held[0]


async def replay(
    room: Room, table: Table, viewer: Viewer, client: str, seat: int | None, first: int, count: int, words: str | None
) -> bytes:
    """Positions as a seat saw them, as JSON: only the viewer's own while the match is running, anybody's afterwards.
    After the end the whole match in notation comes with them."""
    if seat is not None and not 0 <= seat < len(table.seats):
        raise BadRequest("bad-seat", seat=seat, last=len(table.seats) - 1)
    if seat is not None and not table.ended and seat not in viewer.seats(table):
        raise Forbidden("not-your-seat")
    table.match.at(first)
    key = (table.id, table.entries, table.ended, seat, first, count, words)
    asked = {"seat": seat, "first": first, "count": count, "words": words, "lines": table.ended}
    return await room.children.run_once(key, client, "replay", pack(table.match), **asked)
