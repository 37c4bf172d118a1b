"""Advice: a hint for the seat to move, and a review when the match has ended."""

from typing import Any

from fastapi import APIRouter

from vaka.server import advice, wire
from vaka.server.api.common import AsViewer, AtTable, InRoom, Language, problems
from vaka.server.errors import Forbidden, RoomError

router = APIRouter(prefix="/tables/{table_id}", tags=["advice"])


@router.post("/hint", response_model=wire.Hint, responses=problems(403, 409, 413))
async def hint(
    asked: wire.HintAsk, table: AtTable, viewer: AsViewer, room: InRoom, language: Language
) -> dict[str, Any]:
    """The best moves of a seat of yours that is to move, by what that seat knows. Takes about a second; 503 with
    `advice-not-ready` until the search is compiled."""
    if asked.seat not in viewer.seats(table):
        raise Forbidden("not-your-seat", seat=asked.seat)
    if room.check_turn(table, viewer, asked.entry) != asked.seat:
        raise RoomError("not-your-turn", seat=table.match.to_move)
    return advice.hint_card(table, asked.entry, await room.advisor.hint(table), language)


@router.post("/review", response_model=wire.ReviewCard, responses=problems(403, 409, 413))
async def review(asked: wire.OfOneSeat, table: AtTable, room: InRoom, language: Language) -> dict[str, Any]:
    """The review of a match that has ended, for one seat. The first to ask begins it; ask again until `review` is
    there."""
    return advice.review_card(table, room.advisor.review(table), asked.seat, language)
