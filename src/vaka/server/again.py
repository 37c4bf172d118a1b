"""Another match with the same people: the same options and bots at a new table, everybody one seat further on.

Whoever asks first opens it, and the others are asked. Their seats are kept for them like any seat that waits: the host
of the new table can give the invitation to somebody else, or start with bots. Each keeps their token.
"""

from dataclasses import replace

from vaka.core.match import Match
from vaka.core.registry import load
from vaka.room.badges import badges_of
from vaka.room.commitment import CommittedSeed
from vaka.room.names import numbered
from vaka.room.seats import SeatRequest
from vaka.server import seating
from vaka.server.changes import Change
from vaka.server.errors import Forbidden, NotThere, RoomError, Stale, Unavailable
from vaka.server.heavy import aside
from vaka.server.moves import TRIES
from vaka.server.people.acquaintances import check_company
from vaka.server.rated import check_sitting
from vaka.server.room import Room
from vaka.server.rows import BOT, CLOSED, DECLINED, FREE, OPEN, WAITING, Again, Seat
from vaka.server.seating import Creator
from vaka.server.store import now
from vaka.server.store.follow import Follow
from vaka.server.table import Table, Viewer


async def play(room: Room, table: Table, person: Creator) -> Table:
    """The table of the next match, at which the person has taken their seats; opened if nobody has done so yet."""
    for _ in range(TRIES):
        _check(table, Viewer(person.token))
        following = await _following(room, table)
        if following is not None:
            await _join(room, table, following, person)
            return following
        try:
            opened = await _open(room, table, person)
        except Stale:
            opened = None  # somebody else was first
        async with room.moves.hold(table):
            await room.moves.catch_up(table)
        if opened is not None:
            room.bus.publish({"table": table.id})
            return opened
    raise Unavailable("busy")


async def decline(room: Room, table: Table, viewer: Viewer) -> None:
    """Say that one does not play again; the seat is free for somebody else."""
    _check(table, viewer)
    if table.row.again is None:
        raise RoomError("no-again-asked")
    following = await _following(room, table)

    def free() -> Change | None:
        assert following is not None
        mine = [chair for chair, _ in _places(table, following, viewer) if chair.asked == WAITING and not chair.taken]
        return Change({}, [replace(chair, asked=DECLINED) for chair in mine]) if mine else None

    if following is not None and not viewer.seats(following):
        await room.moves.change(following, free)
        await _note(room, table, viewer, comes=False)


def _check(table: Table, viewer: Viewer) -> None:
    if not viewer.seats(table):
        raise Forbidden("not-seated")
    if not table.ended:
        raise RoomError("again-running")
    if table.row.journey is not None:
        raise RoomError("again-journey")


async def _following(room: Room, table: Table) -> Table | None:
    """The table that was opened after this one, unless it is gone or was closed."""
    if table.row.again is None:
        return None
    try:
        found = await room.table(table.row.again["table"])
    except NotThere:
        return None
    return None if found.status == CLOSED else found


async def _open(room: Room, table: Table, person: Creator) -> Table:
    row, committed = table.row, CommittedSeed.new()
    game = await aside(load, row.game)
    match = await aside(Match, game, row.seat_count, row.options, committed.seed, row.kit)
    worn = list(zip(table.seats, badges_of(table.seats), strict=True))
    again: Again = {"table": "", "asker": person.token, "joined": [person.token], "declined": []}
    follow = Follow(table.id, row.revision, again)
    wanted = [_request(chair, person.token, badge) for chair, badge in [*worn[1:], *worn[:1]]]
    return await seating.create(
        room, match, committed, wanted, person, row.public,
        hints=row.hints, follow=follow, rated=row.rated, clock=row.clock,
    )  # fmt: skip


def _request(chair: Seat, token: str, badge: int) -> SeatRequest:
    """How to fill a seat for whoever had it, or had it on offer, before; everybody keeps their badge."""
    if chair.offer == BOT:
        return SeatRequest("bot", chair.name, chair.bot, badge)
    if chair.token is None:
        return SeatRequest("open" if chair.offer == FREE else "invited")
    if chair.token == token:
        return SeatRequest("me", None if chair.person is not None else chair.name, badge=badge)
    return SeatRequest("asked", chair.name, badge=badge)


def _places(table: Table, following: Table, viewer: Viewer) -> list[tuple[Seat, Seat]]:
    """The seats of the next match that belong to somebody's seats of this one, each with the one it follows."""
    return [(following.seats[seat - 1], table.seats[seat]) for seat in viewer.seats(table)]


async def _join(room: Room, table: Table, following: Table, person: Creator) -> None:
    viewer, longest = Viewer(person.token), room.settings.limits.name
    if viewer.was_removed(following):
        raise Forbidden("removed")
    if person.account is not None:
        await check_company(room, following, person.account)

    def decide() -> Change | None:
        if viewer.seats(following):
            return None
        if following.status != OPEN:
            raise RoomError("already-started")
        places = _places(table, following, viewer)
        spare = [(chair, places[0][1]) for chair in following.seats if not chair.taken and chair.asked != WAITING]
        chosen = [(chair, was) for chair, was in places if not chair.taken] or spare[:1]
        if not chosen:
            raise RoomError("table-full")
        others = [chair for chair in following.seats if all(chair is not mine for mine, _ in chosen)]
        names, sat = [chair.name for chair in others], list[Seat]()
        for chair, was in chosen:
            names.append(numbered(was.name or person.guest, names, longest))
            mine = replace(chair, token=person.token, name=names[-1], asked=None, seen=now())
            sat.append(replace(mine, person=was.person, program=was.program))
        check_sitting(following, sat)
        return Change(seating.started() if all(chair.taken for chair in others) else {}, sat)

    await room.moves.change(following, decide)
    await _note(room, table, viewer, comes=True)


async def _note(room: Room, table: Table, viewer: Viewer, comes: bool) -> None:
    """Tell everybody at the finished table whether somebody comes along."""
    token = viewer.token or ""

    def decide() -> Change | None:
        again = table.row.again
        if again is None:
            return None
        joined, declined = {*again["joined"]} - {token}, {*again["declined"]} - {token}
        (joined if comes else declined).add(token)
        noted: Again = {**again, "joined": sorted(joined), "declined": sorted(declined)}
        return Change({"again": noted}) if noted != again else None

    await room.moves.change(table, decide)
