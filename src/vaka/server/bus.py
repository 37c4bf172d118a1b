"""The bell between processes: “table T has changed”. The store is the truth; a lost notice is healed by asking it."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from vaka.core.errors import UnknownName

Hear = Callable[[dict[str, Any]], None]
RETRY_SECONDS = 1.0


class Bus(Protocol):
    """Carries small notices to the other processes of a room."""

    shared: bool

    async def start(self, room: str, hear: Hear) -> None:
        """Begin to listen; `hear` is called with every notice of another process."""

    def ring(self, notice: dict[str, Any]) -> None:
        """Send a notice without waiting for it to arrive."""

    async def stop(self) -> None: ...


class Silence:
    """The bus of a room with one process: nobody else is there to hear."""

    shared = False

    async def start(self, room: str, hear: Hear) -> None:
        pass

    def ring(self, notice: dict[str, Any]) -> None:
        pass

    async def stop(self) -> None:
        pass


class RedisBus:
    """Notices over Redis. While Redis is away they are lost, and come back with it."""

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
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, room: str, hear: Hear) -> None:
        self._channel = f"vaka:{room}"
        try:
            await self._redis.ping()
        except Exception as error:
            await self._redis.aclose()
            raise UnknownName("no-bus", reason=str(error)) from None
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(hear, ready)), asyncio.create_task(self._send())]
        await ready.wait()

    def ring(self, notice: dict[str, Any]) -> None:
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
            with suppress(Exception):  # a lost notice is healed by the poll
                await self._redis.publish(self._channel, json.dumps(notice))

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(self._channel)
                    ready.set()
                    async for message in pubsub.listen():
                        notice = json.loads(message["data"])
                        if notice.get("origin") != self.origin:
                            hear(notice)
            except Exception:
                await asyncio.sleep(RETRY_SECONDS)


def make_bus(url: str | None) -> Bus:
    """The bus for an address."""
    if url is None:
        return Silence()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise UnknownName("bad-bus", url=url)
    return RedisBus(url)
