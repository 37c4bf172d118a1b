"""Commits log entries over a connection of its own, by the driver itself.

A commit by SQLAlchemy takes six trips to the driver's thread or to the database, and most of a move's processor time.
Here it is one trip, on a connection that is kept: a statement that is a transaction by itself, or where notices go with
the entries one function in the driver's thread (SQLite) or one statement that writes both (PostgreSQL).
"""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vaka.server.rows import LogEntry, NoticeRow
from vaka.server.store.engine import PATIENCE

LOG_COLUMNS, NOTE_COLUMNS = LogEntry._fields, NoticeRow._fields
Keys = set[tuple[str, int]]


def append_statement(marks: Iterable[str], count: int = 1) -> str:
    """SQL that inserts this many log entries and returns those that were new; marks stand for the values of one."""
    columns = ", ".join(f'"{name}"' for name in LOG_COLUMNS)
    rows = ", ".join([f"({', '.join(marks)})"] * count)
    return f"insert into log ({columns}) values {rows} on conflict do nothing returning table_id, entry"


def insert_statement(mark: str) -> str:
    """SQL that inserts one log entry; the mark is that of the driver."""
    return append_statement([mark] * len(LOG_COLUMNS)).partition(" on conflict")[0]


def note_statement(marks: Iterable[str], count: int = 1) -> str:
    """SQL that writes this many notices, each in place of an earlier one of its kind about the same table."""
    rows = ", ".join([f"({', '.join(marks)})"] * count)
    return f"insert into notices ({_NOTE_NAMES}) values {rows} {_REPLACE}"


_NOTE_NAMES = ", ".join(f'"{name}"' for name in NOTE_COLUMNS)
_REPLACE = (
    "on conflict (person, table_id, kind) do update set "
    + ", ".join(f'"{name}" = excluded."{name}"' for name in NOTE_COLUMNS[3:])
    + " where excluded.mark > notices.mark or (excluded.mark = notices.mark and excluded.void <> notices.void)"
)
_NOTE_TYPES = ("text", "text", "text", "int", "bigint", "boolean", "boolean", "bigint", "text", "bigint")


def once(notices: Iterable[NoticeRow]) -> list[NoticeRow]:
    """One notice for each person, table and kind, the latest, in an order that lets no two processes deadlock."""
    found: dict[tuple[Any, ...], NoticeRow] = {}
    for notice in notices:
        if (before := found.get(notice[:3])) is None or before.mark <= notice.mark:
            found[notice[:3]] = notice
    return [notice for _, notice in sorted(found.items())]


@cache
def _of_driver(mark: str, count: int) -> str:
    return append_statement([mark] * len(LOG_COLUMNS), count)


@cache
def _notices_of_sqlite(count: int) -> str:
    return note_statement("?" * len(NOTE_COLUMNS), count)


@cache
def _both_of_postgresql(count: int, notices: int) -> str:
    """SQL that inserts entries, and the notices of those that were new."""
    row = ", ".join(f"%s::{kind}" for kind in _NOTE_TYPES)
    told = ", ".join([f"({row})"] * notices)
    return (
        f"with won as ({_of_driver('%s', count)}), told as (insert into notices ({_NOTE_NAMES}) "
        f"select told.* from (values {told}) as told ({_NOTE_NAMES}) "
        "join won on won.table_id = told.table_id and won.entry = told.mark - 1 "
        f"order by told.person, told.table_id, told.kind {_REPLACE}) select table_id, entry from won"
    )


def _both_in_sqlite(
    connection: sqlite3.Connection, count: int, values: list[Any], notices: Sequence[NoticeRow]
) -> Keys:
    """Insert entries and the notices of those that were new, in one transaction."""
    connection.execute("begin immediate")
    try:
        won = set(connection.execute(_of_driver("?", count), values).fetchall())
        told = once(notice for notice in notices if (notice.table_id, notice.mark - 1) in won)
        if told:
            connection.execute(_notices_of_sqlite(len(told)), [value for notice in told for value in notice])
        connection.execute("commit")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("rollback")
        raise
    return won


class Appender:
    """The connection of one store on which log entries are committed, one statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.errors: Any = engine.dialect.loaded_dbapi.Error
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # its connection to the database
        self._patience = PATIENCE

    async def append(self, entries: list[LogEntry], patience: int, notices: Sequence[NoticeRow] = ()) -> Keys:
        """Commit entries and return the keys of those whose place was free. `patience` is how many milliseconds SQLite
        waits for a locked file. Notices that follow from an entry are committed with it, or not at all."""
        values = [value for entry in entries for value in entry]
        fresh = self._connection is None
        try:
            return await self._append(len(entries), values, patience, notices)
        except self.errors:
            lost = not self.sqlite and (self._driver is None or self._driver.closed)
            await self.close()
            if fresh or not lost:
                raise
        # the database went away and may be back: what was committed before the connection broke is not committed twice
        return await self._append(len(entries), values, patience, notices)

    async def _append(self, count: int, values: list[Any], patience: int, notices: Sequence[NoticeRow]) -> Keys:
        driver = self._driver or await self._connect()
        if self.sqlite and patience != self._patience:
            await driver.execute_fetchall(f"PRAGMA busy_timeout={patience}")
            self._patience = patience
        if self.sqlite:
            if not notices:
                return set(await driver.execute_fetchall(_of_driver("?", count), values))
            found: Keys = await driver._execute(partial(_both_in_sqlite, driver._conn, count, values, notices))
            return found
        told = once(notices)
        statement = _both_of_postgresql(count, len(told)) if told else _of_driver("%s", count)
        cursor = await driver.execute(statement, [*values, *(value for row in told for value in row)], prepare=True)
        return set(await cursor.fetchall())

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
