"""Playing: choices, actions, taking back, why not, and talk."""

import asyncio
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from vaka.core.errors import IllegalMove
from vaka.core.match import Match
from vaka.locale import speak
from vaka.server import door, undo, wire
from vaka.server.api.common import AsViewer, AtTable, InRoom, Language, SaidIn, problems
from vaka.server.errors import BadRequest, Forbidden, NotThere, RoomError
from vaka.server.room import Room, chat_line
from vaka.server.seating import clean
from vaka.server.store.store import now
from vaka.server.table import Table, Viewer

router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


def standing(table: Table, viewer: Viewer, words: str | None) -> JSONResponse:
    """Where the table stands after what was asked."""
    positions = door.positions(table, viewer, words, told=True)
    return JSONResponse({"entry": table.entries, "ply": table.match.ply, "positions": positions})


@router.get("/position", response_model=wire.Standing, responses=problems())
async def position(table: AtTable, viewer: AsViewer, words: SaidIn) -> JSONResponse:
    """The position, with the legal actions as structured choices if you are to decide."""
    return standing(table, viewer, words)


@router.post("/act", response_model=wire.Standing, responses=problems(403, 409, 413))
async def act(asked: wire.Act, table: AtTable, viewer: AsViewer, room: InRoom, words: SaidIn) -> JSONResponse:
    """Decide for the seat to move. The answer comes after the action is committed to the store."""
    if (asked.action is None) == (asked.move is None):
        raise BadRequest("action-or-move")
    await room.act(table, viewer, asked.entry, asked.action, asked.move)
    return standing(table, viewer, words)


@router.post("/undo", response_model=wire.TableCard, responses=problems(403, 409, 413))
async def undo_ask(asked: wire.UndoAsk, table: AtTable, viewer: AsViewer, room: InRoom) -> dict[str, Any]:
    """Take back at once where that is free or nobody else plays; otherwise ask the others (`undo` in the answer)."""
    await undo.ask(room, table, viewer, asked.entry, asked.to_ply)
    return door.table_card(table, viewer)


@router.post("/undo/answer", response_model=wire.TableCard, responses=problems(403, 409, 413))
async def undo_answer(asked: wire.UndoAnswer, table: AtTable, viewer: AsViewer, room: InRoom) -> dict[str, Any]:
    """Agree to a request to take back, refuse it, or withdraw one's own."""
    await undo.answer(room, table, viewer, asked.agree)
    return door.table_card(table, viewer)


@router.post("/why", response_model=wire.Refused, responses=problems(403, 409, 413))
async def why(asked: wire.Why, table: AtTable, viewer: AsViewer, room: InRoom, language: Language) -> dict[str, Any]:
    """Why something is not possible now: the rule that forbids it, by its number."""
    if asked.seat not in viewer.seats(table):
        raise Forbidden("not-your-seat", seat=asked.seat)
    room.check_running(table)
    try:
        refusal = table.match.game.why_not(table.match.state, asked.seat, asked.intent)
    except Exception:  # parts of a shape no client of ours sends
        raise BadRequest("bad-intent") from None
    return {"rule": refusal.rule, "key": refusal.key, "words": speak(language, refusal.key, **dict(refusal.args))}


@router.post("/preview", response_model=wire.Preview, responses=problems(403, 409, 413))
async def preview(asked: wire.PreviewAsk, table: AtTable, viewer: AsViewer, room: InRoom) -> dict[str, Any]:
    """What the table would be like after a legal action of yours, without playing it."""
    if asked.seat not in viewer.seats(table):
        raise Forbidden("not-your-seat", seat=asked.seat)
    if room.check_turn(table, viewer, asked.entry) != asked.seat:
        raise RoomError("not-your-turn", seat=table.match.to_move)
    match = table.match
    if match.game.preview is None:
        raise NotThere("no-preview", game=match.game.meta.title)
    shown = await asyncio.to_thread(preview_of, match, asked.action)  # a long drag takes its time
    return {"entry": asked.entry, "action": asked.action, "shown": shown}


def preview_of(match: Match, action: int) -> Mapping[str, Any]:
    """The game's preview of an action, if it is legal."""
    assert match.game.preview is not None
    if action not in match.legal():
        raise IllegalMove("illegal-action", action=str(action), seat=match.to_move)
    return match.game.preview(match.state, action)


@router.post("/chat", response_model=wire.ChatLine, status_code=201, responses=problems(403, 409, 413))
async def chat(asked: wire.Say, table: AtTable, viewer: AsViewer, room: InRoom, request: Request) -> dict[str, Any]:
    """Say something to everybody at the table."""
    return await say(room, table, viewer, asked.text)


async def say(room: Room, table: Table, viewer: Viewer, text: str) -> dict[str, Any]:
    """Keep a line of chat and push it to all."""
    seats = viewer.seats(table)
    if not seats and not viewer.is_host(table):
        raise Forbidden("not-seated")
    seat = seats[0] if seats else None
    line = await room.store.say(
        {
            "table_id": table.id,
            "seat": seat,
            "name": (table.seats[seat].name if seat is not None else None) or "",
            "text": clean(text, room.settings.limits.chat),
            "at": now(),
        }
    )
    room.tell_chat(table, line)
    room.ring(table)
    return chat_line(line)
