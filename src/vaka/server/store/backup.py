"""A whole store in one file, whichever database it is in, and back: JSON lines, compressed, with a digest at the end.

The first line says what the file is, each further one holds rows of one table, and the last one the digest of all
before it. So a file that was cut short or changed is noticed, and a backup of SQLite can be restored to PostgreSQL and
the other way round.
"""

import base64
import gzip
import hashlib
import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypedDict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from vaka.core.errors import BadRecord, CannotWrite, UnknownName
from vaka.server.store.database import now
from vaka.server.store.migrate import LOCK, REVISIONS, upgrade, version
from vaka.server.store.schema import METADATA

FORMAT = "vaka backup"
BATCH = 1_000  # rows in a line
GZIP = b"\x1f\x8b"  # how a compressed file begins
PACKING = 6  # gzip's level
BOOKKEEPING = "alembic_version"
IN_USE = ("tables", "journeys")  # a store with rows in these is not empty
Tell = Callable[[int, int], None]  # called with the rows done and the rows in all
Counts = dict[str, int]  # rows by table


class Header(TypedDict):
    """The first line."""

    format: str
    schema: str
    made: int
    rows: Counts


async def write(engine: AsyncEngine, out: BinaryIO, tell: Tell) -> Counts:
    """Write everything in the store as it is at one moment, while rooms go on playing."""
    if engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).exists():
        raise UnknownName("backup-nothing", database=str(engine.url.database))
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    async with engine.connect() as connection:
        return await connection.run_sync(_write, out, tell)


def _write(connection: sa.Connection, out: BinaryIO, tell: Tell) -> Counts:
    _take_time(connection)
    schema = version(connection)
    if schema is None:
        raise UnknownName("backup-nothing", database=connection.engine.url.render_as_string())
    tables = _tables(connection)
    counts = {table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in tables}
    digest, done = hashlib.sha256(), 0
    with gzip.GzipFile("", "wb", PACKING, out, mtime=0) as packed:

        def line(data: Any) -> None:
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(text)
            packed.write(text)

        line(Header(format=FORMAT, schema=schema, made=now(), rows=counts))
        for table in tables:
            found = connection.execution_options(yield_per=BATCH).execute(sa.select(*map(_plain, table.c)))
            for rows in found.partitions():
                line({"table": table.name, "columns": table.c.keys(), "rows": [list(row) for row in rows]})
                done += len(rows)
                tell(done, sum(counts.values()))
        line({"digest": digest.hexdigest()})
    return counts


def _take_time(connection: sa.Connection) -> None:
    """Lift the limit of time that a room's statements may have."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("set local statement_timeout = 0"))


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """The tables there are, each after those it refers to; they may be of an earlier schema than the program's."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != BOOKKEEPING]


def _plain(column: sa.Column[Any]) -> sa.ColumnElement[Any]:
    """A column as JSON can hold it. What is JSON already stays the same to the letter."""
    if isinstance(column.type, sa.JSON):
        return sa.cast(column, sa.Text)
    return sa.type_coerce(column, _Base64) if _binary(column) else column


class _Base64(sa.TypeDecorator[str]):
    """Bytes, read as text."""

    impl = sa.LargeBinary
    cache_ok = True

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> str | None:
        return None if value is None else base64.b64encode(value).decode()


async def restore(engine: AsyncEngine, source: BinaryIO, replace: bool, tell: Tell) -> Counts:
    """Put a backup into an empty store, or in place of what is there: all of it, or nothing if anything is wrong."""
    check(source)
    source.seek(0)
    async with engine.execution_options(writing=True).begin() as connection:
        return await connection.run_sync(_restore, source, replace, tell)


