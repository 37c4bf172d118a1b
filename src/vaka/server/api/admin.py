"""The host's part of the room, behind an admin token: a cookie no script can read, or a bearer token."""

import re
from importlib.metadata import version
from typing import Annotated

import structlog
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from vaka.room.wire import Status
from vaka.server import admin, cards, requests, wire_host, wire_room
from vaka.server.api.callers import bearer_of
from vaka.server.api.common import CHAT_LINES, InRoom, TableId, client_key_of, problems
from vaka.server.errors import BadRequest, Forbidden, NotThere
from vaka.server.room import Room
from vaka.server.store import host
from vaka.server.store.host import Key, Wanted
from vaka.server.strikes import Strikes
from vaka.server.tokens import hash_of

COOKIE = "vaka-admin"
SESSION_SECONDS = 12 * 3600
NOTED_EVERY = 3600 * 1000  # milliseconds between two notes of a token's use
PLACE = re.compile(r"(\d{1,15})\.([A-Za-z0-9_-]{1,24})")
SHOWN = 100
Number = Annotated[int, Path(ge=0, lt=1 << 31)]  # of a row
log = structlog.get_logger(__name__)


STRUCK = Strikes()


async def key_for(room: Room, request: Request, token: str | None) -> Key:
    """The admin token that was sent, if it is valid."""
    client = client_key_of(room, request)
    STRUCK.check(client)
    if token is None:
        raise Forbidden("admin-only")
    key = await host.use_key(room.store, hash_of(token), NOTED_EVERY)
    if key is None:
        STRUCK.add(client)
        log.warning("admin-refused", client=client)
        raise Forbidden("admin-only")
    return key


async def admin_of(request: Request, room: InRoom) -> Key:
    return await key_for(room, request, bearer_of(request) or request.cookies.get(COOKIE))


AsAdmin = Annotated[Key, Depends(admin_of)]
sessions = APIRouter(prefix="/admin", tags=["admin"])
router = APIRouter(prefix="/admin", tags=["admin"], dependencies=[Depends(admin_of)])


