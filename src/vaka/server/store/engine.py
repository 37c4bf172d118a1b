"""Connections to the database: SQLite, set to survive a power cut, or PostgreSQL."""

import asyncio
import os
import socket
import sqlite3
import stat
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from weakref import WeakSet

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from vaka.core.errors import CannotWrite, MissingExtra, UnknownName
from vaka.core.record import reason
from vaka.server.configuration import without_password

FILE = "room.sqlite"
DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg", "sqlite": "sqlite+aiosqlite"}
CONNECTIONS = 8
PATIENCE = 10_000  # milliseconds a transaction waits for a locked SQLite file
RETRY_SECONDS = 0.02
SHARE = 0.8  # of the time for an answer: what PostgreSQL itself allows a statement, and a new connection gets
LEAST_CONNECT_SECONDS = 2  # libpq takes no less


def url_of(database: str | None, data: Path) -> sa.URL:
    """The address of the database: the one given, or the SQLite file in the data folder."""
    try:
        url = sa.make_url(database) if database else sa.URL.create("sqlite", database=str(data / FILE))
    except ArgumentError:
        raise UnknownName("bad-database", url=without_password(str(database))) from None
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise UnknownName("bad-database", url=without_password(str(database)))
    return url.set(drivername=driver)


def sqlite_file(database: str | None, data: Path) -> Path | None:
    """The file of a SQLite database."""
    url = url_of(database, data)
    return Path(str(url.database)) if url.drivername == DRIVERS["sqlite"] else None


def make_engine(database: str | None, data: Path, seconds: float | None = None) -> AsyncEngine:
    """The engine for a database's address, or for the SQLite file in the data folder. Without `seconds` a statement may
    take as long as it needs."""
    url = url_of(database, data)
    return _sqlite(url) if url.drivername == DRIVERS["sqlite"] else _postgresql(url, seconds)


def _postgresql(url: sa.URL, seconds: float | None) -> AsyncEngine:
    """A statement that takes too long is ended by PostgreSQL. One that is stopped itself cannot: see `Connections`."""
    if find_spec("psycopg") is None:
        raise MissingExtra("needs-extra", package="psycopg", extra="host")
    if seconds is None:
        engine = create_async_engine(url, pool_size=CONNECTIONS, pool_pre_ping=True, hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", check_encoding, insert=True)
        return engine
    connecting = max(LEAST_CONNECT_SECONDS, int(seconds * SHARE))
    engine = create_async_engine(
        url, pool_size=CONNECTIONS, pool_timeout=seconds, pool_pre_ping=True, hide_parameters=True,
        connect_args={"connect_timeout": connecting},
    )  # fmt: skip
    sa.event.listen(engine.sync_engine, "connect", check_encoding, insert=True)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"set statement_timeout = {int(seconds * SHARE * 1000)}")
        cursor.close()
        connection.commit()

    return engine


def check_encoding(connection: Any, _: Any) -> None:
    """Refuse a database without an encoding, in which the driver finds bytes and no text."""
    encoding = connection.driver_connection.info.parameter_status("server_encoding")
    if encoding == "SQL_ASCII":
        raise UnknownName("database-encoding", encoding=encoding)


class Connections:
    """The open connections to PostgreSQL. Cutting them ends the wait for a server that has stopped answering.

    Cancelling does not: the driver would first wait for the server to confirm.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._open: WeakSet[Any] = WeakSet()
        if engine.dialect.name == "postgresql":
            sa.event.listen(engine.sync_engine, "connect", self._opened, insert=True)

    def _opened(self, connection: Any, _: Any) -> None:
        self._open.add(connection.driver_connection)

    def cut(self) -> None:
        for connection in [each for each in self._open if not each.closed]:
            with suppress(OSError, ValueError), socket.socket(fileno=os.dup(connection.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)


def _sqlite(url: sa.URL) -> AsyncEngine:
    path = Path(str(url.database))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite("cannot-write", path=str(path), reason=reason(error)) from None
    engine = create_async_engine(url, pool_size=CONNECTIONS, hide_parameters=True)

    @sa.event.listens_for(engine.sync_engine, "do_connect")
    def protect(*_: Any) -> None:
        make_private(path)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions itself: see below
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            _patiently(cursor, f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        options = connection.get_execution_options()
        writing, patience = options.get("writing"), options.get("patience", PATIENCE)
        if patience != connection.info.get("patience", PATIENCE):
            connection.exec_driver_sql(f"PRAGMA busy_timeout={patience}")
            connection.info["patience"] = patience
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _patiently(cursor: Any, statement: str) -> None:
    """Execute a statement of a new connection. SQLite itself does not wait where two programs that open a new file at
    the same moment both want to change its kind of journal."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            cursor.execute(statement)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            await_only(asyncio.sleep(RETRY_SECONDS))
        else:
            return


def make_private(path: Path) -> None:
    """Make the file, and let nobody else read it; SQLite gives its helper files the same rights. A group that was let
    in on purpose stays.

    A file that is there is never opened: closing it again would release SQLite's locks on it in this whole process
    (that is how POSIX has them), and another process could take the file for unused and delete its journal.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        if file.exists() and file.stat().st_mode & stat.S_IRWXO:
            file.chmod(0o600)
