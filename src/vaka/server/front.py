"""In front of the app: gives each request an id, counts and times it, and logs what went wrong inside.

The id comes from the header X-Request-Id if a proxy has set one. It is in every log line that the request causes, and
in the same header of the answer.
"""

import re
import time
from typing import TYPE_CHECKING

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from vaka.server.tokens import new_request_id

if TYPE_CHECKING:
    from vaka.server.room import Room

HEADER = "x-request-id"
GIVEN = re.compile(r"[A-Za-z0-9._-]{1,64}")
INTERNAL_ERROR = 1011
log = structlog.get_logger(__name__)


class Front:
    """The outermost layer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        number = given if GIVEN.fullmatch(given) else new_request_id()
        with structlog.contextvars.bound_contextvars(request=number):
            await self._answer(scope, receive, send, number)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, number: str) -> None:
        began, status = time.perf_counter(), 0

        async def numbered(message: Message) -> None:
            nonlocal status
            begins = message["type"] in ("http.response.start", "websocket.accept")
            if begins:
                MutableHeaders(scope=message)[HEADER] = number
            await send(message)
            if begins:
                status = message.get("status", 101)

        try:
            await self.app(scope, receive, numbered)
        except ClientDisconnected:
            pass  # before its socket was accepted or refused: there is nobody to tell
        except Exception:
            log.exception("request-failed", **_about(scope))
            if scope["type"] == "websocket" and status:
                await send({"type": "websocket.close", "code": INTERNAL_ERROR})
            elif not status:
                raise
        finally:
            seconds = time.perf_counter() - began
            log.info("request", **_about(scope), status=status, ms=round(seconds * 1000, 1))
            room: Room | None = _room(scope)
            if room is not None and scope["type"] == "http":
                room.metrics.answered(_route(scope), status, seconds)


def _room(scope: Scope) -> "Room | None":
    app = scope.get("app")
    return None if app is None else app.state.room


def _route(scope: Scope) -> str:
    """The route as it is written in the code: an address may hold a table's id, and there would be no end of them."""
    return str(getattr(scope.get("route"), "path", "page"))


def _about(scope: Scope) -> dict[str, str | None]:
    room, client = _room(scope), scope.get("client")
    key = room.client_key(str(client[0])) if room is not None and client else None
    return {"method": scope.get("method", "SOCKET"), "route": _route(scope), "client": key}
