"""Work in the background that ends with the room."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]


class Tasks:
    """The running tasks of a room."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def stop(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
