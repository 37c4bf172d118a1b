"""Somebody following a table through a socket: messages queue here, in order, until they are sent."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.types import Send

from vaka.server.table import Viewer

TRY_AGAIN = 1013


@dataclass(eq=False, slots=True)
class Watcher:
    """One socket. A client that reads too slowly is dropped, and gets a snapshot when it connects again."""

    viewer: Viewer
    language: str
    words: str | None  # the language of sentences that go with positions, if they were asked for
    capacity: int
    send: Send
    messages: list[str] = field(default_factory=list)
    dropped: bool = False
    _sending: asyncio.Task[None] | None = None  # only while there is something to send: most sockets are idle

    def push_text(self, text: str) -> None:
        if self.dropped:
            return
        if len(self.messages) >= self.capacity:
            self.drop()
        else:
            self.messages.append(text)
            self._send_soon()

    def drop(self) -> None:
        """End this socket once its messages are sent."""
        if not self.dropped:
            self.dropped = True
            self._send_soon()

    async def ended(self) -> None:
        """Wait until a dropped socket has sent its last message."""
        if self._sending is not None:
            await self._sending

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            with suppress(OSError, RuntimeError):  # the client has gone: whoever receives from it sees that too
                while self.messages:
                    waiting, self.messages = self.messages, []
                    for text in waiting:
                        await self.send({"type": "websocket.send", "text": text})
                if self.dropped:
                    await self.send({"type": "websocket.close", "code": TRY_AGAIN})
        finally:
            self._sending = None
