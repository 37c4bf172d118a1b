"""Who sits where: new tables, sitting down, leaving, being removed, taking a seat back, starting, closing."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from vaka.bots import known_bot
from vaka.core.match import Match
from vaka.room.badges import free_badge
from vaka.room.clocks import Control
from vaka.room.commitment import CommittedSeed
from vaka.room.matches import Origin
from vaka.room.names import clean, numbered, taken
from vaka.room.seats import SeatRequest
from vaka.room.wire import Status, TableClock
from vaka.server.changes import Change, clocked, ending
from vaka.server.errors import BadRequest, Forbidden, RoomError, Stale
from vaka.server.heavy import aside
from vaka.server.notices.events import at_start
from vaka.server.people.acquaintances import check_company
from vaka.server.people.belonging import belonging, is_own
from vaka.server.played import Played, played
from vaka.server.rated import check_seats, check_sitting, check_terms
from vaka.server.room import Room
from vaka.server.rows import (
    ACTION,
    BACK,
    BOT,
    CLOSED,
    FREE,
    HELD,
    INVITED,
    LEFT,
    OPEN,
    OVER,
    RUNNING,
    STOP,
    WAITING,
    LogEntry,
    Seat,
    TableChanges,
    TableRow,
)
from vaka.server.store import now
from vaka.server.store.follow import Follow
from vaka.server.store.journeys import Claim
from vaka.server.store.pairing import Paired
from vaka.server.store.people import Account
from vaka.server.table import Table, Viewer, digest_of
from vaka.server.tokens import new_id, new_invite


@dataclass(frozen=True)
class Creator:
    """Who opens a table or a journey: the hash of their token, and the client they come from."""

    token: str
    client: str
    guest: str = "Guest"  # what people without a name are called
    account: Account | None = None  # whose token is the account's key


async def create(
    room: Room,
    match: Match,
    committed: CommittedSeed,
    wanted: Sequence[SeatRequest],
    creator: Creator,
    public: bool = False,
    seed_known: bool = False,
    origin: Origin | None = None,
    claim: Claim | None = None,
    hints: bool = True,
    made: Sequence[Played] | None = None,
    follow: Follow | Paired | None = None,
    rated: bool = False,
    placed: list[Seat] | None = None,
    clock: TableClock | None = None,
) -> Table:
    """Open a table. It starts at once if every seat is taken, and is over at once if its match is. A claim makes it the
    next table of a journey, `follow` the one its people play on at or were paired for; `made` are the decisions of its
    match, if known. With `placed` the seats are as given."""
    if placed is None and len(wanted) != match.seats:
        raise BadRequest("bad-seat-count", given=len(wanted), seats=match.seats)
    if rated:
        check_terms(match.game.name, match.seats, match.options, match.kit, seed_known)
    await room.expiry.make_way(creator.client)
    table_id, at = new_id(), now()
    seats = _filled(wanted, creator, at, room.settings.limits.name) if placed is None else placed
    for name in {seat.bot for seat in seats if seat.bot is not None}:
        known_bot(name, match.game)
    if rated:
        check_seats(match.game.name, seats)
    if clock is not None:
        check_clock(seats)
    status: Status = OVER if match.over else RUNNING if all(seat.taken for seat in seats) else OPEN
    row = TableRow(
        id=table_id,
        game=match.game.name,
        version=match.game.meta.version,
        options=match.options,
        kit=None if match.kit is None else list(match.kit),
        start=match.start,
        seat_count=match.seats,
        seed=str(committed.seed),
        salt=committed.salt,
        commitment=committed.hash,
        seed_known=seed_known,
        status=status,
        public=public,
        hints=hints and match.seats > 1 and not rated,  # a match for one is played for a score
        rated=rated,
        clock=clock,
        pace=Control.of(clock).bank if clock is not None and Control.of(clock).by_turn else None,
        host=creator.token,
        invite=new_invite(),
        client=creator.client,
        created=at,
        origin=origin,
        journey=None if claim is None else claim.journey,
        started=at if status == RUNNING else None,
    )
    table = Table(row, seats, match, len(match.actions) + match.agreed)
    if status == OVER:
        table.row = replace(row, **ending(table, OVER).values)
    if made is None:
        made = await aside(played, match) if match.actions else ()
    log = _log_of(table_id, match, made, at)
    if claim is not None:
        claim = replace(claim, values={**claim.values, "playing": table_id})
    linked = claim if follow is None else follow.by(table_id)
    if not await room.store.create(table.row, seats, log, linked, at_start(table, at)):
        raise Stale("stale" if claim is None else "journey-moved")
    room.tables.keep(table)
    room.wake(table)
    return table


def check_clock(seats: Sequence[Seat]) -> None:
    """Refuse people with two seats at a table with clocks, and matches for one."""
    people = [seat.token for seat in seats if seat.token is not None]
    if len(set(people)) < len(people):
        raise BadRequest("clock-one-seat")
    if len(seats) < 2:
        raise BadRequest("clock-alone")


def _filled(wanted: Sequence[SeatRequest], creator: Creator, at: int, longest: int) -> list[Seat]:
    mine = [number for number, request in enumerate(wanted) if request.kind == "me"]
    own = next((number for number in mine if len(wanted) == 1 or is_own(wanted[number].name, creator.account)), None)
    names = [None if request.name is None else clean(request.name, longest) for request in wanted]
    if own is not None and len(wanted) > 1:
        names[own] = None  # the account's own
    for number, name in enumerate(names):
        if name is not None and taken(name, names[:number]):
            raise BadRequest("name-taken", name=name)
    for number, request in enumerate(wanted):
        if request.kind == "me" and names[number] is None:
            names[number] = numbered(creator.guest, names, longest)
    seats = [_seat(number, request, names[number], creator.token, at) for number, request in enumerate(wanted)]
    if own is not None and creator.account is not None:
        seats[own] = belonging(seats[own], creator.account)
    for seat, request in zip(seats, wanted, strict=True):
        of_account = creator.account.badge if creator.account is not None and seat.person is not None else None
        wish = of_account if request.badge is None else request.badge
        if wish is not None and request.kind not in ("invited", "open"):
            seat.badge = free_badge(wish, [other.badge for other in seats])
    return seats


def _seat(seat: int, request: SeatRequest, name: str | None, token: str, at: int) -> Seat:
    if request.kind == "bot":
        return Seat(seat, BOT, name, bot=known_bot(request.bot or "greedy").name, seen=at)
    if request.kind == "me":
        return Seat(seat, HELD, name, token, seen=at)
    if request.kind == "asked":
        return Seat(seat, INVITED, name, seen=at, asked=WAITING)
    return Seat(seat, INVITED if request.kind == "invited" else FREE, seen=at)


def _log_of(table_id: str, match: Match, made: Sequence[Played], at: int) -> list[LogEntry]:
    """The log of a match that comes with moves already made."""
    entries = [
        LogEntry(table_id, ply, ACTION, seat, action, None, digest, at)
        for ply, (action, (seat, digest)) in enumerate(zip(match.actions, made, strict=True))
    ]
    if match.agreed:
        entries.append(LogEntry(table_id, match.ply, STOP, made[-1].seat, None, None, digest_of(match), at))
    return entries


async def sit(
    room: Room,
    table: Table,
    sitter: Creator,
    seat: int | None,
    name: str | None,
    invite: str | None,
    badge: int | None = None,
) -> int:
    """Take a free seat, the first one open to them if none is named; the match starts when the last one is taken."""
    longest, token = room.settings.limits.name, sitter.token
    account, own = sitter.account, is_own(name, sitter.account)
    if account is not None:
        await check_company(room, table, account)
    cleaned = None if name is None or own else clean(name, longest)
    invited = invite is not None and secrets.compare_digest(invite.encode(), table.row.invite.encode())
    host = Viewer(token).is_host(table)
    sat_on: list[int] = []

    def decide() -> Change:
        if table.status != OPEN:
            raise RoomError("already-started")
        able = [chair for chair in table.seats if not chair.taken and (invited or host or chair.offer == FREE)]
        able.sort(key=lambda chair: chair.asked == WAITING)  # those kept for somebody last
        chosen = next((chair for chair in able if seat is None or chair.seat == seat), None)
        if chosen is None:
            raise _refused(table, seat)
        sat_on[:] = [chosen.seat]
        names = [chair.name for chair in table.seats if chair.seat != chosen.seat]
        if cleaned is not None and taken(cleaned, names):
            raise BadRequest("name-taken", name=cleaned)
        called = cleaned or numbered(sitter.guest, names, longest)
        wish = badge if badge is not None else account.badge if account is not None and own else None
        worn = None if wish is None else free_badge(wish, [chair.badge for chair in table.seats])
        sat = replace(chosen, token=token, name=called, badge=worn, asked=None, seen=now())
        if account is not None and own and all(chair.person != account.id for chair in table.seats):
            sat = belonging(sat, account)
        check_sitting(table, [sat])
        if table.row.clock is not None:
            check_clock([*(chair for chair in table.seats if chair.seat != sat.seat), sat])
        full = all(chair.taken or chair.seat == chosen.seat for chair in table.seats)
        return Change(started() if full else {}, [sat])

    await room.moves.change(table, decide)
    return sat_on[0]


def _refused(table: Table, seat: int | None) -> RoomError:
    if seat is not None and not 0 <= seat < len(table.seats):
        return BadRequest("bad-seat", seat=seat, last=len(table.seats) - 1)
    if seat is None and all(chair.taken for chair in table.seats):
        return RoomError("table-full")
    if seat is not None and table.seats[seat].taken:
        return RoomError("seat-taken")
    return Forbidden("invitation-needed")


def started() -> TableChanges:
    """The change that begins a match."""
    return {"status": RUNNING, "started": now(), "closing": None}


async def leave(room: Room, table: Table, viewer: Viewer, seat: int | None) -> None:
    """Leave a seat, or all the viewer's seats. In a running match a bot stands in, and the seat can be taken back; if
    only bots would play on, the table pauses until then."""

    def decide() -> Change | None:
        left = _own(table, viewer, seat)
        if table.ended:
            return None
        if table.status == OPEN:
            return Change({}, [_freed(chair) for chair in left])
        if table.alone:
            return None  # nobody is kept waiting: they can go on later
        left = [chair for chair in left if chair.stood_in_by is None]
        change = Change({}, [replace(chair, stood_in_by=room.settings.stand_in) for chair in left])
        return clocked(table, change, LEFT, left[0].seat) if left else None

    await room.moves.change(table, decide)


def _freed(chair: Seat) -> Seat:
    free = replace(chair, token=None, name=None, badge=None, person=None, program=False)
    return replace(free, offer=INVITED if chair.offer == HELD else chair.offer)


async def remove(room: Room, table: Table, viewer: Viewer, seat: int) -> None:
    """Take somebody off a seat before the match starts, at the host's request. Their token opens no seat here any
    more, nor does the invitation they may have come with."""

    def decide() -> Change:
        _check_host(table, viewer)
        if table.status != OPEN:
            raise RoomError("already-started")
        chair = table.seats[seat] if seat < len(table.seats) else None
        if chair is None or chair.token is None or chair.token == viewer.token:
            raise BadRequest("nobody-to-remove")
        theirs = [_freed(other) for other in table.seats if other.token == chair.token]
        return Change({"removed": [*(table.row.removed or []), chair.token], "invite": new_invite()}, theirs)

    await room.moves.change(table, decide)


async def renew_invite(room: Room, table: Table, viewer: Viewer) -> None:
    """Replace the invitation, at the host's request; the old link lets nobody sit down any more."""

    def decide() -> Change:
        _check_host(table, viewer)
        if table.status != OPEN:
            raise RoomError("already-started")
        return Change({"invite": new_invite()})

    await room.moves.change(table, decide)


