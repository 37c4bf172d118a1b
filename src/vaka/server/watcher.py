"""Somebody following a table through a socket: messages queue here, in order, until they are sent."""

import asyncio
from collections.abc import Callable, Coroutine, Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from types import coroutine
from typing import Any

import structlog
from starlette.types import Send

from vaka.server.table import Viewer
from vaka.server.texts import encode

TRY_AGAIN, NOT_FOUND = 1013, 4404
log = structlog.get_logger(__name__)


@dataclass(eq=False, slots=True)
class Watcher:
    """One socket. A client that reads too slowly is dropped, and gets a snapshot when it connects again."""

    viewer: Viewer
    language: str
    words: str | None  # the language of sentences that go with positions, if they were asked for
    capacity: int
    send: Send
    subjects: frozenset[str] = frozenset()  # what the host can ban or mute
    messages: list[str] = field(default_factory=list)
    dropped: bool = False
    gone: bool = False
    _sending: asyncio.Task[None] | None = None  # only while the socket does not take what there is to send

    def push(self, message: Mapping[str, Any]) -> None:
        self.push_text(encode(message))

    def push_text(self, text: str) -> None:
        if self.dropped:
            return
        if len(self.messages) >= self.capacity:
            log.warning("watcher-dropped", waiting=len(self.messages))
            self.drop()
        else:
            self.messages.append(text)
            self._send_soon()

    def drop(self, gone: bool = False) -> None:
        """End this socket once its messages are sent. `gone` tells it not to come back: there is no such table now."""
        if not self.dropped:
            self.dropped, self.gone = True, gone
            self._send_soon()

    async def ended(self) -> None:
        """Wait until a dropped socket has sent its last message."""
        if self._sending is not None:
            await self._sending

    def _send_soon(self) -> None:
        """Send in this very moment if the socket takes it, as it nearly always does; otherwise a task waits for it."""
        if self._sending is None:
            sending = self._send_all()
            try:
                awaited = sending.send(None)
            except StopIteration:
                return
            self._sending = asyncio.create_task(_resumed(sending, awaited))

    async def _send_all(self) -> None:
        try:
            with suppress(OSError, RuntimeError):  # the client has gone: whoever receives from it sees that too
                while self.messages:
                    waiting, self.messages = self.messages, []
                    for text in waiting:
                        await self.send({"type": "websocket.send", "text": text})
                if self.dropped:
                    await self.send({"type": "websocket.close", "code": NOT_FOUND if self.gone else TRY_AGAIN})
        finally:
            self._sending = None


@coroutine
def _resumed(work: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that has already begun and waits for something."""
    while True:
        try:
            result = yield awaited
        except BaseException as error:
            resume: Callable[[], Any] = partial(work.throw, error)
        else:
            resume = partial(work.send, result)
        try:
            awaited = resume()
        except StopIteration:
            return
