"""Somebody following a table through a socket: messages queue here, in order, until they are sent."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import structlog
from starlette.types import Send

from vaka.room import wire_socket
from vaka.server.table import Viewer
from vaka.server.texts import encoded

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
    send_now: Callable[[bytes], bool]  # False if the socket does not take a text in this very moment
    subjects: frozenset[str] = frozenset()  # what the host can ban or mute
    known_as: frozenset[str] = frozenset()  # the hash of their session's token and the key of their account
    apart: frozenset[str] = frozenset()  # accounts whose words they do not get
    reads_only: bool = False  # a program whose token lets it look on and no more
    messages: list[bytes] = field(default_factory=list)
    dropped: bool = False
    gone: bool = False
    _sending: asyncio.Task[None] | None = None  # only while the socket does not take what there is to send

    def push(self, message: wire_socket.SocketMessage) -> None:
        self.push_text(encoded(message))

    def push_text(self, text: bytes) -> None:
        if self.dropped or (self._sending is None and self.send_now(text)):
            return
        if len(self.messages) >= self.capacity:
            log.warning("watcher-dropped", waiting=len(self.messages))
            self.drop()
        else:
            self.messages.append(text)
            self._send_soon()

    def drop(self, gone: bool = False) -> None:
        """End this socket once its messages are sent. `gone` tells it not to reconnect: there is no such table now."""
        if not self.dropped:
            self.dropped, self.gone = True, gone
            self._send_soon()

    async def ended(self) -> None:
        """Wait until a dropped socket has sent its last message."""
        if self._sending is not None:
            await self._sending

    def _send_soon(self) -> None:
        """Let a task send what waits, when the socket takes it."""
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            with suppress(OSError, RuntimeError):  # the client has gone: whoever receives from it sees that too
                while self.messages:
                    waiting, self.messages = self.messages, []
                    for text in waiting:
                        await self.send({"type": "websocket.send", "text": text.decode()})
                if self.dropped:
                    await self.send({"type": "websocket.close", "code": NOT_FOUND if self.gone else TRY_AGAIN})
        finally:
            self._sending = None
