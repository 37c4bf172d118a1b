"""What people have played: the statistics of a page, matches, leaderboards, and one's own tables."""

import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import StreamingResponse

from vaka.core.registry import meta
from vaka.room import wire_lists
from vaka.server import history, ratings, wire_host
from vaka.server import wire_ratings as wire
from vaka.server.api.callers import MaybeAccount
from vaka.server.api.common import AsClient, AsPerson, InRoom, Language, pay_for_loading, problems
from vaka.server.costs import JSON_LINES, LOADING, SIFTING
from vaka.server.errors import BadRequest, Forbidden
from vaka.server.guard import PAY
from vaka.server.people import acquaintances
from vaka.server.requests import DaysOff
from vaka.server.room import Room
from vaka.server.store import history as store
from vaka.server.store import now
from vaka.server.store.history import Outcome, Position, Wanted
from vaka.server.store.people import Account
from vaka.server.store.ratings import Board

router = APIRouter(tags=["people"])
PLACE = re.compile(r"(\d{1,15})\.([A-Za-z0-9_-]{1,24})")
DAY = 24 * 3600 * 1000  # milliseconds
AS_LINES: dict[int | str, dict[str, Any]] = {200: {"content": {JSON_LINES: {"schema": {"type": "string"}}}}}
PersonName = Annotated[str, Path(max_length=100, description="A name, or ~ and the id of an account.")]
Time = Annotated[int | None, Query(ge=0, lt=1 << 53, description="In milliseconds since 1970.")]


async def whose(name: PersonName, room: InRoom, viewer: MaybeAccount) -> Account:
    return await acquaintances.visible(room, name, viewer)


async def filters(
    room: InRoom,
    viewer: MaybeAccount,
    game: Annotated[str | None, Query(max_length=40)] = None,
    seats: Annotated[int | None, Query(ge=1, le=16)] = None,
    opponent: Annotated[str | None, Query(max_length=100, description="A name, or ~ and an id.")] = None,
    result: Annotated[Outcome | None, Query()] = None,
    rated: Annotated[bool | None, Query()] = None,
    since: Time = None,
    until: Time = None,
) -> Wanted:
    if game is not None:
        meta(game)
    other = None if opponent is None else (await acquaintances.visible(room, opponent, viewer)).id
    return Wanted(game, seats, other, result, rated, since, until)


After = Annotated[str | None, Query(max_length=64, description="`next` of the page before.")]
OfPerson = Annotated[Account, Depends(whose)]
Filters = Annotated[Wanted, Depends(filters)]


def place_of(after: str | None) -> Position | None:
    found = PLACE.fullmatch(after) if after is not None else None
    if after is not None and found is None:
        raise BadRequest("bad-page")
    return None if found is None else (int(found[1]), found[2])


def following(place: Position | None) -> str | None:
    return None if place is None else f"{place[0]}.{place[1]}"


@router.get("/people/{name}/statistics", responses=problems())
async def statistics(account: OfPerson, room: InRoom, viewer: MaybeAccount, language: Language) -> wire.Statistics:
    """All somebody has played: results, ratings with their curves, scores, characters, careers, company."""
    return await history.statistics(room, account, viewer, language)


@router.get("/people/{name}/matches", response_model=wire.Matches, responses=problems() | AS_LINES)
async def matches(
    account: OfPerson,
    room: InRoom,
    wanted: Filters,
    client: AsClient,
    request: Request,
    after: After = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> wire.Matches | StreamingResponse:
    """Somebody's finished matches, the latest first; for who accepts `application/jsonl`, their records."""
    if JSON_LINES in request.headers.get("accept", ""):
        return await download(account, room, wanted, client, request, after, limit)
    found, place = await history.matches(room, account, wanted, place_of(after), limit)
    return {"total": await store.count(room.store, account.id, wanted), "matches": found, "next": following(place)}


@router.get("/people/{name}/records", response_class=StreamingResponse, responses=problems())
async def download(
    account: OfPerson,
    room: InRoom,
    wanted: Filters,
    client: AsClient,
    request: Request,
    after: After = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> StreamingResponse:
    """The records of somebody's matches as JSON lines, the latest first. The header `vaka-next` is `after` of the next
    page, if there is one."""
    rows, place = await store.matches(room.store, account.id, wanted, place_of(after), limit)
    request.scope[PAY](LOADING * len(rows))  # a record is written for each, in memory or not
    headers = {"content-disposition": 'attachment; filename="vaka-matches.jsonl"'}
    if place is not None:
        headers["vaka-next"] = f"{place[0]}.{place[1]}"
    return StreamingResponse(history.lines(room, rows, client), media_type=JSON_LINES, headers=headers)


@router.get("/leaders/{game}", responses=problems())
async def leaders(
    game: Annotated[str, Path(max_length=40)],
    room: InRoom,
    viewer: MaybeAccount,
    language: Language,
    request: Request,
    days: Annotated[int | None, Query(ge=1, le=3650, description="Only people with a rated match since.")] = None,
    seats: Annotated[int | None, Query(ge=1, le=16, description="Only tables of this size.")] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> wire.Leaders:
    """The best of a game by rating less doubt, with the bots among them as milestones. Ratings are the same at tables
    of every size; `seats` says whom of them to list, and which of their matches to count."""
    known = meta(game)
    if seats is not None:
        known.check_seats(seats)
        request.scope[PAY](SIFTING)
    since = None if days is None else now() - days * DAY
    return await ratings.leaders(room, Board(game, since, seats), viewer, limit, language)


@router.get("/me/tables", responses=problems())
async def my_tables(person: AsPerson, room: InRoom, request: Request) -> wire_lists.MyTables:
    """One's own tables, with an account or as a guest: those that wait for one's move first, then those running, open
    and finished."""
    if person is None:
        return {"tables": []}
    pay_for_loading(request, await running(room, person))
    return {"tables": await history.my_tables(room, person)}


@router.post("/me/days-off", responses=problems(403, 413))
async def days_off(asked: DaysOff, person: AsPerson, room: InRoom, request: Request) -> wire_host.Changed:
    """Let one's clocks rest for some days at all one's turn-based tables, as far as one has days left there."""
    if person is None:
        raise Forbidden("not-seated")
    pay_for_loading(request, await running(room, person))
    return {"changed": await history.take_days_off(room, person, asked.days)}


async def running(room: Room, key: str) -> list[str]:
    """Somebody's running tables, which are loaded to be shown."""
    return [each.id for each in await store.tables_of(room.store, key, 0) if each.status == "running"]
