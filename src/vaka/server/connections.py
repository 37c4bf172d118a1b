"""Limits on connections, which uvicorn does not have: how many, how large their headers are, and how long they take."""

import asyncio
import os
from collections import Counter
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from vaka.server.guard import client_of
from vaka.server.settings import Settings

PUSH = "vaka.push"  # of a socket's scope, an extension: `push` sends a text without a coroutine for each
FILES_KEPT = 200  # for the store, the bus, children and workers
WRITE_AT_ONCE = 64 * 1024  # bytes
SHARE = 8  # a body of this many bytes may come with one more byte that belongs to no body: the frames of its chunks
TOO_MUCH = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connections:
    """How many connections each client has open. A trusted proxy has many clients behind it and may open any number:
    `Guard` counts their requests."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.limits.connections
        self.most_in_all = min(settings.limits.all_connections, files_at_most() - FILES_KEPT)
        trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
        self.trusted = {name.strip() for name in trusted.split(",")}
        self.open: Counter[str] = Counter()
        self.all = 0

    def enter(self, client: str) -> bool:
        """Count a connection; False if there are too many."""
        crowded = self.open[client] >= self.most and client not in self.trusted and "*" not in self.trusted
        if crowded or self.all >= self.most_in_all:
            return False
        self.open[client] += 1
        self.all += 1
        return True

    def leave(self, client: str) -> None:
        self.all -= 1
        self.open[client] -= 1
        if not self.open[client]:
            del self.open[client]


def files_at_most() -> int:
    """How many files this process may open, as many as the system lets it have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = hard if hard != resource.RLIM_INFINITY else 1 << 20
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1 << 20


def protocols(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for HTTP and for sockets that keep to a room's limits, both counting the same connections."""
    connections, limits = Connections(settings), settings.limits

    class Http(HttpToolsProtocol):
        counted: str | None = None  # the client, while the connection is counted here
        overhead = 0  # bytes of the request under way that are not its body
        body = 0
        timer: asyncio.TimerHandle | None = None
        unread = 0  # bytes of the answer that the client had not taken when we last looked

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            client = client_of({"client": self.client})
            if not connections.enter(client):
                self._refuse(FULL)
                return
            self.counted = client
            self._expect_headers()

        def connection_lost(self, exc: Exception | None) -> None:
            self._headers_came()
            if self.counted is not None:
                connections.leave(self.counted)
                self.counted = None
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            if self.timer is None and self.overhead == 0:  # the next request of a connection that was kept open
                self._expect_headers()
            self.overhead += len(data)
            super().data_received(data)
            if self.overhead > limits.headers + self.body // SHARE and not self.transport.is_closing():
                self._refuse(TOO_MUCH)

        def on_headers_complete(self) -> None:
            self._headers_came()
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self.body += len(body)
            self.overhead -= len(body)
            super().on_body(body)

        def on_message_complete(self) -> None:
            self.overhead = self.body = 0
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._headers_came()
            client, self.counted = self.counted, None
            super().handle_websocket_upgrade()
            following = self.transport.get_protocol()
            assert isinstance(following, Socket)
            following.counted = client

        def timeout_keep_alive_handler(self) -> None:
            """Close a connection without a request. An answer that a client does not read is not kept for it."""
            before, self.unread = self.unread, self.transport.get_write_buffer_size()
            if self.unread and (not before or self.unread < before):
                self.timeout_keep_alive_task = self.loop.call_later(
                    self.timeout_keep_alive, self.timeout_keep_alive_handler
                )
            elif self.unread:
                self.transport.abort()
            else:
                super().timeout_keep_alive_handler()

        def _expect_headers(self) -> None:
            self.timer = self.loop.call_later(settings.header_seconds, self._refuse, TOO_SLOW)

        def _headers_came(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def _refuse(self, answer: bytes) -> None:
            self._headers_came()
            silent = answer is TOO_SLOW and not self.overhead  # a browser connects in advance
            if not silent and (self.cycle is None or self.cycle.response_complete):
                self.transport.write(answer)
            self.transport.close()

    class Socket(WebSocketsSansIOProtocol):
        """Writes all texts of one moment at once: the system call takes longer than everything else about a text."""

        counted: str | None = None
        unsent: bytes = b""

        async def run_asgi(self) -> None:
            self.scope["extensions"][PUSH] = {"push": self.push}
            await super().run_asgi()

        def push(self, text: bytes) -> bool:
            """Send a text now; False if the client has gone or does not read fast enough."""
            if not self.handshake_complete or not self.writable.is_set() or not self._open():
                return False
            if not self.unsent:
                self.loop.call_soon(self._write)
            self.unsent += text_frame(text)
            if len(self.unsent) > WRITE_AT_ONCE:  # shows whether the client still reads
                self._write()
            return True

        async def send(self, message: Any) -> None:
            text = message.get("text")
            if text is None or not self.push(text.encode()):
                self._write()
                await super().send(message)

        def shutdown(self) -> None:
            self._write()
            super().shutdown()

        def _open(self) -> bool:
            return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected

        def _write(self) -> None:
            unsent, self.unsent = self.unsent, b""
            if unsent and self._open():
                self.transport.write(unsent)

        def connection_lost(self, exc: Exception | None) -> None:
            if self.counted is not None:
                connections.leave(self.counted)
                self.counted = None
            super().connection_lost(exc)

    return Http, Socket


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it over a WebSocket: whole, not masked, not compressed (RFC 6455, 5.2)."""
    if len(text) < 126:
        return bytes((0x81, len(text))) + text
    if len(text) < 1 << 16:
        return b"\x81\x7e" + len(text).to_bytes(2, "big") + text
    return b"\x81\x7f" + len(text).to_bytes(8, "big") + text
