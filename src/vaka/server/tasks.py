"""Work in the background that ends with the room."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any, TypeAlias

import structlog

from vaka.core.errors import VakaError

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]
CANCEL_SECONDS = 0.1  # until a cancellation that got lost is tried again
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
        await cancel(self._running)


async def cancel(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended. Some need several tries: `asyncio.wait_for` of Python 3.11 loses a
    cancellation that comes at the moment it has its result."""
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=CANCEL_SECONDS)
