"""Connections to the database: SQLite, set to survive a power cut, or PostgreSQL."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vaka.core.errors import CannotWrite, UnknownName
from vaka.core.record import reason

FILE = "room.sqlite"
DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg", "sqlite": "sqlite+aiosqlite"}
CONNECTIONS = 8
PATIENCE = 10_000  # milliseconds a transaction waits for a locked SQLite file


def make_engine(database: str | None, data: Path) -> AsyncEngine:
    """The engine for a database's address, or for the SQLite file in the data folder."""
    try:
        url = sa.make_url(database) if database else sa.URL.create("sqlite", database=str(data / FILE))
    except ArgumentError:
        raise UnknownName("bad-database", url=str(database)) from None
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise UnknownName("bad-database", url=url.render_as_string(hide_password=True))
    if driver == DRIVERS["sqlite"]:
        return _sqlite(url.set(drivername=driver))
    return create_async_engine(url.set(drivername=driver), pool_size=CONNECTIONS, pool_pre_ping=True)


def _sqlite(url: sa.URL) -> AsyncEngine:
    try:
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite("cannot-write", path=str(url.database), reason=reason(error)) from None
    engine = create_async_engine(url, pool_size=CONNECTIONS)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions itself: see below
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
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
