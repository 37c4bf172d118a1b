"""Replays, records and forks."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse

from vaka.server import records, requests, wire
from vaka.server.api.common import AsViewer, AtTable, InRoom, SaidIn, creator_of, plans_of, problems, seated
from vaka.server.tokens import new_token

router = APIRouter(tags=["records"])
Seat = Annotated[int | None, Query(ge=0, lt=requests.SEATS, description="Whose view; a spectator's if not given.")]
MANY = 1 << 31


@router.get("/tables/{table_id}/replay", response_model=wire.Replay, responses=problems(403))
async def replay(
    table: AtTable,
    viewer: AsViewer,
    words: SaidIn,
    seat: Seat = None,
    first: Annotated[int, Query(ge=0, lt=MANY, description="The first ply.")] = 0,
    count: Annotated[int, Query(ge=1, le=100, description="How many plies.")] = 50,
) -> JSONResponse:
    """Positions ply by ply. While the match is running, only a spectator's or those of a seat of yours."""
    found = await records.replay(table, viewer, seat, first, count, words)
    lines = table.match.lines() if table.ended else None
    return JSONResponse({"plies": table.match.ply, "positions": found, "lines": lines})


@router.get("/tables/{table_id}/replay/{ply}", response_model=wire.Position, responses=problems(403))
async def replay_at(
    table: AtTable,
    viewer: AsViewer,
    words: SaidIn,
    ply: Annotated[int, Path(ge=0, lt=MANY)],
    seat: Seat = None,
) -> JSONResponse:
    """One position, for a link to a ply."""
    return JSONResponse((await records.replay(table, viewer, seat, ply, 1, words))[0])


@router.get("/tables/{table_id}/record", response_model=dict[str, Any], responses=problems(409))
async def export(table: AtTable) -> JSONResponse:
    """The record of a match that has ended; `vaka replay --verify` checks it, including the commitment to its seed."""
    attached = f'attachment; filename="{table.record_name}"'
    return JSONResponse(records.export(table), headers={"content-disposition": attached})


@router.post("/records", status_code=201, responses=problems(403, 413))
async def bring(asked: requests.Bring, room: InRoom, request: Request, response: Response) -> wire.Seated:
    """Open a record as a table."""
    token = new_token()
    table = await records.bring(room, asked.record, plans_of(asked.seats), creator_of(request, token))
    return seated(request, response, table, token, asked.bearer)


@router.post("/tables/{table_id}/fork", status_code=201, responses=problems(403, 409, 413))
async def fork(
    asked: requests.Fork, table: AtTable, viewer: AsViewer, room: InRoom, request: Request, response: Response
) -> wire.Seated:
    """Play on from any ply at a table of your own. While the match is running only its players can, and everything they
    cannot see is dealt anew, including the dice to come."""
    token = new_token()
    twin = await records.fork(room, table, viewer, asked.ply, plans_of(asked.seats), creator_of(request, token))
    return seated(request, response, twin, token, asked.bearer)
