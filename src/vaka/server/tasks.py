"""Work in the background that ends with the room."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import structlog

from vaka.core.errors import VakaError

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]
log = structlog.get_logger(__name__)


class Tasks:
    """The running tasks of a room."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, VakaError):  # those are told to whoever asked
            log.error("task-failed", task=getattr(task.get_coro(), "__qualname__", ""), exc_info=error)

    async def stop(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
