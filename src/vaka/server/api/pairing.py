"""Play now: look for people to play with, or for bots if there are none."""

from fastapi import APIRouter, Request, Response

from vaka.room.names import clean
from vaka.server import requests_pairing as requests
from vaka.server import wire_host
from vaka.server import wire_pairing as wire
from vaka.server.api.callers import bearer_of
from vaka.server.api.common import Holder, InRoom, creator_of, holder_of, identify, problems, seated
from vaka.server.errors import NotThere
from vaka.server.pairing import queue
from vaka.server.room import Room
from vaka.server.store import now
from vaka.server.store import pairing as store

router = APIRouter(prefix="/pairing", tags=["pairing"])


@router.get("", responses=problems())
async def crowds(room: InRoom) -> wire.Crowds:
    """What people look for now and how long that usually takes, before one joins them."""
    found = await store.crowds(room.store, now() - queue.GONE)
    people = {(each.game, each.seats, each.pace, each.rated): each.people for each in found}
    usual = await room.queue.usual()
    return {
        "crowds": [
            {
                "game": wish[0], "seats": wish[1], "pace": wish[2], "rated": wish[3], "people": people.get(wish, 0),
                "usual": usual.get(wish),
            }
            for wish in sorted({*people, *usual})
        ]
    }  # fmt: skip


@router.post("", status_code=201, responses=problems(403, 413))
async def join(asked: requests.PlayNow, room: InRoom, request: Request, response: Response) -> wire.Looking:
    """Look for a match; an earlier wish is void."""
    holder = holder_of(request, asked.bearer, person=True)
    name = None if asked.name is None else clean(asked.name, room.settings.limits.name)
    wish = queue.Wish(asked.game, asked.seats, asked.pace, asked.rated, asked.bots_after)
    await queue.join(room, wish, creator_of(request, holder), name, asked.badge)
    token = identify(request, response, holder.token, asked.bearer)
    return await _place(room, request, response, holder, token)


@router.post("/beat", responses=problems())
async def beat(room: InRoom, request: Request, response: Response) -> wire.Looking:
    """How it stands. Asking shows that one is still there."""
    holder = _known(request)
    return await _place(room, request, response, holder, None)


@router.post("/leave", responses=problems())
async def leave(room: InRoom, request: Request) -> wire_host.Changed:
    """Look no more."""
    return {"changed": int(await queue.leave(room, _known(request).key))}


def _known(request: Request) -> Holder:
    """Who asks, if they can be somebody who waits."""
    holder = holder_of(request, False, person=True)
    if holder.account is None and holder.token not in (bearer_of(request), request.cookies.get("vaka-person")):
        raise NotThere("not-waiting")
    return holder


async def _place(room: Room, request: Request, response: Response, holder: Holder, token: str | None) -> wire.Looking:
    found = await queue.place_of(room, holder.key)
    mine = found.waiting
    if mine.table_id is not None:
        bearer = holder.token is not None and bearer_of(request) == holder.token
        seated(request, response, await room.table(mine.table_id), holder, bearer)
    return {
        "game": mine.game, "seats": mine.seats, "pace": mine.pace, "rated": mine.rated, "since": mine.since,
        "waited": max(0, now() - mine.since), "bots_after": mine.bots_after, "others": found.others,
        "width": found.width, "table": mine.table_id, "token": token,
    }  # fmt: skip
