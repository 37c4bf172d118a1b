"""Somebody following a table through a socket: messages wait here in order until they are sent."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from vaka.server.table import Viewer


@dataclass(eq=False)
class Watcher:
    """One socket. Who reads too slowly is dropped, and gets a snapshot when it comes back."""

    viewer: Viewer
    language: str
    words: bool
    room: int
    messages: "asyncio.Queue[str | None]" = field(default_factory=asyncio.Queue)
    dropped: bool = False

    def push(self, message: dict[str, Any]) -> None:
        self.push_text(encode(message))

    def push_text(self, text: str) -> None:
        if self.dropped:
            return
        if self.messages.qsize() >= self.room:
            self.drop()
        else:
            self.messages.put_nowait(text)

    def drop(self) -> None:
        """End this socket; None is the last message."""
        self.dropped = True
        self.messages.put_nowait(None)


def encode(message: dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
