"""Advice: a hint for the seat to move, and a review when the match has ended."""

from fastapi import APIRouter, Request

from vaka.room import wire_advice
from vaka.server import advice, requests
from vaka.server.api.common import AsViewer, AtTable, InRoom, Language, client_key_of, problems
from vaka.server.turns import check_turn_of

router = APIRouter(prefix="/tables/{table_id}", tags=["advice"])


@router.post("/hint", responses=problems(403, 409, 413))
async def hint(
    asked: requests.HintAsk, table: AtTable, viewer: AsViewer, room: InRoom, language: Language
) -> wire_advice.Hint:
    """The best moves of a seat of yours that is to move, by what that seat knows. Takes about a second; 503 with
    `advice-not-ready` until the search is compiled."""
    match = check_turn_of(table, viewer, asked.entry, asked.seat)
    return advice.hint_card(table, asked.entry, await room.advisor.hint(table, match), language)


@router.get("/review", responses=problems(403, 409))
async def review_offer(table: AtTable, room: InRoom, request: Request) -> wire_advice.ReviewOffer:
    """How the review of a match that has ended is to be made: by the room, or by the reader's own browser, which finds
    the same numbers."""
    return await room.advisor.offer(table, client_key_of(room, request))


@router.post("/review", responses=problems(403, 409, 413))
async def review(
    asked: requests.OfOneSeat, table: AtTable, room: InRoom, language: Language, request: Request
) -> wire_advice.ReviewCard:
    """The review of a match that has ended, for one seat. The first request starts it; ask again until `review` is
    there."""
    under_way = room.advisor.review(table, client_key_of(room, request))
    return advice.review_card(table, under_way, asked.seat, language)
