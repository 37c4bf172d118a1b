"""Who sits where: new tables, sitting down, leaving, taking back, starting, closing."""

import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from vaka.bots import known_bot
from vaka.core.match import Match
from vaka.server.commitment import Sealed
from vaka.server.errors import BadRequest, Forbidden, RoomError, Stale, TooMuch
from vaka.server.room import Room, ending
from vaka.server.store import Row
from vaka.server.store.journeys import Claim
from vaka.server.store.store import now
from vaka.server.table import (
    BOT,
    CLOSED,
    FREE,
    HELD,
    INVITED,
    OPEN,
    OVER,
    RUNNING,
    Change,
    Seat,
    Table,
    Viewer,
    digest_of,
)
from vaka.server.tokens import new_id, new_invite


@dataclass(frozen=True)
class Plan:
    """What a seat is to be: mine, a bot's, for somebody with the link, or for anybody in the lobby."""

    kind: str  # me, bot, invited, open
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Founder:
    """Who opens a table: the hash of the token they get, and where they come from."""

    token: str
    client: str


def clean(text: str, longest: int) -> str:
    """Text without signs that cannot be seen or turn lines around, and with single spaces."""
    kept = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or _visible(sign))
    said = " ".join(kept.split())
    if not said or len(said) > longest:
        raise BadRequest("bad-text", longest=longest)
    return said


