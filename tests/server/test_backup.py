"""`vaka backup` and `vaka restore`, on SQLite and PostgreSQL: nothing is lost, and nothing is half done."""

import asyncio
import gzip
import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.harness import Guest, launched, own_schema, served, settings, wait_until
from tests.server.test_kill import Persistent, check_log
from tests.server.test_store import as_it_is_now, as_it_was, entry, table_row, two_seats, with_stores
from tests.tiers import amount
from vaka.cli.main import run
from vaka.core.errors import BadRecord
from vaka.server.rows import JourneyRow, columns
from vaka.server.settings import Settings
from vaka.server.store import Store, backup, journeys
from vaka.server.store.migrate import HEAD
from vaka.server.store.schema import METADATA

KINDS = ("sqlite", pytest.param("postgresql", marks=pytest.mark.exhaustive))
PAIRS = pytest.mark.parametrize(
    ("one", "other"),
    [
        ("sqlite", "postgresql"),
        *(
            pytest.param(*pair, marks=pytest.mark.exhaustive)
            for pair in (("postgresql", "sqlite"), ("sqlite", "sqlite"), ("postgresql", "postgresql"))
        ),
    ],
)
ROWS = amount("VAKA_TEST_BACKUP_ROWS", 3_000, 1_000_000)
PLAYERS = 2
GZIP_HEADER = 10  # bytes; they say nothing about what the file holds


@contextmanager
def place(kind: str, folder: Path) -> Iterator[Settings]:
    """Where a room can be stored."""
    with own_schema() if kind == "postgresql" else nullcontext() as database:
        yield settings(folder, database=database)


@pytest.fixture(params=KINDS)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    with place(request.param, tmp_path / "target") as one:
        yield one


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "room.backup"


def vaka(command: str, file: Path, where: Settings, *more: str) -> int:
    database = ["--database", where.database] if where.database else []
    return run([command, str(file), "--data", str(where.data), *database, *more])


