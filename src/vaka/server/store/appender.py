"""Commits log entries over a connection of its own, by the driver itself.

A commit by SQLAlchemy takes six trips to the driver's thread or to the database, and most of a move's processor time.
Here it is one statement that is a transaction by itself, on a connection that is kept.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vaka.server.rows import LogEntry
from vaka.server.store.engine import PATIENCE

LOG_COLUMNS = LogEntry._fields
Keys = set[tuple[str, int]]


def append_statement(marks: Iterable[str], count: int = 1) -> str:
    """SQL that inserts so many log entries and returns those that were new; marks stand for the values of one."""
    columns = ", ".join(f'"{name}"' for name in LOG_COLUMNS)
    rows = ", ".join([f"({', '.join(marks)})"] * count)
    return f"insert into log ({columns}) values {rows} on conflict do nothing returning table_id, entry"


def insert_statement(mark: str) -> str:
    """SQL that inserts one log entry; the mark is that of the driver."""
    return append_statement([mark] * len(LOG_COLUMNS)).partition(" on conflict")[0]


@cache
def _of_driver(mark: str, count: int) -> str:
    return append_statement([mark] * len(LOG_COLUMNS), count)


class Appender:
    """The connection of one store on which log entries are committed, one statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.errors: Any = engine.dialect.loaded_dbapi.Error
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # its connection to the database
        self._patience = PATIENCE

    async def append(self, entries: list[LogEntry], patience: int) -> Keys:
        """Commit entries and return the keys of those whose place was free. `patience` is how many milliseconds SQLite
        waits for a locked file."""
        values = [value for entry in entries for value in entry]
        fresh = self._connection is None
        try:
            return await self._append(len(entries), values, patience)
        except self.errors:
            lost = not self.sqlite and (self._driver is None or self._driver.closed)
            await self.close()
            if fresh or not lost:
                raise
        # the database went away and may be back: what was committed before the connection broke is not committed twice
        return await self._append(len(entries), values, patience)

    async def _append(self, count: int, values: list[Any], patience: int) -> Keys:
        driver = self._driver or await self._connect()
        if not self.sqlite:
            found = await driver.execute(_of_driver("%s", count), values, prepare=True)
            return set(await found.fetchall())
        if patience != self._patience:
            await driver.execute_fetchall(f"PRAGMA busy_timeout={patience}")
            self._patience = patience
        return set(await driver.execute_fetchall(_of_driver("?", count), values))

    async def _connect(self) -> Any:
        self._connection, self._patience = await self.engine.connect(), PATIENCE
        if not self.sqlite:
            await self._connection.execution_options(isolation_level="AUTOCOMMIT")
        self._driver = (await self._connection.get_raw_connection()).driver_connection
        return self._driver

    async def close(self) -> None:
        """Give the connection up; the next entry gets a new one."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
