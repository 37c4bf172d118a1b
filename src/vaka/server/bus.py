"""Notices between processes, such as “table T has changed”. A lost one only costs time: the store is polled as well."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import NotRequired, Protocol, TypedDict

from vaka.core.errors import UnknownName

RETRY_SECONDS = 1.0
OUTBOX = 10_000  # notices waiting to be sent


class Notice(TypedDict):
    """A table has changed, or, with `present`, other people are connected to it."""

    table: str
    present: NotRequired[list[int]]  # seats
    others: NotRequired[int]  # spectators
    origin: NotRequired[str]  # the process that sent it, set by the bus


OnNotice = Callable[[Notice], None]


class Bus(Protocol):
    """Carries small notices to the other processes of a room."""

    shared: bool

    async def start(self, namespace: str, on_notice: OnNotice) -> None:
        """Subscribe; `on_notice` is called with every notice from another process of the same store."""

    def publish(self, notice: Notice) -> None:
        """Send a notice without waiting for it to arrive."""

    async def stop(self) -> None: ...


class NullBus:
    """The bus of a room with one process: it sends nothing."""

    shared = False

    async def start(self, namespace: str, on_notice: OnNotice) -> None:
        pass

    def publish(self, notice: Notice) -> None:
        pass

    async def stop(self) -> None:
        pass


class RedisBus:
    """Notices over Redis. They are lost while Redis is down, and resume when it is back."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis

            self._redis = redis.Redis.from_url(url)
        except ImportError:
            raise UnknownName("no-redis-package") from None
        except ValueError:
            raise UnknownName("bad-bus", url=url) from None
        self.origin = secrets.token_hex(8)
        self._channel = ""
        self._outbox: asyncio.Queue[Notice] = asyncio.Queue(OUTBOX)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, namespace: str, on_notice: OnNotice) -> None:
        self._channel = f"vaka:{namespace}"
        try:
            await self._redis.ping()
        except Exception as error:
            await self._redis.aclose()
            raise UnknownName("no-bus", reason=str(error)) from None
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(on_notice, ready)), asyncio.create_task(self._send())]
        await ready.wait()

    def publish(self, notice: Notice) -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait({**notice, "origin": self.origin})

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            notice = await self._outbox.get()
            with suppress(Exception):  # the poll makes up for a lost notice
                await self._redis.publish(self._channel, json.dumps(notice))

    async def _listen(self, on_notice: OnNotice, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(self._channel)
                    ready.set()
                    async for message in pubsub.listen():
                        notice = json.loads(message["data"])
                        if notice.get("origin") != self.origin:
                            on_notice(notice)
            except Exception:
                await asyncio.sleep(RETRY_SECONDS)


def make_bus(url: str | None) -> Bus:
    """The bus for an address."""
    if url is None:
        return NullBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise UnknownName("bad-bus", url=url)
    return RedisBus(url)