@sessions.post("/session", responses=problems(403, 413))
async def begin(asked: requests.AdminLogin, room: InRoom, request: Request, response: Response) -> wire_host.AdminRoom:
    """Be recognised as the host for twelve hours, by a cookie."""
    key = await key_for(room, request, asked.token.strip())
    response.set_cookie(
        COOKIE, asked.token.strip(), max_age=SESSION_SECONDS, path="/api/admin", httponly=True, samesite="strict",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return await overview(room, key)


@sessions.post("/session/end", responses=problems(403, 413))
async def end(response: Response) -> wire_host.Changed:
    """Forget the cookie."""
    response.delete_cookie(COOKIE, path="/api/admin", httponly=True, samesite="strict")
    return {"changed": 1}


@router.get("/room", responses=problems(403))
async def overview(room: InRoom, key: AsAdmin) -> wire_host.AdminRoom:
    """The room at a glance."""
    return {
        **admin.state(room.house),
        "version": version("vaka"),
        "health": await room.health.look(),
        "tables": await host.count_tables(room.store),
        "sockets": sum(len(table.watchers) for table in room.tables.cached.values()),
        "reports": len(await host.all_reports(room.store, False, SHOWN)),
        "name": key.name,
    }


@router.post("/mode", responses=problems(403, 413))
async def set_mode(asked: requests.ModeAsk, room: InRoom) -> wire_room.RoomState:
    """Let nothing new begin (draining), let nothing change (stopped), or open the room again."""
    await host.set_mode(room.store, asked.mode)
    await room.house.refresh()
    return admin.state(room.house)


@router.get("/tables", responses=problems(403))
async def tables(
    room: InRoom,
    status: Annotated[Status | None, Query()] = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
    prefix: Annotated[str, Query(max_length=24, description="How the id begins.")] = "",
    after: Annotated[str | None, Query(max_length=64, description="`next` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> wire_host.AdminTables:
    """All tables, newest first."""
    place = PLACE.fullmatch(after) if after is not None else None
    if after is not None and place is None:
        raise BadRequest("bad-page")
    before = (int(place[1]), place[2]) if place else None
    found = await admin.tables(room.store, Wanted(status, game, None, prefix, before, limit + 1))
    last = found[limit - 1] if len(found) > limit else None
    return {"tables": found[:limit], "next": f"{last['created']}.{last['id']}" if last else None}


@router.get("/tables/{table_id}", responses=problems(403))
async def table(table_id: TableId, room: InRoom) -> wire_host.AdminTalk:
    """A table with its chat."""
    found = await admin.tables(room.store, Wanted(prefix=table_id, limit=1))
    if not found or found[0]["id"] != table_id:
        raise NotThere("no-table")
    lines = await room.store.chat(table_id, 0, CHAT_LINES)
    return {"table": found[0], "chat": [cards.chat_card(line) for line in lines]}


@router.post("/tables/{table_id}/close", responses=problems(403))
async def close(table_id: TableId, room: InRoom) -> wire_host.Changed:
    """End a table."""
    await admin.close(room.store, table_id)
    await room.house.refresh()
    return {"changed": 1}


@router.post("/tables/{table_id}/delete", responses=problems(403))
async def delete(table_id: TableId, room: InRoom) -> wire_host.Changed:
    """Delete a table with everything that belongs to it."""
    changed = await admin.delete(room.store, [table_id])
    await room.house.refresh()
    return {"changed": changed}


@router.get("/people", responses=problems(403))
async def people(
    room: InRoom,
    text: Annotated[str, Query(max_length=64, description="Part of a name, or how a person or a client begins.")] = "",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> wire_host.People:
    """Who has sat at tables, the latest first."""
    sanctions = await host.all_sanctions(room.store)
    wanted = text.removeprefix("client:").removeprefix("person:")
    return {"people": [admin.person(each, sanctions) for each in await host.people(room.store, wanted, limit)]}


@router.get("/sanctions", responses=problems(403))
async def sanctions(room: InRoom) -> wire_host.Sanctions:
    """Bans and mutes in force."""
    return {"sanctions": [admin.sanction_card(each) for each in await host.all_sanctions(room.store)]}


@router.post("/sanctions", status_code=201, responses=problems(403, 413))
async def sanction(asked: requests.SanctionAsk, room: InRoom) -> wire_host.Changed:
    """Ban or mute a person, a client, or whoever sits on a seat."""
    done = await admin.sanction(room.store, asked.kind, asked.subject, asked.reason, asked.days)
    await room.house.refresh()
    return {"changed": len(done)}


@router.post("/sanctions/lift", responses=problems(403, 413))
async def lift(asked: requests.LiftAsk, room: InRoom) -> wire_host.Changed:
    """End a ban or a mute."""
    changed = await admin.lift(room.store, asked.kind, asked.subject)
    await room.house.refresh()
    return {"changed": changed}


@router.get("/reports", responses=problems(403))
async def reports(room: InRoom, resolved: Annotated[bool, Query()] = False) -> wire_host.Reports:
    """Reports that wait, or those dealt with; newest first."""
    return {"reports": [admin.report(each) for each in await host.all_reports(room.store, resolved, SHOWN)]}


@router.post("/reports/{number}/resolve", responses=problems(403, 413))
async def resolve(number: Number, asked: requests.ResolveAsk, room: InRoom) -> wire_host.Changed:
    """Note that a report was dealt with."""
    if not await host.resolve(room.store, number, admin.text_of(asked.note)):
        raise NotThere("no-report")
    return {"changed": 1}


@router.post("/announcements", status_code=201, responses=problems(403, 413))
async def announce(asked: requests.AnnounceAsk, room: InRoom) -> wire_room.Reported:
    """Show a line on every page."""
    number = await admin.announce(room.store, asked.text, asked.days)
    await room.house.refresh()
    return {"id": number}


@router.post("/announcements/{number}/withdraw", responses=problems(403))
async def withdraw(number: Number, room: InRoom) -> wire_host.Changed:
    """Take an announcement back."""
    if not await host.withdraw(room.store, number):
        raise NotThere("no-announcement")
    await room.house.refresh()
    return {"changed": 1}
