"""The room while it is being made: its page is there at once, and everything else waits for the room.

Loading what a room needs takes about as long as a browser needs to load and draw the page, so both are done at once.
"""

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from vaka.server.guard import Guard
from vaka.server.pages import READING, pages
from vaka.server.settings import Settings


class Opening:
    """An app that is still to come."""

    def __init__(self, settings: Settings) -> None:
        self.page = Guard(pages(settings.client), settings)
        self._app: ASGIApp | None = None
        self._opened = asyncio.Event()

    def open(self, app: ASGIApp) -> None:
        """The room is made: from now on it answers everything, first what has waited for it."""
        self._app = app
        self._opened.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._app is None and is_page(scope):
            await self.page(scope, receive, send)
            return
        await self._opened.wait()
        assert self._app is not None
        await self._app(scope, receive, send)


def is_page(scope: Scope) -> bool:
    """Whether a request asks for a file of the client."""
    return scope["type"] == "http" and scope["method"] in READING and not scope["path"].startswith("/api/")
