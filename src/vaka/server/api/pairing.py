"""Play now: look for people to play with, or for bots if there are none."""

from fastapi import APIRouter, Request, Response

from vaka.room.names import clean
from vaka.server import requests_pairing as requests
from vaka.server import wire_host
from vaka.server import wire_pairing as wire
from vaka.server.api.callers import bearer_of, caller_of
from vaka.server.api.common import Holder, InRoom, creator_of, holder_of, identify, problems, seated
from vaka.server.errors import NotThere
from vaka.server.pairing import queue
from vaka.server.pairing.pair import at_first
from vaka.server.room import Room
from vaka.server.store import now, ratings
from vaka.server.store import pairing as store

router = APIRouter(prefix="/pairing", tags=["pairing"])


@router.get("", responses=problems())
async def crowds(room: InRoom, request: Request) -> wire.Crowds:
    """What people look for now, how long that usually takes and whom one would meet first, before one joins them."""
    caller = caller_of(request)
    points = {} if caller is None else await ratings.points_of(room.store, caller.account.id)
    ranges = {game: at_first(rating) for game, rating in points.items()}
    mine = None if caller is None else await queue.lasting(room, caller.account.key)
    found = await store.crowds(room.store, now() - queue.GONE, ranges)
    people = {(each.game, each.seats, each.pace, each.rated): each for each in found}
    usual = await room.queue.usual()
    told: list[wire.Crowd] = []
    for wish in sorted({*people, *usual}):
        crowd, rated = people.get(wish), wish[0] in ranges
        told.append({
            "game": wish[0], "seats": wish[1], "pace": wish[2], "rated": wish[3],
            "people": 0 if crowd is None else crowd.people,
            "near": None if not rated else 0 if crowd is None else crowd.near,
            "usual": usual.get(wish),
        })  # fmt: skip
    return {
        "crowds": told,
        "ranges": [{"game": game, "low": round(low), "high": round(high)} for game, (low, high) in ranges.items()],
        "mine": None if mine is None else _looking(mine, None),
    }


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
    """How the queue stands. Asking shows that one is still there. Whoever can have no table is told why, once."""
    holder = _known(request)
    return await _place(room, request, response, holder, None)


@router.post("/leave", responses=problems())
async def leave(room: InRoom, request: Request) -> wire_host.Changed:
    """Stop looking."""
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
    return _looking(found, token)


def _looking(found: queue.QueuePlace, token: str | None) -> wire.Looking:
    mine = found.waiting
    return {
        "game": mine.game, "seats": mine.seats, "pace": mine.pace, "rated": mine.rated, "since": mine.since,
        "waited": max(0, now() - mine.since), "bots_after": mine.bots_after, "others": found.others,
        "lasts": found.lasts, "width": found.width, "table": mine.table_id, "token": token,
    }  # fmt: skip