async def take_back(room: Room, table: Table, viewer: Viewer, seat: int | None) -> None:
    """Take back a seat where a bot stands in."""

    def decide() -> Change | None:
        chairs = [chair for chair in _own(table, viewer, seat) if chair.stood_in_by is not None]
        if not chairs:
            return None
        if table.row.rated and table.clocks is not None and chairs[0].seat in table.clocks.flagged:
            raise RoomError("flag-fell")
        change = Change({}, [replace(chair, stood_in_by=None, seen=now()) for chair in chairs])
        return clocked(table, change, BACK, chairs[0].seat)

    await room.moves.change(table, decide)


def _own(table: Table, viewer: Viewer, seat: int | None) -> list[Seat]:
    held = [table.seats[number] for number in viewer.seats(table) if seat is None or number == seat]
    if not held:
        raise Forbidden("not-seated")
    return held


async def start(room: Room, table: Table, viewer: Viewer) -> None:
    """Start at the host's request; bots take the free seats."""

    def decide() -> Change:
        _check_host(table, viewer)
        if table.status != OPEN:
            raise RoomError("already-started")
        bot = room.settings.stand_in
        empty = [replace(c, offer=BOT, bot=bot, name=None, asked=None) for c in table.seats if not c.taken]
        check_sitting(table, empty)
        return Change(started(), empty)

    await room.moves.change(table, decide)


async def close(room: Room, table: Table, viewer: Viewer) -> None:
    """End a table early, at the host's request: before its start, or if nobody else has a seat there. A seat that is
    only stood in for is still its person's, who would lose the match, and the host would see the seed."""

    def decide() -> Change | None:
        _check_host(table, viewer)
        if table.ended:
            return None
        if table.row.journey is not None:
            raise RoomError("journey-table")
        if table.status == RUNNING and table.people(besides=viewer.token):
            raise RoomError("others-play")
        return ending(table, CLOSED)

    await room.moves.change(table, decide)


def _check_host(table: Table, viewer: Viewer) -> None:
    if not viewer.is_host(table):
        raise Forbidden("host-only")
