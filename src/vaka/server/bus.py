"""Signals between processes, such as “table T has changed”. A lost one only costs time: the store is polled as well."""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import NotRequired, Protocol, TypedDict

import structlog

from vaka.core.errors import UnknownName
from vaka.room.wire_socket import Reaction
from vaka.server.configuration import without_password
from vaka.server.logs import cleaned
from vaka.server.tasks import cancel

RETRY_SECONDS = 1.0
SEND_SECONDS = 5.0  # how long to wait for a Redis that does not answer
OUTBOX = 10_000  # signals waiting to be sent
AT_ONCE = 100  # signals in one message to Redis
log = structlog.get_logger(__name__)


class Signal(TypedDict):
    """A table has changed; with `present`, other people are connected to it; with `reaction`, somebody reacts; with
    `old`, a guest has become an account. With `sockets` it is about no table: those of a session or a person end."""

    table: NotRequired[str]
    present: NotRequired[list[int]]  # seats
    others: NotRequired[int]  # spectators
    reaction: NotRequired[Reaction]
    seat: NotRequired[int]  # whose reaction it is
    old: NotRequired[str]  # the hash of the guest's token
    key: NotRequired[str]  # of the account
    sockets: NotRequired[str]  # the hash of a session's token, or the key of an account
    origin: NotRequired[str]  # the process that sent it, set by the bus


OnSignal = Callable[[Signal], None]


class Bus(Protocol):
    """Carries small signals to the other processes of a room."""

    shared: bool
    away: bool  # whether signals are being lost

    async def start(self, namespace: str, on_signal: OnSignal) -> None:
        """Subscribe; `on_signal` is called with every signal from another process of the same store."""

    def publish(self, signal: Signal) -> None:
        """Send a signal without waiting for it to arrive."""

    async def stop(self) -> None: ...

    @property
    def waiting(self) -> int: ...


class NullBus:
    """The bus of a room with one process: it sends nothing."""

    shared = False
    away = False
    waiting = 0

    async def start(self, namespace: str, on_signal: OnSignal) -> None:
        pass

    def publish(self, signal: Signal) -> None:
        pass

    async def stop(self) -> None:
        pass


class RedisBus:
    """Signals over Redis. They are lost while Redis is down, and resume when it is back."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis

            self._redis = redis.Redis.from_url(url, socket_connect_timeout=SEND_SECONDS, socket_timeout=SEND_SECONDS)
            self._listening = redis.Redis.from_url(url, socket_connect_timeout=SEND_SECONDS, socket_timeout=None)
        except ImportError:
            raise UnknownName("no-redis-package") from None
        except ValueError:
            raise UnknownName("bad-bus", url=without_password(url)) from None
        self.origin = secrets.token_hex(8)
        self.away = False
        self._channel = ""
        self._outbox: asyncio.Queue[Signal] = asyncio.Queue(OUTBOX)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, namespace: str, on_signal: OnSignal) -> None:
        self._channel = f"vaka:{namespace}"
        try:
            await self._redis.ping()
        except Exception as error:
            await self._close()
            raise UnknownName("no-bus", reason=cleaned(str(error))) from None
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(on_signal, ready)), asyncio.create_task(self._send())]
        await ready.wait()

    def publish(self, signal: Signal) -> None:
        try:
            self._outbox.put_nowait({**signal, "origin": self.origin})
        except asyncio.QueueFull:
            log.warning("signal-dropped", waiting=OUTBOX)

    async def stop(self) -> None:
        await cancel(self._tasks)
        await self._close()

    async def _close(self) -> None:
        await self._redis.aclose()
        await self._listening.aclose()

    @property
    def waiting(self) -> int:
        """Signals not yet sent."""
        return self._outbox.qsize()

    def _is_away(self, error: Exception) -> None:
        """The poll makes up for lost signals until the bus is back."""
        self.away = True
        log.warning("bus-away", reason=str(error) or type(error).__name__)

    def _is_back(self) -> None:
        if self.away:
            self.away = False
            log.warning("bus-back")

    async def _send(self) -> None:
        while True:
            signals = [await self._outbox.get()]
            while len(signals) < AT_ONCE and not self._outbox.empty():
                signals.append(self._outbox.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for signal in signals:
                        pipeline.publish(self._channel, json.dumps(signal))
                    await pipeline.execute()
                self._is_back()
            except Exception as error:
                self._is_away(error)

    async def _listen(self, on_signal: OnSignal, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._listening.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(self._channel)
                    ready.set()
                    self._is_back()
                    async for message in pubsub.listen():
                        signal = json.loads(message["data"])
                        if signal.get("origin") != self.origin:
                            on_signal(signal)
            except Exception as error:
                self._is_away(error)
                await asyncio.sleep(RETRY_SECONDS)


def make_bus(url: str | None) -> Bus:
    """The bus for an address."""
    if url is None:
        return NullBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise UnknownName("bad-bus", url=without_password(url))
    return RedisBus(url)
