"""The socket: pushes everything that happens at a table, and takes actions and chat."""

import asyncio
from collections import Counter
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError

from vaka.core.errors import VakaError
from vaka.server import broadcast, cards, requests, wire
from vaka.server.api.common import CHAT_LINES, subjects_of, viewer_of
from vaka.server.api.play import say
from vaka.server.costs import WORDS
from vaka.server.errors import BadRequest, TooMuch, Unavailable, as_data
from vaka.server.guard import Buckets, check_host, check_origin, client_of, language_of
from vaka.server.hosts import Hosts
from vaka.server.room import Room
from vaka.server.table import Table
from vaka.server.watcher import Watcher

router = APIRouter()
CLIENT_MESSAGE: TypeAdapter[requests.ActMessage | requests.SayMessage] = TypeAdapter(requests.ClientMessage)
POLICY_VIOLATION, TRY_AGAIN, GOING_AWAY, NOT_FOUND = 1008, 1013, 1001, 4404


class Sockets:
    """How many sockets each client has open, and how fast it sends."""

    def __init__(self, room: Room) -> None:
        limits = room.settings.limits
        self.most = limits.sockets
        self.open: Counter[str] = Counter()
        self.buckets = Buckets(limits.rate, limits.burst)
        self.hosts = Hosts(room.settings)


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """Follow a table. Add `?words=true` for sentences in the language asked for."""
    room: Room = websocket.app.state.room
    sockets: Sockets = websocket.app.state.sockets
    client = client_of(websocket.scope)
    language = language_of(websocket.scope)
    try:
        check_host(websocket.scope, sockets.hosts)
        check_origin(websocket.scope, room.settings.origins)
        if sockets.open[client] >= sockets.most or not sockets.buckets.take(client):
            raise TooMuch("too-many-sockets")
        table = await room.table(table_id)
    except VakaError as error:
        await websocket.close(NOT_FOUND if error.key == "no-table" else POLICY_VIOLATION, error.say(language))
        return
    except SQLAlchemyError as error:
        room.store.failed("database-failed", error)
        await websocket.close(TRY_AGAIN)
        return
    words = language if websocket.query_params.get("words") == "true" else None
    watcher = Watcher(viewer_of(websocket, table.id), language, words, room.settings.limits.queue)
    watcher.subjects = subjects_of(room, websocket)
    await websocket.accept()
    sockets.open[client] += 1
    try:
        await _follow(websocket, room, table, watcher, sockets.buckets, client)
    finally:
        sockets.open[client] -= 1
        sockets.open += Counter()  # drop clients with none left


async def _follow(
    websocket: WebSocket, room: Room, table: Table, watcher: Watcher, buckets: Buckets, client: str
) -> None:
    await _welcome(room, table, watcher)
    sending = asyncio.create_task(_send(websocket, watcher))
    try:
        while True:
            text = await _receive(websocket)
            if not buckets.take(client, WORDS if any(each.words for each in table.watchers) else 1):
                watcher.push(_problem(TooMuch("too-fast"), watcher, None))
                watcher.drop()
                return
            await _answer(room, table, watcher, text)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        room.presence.left(table, watcher)
        watcher.drop()
        await sending


async def _welcome(room: Room, table: Table, watcher: Watcher) -> None:
    """Send a watcher the snapshot, and from then on everything that happens, nothing twice and nothing missed."""
    lines = await room.store.chat(table.id, 0, CHAT_LINES)
    while lines and lines[-1].id < table.chat_seen:
        lines = await room.store.chat(table.id, 0, CHAT_LINES)
    for line in lines:
        broadcast.push_chat(table, line)
    table.watchers.add(watcher)
    watcher.push({"type": "snapshot", **cards.snapshot(table, watcher.viewer, watcher.words, lines)})
    room.presence.joined(table)


async def _receive(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    text = message.get("text")
    return text if isinstance(text, str) else ""


async def _send(websocket: WebSocket, watcher: Watcher) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await watcher.messages.get()) is not None:
            await websocket.send_text(text)
        await websocket.close(NOT_FOUND if watcher.gone else TRY_AGAIN)


async def _answer(room: Room, table: Table, watcher: Watcher, text: str) -> None:
    """Do what one message asks, and answer it."""
    number: int | None = None
    try:
        try:
            asked = CLIENT_MESSAGE.validate_json(text)
        except ValidationError:
            raise BadRequest("bad-message") from None
        number = asked.id
        room.house.admit(watcher.subjects)
        if isinstance(asked, requests.SayMessage):
            room.house.let_speak(watcher.subjects)
            await say(room, table, watcher.viewer, asked.text)
        elif (asked.action is None) == (asked.move is None):
            raise BadRequest("action-or-move")
        else:
            await room.moves.act(table, watcher.viewer, asked.entry, asked.action, asked.move)
        watcher.push({"type": "done", "id": number})
    except VakaError as error:
        watcher.push(_problem(error, watcher, number))
    except SQLAlchemyError as error:
        room.store.failed("database-failed", error)
        watcher.push(_problem(Unavailable("store-unavailable"), watcher, number))


def _problem(error: VakaError, watcher: Watcher, number: int | None) -> wire.ProblemMessage:
    return {"type": "problem", "id": number, **as_data(error, watcher.language)}