def _restore(connection: sa.Connection, source: BinaryIO, replace: bool, tell: Tell) -> Counts:
    postgresql = connection.dialect.name == "postgresql"
    if postgresql:
        connection.execute(sa.text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    _take_time(connection)
    header, lines = _open(source)
    _clear(connection, replace)
    upgrade(connection, header["schema"])
    tables = _tables(connection)
    for table in reversed(tables):
        connection.execute(sa.delete(table))  # migrations have put rows into some
    by_name = {table.name: table for table in tables}
    done = 0
    for line in lines:
        _insert(connection, by_name[line["table"]], line["columns"], line["rows"])
        done += len(line["rows"])
        tell(done, sum(header["rows"].values()))
    if postgresql:
        for table in tables:
            _count_on(connection, table)
    upgrade(connection)
    return header["rows"]


def check(source: BinaryIO) -> Counts:
    """What a backup holds, once it was read to its end and found whole."""
    header, lines = _open(source)
    for _ in lines:
        pass
    return header["rows"]


def _open(source: BinaryIO) -> tuple[Header, Iterator[Any]]:
    """The header of a backup, and its lines of rows; after the last, BadRecord if anything is missing or changed."""
    lines = _lines(source)
    header: Any = next(lines, None)
    ours = isinstance(header, dict) and header.get("format") == FORMAT and Header.__required_keys__ <= header.keys()
    if not ours or header["schema"] not in REVISIONS:
        if not _is_sound(source):
            raise BadRecord("backup-damaged")
        raise BadRecord("backup-newer", schema=header["schema"]) if ours else BadRecord("backup-foreign")
    return Header(**header), lines  # type: ignore[typeddict-item]


def _lines(source: BinaryIO) -> Iterator[Any]:
    digest, begun = hashlib.sha256(), False
    packed_at_all = source.read(len(GZIP)) == GZIP
    source.seek(0)
    try:
        with gzip.GzipFile(fileobj=source) as packed:
            for text in packed:
                data = json.loads(text)
                if isinstance(data, dict) and "digest" in data:
                    if data["digest"] != digest.hexdigest() or packed.read(1):
                        break
                    return
                yield data
                begun = True
                digest.update(text)
    except (OSError, EOFError, zlib.error):
        begun = packed_at_all  # cut short or changed, perhaps before the end of the first line
    except ValueError:  # no JSON: damaged, or never ours
        begun = begun or not _is_sound(source)
    raise BadRecord("backup-damaged" if begun else "backup-foreign")


def _is_sound(source: BinaryIO) -> bool:
    """Whether gzip's own sum of a file is right."""
    source.seek(0)
    try:
        with gzip.GzipFile(fileobj=source) as packed:
            while packed.read(1 << 20):
                pass
    except (OSError, EOFError, zlib.error):
        return False
    return True


def _clear(connection: sa.Connection, replace: bool) -> None:
    """Drop the tables of the room that is here, if there is one and it may be replaced."""
    schema = version(connection)
    if schema is None:
        return
    tables = [table for table in _tables(connection) if table.name in METADATA.tables]
    if not replace:
        for table in tables:
            if table.name in IN_USE and connection.execute(sa.select(table).limit(1)).first():
                raise CannotWrite("restore-not-empty")
    if schema not in REVISIONS:
        raise CannotWrite("restore-over-newer", schema=schema)
    for name in (*(table.name for table in reversed(tables)), BOOKKEEPING):
        connection.execute(sa.schema.DropTable(sa.Table(name, sa.MetaData())))


def _insert(connection: sa.Connection, table: sa.Table, columns: list[str], rows: list[list[Any]]) -> None:
    """Add rows as a backup has them. PostgreSQL takes them column by column, ten times faster than row by row."""
    by_column = [
        [value and base64.b64decode(value) for value in values] if _binary(table.c[name]) else list(values)
        for name, values in zip(columns, zip(*rows, strict=True), strict=True)
    ]
    names = ", ".join(f'"{name}"' for name in columns)
    if connection.dialect.name == "postgresql":
        kinds = [table.c[name].type.compile(connection.dialect) for name in columns]
        arrays = ", ".join(f"cast(:c{i} as {kind}[])" for i, kind in enumerate(kinds))
        insert = sa.text(f"insert into {table.name} ({names}) select * from unnest({arrays})")
        connection.execute(insert, {f"c{i}": values for i, values in enumerate(by_column)})
    else:
        insert_one = f"insert into {table.name} ({names}) values ({', '.join('?' for _ in columns)})"
        connection.exec_driver_sql(insert_one, list(zip(*by_column, strict=True)))


def _binary(column: sa.Column[Any]) -> bool:
    return isinstance(column.type, sa.LargeBinary)


def _count_on(connection: sa.Connection, table: sa.Table) -> None:
    """Let PostgreSQL number new rows after those restored."""
    for column in table.primary_key:
        named = {"table": table.name, "column": column.name}
        numbers = connection.scalar(sa.text("select pg_get_serial_sequence(:table, :column)"), named)
        last = connection.scalar(sa.select(sa.func.max(column))) if numbers else None
        if last is not None:
            connection.execute(sa.text("select setval(:numbers, :last)"), {"numbers": numbers, "last": last})
