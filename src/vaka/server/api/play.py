"""Playing: the position, actions, undo, previews, why not, and chat."""

from typing import Annotated

import structlog
from fastapi import APIRouter, Query, Response

from vaka.locale import speak
from vaka.room import matches, positions, wire
from vaka.room.ahead import LONGEST
from vaka.room.names import clean
from vaka.server import broadcast, cards, requests, texts, undo, worded
from vaka.server.api.common import AsClient, AsViewer, AtTable, InRoom, Language, SaidIn, json_response, problems
from vaka.server.errors import BadRequest, Forbidden, NotThere, RoomError
from vaka.server.heavy import aside
from vaka.server.planning import left, supposed
from vaka.server.room import Room
from vaka.server.table import Table, Viewer
from vaka.server.turns import check_running, check_seat, check_turn_of, seen_by

log = structlog.get_logger(__name__)
router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


@router.get("/position", response_model=wire.LatestPositions, responses=problems())
async def position(table: AtTable, viewer: AsViewer, room: InRoom, words: SaidIn, client: AsClient) -> Response:
    """The position, with the legal actions as structured choices if it is your turn."""
    return await latest_positions(room, table, viewer, words, client)


async def latest_positions(room: Room, table: Table, viewer: Viewer, words: str | None, client: str) -> Response:
    if words is not None:
        return json_response(await worded.latest_positions(room, table, viewer, words, client))
    return json_response(texts.encoded(texts.latest_positions(table, viewer.seats(table))))


@router.post("/act", response_model=wire.LatestPositions, responses=problems(403, 409, 413))
async def act(
    asked: requests.Act, table: AtTable, viewer: AsViewer, room: InRoom, words: SaidIn, client: AsClient
) -> Response:
    """Play an action for the seat to move. The answer comes after it is committed to the store."""
    if (asked.action is None) == (asked.move is None):
        raise BadRequest("action-or-move")
    await room.moves.act(table, viewer, asked.entry, asked.action, asked.move, asked.seat)
    return await latest_positions(room, table, viewer, words, client)


@router.post("/undo", responses=problems(403, 409, 413))
async def undo_ask(asked: requests.UndoAsk, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Undo, at once where that is free or nobody else plays; otherwise ask the others (`undo` in the answer)."""
    await undo.ask(room, table, viewer, asked.entry, asked.to_ply)
    return cards.table_card(table, viewer)


@router.post("/stop", responses=problems(403, 409, 413))
async def stop_ask(asked: requests.StopAsk, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Ask to end the match and score it as it stands, where the game provides for it (`undo` in the answer)."""
    await undo.ask_stop(room, table, viewer, asked.entry)
    return cards.table_card(table, viewer)


@router.post("/call-off", responses=problems(403, 409, 413))
async def off_ask(asked: requests.StopAsk, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Ask to end the match without a result (`undo` in the answer)."""
    await undo.ask_off(room, table, viewer, asked.entry)
    return cards.table_card(table, viewer)


@router.post("/undo/answer", responses=problems(403, 409, 413))
async def undo_answer(asked: requests.UndoAnswer, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.TableCard:
    """Agree to a request to undo or to stop, refuse it, or withdraw your own."""
    await undo.answer(room, table, viewer, asked.agree)
    return cards.table_card(table, viewer)


@router.post("/why", responses=problems(403, 409, 413))
async def why(asked: requests.Why, table: AtTable, viewer: AsViewer, language: Language) -> wire.Refused:
    """Why something is not possible now: the number and the text of the rule that forbids it."""
    check_seat(table, viewer, asked.seat)
    check_running(table)
    try:
        refusal = table.match.game.why_not(seen_by(table, asked.seat).state, asked.seat, asked.intent)
    except Exception as error:  # the client sent parts that make no sense, or the rules have a mistake
        log.warning("intent-not-understood", game=table.match.game.name, exc_info=error)
        raise BadRequest("bad-intent") from None
    return {"rule": refusal.rule, "key": refusal.key, "words": speak(language, refusal.key, **dict(refusal.args))}


@router.post("/preview", responses=problems(403, 409, 413))
async def preview(asked: requests.PreviewAsk, table: AtTable, viewer: AsViewer) -> wire.Preview:
    """What the table would look like after a legal action of yours, without playing it."""
    match = check_turn_of(table, viewer, asked.entry, asked.seat)
    if match.game.preview is None:
        raise NotThere("no-preview", game=match.game.meta.title)
    shown = await aside(matches.preview, match, asked.action)  # some previews take long
    return {"entry": asked.entry, "action": asked.action, "shown": shown}


@router.get("/plan", responses=problems(403, 409))
async def plan(
    table: AtTable, viewer: AsViewer, seat: Annotated[int, Query(ge=0, lt=16)], language: Language
) -> wire.Plan:
    """What a seat of yours will do at its next decisions, and what it might choose after that. Nobody else sees it."""
    check_seat(table, viewer, seat)
    if not table.plannable:
        raise RoomError("no-plans-here")
    return await plan_card(table, seat, language)


@router.post("/plan", responses=problems(403, 409, 413))
async def make_plan(
    asked: requests.PlanAsk, table: AtTable, viewer: AsViewer, room: InRoom, language: Language
) -> wire.Plan:
    """Plan your next decisions where a game has sealed choices: each is made as soon as it is asked for, if it is then
    possible; otherwise the rest of the plan is void."""
    check_seat(table, viewer, asked.seat)
    await room.moves.planning.plan(table, asked.seat, [(each.action, each.only) for each in asked.decisions])
    return await plan_card(table, asked.seat, language)


async def plan_card(table: Table, seat: int, words: str) -> wire.Plan:
    decisions = left(table, seat)
    made, stands = await supposed(table, seat, [(decision.action, decision.only is not None) for decision in decisions])
    last = stands[len(decisions)] if len(stands) > len(decisions) else None
    choices = [] if last is None or len(decisions) >= LONGEST else positions.choices(last, words)
    return {
        "seat": seat,
        "decisions": [
            {"choice": positions.choice(at.game, at.state, decision.action, words), "only": decision.only is not None}
            for decision, at in zip(made, stands, strict=False)
        ],
        "choices": choices,
        "forced": len(choices) == 1,
    }


@router.post("/chat", status_code=201, responses=problems(403, 409, 413))
async def chat(asked: requests.Say, table: AtTable, viewer: AsViewer, room: InRoom) -> wire.ChatLine:
    """Say something to everybody at the table."""
    return await say(room, table, viewer, asked.text)


async def say(room: Room, table: Table, viewer: Viewer, text: str) -> wire.ChatLine:
    """Store a line of chat and push it to everybody."""
    seats = viewer.seats(table)
    if not seats and not viewer.is_host(table):
        raise Forbidden("not-seated")
    seat = seats[0] if seats else None
    name = (table.seats[seat].name if seat is not None else None) or ""
    line = await room.store.say(table.id, seat, name, clean(text, room.settings.limits.chat))
    broadcast.push_chat(table, line)
    room.bus.publish({"table": table.id})
    return cards.chat_card(line)
