"""Other people: the head of their pages, follow, block, invite, report."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from vaka.server import requests, wire_host, wire_people, wire_room
from vaka.server import requests_people as asks
from vaka.server.api.callers import AsAccount, MaybeAccount
from vaka.server.api.common import InRoom, problems, table_of
from vaka.server.api.house import report_at
from vaka.server.errors import Forbidden
from vaka.server.people import acquaintances, cards, invitations
from vaka.server.people.likeness import skeleton
from vaka.server.store import people
from vaka.server.table import Viewer

router = APIRouter(prefix="/people", tags=["people"])
PersonName = Annotated[str, Path(max_length=100, description="A name, or ~ and the id of an account.")]


@router.get("", responses=problems())
async def find(
    room: InRoom,
    begins: Annotated[str, Query(min_length=2, max_length=40, description="How a name begins.")],
    limit: Annotated[int, Query(ge=1, le=20)] = 10,
) -> wire_people.PeopleFound:
    """People with public pages whose names begin so."""
    shape = skeleton(begins)
    found = await people.beginning(room.store, shape, limit) if shape else []
    return {"people": [cards.person(each) for each in found]}


@router.get("/{name}", responses=problems())
async def page(name: PersonName, room: InRoom, viewer: MaybeAccount) -> wire_people.PersonPage:
    """The head of somebody's page, if one may see it."""
    return await cards.page(room, await acquaintances.visible(room, name, viewer), viewer)


@router.post("/{name}/follow", responses=problems(403, 409, 413))
async def follow(name: PersonName, asked: asks.Wanted, room: InRoom, account: AsAccount) -> wire_host.Changed:
    """Follow somebody, or no longer."""
    await acquaintances.follow(room, account, name, asked.wanted)
    return {"changed": 1}


@router.post("/{name}/block", responses=problems(403, 409, 413))
async def block(name: PersonName, asked: asks.Wanted, room: InRoom, account: AsAccount) -> wire_host.Changed:
    """Block somebody, or no longer: no invitations, no chat, no seat beside each other."""
    await acquaintances.block(room, account, name, asked.wanted)
    return {"changed": 1}


@router.post("/{name}/invite", responses=problems(403, 409, 413))
async def invite(
    name: PersonName, asked: asks.InviteAsk, room: InRoom, account: AsAccount, request: Request
) -> wire_host.Changed:
    """Ask somebody to a table of one's own that has not started."""
    await invitations.invite(room, account, await table_of(asked.table, room, request), name)
    return {"changed": 1}


@router.post("/{name}/report", status_code=201, responses=problems(403, 413))
async def report(
    name: PersonName, asked: asks.PersonReport, room: InRoom, account: AsAccount, request: Request
) -> wire_room.Reported:
    """Tell the host about somebody at a table of yours."""
    table, about = await table_of(asked.table, room, request), await acquaintances.named(room, name)
    seat = next((each.seat for each in table.seats if each.person == about.id), None)
    if seat is None:
        raise Forbidden("not-seated")
    asked_of = requests.ReportAsk(text=asked.text, seat=seat, line=None)
    return {"id": await report_at(room, table, Viewer(account.key), asked_of, request)}
