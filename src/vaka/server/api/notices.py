"""The bell, and where else somebody wants to be told."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from vaka.server import requests_notices as requests
from vaka.server import wire_host
from vaka.server import wire_notices as wire
from vaka.server.api.callers import AsAccount, AsHolder, caller_of
from vaka.server.api.common import InRoom, Language, guest_of, pay_for_loading, problems
from vaka.server.notices import cards
from vaka.server.notices.doors import KINDS, NewDoor, check_choices
from vaka.server.store import notices as store
from vaka.server.store import now

router = APIRouter(tags=["notices"])
DoorId = Annotated[str, Path(max_length=64)]


@router.get("/notices", responses=problems())
async def bell(room: InRoom, request: Request) -> wire.Bell:
    """What waits for whoever asks: their turn, a match that is over, an invitation, a table about to close, a flag."""
    caller, guest = caller_of(request), guest_of(request)
    if caller is not None:
        if caller.session is not None:
            room.presence.page(caller.session.id)
        return await cards.bell(room, caller.account.id)
    if guest is None:
        return cards.told(room, [])
    tables = await cards.guest_tables(room, guest)
    pay_for_loading(request, [each.id for each in tables if each.status == "running"])
    return await cards.guest_bell(room, guest, tables)


@router.post("/notices/seen", responses=problems(403, 413))
async def seen(asked: requests.SeenAsk, room: InRoom, account: AsAccount) -> wire_host.Changed:
    """Note that one has seen one's notices."""
    return {"changed": await store.see(room.store, account.id, now(), asked.table)}


@router.post("/notices/confirm", responses=problems(413))
async def confirm(asked: requests.TokenGiven, room: InRoom) -> wire.Confirmed:
    """Confirm an address, by the link that was sent there."""
    return {"kind": (await room.doors.confirm(asked.token)).kind}


@router.post("/notices/stop", responses=problems(413))
async def stop(asked: requests.TokenGiven, room: InRoom) -> wire_host.Changed:
    """Stop notices to an address, by a link that was sent there."""
    await room.doors.stop(asked.token)
    return {"changed": 1}


@router.post("/unsubscribe/{token}", responses=problems())
async def unsubscribe(token: Annotated[str, Path(max_length=100)], room: InRoom) -> wire_host.Changed:
    """The same in one click, for mail programs (RFC 8058)."""
    await room.doors.stop(token)
    return {"changed": 1}


@router.get("/me/notices", responses=problems(403))
async def choices(room: InRoom, holder: AsHolder) -> wire.Choices:
    """How one is told, and what the room offers."""
    return await cards.choices(room.sender, holder.account.id)


@router.post("/me/notices", responses=problems(403, 413))
async def choose(asked: requests.ChoicesAsk, room: InRoom, holder: AsHolder) -> wire.Choices:
    """Choose quiet hours and the hour of digests."""
    quiet = asked.quiet
    begin, end = (None, None) if quiet is None else (quiet.begin, quiet.end)
    chosen = check_choices(store.Choices(asked.zone, begin, end, asked.digest_hour))
    await store.choose(room.store, holder.account.id, chosen)
    return await cards.choices(room.sender, holder.account.id)


@router.post("/me/doors", status_code=201, responses=problems(403, 409, 413))
async def add(asked: requests.DoorAsk, room: InRoom, holder: AsHolder, language: Language) -> wire.DoorCard:
    """Have notices sent to an address, once the question that goes there first is answered."""
    keys = None if asked.keys is None else asked.keys.model_dump()
    kinds = KINDS if asked.kinds is None else asked.kinds
    wish = NewDoor(asked.kind, asked.address, keys, asked.style, kinds, asked.rhythm)
    return cards.door(await room.doors.add(holder.account, wish, language))


@router.post("/me/doors/{door}", responses=problems(403, 413))
async def change(door: DoorId, asked: requests.DoorChange, room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """Choose what goes to an address, and how often."""
    await room.doors.change(holder.account, door, asked.kinds, asked.rhythm)
    return {"changed": 1}


@router.post("/me/doors/{door}/ask", responses=problems(403))
async def ask_again(door: DoorId, room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """Send the question again."""
    await room.doors.ask_again(holder.account, door)
    return {"changed": 1}


@router.post("/me/doors/{door}/remove", responses=problems(403))
async def remove(door: DoorId, room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """Remove an address."""
    await room.doors.remove(holder.account, door)
    return {"changed": 1}
