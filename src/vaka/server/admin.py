"""What a host can do, for `vaka admin` and for the host's page. It works on the store, so the room need not run."""

import re
from collections.abc import Iterable, Sequence

import structlog

from vaka.core.errors import VakaError
from vaka.room.names import clean
from vaka.server import wire_host, wire_room
from vaka.server.changes import ending
from vaka.server.errors import BadRequest, NotThere, Unavailable
from vaka.server.house import House
from vaka.server.logs import short
from vaka.server.rows import CLOSED, Seat, TableChanges
from vaka.server.store import Store, host, now, retention
from vaka.server.store.host import Kind, Listed, Person, Report, Sanction, Wanted
from vaka.server.table import Table
from vaka.server.tokens import hash_of, new_token

DAY = 24 * 3600 * 1000  # milliseconds
TRIES = 5
LONGEST = 500  # characters of a reason, a note or an announcement
SUBJECT = re.compile(r"(client|person):([0-9a-f]{8,64})")
AT_SEAT = re.compile(r"([A-Za-z0-9_-]{4,24})/(\d{1,2})")
LENGTHS = {"client": 32, "person": 64}
log = structlog.get_logger(__name__)


def until(days: float | None) -> int | None:
    """The time this many days from now."""
    return None if days is None else now() + int(days * DAY)


def text_of(text: str) -> str:
    """Text without characters that are invisible; it may be empty."""
    return clean(text, LONGEST) if text.strip() else ""


async def find_table(store: Store, prefix: str) -> str:
    """The id of the one table whose id begins so."""
    found = await host.list_tables(store, Wanted(prefix=prefix, limit=2)) if prefix else []
    exact = [table.id for table in found if table.id == prefix]
    if not found or (len(found) > 1 and not exact):
        raise NotThere("no-such-table", prefix=prefix)
    return exact[0] if exact else found[0].id


async def subjects_of(store: Store, text: str) -> list[str]:
    """The people and clients that a text names: `client:KEY`, `person:HASH`, their beginnings, or `TABLE/SEAT`."""
    if at_seat := AT_SEAT.fullmatch(text):
        return await _at_seat(store, await find_table(store, at_seat[1]), int(at_seat[2]))
    named = SUBJECT.fullmatch(text)
    if named is None:
        raise BadRequest("bad-subject", given=text)
    kind, value = named[1], named[2]
    if len(value) == LENGTHS[kind]:
        return [text]
    people = await host.people(store, value, 100)
    known = (
        {client for person in people for client in person.clients} if kind == "client" else {p.token for p in people}
    )
    matching = sorted(each for each in known if each.startswith(value))
    if len(matching) != 1:
        raise NotThere("no-such-subject", given=text)
    return [f"{kind}:{matching[0]}"]


async def _at_seat(store: Store, table_id: str, seat: int) -> list[str]:
    stored = await store.read(table_id)
    token = stored.seats[seat].token if stored is not None and seat < len(stored.seats) else None
    if token is None:
        raise NotThere("nobody-there", seat=seat)
    clients = (await host.clients_of(store, [token])).get(token, [])
    return [f"person:{token}", *(f"client:{client}" for client in clients)]


async def sanction(store: Store, kind: Kind, subject: str, reason: str, days: float | None) -> list[str]:
    """Ban or mute; whom it was done to."""
    subjects = await subjects_of(store, subject)
    for each in subjects:
        await host.sanction(store, Sanction(kind, each, text_of(reason), now(), until(days)))
    log.warning("sanctioned", kind=kind, subjects=[short_subject(each) for each in subjects])
    return subjects


async def lift(store: Store, kind: Kind, subject: str) -> int:
    """End bans or mutes; how many there were."""
    named = SUBJECT.fullmatch(subject)
    if named is not None and len(named[2]) < LENGTHS[named[1]]:
        known = [each.subject for each in await host.all_sanctions(store) if each.kind == kind]
        subjects = [each for each in known if each.startswith(subject)]
    else:
        subjects = await subjects_of(store, subject)
    lifted = sum([await host.lift(store, kind, each) for each in subjects])
    if not lifted:
        raise NotThere("no-such-subject", given=subject)
    return lifted


