"""Work in the background ends when the room does, and not before."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from tests.server.harness import guests, served, settings, wait_until
from tests.server.test_clocks import DAY, Moved, kinds, moved, opened
from tests.server.test_logs import Lines, lines
from vaka.core.errors import IllegalMove, UnknownName
from vaka.room.clocks import HOUR
from vaka.server import rows
from vaka.server.errors import RoomError, Unavailable
from vaka.server.logs import configure
from vaka.server.store.engine import FILE
from vaka.server.tasks import Tasks, outlived

__all__ = ["lines", "moved"]


def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    """As `asyncio.wait_for` of Python 3.11 does when a cancellation comes at the moment it has its result."""
    lost = 0

    async def stubborn() -> None:
        nonlocal lost
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if lost:
                    raise
                lost += 1

    async def main() -> None:
        tasks = Tasks()
        task = tasks.spawn(stubborn())
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await tasks.stop()
        assert task.cancelled()

    asyncio.run(main())
    assert lost == 1


def test_whatever_nobody_is_told_of_is_logged(lines: Lines, tmp_path: Path) -> None:
    configure(settings(tmp_path))

    async def fails() -> None:
        raise UnknownName("unknown-game", game="chess", known="powerboats")

    async def main(told: bool) -> None:
        tasks = Tasks()
        await asyncio.wait([tasks.spawn(fails(), told=told)])
        await tasks.stop()

    asyncio.run(main(told=True))
    assert not lines.events
    asyncio.run(main(told=False))
    assert "UnknownName" in lines.named("task-failed")[0]["exception"]


def test_what_runs_for_ever_outlives_a_fault_of_one_table(lines: Lines, tmp_path: Path) -> None:
    configure(settings(tmp_path))

    def meets(error: Exception, event: str, table: str | None = None) -> None:
        with outlived(event, table):
            raise error

    for error in (IllegalMove("illegal-action"), KeyError("seat"), RoomError("busy")):
        meets(error, "flag-failed", "a-table")
    assert len(lines.named("flag-failed")) == 3
    away = SQLAlchemyError("away")
    with pytest.raises(SQLAlchemyError):
        meets(away, "flag-failed", "a-table")
    meets(away, "clocks-failed")
    assert len(lines.named("clocks-failed")) == 1
    meets(Unavailable("room-stopped"), "clocks-failed")
    assert len(lines.named("clocks-failed")) == 1, "the host wants it so"


def test_a_damaged_table_keeps_no_flag_from_falling_elsewhere(tmp_path: Path, moved: Moved, lines: Lines) -> None:
    """Nobody has looked at either since the room started. The damaged one names an action that is not legal."""
    with served(settings(tmp_path)) as room, guests(room.url, 4) as (ann, bo, cleo, dan):
        damaged, *first = opened(ann, bo, clock=DAY)
        sound, *second = opened(cleo, dan, clock=DAY)
        with first[0], first[1], second[0], second[1]:
            next(each for each in first if each.get(f"/tables/{damaged}/position")["positions"][0]["choices"]).act(
                damaged
            )
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.execute("update log set action = 99999 where table_id = ?", (damaged,))
        file.commit()
    moved.ahead = 30 * HOUR
    with served(settings(tmp_path, sweep_seconds=0.1)) as room:
        wait_until(lambda: rows.FLAG in [kind for kind, _, _ in kinds(room, sound)])
        wait_until(lambda: lines.named("table-corrupt"))
        assert damaged not in room.room.tables.cached
