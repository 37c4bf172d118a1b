"""Replays, records and forks."""

import json
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse

from vaka.room import wire
from vaka.server import records, requests
from vaka.server.api.common import (
    AsClient,
    AsViewer,
    AtTable,
    InRoom,
    SaidIn,
    creator_of,
    holder_of,
    json_response,
    problems,
    seated,
    sent_as,
)

router = APIRouter(tags=["records"])
Seat = Annotated[int | None, Query(ge=0, lt=requests.SEATS, description="Whose view; a spectator's if not given.")]
MANY = 1 << 31


@router.get("/tables/{table_id}/replay", response_model=wire.Replay, responses=problems(403))
async def replay(
    table: AtTable,
    viewer: AsViewer,
    client: AsClient,
    room: InRoom,
    words: SaidIn,
    seat: Seat = None,
    first: Annotated[int, Query(ge=0, lt=MANY, description="The first ply.")] = 0,
    count: Annotated[int, Query(ge=1, le=100, description="How many plies.")] = 50,
) -> Response:
    """Positions ply by ply. While the match is running, only a spectator's or those of a seat of yours."""
    return json_response(await records.replay(room, table, viewer, client, seat, first, count, words))


@router.get("/tables/{table_id}/replay/{ply}", response_model=wire.Position, responses=problems(403))
async def replay_at(
    table: AtTable,
    viewer: AsViewer,
    client: AsClient,
    room: InRoom,
    words: SaidIn,
    ply: Annotated[int, Path(ge=0, lt=MANY)],
    seat: Seat = None,
) -> JSONResponse:
    """One position, for a link to a ply."""
    found = await records.replay(room, table, viewer, client, seat, ply, 1, words)
    return JSONResponse(json.loads(found)["positions"][0])


@router.get("/tables/{table_id}/record", response_model=wire.MatchRecord, responses=problems(409))
async def export(table: AtTable, client: AsClient, room: InRoom) -> Response:
    """The record of a match that has ended; `vaka replay --verify` checks it, including the commitment to its seed."""
    attached = {"content-disposition": f'attachment; filename="{table.record_name}"'}
    return json_response(await records.export(room, table, client), **attached)


@router.get("/tables/{table_id}/ending", response_model=wire.Ending, responses=problems(409))
async def ending(table: AtTable, client: AsClient, room: InRoom) -> Response:
    """The score sheet of a match that is over, as its game keeps it, and awards for moments of it."""
    return json_response(await records.ending(room, table, client))


@router.post("/records", status_code=201, responses=problems(403, 413), openapi_extra=sent_as(requests.RecordImport))
async def import_record(room: InRoom, client: AsClient, request: Request, response: Response) -> wire.Seated:
    """Open a record as a table."""
    imported = await records.read(room, await request.body(), client)
    holder = holder_of(request, imported.bearer)
    table = await records.import_record(room, imported, creator_of(request, holder))
    return seated(request, response, table, holder, imported.bearer)


@router.post("/tables/{table_id}/fork", status_code=201, responses=problems(403, 409, 413))
async def fork(
    asked: requests.Fork, table: AtTable, viewer: AsViewer, room: InRoom, request: Request, response: Response
) -> wire.Seated:
    """Play on from any ply at a table of your own. While the match is running only its players can, and everything they
    cannot see is redealt, including the dice to come."""
    holder = holder_of(request, asked.bearer)
    forked = await records.fork(
        room, table, viewer, asked.ply, requests.seats_asked(asked.seats), creator_of(request, holder)
    )
    return seated(request, response, forked, holder, asked.bearer)