def contents(file: Path) -> list[Any]:
    """The lines of a backup but for the moment it was made and the digest."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        header, *rows, _ = map(json.loads, lines)
    return [{**header, "made": 0}, *rows]


@PAIRS
def test_a_room_is_backed_up_while_it_plays_and_plays_on_elsewhere(
    tmp_path: Path, file: Path, one: str, other: str
) -> None:
    with place(one, tmp_path / "old") as old, place(other, tmp_path / "new") as new:
        with launched(data=old.data, database=old.database) as room, playing(room.url) as players:
            wait_until(lambda: all(len(player.acknowledged) >= 5 for player in players))
            before = [dict(player.acknowledged) for player in players]
            assert vaka("backup", file, old) == 0
            wait_until(lambda: all(len(p.acknowledged) > len(b) for p, b in zip(players, before, strict=True)))
        assert [player.wrong for player in players] == [[]] * PLAYERS
        assert vaka("restore", file, new) == 0
        with launched(data=new.data, database=new.database) as room:
            for player, acknowledged in zip(players, before, strict=True):
                player.acknowledged = acknowledged
                with Guest(room.url, player.token) as guest:
                    entries = guest.get(f"/tables/{player.table}/position")["entry"]
                    assert entries > max(acknowledged), "nothing acknowledged before the backup is missing"
                    guest.act(player.table)
                    guest.post(f"/tables/{player.table}/chat", {"text": "and on"}, 201)
                check_log(room, player)


@contextmanager
def playing(url: str) -> Iterator[list[Persistent]]:
    """People who make moves until they are told to stop."""
    with Guest(url) as guest:
        made = [guest.open(*["me"] * 6, bearer=True) for _ in range(PLAYERS)]
        guest.post(f"/tables/{made[0]['table']['id']}/chat", {"text": "ciao – “ok” 🌋"}, expect=403)
    players = [Persistent(url, table["table"]["id"], table["token"]) for table in made]
    for player in players:
        player.start()
    try:
        yield players
    finally:
        for player in players:
            player.done.set()
            player.join()


async def fill(store: Store) -> None:
    """Rows with everything that could get lost on the way."""
    odd = {**columns(table_row(1)), "start": bytes(range(256)), "kit": [1, 2], "score": 0.1 + 0.2, "best": 1e300}
    async with store.write() as connection:
        await connection.execute(sa.insert(METADATA.tables["tables"]), [odd])
        await connection.execute(sa.text("update tables set origin = null"))  # which is not JSON's null
    await store.create(table_row(2), two_seats(), [entry(table_row(2), number) for number in range(5)])
    await store.say(table_row(2).id, None, "Zoë", 'ciao –\n"ok" \\ 🌋 \u2028')
    story = {"seed": 2**60, "text": "é", "deep": [{"a": [None, True, 1.5]}]}
    await journeys.create(store, JourneyRow("j", "tavarua", 1, "Zoë", "o", "c", story, [None, "t"], None, 0, 1, 2))


@PAIRS
def test_nothing_changes_on_the_way(tmp_path: Path, file: Path, one: str, other: str) -> None:
    again, back = tmp_path / "again.backup", tmp_path / "back.backup"
    with place(one, tmp_path / "source") as source, place(other, tmp_path / "target") as target:
        with_stores(source, 1, fill)
        assert vaka("backup", file, source) == 0
        assert vaka("restore", file, target) == 0
        assert vaka("backup", again, target) == 0
        assert contents(file) == contents(again)
        assert vaka("restore", again, source, "--replace") == 0
        assert vaka("backup", back, source) == 0
        assert contents(file) == contents(back)
        assert file.stat().st_mode & 0o777 == 0o600, "it holds secrets"
        with_stores(target, 1, goes_on)


async def goes_on(store: Store) -> None:
    """New rows come after the restored ones."""
    assert (await store.say(table_row(2).id, None, "Bo", "next")).id == 2
    assert await store.append(entry(table_row(2), 5))
    assert not await store.append(entry(table_row(2), 4))


def test_a_backup_of_an_earlier_version_is_migrated(target: Settings, tmp_path: Path, file: Path) -> None:
    async def as_it_is(store: Store) -> None:
        stored = await store.read(table_row().id)
        assert stored is not None
        assert stored.table == as_it_is_now()

    as_it_was(target)
    assert vaka("backup", file, target) == 0
    assert contents(file)[0]["schema"] == "0001"
    with place("sqlite", tmp_path / "new") as new:
        assert vaka("restore", file, new) == 0
        assert vaka("backup", file, new, "--force") == 0
        assert contents(file)[0]["schema"] == HEAD
        with_stores(new, 1, as_it_is)


def refused(capsys: pytest.CaptureFixture[str], words: str, command: str, file: Path, *more: Any) -> None:
    capsys.readouterr()
    assert vaka(command, file, *more) == 2
    said = capsys.readouterr().err.strip()
    assert words in said
    assert len(said.splitlines()) == 1


def test_a_room_in_use_is_not_replaced_unasked(
    target: Settings, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_stores(target, 1, fill)
    assert vaka("backup", file, target) == 0
    before = contents(file)
    refused(capsys, "--replace", "restore", file, target)
    refused(capsys, "--force", "backup", file, target)
    assert vaka("backup", file, target, "--force") == 0
    assert contents(file) == before


def spoilt(whole: bytes) -> dict[str, bytes]:
    """Ways in which a backup can go wrong between writing and reading."""
    text = gzip.decompress(whole)
    header, first, *rest = text.splitlines(keepends=True)
    return {
        "cut": whole[: len(whole) // 2],
        "last byte gone": whole[:-1],
        "last line gone": gzip.compress(b"".join([header, first, *rest[:-1]])),
        "a line gone": gzip.compress(b"".join([header, *rest])),
        "a digit changed": gzip.compress(text.replace(b'"seed"', b'"seeb"', 1)),
        "a row too short": gzip.compress(b"".join([header, first.replace(b'["', b'[],["', 1), *rest])),
        **{
            f"{old.decode()} changed on the way": gzip.compress(text.replace(old, new, 1))[:-8] + whole[-8:]
            for old, new in ((b'"schema"', b'"schemb"'), (b'"schema":"00', b'"schema":"0x'), (b'"rows"', b'"rowz"'))
        },
        **{
            f"a bit of byte {place} flipped": whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :]
            for place in (100, 300, 500)
        },
    }


def test_a_flipped_bit_is_found_wherever_it_is(target: Settings, file: Path) -> None:
    with_stores(target, 1, fill)
    assert vaka("backup", file, target) == 0
    whole = file.read_bytes()
    for place in range(GZIP_HEADER, len(whole)):
        bad = whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :]
        try:
            backup.check(io.BytesIO(bad))
        except BadRecord as error:
            assert error.key == "backup-damaged"  # noqa: PT017
        else:
            assert gzip.decompress(bad) == gzip.decompress(whole), f"byte {place}"  # a bit that gzip does not read


def test_a_damaged_backup_changes_nothing(
    target: Settings, tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_stores(target, 1, fill)
    assert vaka("backup", file, target) == 0
    before = contents(file)
    bad = tmp_path / "bad.backup"
    for how, data in spoilt(file.read_bytes()).items():
        bad.write_bytes(data)
        print(how)
        refused(capsys, "cut short or changed", "restore", bad, target, "--replace")
    assert vaka("restore", file, target, "--check") == 0
    assert vaka("backup", bad, target, "--force") == 0
    assert contents(bad) == before


def test_a_room_that_is_open_is_not_restored_over(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = settings(tmp_path / "room")
    with served(chosen):
        assert vaka("backup", file, chosen) == 0
        refused(capsys, "Another room is already using", "restore", file, chosen, "--replace")
    assert vaka("restore", file, chosen, "--replace") == 0


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a backup of Vaka"),
        (b"SQLite format 3\0", "not a backup of Vaka"),
        (gzip.compress(b"hello\n"), "not a backup of Vaka"),
        (gzip.compress(b'{"format": "vaka record"}\n'), "not a backup of Vaka"),
        (gzip.compress(b'{"format": "vaka backup", "schema": "9999", "made": 0, "rows": {}}\n'), "newer version"),
    ],
    ids=["empty", "database", "text", "record", "newer"],  # compressed bytes hold the time, and workers would differ
)
def test_a_foreign_file_is_refused(
    tmp_path: Path, file: Path, data: bytes, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(data)
    refused(capsys, words, "restore", file, settings(tmp_path))


def test_a_database_of_a_newer_version_is_left_alone(
    target: Settings, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def newer(store: Store) -> None:
        async with store.write() as connection:
            await connection.execute(sa.text("update alembic_version set version_num = '9999'"))

    with_stores(target, 1, fill)
    assert vaka("backup", file, target) == 0
    with_stores(target, 1, newer)
    refused(capsys, "newer version", "restore", file, target, "--replace")


def test_where_no_room_is_nothing_is_backed_up(tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "nothing to back up", "backup", file, settings(tmp_path / "empty"))
    refused(capsys, "cannot be written", "backup", tmp_path / "no" / "folder", settings(tmp_path / "empty"))
    refused(capsys, "cannot be read", "restore", file, settings(tmp_path / "empty"))
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_stream_and_an_address_from_a_file(
    target: Settings, tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = tmp_path / "address"
    address.write_text(f"{target.database or f'sqlite:///{target.data}/room.sqlite'}\n")
    monkeypatch.setenv("VAKA_DATABASE_FILE", str(address))
    with_stores(target, 1, fill)
    for command in (["backup", str(file)], ["restore", str(file), "--replace"]):
        assert run(command) == 0
    piped = io.TextIOWrapper(io.BytesIO())
    monkeypatch.setattr("sys.stdout", piped)
    assert run(["backup", "-"]) == 0
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(piped.buffer.getvalue())))
    assert run(["restore", "-", "--replace"]) == 0


def test_a_large_store_takes_little_memory_and_tells_how_far_it_is(target: Settings, file: Path) -> None:
    async def work(store: Store) -> None:
        table = table_row()
        await store.create(table, two_seats(), [])
        for start in range(0, ROWS, 10_000):
            rows = [entry(table, number)._asdict() for number in range(start, min(ROWS, start + 10_000))]
            async with store.write() as connection:
                await connection.execute(sa.insert(METADATA.tables["log"]), rows)
        told: list[tuple[int, int]] = []
        loop = asyncio.get_running_loop()
        for doing in (writing, restoring):
            told.clear()
            began = loop.time()
            await doing(store, file, lambda done, total: told.append((done, total)))
            print(f"{doing.__name__}: {ROWS} rows in {loop.time() - began:.1f} s, {file.stat().st_size} bytes")
            assert told[-1][0] == told[-1][1] == ROWS + 5  # the table, two seats, the room, its ratings
            assert len(told) >= ROWS // 1_000

    with_stores(target, 1, work)


async def writing(store: Store, file: Path, tell: Callable[[int, int], None]) -> None:
    with file.open("wb") as out:
        await backup.write(store.engine, out, tell)


async def restoring(store: Store, file: Path, tell: Callable[[int, int], None]) -> None:
    with file.open("rb") as packed:
        await backup.restore(store.engine, packed, True, tell)