def short_subject(subject: str) -> str:
    kind, _, value = subject.partition(":")
    return f"{kind}:{short(value)}"


async def close(store: Store, table_id: str) -> None:
    """End a table, whatever its state; one that cannot be read any more ends without a result."""
    for _ in range(TRIES):
        stored = await store.read(table_id)
        if stored is None:
            raise NotThere("no-table")
        if stored.table.ended is not None:
            return
        try:
            values = ending(await Table.rebuild(stored), CLOSED).values
        except VakaError:
            values = TableChanges(status=CLOSED, ended=now(), undo=None)
        if await store.change(table_id, stored.table.revision, values):
            await _tell(store)
            log.warning("closed-by-host", table=short(table_id))
            return
    raise Unavailable("busy")


async def _tell(store: Store) -> None:
    async with host.changing(store):
        pass


async def delete(store: Store, ids: Sequence[str]) -> int:
    """Delete tables with everything that belongs to them."""
    log.warning("deleted-by-host", tables=[short(each) for each in ids])
    return await retention.delete_tables(store, ids)


async def announce(store: Store, text: str, days: float | None) -> int:
    return await host.announce(store, clean(text, LONGEST), until(days))


async def new_key(store: Store, name: str, days: float | None) -> str:
    """A new admin token. It is shown once; the store has its hash."""
    token = new_token()
    await host.add_key(store, host.Key(hash_of(token), clean(name, 80), now(), None, until(days)))
    return token


# As clients and `--json` get it


async def tables(store: Store, wanted: Wanted) -> list[wire_host.AdminTable]:
    found = await host.list_tables(store, wanted)
    tokens = {seat.token for table in found for seat in table.seats if seat.token}
    clients = await host.clients_of(store, sorted(tokens))
    return [_table(table, clients) for table in found]


def _table(table: Listed, clients: dict[str, list[str]]) -> wire_host.AdminTable:
    return {
        "id": table.id, "game": table.game, "status": table.status, "public": table.public, "created": table.created,
        "started": table.started, "ended": table.ended, "entries": table.entries, "lines": table.lines,
        "client": f"client:{table.client}" if table.client else None,
        "seats": [_seat(seat, clients) for seat in table.seats],
    }  # fmt: skip


def _seat(seat: Seat, clients: dict[str, list[str]]) -> wire_host.AdminSeat:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "person": f"person:{seat.token}" if seat.token else None,
        "clients": [f"client:{client}" for client in clients.get(seat.token or "", [])],
    }


def person(found: Person, sanctions: Iterable[Sanction]) -> wire_host.PersonCard:
    subjects = {f"person:{found.token}", *(f"client:{client}" for client in found.clients)}
    against = {each.kind for each in sanctions if each.subject in subjects}
    return {
        "person": f"person:{found.token}", "names": found.names, "tables": found.tables, "seen": found.seen,
        "clients": [f"client:{client}" for client in found.clients], "banned": "ban" in against,
        "muted": "mute" in against,
    }  # fmt: skip


def report(found: Report) -> wire_host.ReportCard:
    return {
        "id": found.id, "table": found.table_id, "seat": found.seat, "name": found.name,
        "person": f"person:{found.person}" if found.person else None, "quote": found.quote, "text": found.text,
        "reporter": f"client:{found.reporter}", "created": found.created, "resolved": found.resolved,
        "note": found.note,
    }  # fmt: skip


def sanction_card(found: Sanction) -> wire_host.SanctionCard:
    return {
        "kind": found.kind, "subject": found.subject, "reason": found.reason, "created": found.created,
        "until": found.until,
    }  # fmt: skip


def state(house: House) -> wire_room.RoomState:
    """What everybody has to know."""
    return {
        "mode": house.mode,
        "announcements": [
            {"id": each.id, "text": each.text, "created": each.created, "until": each.until} for each in house.shown()
        ],
    }
