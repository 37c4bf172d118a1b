"""Invitations: the address that others can reach, the link as a QR code, and who was asked by name."""

from io import BytesIO
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from vaka.server import reach, wire_people, wire_room
from vaka.server.api.common import AsViewer, AtTable, InRoom, problems
from vaka.server.errors import BadRequest, Forbidden, RoomError
from vaka.server.heavy import aside
from vaka.server.people import cards, invitations
from vaka.server.rows import OPEN

router = APIRouter(tags=["tables"])


class Picture(Response):
    media_type = "image/svg+xml"


@router.get("/room/addresses", responses=problems())
async def addresses(room: InRoom, request: Request) -> wire_room.Addresses:
    """Where others on the network reach this room, for a page that was opened at localhost."""
    here = reach.from_here(request.scope)
    listening = here and room.settings.host in reach.EVERYWHERE
    return {"here": here, "listening": listening, "addresses": await _addresses(room.settings.host, request)}


async def _addresses(host: str, request: Request) -> list[str]:
    """The room's addresses in its network, for whoever asks from its own machine."""
    _, port = request.scope.get("server") or ("", None)
    return await aside(reach.addresses, host, port) if port and reach.from_here(request.scope) else []


@router.get("/tables/{table_id}/invitation.svg", response_class=Picture, responses=problems(403, 409))
async def picture(
    table: AtTable,
    viewer: AsViewer,
    room: InRoom,
    request: Request,
    at: Annotated[str | None, Query(max_length=80, description="One of the room's `addresses`.")] = None,
) -> Response:
    """The invitation link as a QR code. For the host."""
    if not viewer.is_host(table):
        raise Forbidden("host-only")
    if table.status != OPEN:
        raise RoomError("already-started")
    if at is not None and at not in await _addresses(room.settings.host, request):
        raise BadRequest("bad-request", where="at")
    origin = at or str(request.base_url).rstrip("/")
    return Picture(qr_code(f"{origin}/table/{table.id}#invite={table.row.invite}"))


@router.get("/tables/{table_id}/asked", responses=problems(403))
async def asked(table: AtTable, viewer: AsViewer, room: InRoom) -> wire_people.AskedPeople:
    """Who was asked to the table by name and does not sit there yet. For the host."""
    return {"asked": [cards.asked(each) for each in await invitations.asked(room, table, viewer)]}


def qr_code(text: str) -> bytes:
    """A text as a QR code, in SVG. The package is loaded by the first one that is asked for."""
    import segno

    out = BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None
    )
    return out.getvalue()
