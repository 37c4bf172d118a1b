"""Commits log entries over a connection of its own, by the driver itself.

A commit by SQLAlchemy takes six trips to the driver's thread or to the database, and most of a move's processor time.
Here it is one statement that is a transaction by itself, on a connection that is kept.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vaka.server.rows import LogEntry, Note
from vaka.server.store.engine import PATIENCE

LOG_COLUMNS, NOTE_COLUMNS = LogEntry._fields, Note._fields
Keys = set[tuple[str, int]]


def append_statement(marks: Iterable[str], count: int = 1) -> str:
    """SQL that inserts so many log entries and returns those that were new; marks stand for the values of one."""
    columns = ", ".join(f'"{name}"' for name in LOG_COLUMNS)
    rows = ", ".join([f"({', '.join(marks)})"] * count)
    return f"insert into log ({columns}) values {rows} on conflict do nothing returning table_id, entry"


def insert_statement(mark: str) -> str:
    """SQL that inserts one log entry; the mark is that of the driver."""
    return append_statement([mark] * len(LOG_COLUMNS)).partition(" on conflict")[0]


def note_statement(marks: Iterable[str], count: int = 1) -> str:
    """SQL that writes so many notices, each in place of an earlier one of its kind about the same table."""
    names, rows = ", ".join(f'"{name}"' for name in NOTE_COLUMNS), ", ".join([f"({', '.join(marks)})"] * count)
    values = ", ".join(f'"{name}" = excluded."{name}"' for name in NOTE_COLUMNS[3:])
    later = "excluded.mark > notices.mark or (excluded.mark = notices.mark and excluded.void <> notices.void)"
    return (
        f"insert into notices ({names}) values {rows} "
        f"on conflict (person, table_id, kind) do update set {values} where {later}"
    )


def once(notes: Iterable[Note]) -> list[Note]:
    """One notice for each person, table and kind, the latest, in an order that lets no two processes deadlock."""
    return [note for _, note in sorted({note[:3]: note for note in notes}.items())]


@cache
def _of_driver(mark: str, count: int) -> str:
    return append_statement([mark] * len(LOG_COLUMNS), count)


@cache
def _notes_of_driver(mark: str, count: int) -> str:
    return note_statement([mark] * len(NOTE_COLUMNS), count)


class Appender:
    """The connection of one store on which log entries are committed, one statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.errors: Any = engine.dialect.loaded_dbapi.Error
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # its connection to the database
        self._patience = PATIENCE

    async def append(self, entries: list[LogEntry], patience: int, notes: Sequence[Note] = ()) -> Keys:
        """Commit entries and return the keys of those whose place was free. `patience` is how many milliseconds SQLite
        waits for a locked file. Notices that follow from an entry are committed with it, or not at all."""
        values = [value for entry in entries for value in entry]
        fresh = self._connection is None
        try:
            return await self._append(len(entries), values, patience, notes)
        except self.errors:
            lost = not self.sqlite and (self._driver is None or self._driver.closed)
            await self.close()
            if fresh or not lost:
                raise
        # the database went away and may be back: what was committed before the connection broke is not committed twice
        return await self._append(len(entries), values, patience, notes)

    async def _append(self, count: int, values: list[Any], patience: int, notes: Sequence[Note]) -> Keys:
        driver = self._driver or await self._connect()
        if self.sqlite and patience != self._patience:
            await driver.execute_fetchall(f"PRAGMA busy_timeout={patience}")
            self._patience = patience
        if not notes:
            return await self._insert(driver, count, values)
        await driver.execute("begin immediate" if self.sqlite else "begin")
        try:
            won = await self._insert(driver, count, values)
            told = once(note for note in notes if (note.table_id, note.mark - 1) in won)
            if told:
                mark, flat = "?" if self.sqlite else "%s", [value for note in told for value in note]
                await driver.execute(_notes_of_driver(mark, len(told)), flat)
            await driver.execute("commit")
        except BaseException:
            with suppress(self.errors):
                await driver.execute("rollback")
            raise
        return won

    async def _insert(self, driver: Any, count: int, values: list[Any]) -> Keys:
        if self.sqlite:
            return set(await driver.execute_fetchall(_of_driver("?", count), values))
        found = await driver.execute(_of_driver("%s", count), values, prepare=True)
        return set(await found.fetchall())

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
