"""The store, on SQLite and on PostgreSQL: what it says is done is done, and of two writers one wins."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.harness import own_schema, settings
from tests.tiers import amount
from vaka.core.errors import VakaError
from vaka.core.registry import load
from vaka.room.wire import Status
from vaka.server.errors import Unavailable
from vaka.server.rows import LogEntry, Seat, TableRow, UndoRequest, columns
from vaka.server.settings import Settings
from vaka.server.store import Store, lobby
from vaka.server.store.engine import make_engine
from vaka.server.store.migrate import HEAD, migrate
from vaka.server.store.schema import METADATA
from vaka.server.store.store import seats_at

TABLES = amount("VAKA_TEST_TABLES", 3_000, 10_000)


@pytest.fixture(params=["sqlite", "postgresql"])
def chosen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    with own_schema() if request.param == "postgresql" else nullcontext() as database:
        yield settings(tmp_path, database=database)


def with_stores(chosen: Settings, count: int, work: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine on stores that share one database, as processes would."""

    async def run() -> None:
        stores = [await Store.open(chosen) for _ in range(count)]
        try:
            await work(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def table_row(number: int = 0, status: Status = "open") -> TableRow:
    return TableRow(
        id=f"table{number:011}", game="powerboats", version=1, options={}, kit=None, start=None, seat_count=2, seed="1",
        salt="s", commitment="c", seed_known=False, status=status, public=True, hints=True, host="h", invite="i",
        client="c", created=number,
    )  # fmt: skip


def two_seats() -> list[Seat]:
    return [Seat(0, "open"), Seat(1, "open")]


def entry(table: TableRow, number: int, action: int = 0) -> LogEntry:
    return LogEntry(table.id, number, "action", 0, action, None, "d", 0)


def test_a_table_is_read_as_it_was_at_one_moment(chosen: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store, other: Store) -> None:
        row = table_row()
        await store.create(row, two_seats(), [])

        async def late(*asked: Any) -> dict[str, list[Seat]]:
            assert await other.change(row.id, 0, {"status": "closed"}, [Seat(0, "open", "Ann")])
            return await seats_at(*asked)

        monkeypatch.setattr("vaka.server.store.store.seats_at", late)
        found = await store.read(row.id)
        assert found is not None
        assert (found.table.revision, found.table.status, found.seats[0].name) == (0, "open", None)

    with_stores(chosen, 2, work)


def test_migrations_lead_to_the_schema(chosen: Settings) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert (await connection.execute(sa.text("select version_num from alembic_version"))).scalar() == HEAD

    def differences(connection: Any) -> Any:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    with_stores(chosen, 1, work)


def as_it_was(chosen: Settings) -> None:
    """Make a store of the first version with one table, where a boat went straight on, took it back and turned left."""

    async def make() -> None:
        engine = make_engine(chosen.database, chosen.data)
        await migrate(engine.execution_options(writing=True))
        async with engine.begin() as connection:
            later = {"kit", "start", "journey", "score", "best", "hints", "vote", "closing", "removed", "again"}
            row = {
                name: value
                for name, value in columns(table_row()).items()
                if name not in {*later, "rated", "clock", "pace"}
            }
            await connection.execute(sa.insert(METADATA.tables["tables"]).values(row))
            taken_back = entry(table_row(), 1)._replace(kind="undo", action=None, to_ply=0)
            played = [entry(table_row(), 0, 26_662), taken_back, entry(table_row(), 2, 26_661)]
            entries = [{name: value for name, value in each._asdict().items() if name != "stood"} for each in played]
            await connection.execute(sa.insert(METADATA.tables["log"]), entries)
        await engine.dispose()

    with pytest.MonkeyPatch.context() as earlier:
        earlier.setattr("vaka.server.store.migrate.HEAD", "0001")
        asyncio.run(make())


def as_it_is_now() -> TableRow:
    """The row of its table once it is migrated."""
    return replace(table_row(), version=load("powerboats").meta.version)


def test_a_store_of_an_earlier_version_is_brought_up_with_its_tables(chosen: Settings) -> None:
    async def now(store: Store) -> None:
        stored = await store.read(table_row().id)
        assert stored is not None
        assert stored.table == as_it_is_now()
        headings = [load("powerboats").actions["heading"].encode(turn) for turn in (1, 0)]
        assert [each.action for each in stored.log] == [headings[0], None, headings[1]]

    as_it_was(chosen)
    with_stores(chosen, 1, now)


def test_processes_that_start_together_migrate_once(chosen: Settings) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(Store.open(chosen) for _ in range(4)))
        assert len({store.namespace for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.exhaustive
def test_many_new_files_are_each_opened_by_four_at_once(tmp_path: Path) -> None:
    """SQLite once said of about one in twelve that it was locked."""
    for number in range(60):
        test_processes_that_start_together_migrate_once(settings(tmp_path / str(number)))


def test_of_two_writers_of_one_entry_one_wins(chosen: Settings) -> None:
    async def work(one: Store, two: Store) -> None:
        table = table_row()
        await one.create(table, two_seats(), [])
        for number in range(30):
            asked = [store.append(entry(table, number, action)) for action, store in enumerate((one, two, one, two))]
            won = await asyncio.gather(*asked)
            assert won.count(True) == 1
            stored = await two.read(table.id, number)
            assert stored is not None
            assert [entry.action for entry in stored.log] == [won.index(True)]

    with_stores(chosen, 2, work)


def test_many_tables_are_committed_together_without_deadlock(chosen: Settings) -> None:
    async def work(one: Store, two: Store) -> None:
        tables = [table_row(number) for number in range(40)]
        for table in tables:
            await one.create(table, two_seats(), [])
        both = [store.append(entry(table, 0)) for store in (one, two) for table in tables[:: 1 if store is one else -1]]
        won = await asyncio.gather(*both)
        assert sum(won) == len(tables)

    with_stores(chosen, 2, work)


def test_another_program_that_reads_the_file_leaves_the_journal_alone(tmp_path: Path) -> None:
    """SQLite deletes the journal with the last connection. A process that opens the file otherwise and closes it loses
    all its locks, and then the next reader, such as `vaka admin`, takes itself for the last."""
    looks = """if True:
        import sqlite3, sys
        file = sqlite3.connect(sys.argv[1])
        print(file.execute("select count(*) from log").fetchone()[0])
        file.close()"""
    chosen = settings(tmp_path)

    async def work(store: Store) -> None:
        await store.create(table_row(), two_seats(), [])
        async with store.engine.connect(), store.engine.connect() as connection:  # the second is a new one
            await connection.execute(sa.text("select 1"))
        [database] = chosen.data.glob("*.sqlite")
        for number in range(2):
            assert await store.append(entry(table_row(), number))
            order = [sys.executable, "-c", looks, str(database)]
            found = await asyncio.to_thread(subprocess.run, order, capture_output=True, text=True, check=True)
            assert found.stdout.strip() == str(number + 1)
            assert database.with_name(f"{database.name}-wal").exists()

    with_stores(chosen, 1, work)


def test_a_change_needs_the_revision_it_was_made_for(chosen: Settings) -> None:
    async def work(one: Store, two: Store) -> None:
        table = table_row()
        await one.create(table, two_seats(), [])
        assert await one.change(table.id, 0, {"status": "running"}, [Seat(1, "open", "Bo")])
        assert not await two.change(table.id, 0, {"status": "closed"}, [Seat(1, "open", "Cy")])
        assert await two.append(entry(table, 0))
        asked: UndoRequest = {"seat": 0, "to_ply": 0, "entry": 0, "asker": "h", "agreed": []}
        assert not await one.change(table.id, 1, {"undo": asked}, [], entry(table, 0)), "the entry was taken"
        stored = await two.read(table.id)
        assert stored is not None
        assert (stored.table.status, stored.table.revision, stored.table.undo) == ("running", 1, None)
        assert stored.seats[1].name == "Bo"

    with_stores(chosen, 2, work)


def test_many_tables_do_not_slow_the_lobby(chosen: Settings) -> None:
    async def work(store: Store) -> None:
        rows = [table_row(number, "over" if number % 100 else "open") for number in range(TABLES)]
        async with store.writing.begin() as connection:
            await connection.execute(sa.insert(METADATA.tables["tables"]), [columns(row) for row in rows])
            seats = [{"table_id": row.id, **columns(seat)} for row in rows for seat in two_seats()]
            await connection.execute(sa.insert(METADATA.tables["seats"]), seats)
            if store.shared:
                await connection.execute(sa.text("analyze"))
        # SQLite works in this process, and other tests beside it do not count; PostgreSQL works elsewhere
        clock = time.perf_counter if store.shared else time.process_time
        spent = []
        for status, before in (("open", None), ("over", None), ("over", (TABLES // 2, "")), ("over", (50, ""))):
            started = clock()
            found, _ = await lobby.page(store, status, "powerboats", before, 30, 3)
            spent.append(clock() - started)
            assert len(found) >= 30
            assert all(len(stored.seats) == 2 for stored in found)
        print(f"lobby pages of {TABLES} tables: {max(spent) * 1000:.1f} ms at most")
        assert max(spent) < 0.5

    with_stores(chosen, 1, work)


def test_a_store_that_fails_acknowledges_nothing(chosen: Settings) -> None:
    async def work(store: Store) -> None:
        table = table_row()
        await store.create(table, two_seats(), [])
        async with store.writing.begin() as connection:
            await connection.execute(sa.text("alter table log rename to elsewhere"))
        with pytest.raises(Unavailable, match="does not answer"):
            await store.append(entry(table, 0))
        async with store.writing.begin() as connection:
            await connection.execute(sa.text("alter table elsewhere rename to log"))
        assert await store.append(entry(table, 0))

    with_stores(chosen, 1, work)


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("mysql://localhost/x", "is not a database Vaka knows"),
        ("nonsense", "is not a database Vaka knows"),
        ("postgresql://nobody@127.0.0.1:1/none", "does not answer"),
    ],
)
def test_a_bad_address_is_said_in_words(tmp_path: Path, database: str, words: str) -> None:
    with pytest.raises(VakaError, match=words):
        asyncio.run(Store.open(settings(tmp_path, database=database)))
