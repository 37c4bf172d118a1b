"""Somebody following a table through a socket: messages queue here, in order, until they are sent."""

import asyncio
from dataclasses import dataclass, field

from vaka.server.table import Viewer


@dataclass(eq=False, slots=True)
class Watcher:
    """One socket. A client that reads too slowly is dropped, and gets a snapshot when it connects again."""

    viewer: Viewer
    language: str
    words: str | None  # the language of sentences that go with positions, if they were asked for
    capacity: int
    messages: list[str] = field(default_factory=list)
    dropped: bool = False
    _awaited: asyncio.Future[None] | None = None

    def push_text(self, text: str) -> None:
        if self.dropped:
            return
        if len(self.messages) >= self.capacity:
            self.drop()
        else:
            self.messages.append(text)
            self._wake()

    def drop(self) -> None:
        """End this socket once its messages are sent."""
        self.dropped = True
        self._wake()

    async def take(self) -> list[str]:
        """The messages that wait to be sent, as soon as there are any; none if the socket is to end."""
        while not self.messages and not self.dropped:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        taken, self.messages = self.messages, []
        return taken

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)
