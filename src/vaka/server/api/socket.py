"""The socket: pushes everything that happens at a table, and takes actions, chat and quick reactions.

It stands on ASGI itself. Most sockets are idle most of the time, and the layers of a framework would take more memory
for each than all the rest.
"""

import re
from collections import Counter

from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vaka.core.errors import VakaError
from vaka.room import wire_socket
from vaka.server import broadcast, requests, texts
from vaka.server.api.callers import apart_from, caller_of, recognise
from vaka.server.api.common import CHAT_LINES, subjects_of, viewer_of
from vaka.server.api.play import say
from vaka.server.connections import PUSH
from vaka.server.costs import LOADING, WORDS
from vaka.server.errors import BadRequest, Forbidden, TooMuch, Unavailable, as_data
from vaka.server.guard import Buckets, check_host, check_origin, client_of, language_of
from vaka.server.hosts import Hosts
from vaka.server.people import programs
from vaka.server.people.programs import PLAY
from vaka.server.room import Room
from vaka.server.rows import ChatLine
from vaka.server.table import Table, Viewer
from vaka.server.turns import check_seat
from vaka.server.watcher import NOT_FOUND, TRY_AGAIN, Watcher

PATH = re.compile(r"/api/tables/([^/]+)/socket")
CLIENT_MESSAGE: TypeAdapter[requests.ActMessage | requests.SayMessage | requests.ReactMessage] = TypeAdapter(
    requests.ClientMessage
)
POLICY_VIOLATION = 1008
REACTION_SECONDS = 2.0  # after which somebody who has reacted as often as they may can do so once more


class Sockets:
    """Takes connections to `/api/tables/TABLE/socket` and leaves the rest to the app. It counts how many sockets each
    client has open, and how fast it sends. `?words=true` adds sentences in the language asked for."""

    path = "/api/tables/{table_id}/socket"

    def __init__(self, app: ASGIApp, room: Room) -> None:
        self.app, self.room = app, room
        limits = room.settings.limits
        self.open: Counter[str] = Counter()
        self.buckets = Buckets(limits.rate, limits.burst)
        self.reactions = Buckets(1 / REACTION_SECONDS, limits.reactions)
        self.hosts = Hosts(room.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if asked is None:
            await self.app(scope, receive, send)
            return
        scope["route"] = self  # for the log
        await receive()  # that it wants to connect
        client = client_of(scope)
        try:
            table = await self._table(scope, client, asked[1])
        except VakaError as error:
            code = NOT_FOUND if error.key == "no-table" else POLICY_VIOLATION
            await send({"type": "websocket.close", "code": code, "reason": error.say(language_of(scope))})
            return
        except SQLAlchemyError as error:
            self.room.store.failed("database-failed", error)
            await send({"type": "websocket.close", "code": TRY_AGAIN})
            return
        scope["extensions"][PUSH]["opened_by"](client)
        await send({"type": "websocket.accept", "headers": []})
        self.open[client] += 1
        try:
            await self._follow(table, await watcher_of(self.room, scope, table, send), receive, client)
        finally:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]

    async def _table(self, scope: Scope, client: str, table_id: str) -> Table:
        """The table asked for, if the client may connect."""
        check_host(scope, self.hosts)
        check_origin(scope, self.room.settings.origins)
        if self.open[client] >= self.room.settings.limits.sockets:
            raise TooMuch("too-many-sockets")
        cost = 1 if table_id in self.room.tables.cached else 1 + LOADING
        if not self.buckets.take(client, cost):
            raise TooMuch("too-fast", retry_after=self.buckets.wait(client, cost))
        connection = HTTPConnection(scope)
        await recognise(self.room, connection)
        if (caller := caller_of(connection)) is not None and caller.token is not None:
            programs.check(caller.token, safe=True, path=scope["path"])
        return await self.room.table(table_id)

    async def _follow(self, table: Table, watcher: Watcher, receive: Receive, client: str) -> None:
        await _welcome(self.room, table, watcher)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if not self.buckets.take(client, WORDS if any(each.words for each in table.watchers) else 1):
                    watcher.push(_problem(TooMuch("too-fast"), watcher, None))
                    return
                await self._answer(table, watcher, message.get("text") or "")
        finally:
            self.room.presence.left(table, watcher)
            watcher.drop()
            await watcher.ended()

    async def _answer(self, table: Table, watcher: Watcher, text: str) -> None:
        """Do what one message asks, and answer it."""
        number: int | None = None
        room = self.room
        try:
            try:
                asked = CLIENT_MESSAGE.validate_json(text)
            except ValidationError:
                raise BadRequest("bad-message") from None
            number = asked.id
            if watcher.reads_only:
                raise Forbidden("token-scope", scope=PLAY)
            room.house.admit(watcher.subjects)
            if isinstance(asked, requests.SayMessage):
                room.house.let_speak(watcher.subjects)
                await say(room, table, watcher.viewer, asked.text)
            elif isinstance(asked, requests.ReactMessage):
                room.house.let_speak(watcher.subjects)
                self._react(table, watcher.viewer, asked)
            elif (asked.action is None) == (asked.move is None):
                raise BadRequest("action-or-move")
            else:
                await room.moves.act(table, watcher.viewer, asked.entry, asked.action, asked.move, asked.seat)
            watcher.push({"type": "done", "id": number})
        except VakaError as error:
            watcher.push(_problem(error, watcher, number))
        except SQLAlchemyError as error:
            room.store.failed("database-failed", error)
            watcher.push(_problem(Unavailable("store-unavailable"), watcher, number))

    def _react(self, table: Table, viewer: Viewer, asked: requests.ReactMessage) -> None:
        """Show a reaction to everybody, here and at the other processes; nothing is stored."""
        held = viewer.seats(table)
        if viewer.token is None or not held:
            raise Forbidden("not-seated")
        seat = held[0] if asked.seat is None else asked.seat
        check_seat(table, viewer, seat)
        if not self.reactions.take(viewer.token):
            raise TooMuch("too-many-reactions")
        broadcast.push_reaction(table, seat, asked.reaction)
        self.room.bus.publish({"table": table.id, "reaction": asked.reaction, "seat": seat})


