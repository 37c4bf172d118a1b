"""Many questions about single tables, answered by few queries."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from itertools import islice
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Together(Generic[K, V]):
    """Asks for what was asked for while the last query was under way. So an answer is never older than its question."""

    def __init__(self, ask: Callable[[list[K]], Awaitable[Mapping[K, V]]], at_once: int) -> None:
        self.ask, self.at_once = ask, at_once
        self._wanted: dict[K, asyncio.Future[V | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V | None:
        """What the store has for a key."""
        wanted = self._wanted.get(key)
        if wanted is None:
            wanted = self._wanted[key] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        return await asyncio.shield(wanted)  # others may wait for the same

    async def close(self) -> None:
        """Give up what is under way."""
        if self._asking is not None:
            self._asking.cancel()
            with suppress(asyncio.CancelledError):
                await self._asking

    async def _ask_all(self) -> None:
        try:
            while self._wanted:
                some = dict(islice(self._wanted.items(), self.at_once))
                for key in some:
                    del self._wanted[key]
                await self._ask(some)
        finally:
            self._asking = None
            for wanted in self._wanted.values():
                wanted.cancel()
            self._wanted.clear()

    async def _ask(self, some: dict[K, asyncio.Future[V | None]]) -> None:
        try:
            found = await self.ask(list(some))
        except Exception as error:
            for wanted in some.values():
                wanted.set_exception(error)
        except BaseException:
            for wanted in some.values():
                wanted.cancel()
            raise
        else:
            for key, wanted in some.items():
                wanted.set_result(found.get(key))
