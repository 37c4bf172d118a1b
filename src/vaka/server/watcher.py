"""Somebody following a table through a socket: messages queue here, in order, until they are sent."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import structlog

from vaka.server.table import Viewer

log = structlog.get_logger(__name__)


@dataclass(eq=False)
class Watcher:
    """One socket. A client that reads too slowly is dropped, and gets a snapshot when it connects again."""

    viewer: Viewer
    language: str
    words: str | None  # the language of sentences that go with positions, if they were asked for
    capacity: int
    messages: "asyncio.Queue[str | None]" = field(default_factory=asyncio.Queue)
    dropped: bool = False
    gone: bool = False
    subjects: frozenset[str] = frozenset()  # what the host can ban or mute

    def push(self, message: Mapping[str, Any]) -> None:
        self.push_text(encode(message))

    def push_text(self, text: str) -> None:
        if self.dropped:
            return
        if self.messages.qsize() >= self.capacity:
            log.warning("watcher-dropped", waiting=self.messages.qsize())
            self.drop()
        else:
            self.messages.put_nowait(text)

    def drop(self, gone: bool = False) -> None:
        """End this socket; None is the last message. `gone` tells it not to come back: there is no such table now."""
        self.dropped, self.gone = True, gone
        self.messages.put_nowait(None)


def encode(message: Mapping[str, Any]) -> str:
    """A message as JSON."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
