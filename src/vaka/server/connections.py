"""Limits on connections, which uvicorn does not have: how many, how large their headers are, and how long they take."""

import asyncio
import os
from collections import Counter
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from vaka.server.guard import Buckets, client_of
from vaka.server.settings import Settings

# of a socket's scope, an extension: `push` sends a text without a coroutine for each; `opened_by` is told the client,
# whom behind a proxy the app alone knows
PUSH = "vaka.push"
FILES_KEPT = 200  # for the store, the bus, children and workers
WRITE_AT_ONCE = 64 * 1024  # bytes
PIECE = 1024  # bytes that are parsed before what is in them is counted: some 200 frames take as long as 20 moves
PIPELINED = 16  # requests that wait for the answer to one before them; browsers send none
FRAMES = 2  # times as many frames as messages: pings, pongs and parts of messages are no messages
SHARE = 8  # a body of this many bytes may come with one more byte that belongs to no body: the frames of its chunks
TOO_MUCH = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG = b"HTTP/1.1 414 URI Too Long\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
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
    frames = Buckets(FRAMES * limits.rate, FRAMES * limits.burst)  # of all sockets of each client

    class Http(HttpToolsProtocol):
        counted: str | None = None  # the client, while the connection is counted here
        awaited = True  # whether the headers of the next request have not all come
        overhead = 0  # bytes of the request under way that are not its body
        body = 0
        timer: asyncio.TimerHandle | None = None
        answering: RequestResponseCycle | None = None  # `cycle` is the last of the requests that have come
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
            self._forget_answer()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    return
                self._parse(data[start : start + PIECE])

        def _parse(self, piece: bytes) -> None:
            if self.timer is None and self.awaited:  # the next request of a connection that was kept open
                self._expect_headers()
            self.overhead += len(piece)
            super().data_received(piece)
            much = self.overhead > limits.headers + self.body // SHARE or len(self.pipeline) > PIPELINED
            if much and not self.transport.is_closing():
                self._refuse(TOO_MUCH)

        def on_message_begin(self) -> None:
            if self.timer is None:  # it begins in the same piece in which another ended
                self._expect_headers()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.awaited = False
            self._headers_came()
            if len(self.url) > limits.address:
                self._refuse(TOO_LONG)
            if not self.transport.is_closing():
                super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self.body += len(body)
            self.overhead -= len(body)
            if not self.transport.is_closing():
                super().on_body(body)

        def on_message_complete(self) -> None:
            self.awaited, self.overhead, self.body = True, 0, 0
            if not self.transport.is_closing():
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

        def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
            self.answering = cycle
            super()._start_asgi_task(cycle, app)

        def _forget_answer(self) -> None:
            """Nobody waits for the answer that is under way, and the transport takes no more."""
            if self.answering is not None:
                self.answering.disconnected = True
                self.answering.message_event.set()

        def _headers_came(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def _refuse(self, answer: bytes) -> None:
            self._headers_came()
            silent = answer is TOO_SLOW and not self.overhead  # a browser connects in advance
            if not silent and (self.cycle is None or self.cycle.response_complete):
                self.transport.write(answer)
            self._forget_answer()
            self.transport.close()

    class Socket(WebSocketsSansIOProtocol):
        """Writes all texts of one moment at once: the system call takes longer than everything else about a text."""

        counted: str | None = None
        client_key: str | None = None  # who opened it, once that is known
        unsent: bytes = b""
        paid_until = 0.0  # when as many frames as have come would have come at the allowed rate

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + PIECE])

        def handle_events(self) -> None:
            """Handle frames that have come, unless there are too many. Messages are counted where they are answered;
            pings and parts of messages get no further than here, and take as long to read."""
            now, count = self.loop.time(), len(self.conn.events)
            self.paid_until = max(self.paid_until, now) + count / (FRAMES * limits.rate)
            many = self.paid_until - now > limits.burst / limits.rate
            if many or (self.client_key is not None and not frames.take(self.client_key, count)):
                self.transport.abort()  # what it has not read is not kept for it
                return
            super().handle_events()

        def send_receive_event_to_app(self) -> None:
            """Hand a message on. A text that is none is its sender's mistake; uvicorn would log a traceback of ours."""
            try:
                if self.curr_msg_data_type == "text" and not self.close_sent:
                    b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
            super().send_receive_event_to_app()

        async def run_asgi(self) -> None:
            self.scope["extensions"][PUSH] = {"push": self.push, "opened_by": self.opened_by}
            await super().run_asgi()

        def opened_by(self, client: str) -> None:
            self.client_key = client

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