def _visible(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn") or sign == "\u200d"


async def create(
    room: Room,
    match: Match,
    sealed: Sealed,
    plans: Sequence[Plan],
    founder: Founder,
    public: bool = False,
    seed_known: bool = False,
    origin: dict[str, Any] | None = None,
    claim: Claim | None = None,
    hints: bool = True,
) -> Table:
    """A new table; it starts at once if every seat is taken, and is over at once if its match is. A claim makes it the
    next table of a journey."""
    if len(plans) != match.seats:
        raise BadRequest("bad-plan", given=len(plans), seats=match.seats)
    if await room.store.count_open(founder.client) >= room.settings.limits.tables:
        raise TooMuch("too-many-tables", limit=room.settings.limits.tables)
    table_id, at = new_id(), now()
    seats = [_planned(seat, plan, founder.token, at, room.settings.limits.name) for seat, plan in enumerate(plans)]
    status = OVER if match.over else RUNNING if all(seat.taken for seat in seats) else OPEN
    row: Row = {
        "id": table_id,
        "game": match.game.name,
        "version": match.game.meta.version,
        "options": match.options,
        "kit": None if match.kit is None else list(match.kit),
        "start": match.start,
        "seat_count": match.seats,
        "seed": str(sealed.seed),
        "salt": sealed.salt,
        "commitment": sealed.hash,
        "seed_known": seed_known,
        "status": status,
        "public": public,
        "hints": hints and match.seats > 1,  # alone one plays for the result
        "host": founder.token,
        "invite": new_invite(),
        "client": founder.client,
        "revision": 0,
        "undo": None,
        "result": None,
        "origin": origin,
        "journey": claim and claim.journey,
        "score": None,
        "best": None,
        "created": at,
        "started": at if status == RUNNING else None,
        "ended": None,
    }
    table = Table(row, seats, match, len(match.actions))
    if status == OVER:
        row |= ending(table, OVER).values
    if claim is not None:
        claim = replace(claim, values={**claim.values, "playing": table_id})
    rows = [{"table_id": table_id, **seat.row()} for seat in seats]
    if not await room.store.create(row, rows, _log_of(table_id, match, at), claim):
        raise Stale("journey-moved")
    room.keep(table)
    room.wake(table)
    return table


def _planned(seat: int, plan: Plan, token: str, at: int, longest: int) -> Seat:
    name = None if plan.name is None else clean(plan.name, longest)
    if plan.kind == "bot":
        return Seat(seat, BOT, name, None, known_bot(plan.bot or "greedy").name, None, at)
    offer = {"me": HELD, "invited": INVITED, "open": FREE}[plan.kind]
    return Seat(seat, offer, name if plan.kind == "me" else None, token if plan.kind == "me" else None, None, None, at)


def _log_of(table_id: str, match: Match, at: int) -> list[Row]:
    """The log of a match that comes with moves already made."""
    rows = []
    for ply, action in enumerate(match.actions):
        before, after = match.at(ply), match.fork(ply + 1)
        seat = int(match.game.rules.to_move(before))
        rows.append(
            {"table_id": table_id, "entry": ply, "kind": "action", "seat": seat, "action": action, "to_ply": None,
             "digest": digest_of(after), "at": at}
        )  # fmt: skip
    return rows


async def sit(room: Room, table: Table, token: str, seat: int | None, name: str, invite: str | None) -> int:
    """Take a free seat, the first that can be had if none is named; the match starts when the last one is taken."""
    said = clean(name, room.settings.limits.name)
    invited = invite is not None and secrets.compare_digest(invite.encode(), table.row["invite"].encode())
    host = Viewer(token).is_host(table)
    taken: list[int] = []

    def decide() -> Change:
        if table.status != OPEN:
            raise RoomError("already-started")
        able = [chair for chair in table.seats if not chair.taken and (invited or host or chair.offer == FREE)]
        chosen = next((chair for chair in able if seat is None or chair.seat == seat), None)
        if chosen is None:
            raise _refused(table, seat)
        taken[:] = [chosen.seat]
        sat = replace(chosen, token=token, name=said, seen=now())
        full = all(chair.taken or chair.seat == chosen.seat for chair in table.seats)
        return Change(_started() if full else {}, [sat])

    await room.change(table, decide)
    return taken[0]


def _refused(table: Table, seat: int | None) -> RoomError:
    if seat is not None and not 0 <= seat < len(table.seats):
        return BadRequest("bad-seat", seat=seat, last=len(table.seats) - 1)
    if seat is None and all(chair.taken for chair in table.seats):
        return RoomError("table-full")
    if seat is not None and table.seats[seat].taken:
        return RoomError("seat-taken", seat=seat)
    return Forbidden("invitation-needed")


def _started() -> Row:
    return {"status": RUNNING, "started": now()}


async def leave(room: Room, table: Table, viewer: Viewer, seat: int | None) -> None:
    """Leave a seat, or all one holds. In a running match a bot stands in, and the seat can be taken back."""

    def decide() -> Change | None:
        left = _own(table, viewer, seat)
        if table.ended:
            return None
        if table.status == OPEN:
            back = {HELD: INVITED}
            return Change({}, [replace(c, token=None, name=None, offer=back.get(c.offer, c.offer)) for c in left])
        if table.alone:
            return None  # nobody waits: the match is there when they come back
        return Change({}, [replace(chair, stood_in_by=room.settings.stand_in) for chair in left])

    await room.change(table, decide)


async def take_back(room: Room, table: Table, viewer: Viewer, seat: int | None) -> None:
    """Sit down again where a bot stands in."""

    def decide() -> Change | None:
        chairs = [chair for chair in _own(table, viewer, seat) if chair.stood_in_by is not None]
        return Change({}, [replace(chair, stood_in_by=None, seen=now()) for chair in chairs]) if chairs else None

    await room.change(table, decide)


def _own(table: Table, viewer: Viewer, seat: int | None) -> list[Seat]:
    held = [table.seats[number] for number in viewer.seats(table) if seat is None or number == seat]
    if not held:
        raise Forbidden("not-seated")
    return held


async def start(room: Room, table: Table, viewer: Viewer) -> None:
    """Start because the host says so; bots take the seats still free."""

    def decide() -> Change:
        _check_host(table, viewer)
        if table.status != OPEN:
            raise RoomError("already-started")
        empty = [replace(c, offer=BOT, bot=room.settings.stand_in) for c in table.seats if not c.taken]
        return Change(_started(), empty)

    await room.change(table, decide)


async def close(room: Room, table: Table, viewer: Viewer) -> None:
    """End a table early: before its start, or when nobody but the host plays there any more."""

    def decide() -> Change | None:
        _check_host(table, viewer)
        if table.ended:
            return None
        if table.row["journey"] is not None:
            raise RoomError("journey-table")
        if table.status == RUNNING and table.people(besides=viewer.token):
            raise RoomError("others-play")
        return ending(table, CLOSED)

    await room.change(table, decide)


def _check_host(table: Table, viewer: Viewer) -> None:
    if not viewer.is_host(table):
        raise Forbidden("host-only")