async def watcher_of(room: Room, scope: Scope, table: Table, send: Send) -> Watcher:
    """Who connects, and how they want to be told."""
    connection, language = HTTPConnection(scope), language_of(scope)
    words = language if connection.query_params.get("words") == "true" else None
    viewer, capacity, caller = viewer_of(connection, table), room.settings.limits.queue, caller_of(connection)
    known_as = frozenset() if caller is None else caller.known_as
    subjects, apart = subjects_of(room, connection, table.id), await apart_from(room, caller)
    reads_only = caller is not None and caller.token is not None and PLAY not in caller.token.scopes
    send_now = scope["extensions"][PUSH]["push"]
    return Watcher(viewer, language, words, capacity, send, send_now, subjects, known_as, apart, reads_only)


async def _welcome(room: Room, table: Table, watcher: Watcher) -> None:
    """Send a watcher the snapshot, and from then on everything that happens, nothing twice and nothing missed."""
    lines = await _said(room, table)
    while lines and lines[-1].id < table.chat_seen:
        lines = await _said(room, table)
    for line in lines:
        broadcast.push_chat(table, line)
    table.watchers.add(watcher)
    heard = broadcast.heard(table, lines, watcher.apart)
    watcher.push({"type": "snapshot", **texts.snapshot(table, watcher.viewer, watcher.words, heard)})
    room.presence.joined(table)


async def _said(room: Room, table: Table) -> list[ChatLine]:
    """The latest lines of chat. At most tables nobody has said anything, and the store is not asked."""
    return await room.store.chat(table.id, 0, CHAT_LINES) if table.chat_seen else []


def _problem(error: VakaError, watcher: Watcher, number: int | None) -> wire_socket.ProblemMessage:
    return {"type": "problem", "id": number, **as_data(error, watcher.language)}
