"""Work in the background that ends with the room. Whatever goes wrong in it leaves a line in the log."""

import asyncio
from collections.abc import Collection, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.core.errors import VakaError
from vaka.server.errors import RoomError
from vaka.server.logs import short
from vaka.server.store import said

CANCEL_SECONDS = 0.1  # until a cancellation that got lost is tried again
log = structlog.get_logger(__name__)


class Spawn(Protocol):
    """Starts work; `told` if somebody waits for it and is told what a person can correct."""

    def __call__(self, work: Coroutine[Any, Any, Any], told: bool = False) -> "asyncio.Task[Any]": ...


class Tasks:
    """The running tasks of a room."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], told: bool = False) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._told if told else self._ended)
        return task

    def _told(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and isinstance(task.exception(), VakaError):
            self._running.discard(task)
        else:
            self._ended(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("task-failed", task=getattr(task.get_coro(), "__qualname__", ""), exc_info=error)

    async def stop(self) -> None:
        await cancel(self._running)


@contextmanager
def outlived(event: str, table: str | None = None) -> Iterator[None]:
    """Log an error and go on: with the next table, or the next time if it is not about one. That the store is away is
    no fault of a `table`, and that the host has stopped the room is none at all."""
    about = {} if table is None else {"table": short(table)}
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        if table is not None:
            raise
        log.warning(event, reason=said(error))
    except RoomError as error:
        if error.key != "room-stopped":
            log.warning(event, reason=said(error), **about)
    except Exception as error:
        log.error(event, exc_info=error, **about)


async def cancel(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended. Some need several tries: `asyncio.wait_for` of Python 3.11 loses a
    cancellation that comes at the moment it has its result."""
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=CANCEL_SECONDS)
