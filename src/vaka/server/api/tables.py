"""The lobby and the seats."""

import re
from typing import Annotated, Literal
from zoneinfo import available_timezones

from fastapi import APIRouter, Query, Request, Response

from vaka.core.match import Match, check_seed
from vaka.core.registry import load, meta
from vaka.room import wire, wire_lists
from vaka.room.commitment import CommittedSeed
from vaka.server import broadcast, cards, requests, seating, texts, vote, worded
from vaka.server.api.callers import AsAccount, apart_from, caller_of
from vaka.server.api.common import (
    CHAT_LINES,
    AsClient,
    AsViewer,
    AtTable,
    InRoom,
    SaidIn,
    cookie_name,
    creator_of,
    holder_at,
    holder_of,
    json_response,
    problems,
    seated,
)
from vaka.server.errors import BadRequest, Forbidden
from vaka.server.heavy import aside
from vaka.server.pairing.paces import stored
from vaka.server.people import accounts
from vaka.server.store import ratings
from vaka.server.store.lobby import page as lobby_page
from vaka.server.table import Viewer
from vaka.server.tokens import hash_of

router = APIRouter(tags=["tables"])
PLACE = re.compile(r"(\d{1,15})\.([A-Za-z0-9_-]{1,24})")


@router.get("/tables", responses=problems())
async def lobby(
    room: InRoom,
    status: Annotated[Literal["open", "running", "over"], Query()] = "open",
    game: Annotated[str | None, Query(max_length=40)] = None,
    after: Annotated[str | None, Query(max_length=64, description="`next` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> wire_lists.Lobby:
    """Public tables, newest first; of one client only a few on a page if there are many."""
    if game is not None:
        meta(game)
    place = PLACE.fullmatch(after) if after is not None else None
    if after is not None and place is None:
        raise BadRequest("bad-page")
    before = (int(place[1]), place[2]) if place else None
    found, following = await lobby_page(room.store, status, game, before, limit, room.settings.limits.lobby)
    points = await ratings.points_at(room.store, [(each.table.game, each.seats) for each in found])
    return {
        "tables": [cards.lobby_card(each.table, each.seats, points.get(each.table.game, {})) for each in found],
        "next": f"{following[0]}.{following[1]}" if following else None,
    }


@router.post("/tables", status_code=201, responses=problems(403, 413))
async def create(asked: requests.NewTable, room: InRoom, request: Request, response: Response) -> wire.Seated:
    """Open a table. From now on `commitment` binds it to its seed; with a seed of your own it is a practice table."""
    alone = [seat.kind for seat in asked.seats] == ["me"]
    committed, holder = practice_of(asked) or CommittedSeed.new(), holder_of(request, asked.bearer, person=alone)
    meta(asked.game)
    game = await aside(load, asked.game)
    match = await aside(Match, game, len(asked.seats), asked.options, committed.seed)
    wanted = requests.seats_asked(asked.seats) or []
    table = await seating.create(
        room, match, committed, wanted, creator_of(request, holder), asked.public, asked.seed is not None,
        hints=asked.hints, rated=asked.rated, clock=clock_of(asked),
    )  # fmt: skip
    return seated(request, response, table, holder, asked.bearer)


def clock_of(asked: requests.NewTable) -> wire.TableClock | None:
    """The clock of a new table, if its time zone exists."""
    if isinstance(asked.clock, requests.TurnClockAsk):
        if asked.clock.zone not in available_timezones():
            raise BadRequest("bad-zone", zone=asked.clock.zone)
        if asked.clock.night is not None and asked.clock.night[0] == asked.clock.night[1]:
            raise BadRequest("bad-night")
    return None if asked.clock is None else stored(asked.clock)


def practice_of(asked: requests.NewTable) -> CommittedSeed | None:
    """The known seed of a practice table, which is only for your own seats and bots and never in the lobby."""
    if asked.seed is None:
        return None
    if asked.public or any(seat.kind not in ("me", "bot") for seat in asked.seats):
        raise BadRequest("practice-alone")
    return CommittedSeed.known(check_seed(asked.seed))


@router.get("/tables/{table_id}", response_model=wire.Snapshot, responses=problems())
async def snapshot(
    table: AtTable, viewer: AsViewer, room: InRoom, words: SaidIn, client: AsClient, request: Request
) -> Response:
    """A table as the asking seat, or a spectator, may see it now."""
    apart = await apart_from(room, caller_of(request))
    lines = broadcast.heard(table, await room.store.chat(table.id, 0, CHAT_LINES), apart)
    if words is not None:
        return json_response(await worded.snapshot(room, table, viewer, words, client, lines))
    return json_response(texts.encoded(texts.snapshot(table, viewer, None, lines)))


@router.post("/tables/{table_id}/sit", responses=problems(403, 409, 413))
async def sit(asked: requests.Sit, table: AtTable, room: InRoom, request: Request, response: Response) -> wire.Seated:
    """Take a free seat. With a token already held for this table the new seat joins it (several people, one screen)."""
    holder = holder_at(request, table, asked.bearer)
    await seating.sit(room, table, creator_of(request, holder), asked.seat, asked.name, asked.invite, asked.badge)
    return seated(request, response, table, holder, asked.bearer)


@router.post("/tables/{table_id}/claim", responses=problems(403))
async def claim(table: AtTable, room: InRoom, account: AsAccount, request: Request) -> wire.TableCard:
    """Make the seats this browser has at a table the account's own: those of a guest from before it began."""
    token = request.cookies.get(cookie_name(table.id))
    if token:
        await accounts.claim(room, account, table.id, hash_of(token))
    viewer = Viewer(account.key)
    if not viewer.seats(table) and not viewer.is_host(table):
        raise Forbidden("not-seated")
    return cards.table_card(table, viewer)


@router.post("/tables/{table_id}/remove", responses=problems(403, 409, 413))
async def remove(asked: requests.OfOneSeat, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Take somebody off a seat before the start. For the host."""
    await seating.remove(room, table, viewer, asked.seat)
    return cards.table_card(table, viewer)


@router.post("/tables/{table_id}/invite", responses=problems(403, 409))
async def renew_invite(table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Replace the invitation; the old link is void. For the host."""
    await seating.renew_invite(room, table, viewer)
    return cards.table_card(table, viewer)


@router.post("/tables/{table_id}/vote", responses=problems(403, 409, 413))
async def cast_vote(asked: requests.VoteAsk, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Vote for a bot in the place of somebody who is away or silent while it is their turn. It takes over when
    everybody else who is there wants it, and not if one of them refuses."""
    await vote.cast(room.moves, room.settings, table, viewer, asked.seat, asked.agree)
    return cards.table_card(table, viewer)


@router.post("/tables/{table_id}/leave", responses=problems(403, 409, 413))
async def leave(asked: requests.OfSeat, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Leave a seat. A bot stands in if the match is running and somebody else plays on; otherwise the table pauses."""
    await seating.leave(room, table, viewer, asked.seat)
    return cards.table_card(table, viewer)


@router.post("/tables/{table_id}/take-back", responses=problems(403, 409, 413))
async def take_back(asked: requests.OfSeat, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Take back a seat where a bot stands in for you."""
    await seating.take_back(room, table, viewer, asked.seat)
    return cards.table_card(table, viewer)


@router.post("/tables/{table_id}/start", responses=problems(403, 409))
async def start(table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Start now; bots take the free seats. For the host."""
    await seating.start(room, table, viewer)
    return cards.table_card(table, viewer)


@router.post("/tables/{table_id}/close", responses=problems(403, 409))
async def close(table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """End the table early, if nobody else has a seat there. For the host."""
    await seating.close(room, table, viewer)
    return cards.table_card(table, viewer)
