"""Journeys, such as a career, and the scores of matches played alone."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from vaka.core.registry import meta
from vaka.room import wire, wire_journeys
from vaka.server import journeys, requests
from vaka.server.api.common import (
    AsClient,
    AsPerson,
    Data,
    Holder,
    InRoom,
    creator_of,
    holder_of,
    identify,
    json_response,
    pay_for_loading,
    problems,
    seated,
    sent_as,
)
from vaka.server.errors import Forbidden
from vaka.server.store import journeys as store

router = APIRouter(tags=["journeys"])
JourneyId = Annotated[str, Path(description="The id of a journey.", max_length=64)]
OfGame = Annotated[str | None, Query(max_length=40)]
Limit = Annotated[int, Query(ge=1, le=100)]


def owned(
    request: Request, response: Response, journey: journeys.StoredJourney, holder: Holder, bearer: bool
) -> wire_journeys.OwnJourney:
    given = identify(request, response, holder.token, bearer)
    return {"journey": journeys.card(journey, holder.key), "token": given}


@router.post("/journeys", status_code=201, responses=problems(403, 413))
async def begin(
    asked: requests.NewJourney, room: InRoom, request: Request, response: Response
) -> wire_journeys.OwnJourney:
    """Begin a journey."""
    holder = holder_of(request, asked.bearer, person=True)
    journey = await journeys.begin(room, asked.game, asked.name, asked.options, creator_of(request, holder))
    return owned(request, response, journey, holder, asked.bearer)


@router.post(
    "/journeys/import", status_code=201, responses=problems(403, 413), openapi_extra=sent_as(requests.JourneyImport)
)
async def import_journey(
    room: InRoom, client: AsClient, request: Request, response: Response
) -> wire_journeys.OwnJourney:
    """Open a journey's file and play on, after replaying all of it."""
    imported = await journeys.read(room, await request.body(), client)
    holder = holder_of(request, imported.bearer, person=True)
    journey = await journeys.import_journey(room, imported, creator_of(request, holder))
    return owned(request, response, journey, holder, imported.bearer)


@router.post("/journeys/verify", responses=problems(403, 413), openapi_extra=sent_as(requests.JourneyImport))
async def verify(room: InRoom, client: AsClient, request: Request) -> wire_journeys.Verified:
    """Replay a journey's file and compare every part; a Problem says if it was altered."""
    imported = await journeys.read(room, await request.body(), client)
    return {"game": imported.game, "name": imported.name, "view": imported.view}


@router.get("/journeys", responses=problems())
async def mine(
    room: InRoom, person: AsPerson, request: Request, game: OfGame = None, limit: Limit = 20
) -> wire_journeys.Journeys:
    """Your own journeys, most recently played first."""
    if game is not None:
        meta(game)
    found = await journeys.of_owner(room, person, game, limit, partial(pay_for_loading, request))
    return {"journeys": [journeys.card(journey, person) for journey in found]}


@router.get("/journeys/{journey_id}", responses=problems())
async def show(journey_id: JourneyId, room: InRoom, person: AsPerson, request: Request) -> wire_journeys.JourneyCard:
    """A journey, for everybody who has its address."""
    return journeys.card(await journeys.find(room, journey_id, partial(pay_for_loading, request)), person)


@router.post("/journeys/{journey_id}/decide", responses=problems(403, 409, 413))
async def decide(
    journey_id: JourneyId, asked: requests.Decide, room: InRoom, person: AsPerson
) -> wire_journeys.JourneyCard:
    """Make the choice the journey waits for."""
    return journeys.card(await journeys.decide(room, journey_id, person, asked.chosen), person)


@router.post("/journeys/{journey_id}/table", responses=problems(403, 409, 413))
async def open_table(
    journey_id: JourneyId,
    asked: requests.JourneySeat,
    room: InRoom,
    person: AsPerson,
    request: Request,
    response: Response,
) -> wire.Seated:
    """Sit down at the table of the next match; it is opened if it is not there yet."""
    if person is None:
        raise Forbidden("not-your-journey")
    holder = holder_of(request, asked.bearer, person=True)
    table = await journeys.open_table(room, journey_id, creator_of(request, holder), asked.badge)
    return seated(request, response, table, holder, asked.bearer)


@router.get("/journeys/{journey_id}/file", response_model=Data, responses=problems(403))
async def export(journey_id: JourneyId, room: InRoom, person: AsPerson, client: AsClient) -> Response:
    """The journey as a file, the same one the command line reads and writes."""
    game, text = await journeys.export(room, journey_id, person, client)
    return json_response(text, **{"content-disposition": f'attachment; filename="{game}-{journey_id}.json"'})


@router.get("/scores", responses=problems())
async def scores(
    room: InRoom, person: AsPerson, game: Annotated[str, Query(max_length=40)], limit: Limit = 50
) -> wire_journeys.Scores:
    """Your scores of matches played alone, best first. Forks and records do not count: their dice are known."""
    meta(game)
    rows = await store.scores(room.store, person, game, limit) if person else []
    return {
        "scores": [
            {"table": row.table, "options": row.options, "points": row.points, "best": row.best, "ended": row.ended}
            for row in rows
        ]
    }
