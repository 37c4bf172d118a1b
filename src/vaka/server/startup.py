"""The first second: the page is served at once, and every other request waits until the room is ready.

Loading the room takes about as long as a browser takes to load and draw the page, so the two run side by side.
"""

import asyncio

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from vaka.server.guard import HEALTH, Guard
from vaka.server.pages import LIST, READING, WORKER, Pages
from vaka.server.settings import Settings

OF_THE_ROOM = ("/api", "/healthz", "/metrics", "/engine/", f"/{LIST}", f"/{WORKER}")  # the room's own answers
NOT_YET = ("/ready", "/healthz", "/healthz/")  # where a room that is not open yet answers 503
STARTING = {"live": True, "ready": False, "store": "starting", "bus": "starting", "workers": "starting"}


class Startup:
    """An app that stands in until the room's own is ready."""

    def __init__(self, settings: Settings) -> None:
        self.page = Guard(Pages(settings.client), settings)
        self._app: ASGIApp | None = None
        self._ready = asyncio.Event()

    def open(self, app: ASGIApp) -> None:
        """Let the room answer everything from now on, beginning with the requests that have waited."""
        self._app = app
        self._ready.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._app is None and is_page(scope):
            await self.page(scope, receive, send)
            return
        if self._app is None and is_health(scope):
            await JSONResponse(STARTING, 503 if scope["path"].endswith(NOT_YET) else 200)(scope, receive, send)
            return
        await self._ready.wait()
        assert self._app is not None
        await self._app(scope, receive, send)


def is_health(scope: Scope) -> bool:
    """Whether a request asks how the process is."""
    return scope["type"] == "http" and scope["path"] in HEALTH


def is_page(scope: Scope) -> bool:
    """Whether a request asks for a file of the client."""
    reading = scope["type"] == "http" and scope["method"] in READING
    return reading and not scope["path"].startswith(OF_THE_ROOM)
