"""Playing again with the same people."""

from fastapi import APIRouter, Request, Response

from vaka.room import wire
from vaka.server import again, cards, requests
from vaka.server.api.common import AsViewer, AtTable, InRoom, creator_of, holder_at, problems, seated

router = APIRouter(prefix="/tables/{table_id}/again", tags=["tables"])


@router.post("", responses=problems(403, 409, 413))
async def play_again(
    asked: requests.Bearing, table: AtTable, room: InRoom, request: Request, response: Response
) -> wire.Seated:
    """Sit down to another match with the same people, after this one: the same options and bots, everybody one seat
    further on. The first to ask opens its table and is its host; the others see `again` at this one. Your token here is
    your token there."""
    holder = holder_at(request, table, asked.bearer)
    following = await again.play(room, table, creator_of(request, holder))
    return seated(request, response, following, holder, asked.bearer)


@router.post("/decline", responses=problems(403, 409))
async def decline(table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Say that you do not play again; your seat there is free for somebody else."""
    await again.decline(room, table, viewer)
    return cards.table_card(table, viewer)
