"""What the host tells everybody, and what everybody can tell the host."""

from fastapi import APIRouter, Request

from vaka.room.names import clean
from vaka.server import admin, requests, wire_room
from vaka.server.api.common import AsViewer, AtTable, InRoom, client_key_of, problems
from vaka.server.errors import BadRequest, Forbidden, TooMuch
from vaka.server.room import Room
from vaka.server.store import host, now
from vaka.server.store.host import Report
from vaka.server.table import Table, Viewer

router = APIRouter(tags=["room"])
HOUR = 3600 * 1000  # milliseconds
LONGEST = 1000  # characters of a report


@router.get("/room", responses=problems())
async def state(room: InRoom) -> wire_room.RoomState:
    """Announcements, and whether new tables can be opened."""
    return admin.state(room.house)


@router.post("/tables/{table_id}/report", status_code=201, responses=problems(403, 413))
async def report(
    asked: requests.ReportAsk, table: AtTable, viewer: AsViewer, room: InRoom, request: Request
) -> wire_room.Reported:
    """Tell the host about a player or a line of chat at your table."""
    return {"id": await report_at(room, table, viewer, asked, request)}


async def report_at(room: Room, table: Table, viewer: Viewer, asked: requests.ReportAsk, request: Request) -> int:
    """The number of a new report."""
    if not viewer.seats(table) and not viewer.is_host(table):
        raise Forbidden("not-seated")
    client, limit = client_key_of(room, request), room.settings.limits.reports
    if await host.count_reports(room.store, client, now() - HOUR) >= limit:
        raise TooMuch("too-many-reports", limit=limit)
    seat, quote = asked.seat, None
    if asked.line is not None:
        line = next(
            (each for each in await room.store.chat(table.id, asked.line - 1, 1_000) if each.id == asked.line), None
        )
        if line is None:
            raise BadRequest("no-such-line")
        seat, quote = line.seat, line.text
    if seat is not None and seat >= len(table.seats):
        raise BadRequest("bad-seat", seat=seat, last=len(table.seats) - 1)
    chair = table.seats[seat] if seat is not None else None
    person = chair.token if chair is not None else table.row.host
    name = (chair.name if chair is not None else None) or ""
    given = Report(table.id, seat, name, person, quote, clean(asked.text, LONGEST), client, now())
    return await host.report(room.store, given)
