"""Journeys, such as a career, and the scores of matches played alone."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from vaka.core.registry import meta
from vaka.server import journeys, wire
from vaka.server.api.common import AsPerson, Data, InRoom, founder_of, known, person_token, problems, seated
from vaka.server.errors import Forbidden
from vaka.server.store import journeys as store
from vaka.server.tokens import hash_of, new_token

router = APIRouter(tags=["journeys"])
JourneyId = Annotated[str, Path(description="The id of a journey.", max_length=64)]
OfGame = Annotated[str | None, Query(max_length=40)]
Limit = Annotated[int, Query(ge=1, le=100)]


def owned(request: Request, response: Response, held: journeys.Held, token: str, bearer: bool) -> dict[str, Any]:
    given = known(request, response, token, bearer)
    return {"journey": journeys.card(held, hash_of(token)), "token": given}


@router.post("/journeys", response_model=wire.OwnJourney, status_code=201, responses=problems(403, 413))
async def begin(asked: wire.NewJourney, room: InRoom, request: Request, response: Response) -> dict[str, Any]:
    """Begin a journey."""
    token = person_token(request) or new_token()
    held = await journeys.begin(room, asked.game, asked.name, asked.options, founder_of(request, token))
    return owned(request, response, held, token, asked.bearer)


@router.post("/journeys/bring", response_model=wire.OwnJourney, status_code=201, responses=problems(403, 413))
async def bring(asked: wire.BringJourney, room: InRoom, request: Request, response: Response) -> dict[str, Any]:
    """Go on with a journey from a file, after replaying all of it."""
    token = person_token(request) or new_token()
    held = await journeys.bring(room, asked.record, founder_of(request, token))
    return owned(request, response, held, token, asked.bearer)


@router.post("/journeys/verify", response_model=wire.Verified, responses=problems(403, 413))
async def verify(asked: wire.Verify) -> dict[str, Any]:
    """Replay a journey's file and compare every part; an altered one is a Problem that says so."""
    game, name, story = await journeys.verify(asked.record)
    assert game.journey is not None
    return {"game": game.name, "name": name, "view": game.journey.view(story)}


@router.get("/journeys", response_model=wire.Journeys, responses=problems())
async def mine(room: InRoom, person: AsPerson, game: OfGame = None, limit: Limit = 20) -> dict[str, Any]:
    """One's own journeys, the one last played first."""
    if game is not None:
        meta(game)
    found = await journeys.of_owner(room, person, game, limit)
    return {"journeys": [journeys.card(held, person) for held in found]}


@router.get("/journeys/{journey_id}", response_model=wire.JourneyCard, responses=problems())
async def show(journey_id: JourneyId, room: InRoom, person: AsPerson) -> dict[str, Any]:
    """A journey, for everybody who was given its address."""
    return journeys.card(await journeys.find(room, journey_id), person)


@router.post("/journeys/{journey_id}/decide", response_model=wire.JourneyCard, responses=problems(403, 409, 413))
async def decide(journey_id: JourneyId, asked: wire.Decide, room: InRoom, person: AsPerson) -> dict[str, Any]:
    """Make the choice the journey waits for."""
    return journeys.card(await journeys.decide(room, journey_id, person, asked.chosen), person)


@router.post("/journeys/{journey_id}/table", response_model=wire.Seated, responses=problems(403, 409, 413))
async def open_table(
    journey_id: JourneyId, asked: wire.Bearing, room: InRoom, request: Request, response: Response
) -> dict[str, Any]:
    """Sit down at the table of the next match; it is opened if it is not there yet."""
    token = person_token(request)
    if token is None:
        raise Forbidden("not-your-journey")
    table = await journeys.open_table(room, journey_id, founder_of(request, token))
    return seated(request, response, table, token, asked.bearer)


@router.get("/journeys/{journey_id}/file", response_model=Data, responses=problems(403))
async def export(journey_id: JourneyId, room: InRoom, person: AsPerson) -> Response:
    """The journey as a file, the same that the command line writes and reads."""
    record = await journeys.export(room, journey_id, person)
    text = json.dumps(record, ensure_ascii=False, indent=1) + "\n"
    named = {"content-disposition": f'attachment; filename="{record["game"]}-{journey_id}.json"'}
    return Response(text, media_type="application/json", headers=named)


@router.get("/scores", response_model=wire.Scores, responses=problems())
async def scores(
    room: InRoom, person: AsPerson, game: Annotated[str, Query(max_length=40)], limit: Limit = 50
) -> dict[str, Any]:
    """What one has scored alone, best first. Forks and records do not count: their dice are known."""
    meta(game)
    rows = await store.scores(room.store, person, game, limit) if person else []
    return {
        "scores": [
            {"table": row["id"], "points": row["score"], **{key: row[key] for key in ("best", "options", "ended")}}
            for row in rows
        ]
    }
