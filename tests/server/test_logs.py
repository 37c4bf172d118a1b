"""The log: every fault leaves a line, with the request it belongs to, and no line holds a secret."""

import asyncio
import json
import logging
import os
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from websockets.exceptions import InvalidStatus

from tests.server.harness import Guest, Served, own_schema, served, settings, wait_until
from tests.server.relay import Relay
from tests.server.test_outage import OwnRedis, own_redis
from vaka.server.bots.messages import UNASKED, NotCompiled, write_answer
from vaka.server.bots.pool import _Worker
from vaka.server.expiry import Expiry
from vaka.server.logs import FAULTS, Sparing, cleaned
from vaka.server.rows import LogEntry
from vaka.server.store.engine import FILE
from vaka.server.watcher import Watcher

__all__ = ["own_redis"]


class Lines(logging.Handler):
    """What was logged, as the JSON log has it."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        said = record.msg if isinstance(record.msg, dict) else {"event": record.getMessage()}
        self.events.append({"level": record.levelname.lower(), **said})

    def named(self, event: str) -> list[dict[str, Any]]:
        return [each for each in self.events if each["event"] == event]


@pytest.fixture
def lines() -> Iterator[Lines]:
    handler, logger = Lines(), logging.getLogger("vaka")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Served]:
    with served(settings(tmp_path, log_level="info")) as one:
        yield one


def test_a_request_has_an_id_that_comes_back(room: Served, lines: Lines) -> None:
    with Guest(room.url) as guest:
        given = guest.http.get("/api/games", headers={"x-request-id": "proxy-7"})
        assert given.headers["x-request-id"] == "proxy-7"
        own = guest.http.get("/api/games", headers={"x-request-id": "bad id\t!"}).headers["x-request-id"]
        assert len(own) == 16
        guest.http.get("/api/nothing")
        with guest.socket(guest.open("me", "me")["table"]["id"]) as socket:
            assert socket.response is not None
            assert socket.response.headers["x-request-id"]
    wait_until(lambda: any(each["method"] == "SOCKET" for each in lines.named("request")))
    by_id = {each["request"]: each for each in lines.named("request")}
    assert by_id["proxy-7"]["route"] == "/games"
    assert by_id["proxy-7"]["status"] == 200
    assert len(by_id["proxy-7"]["client"]) == 32


def test_no_line_holds_a_secret(room: Served, lines: Lines) -> None:
    with Guest(room.url) as guest, Guest(room.url) as other:
        made = guest.open("me", "invited", bearer=True)
        table, token = made["table"]["id"], made["token"]
        with Guest(room.url, token) as host:
            host.post(f"/tables/{table}/chat", {"text": "a very private remark"}, 201)
            invite = host.get(f"/tables/{table}")["table"]["you"]["invite"]
            other.post(f"/tables/{table}/sit", {"name": "Bo", "invite": invite})
            host.get(f"/tables/{table}/position?invite={invite}")
    wait_until(lambda: len(lines.named("request")) >= 5)
    text = json.dumps(lines.events, default=str)
    for secret in (token, invite, "private remark", "127.0.0.1", table, other.http.cookies.get(f"vaka-{table}")):
        assert secret is not None
        assert secret not in text


def test_secrets_in_what_others_say_are_taken_out() -> None:
    token = "A" * 43
    assert token not in cleaned(f"Bearer {token}")
    assert "hunter2" not in cleaned("could not connect to postgresql://me:hunter2@db/vaka")


def test_an_error_of_ours_has_its_traceback_and_its_request(
    room: Served, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.api.games.games", None)
    with Guest(room.url) as guest:
        answer = guest.http.get("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    failed = wait_until(lambda: lines.named("request-failed"))[0]
    assert failed["request"] == answer.headers["x-request-id"]
    assert "TypeError" in failed["exception"]
    assert "catalogue" in failed["exception"]


def test_a_database_that_fails_is_logged_and_a_damaged_one_loudly(room: Served, lines: Lines, tmp_path: Path) -> None:
    with Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        with closing(sqlite3.connect(tmp_path / FILE)) as stranger:
            stranger.execute("alter table log rename to elsewhere")
        guest.act(table, expect=503)
    assert "no such table" in lines.named("commit-failed")[0]["reason"]
    room.room.store.failed("reading", sqlite3.DatabaseError("database disk image is malformed"))
    assert lines.named("database-corrupt")[0]["level"] == "critical"


def test_a_full_disk_is_logged_and_play_goes_on_once_there_is_room(room: Served, lines: Lines) -> None:
    async def fill() -> None:
        """Let the file not grow any more over this connection; after a failure the room makes another one."""
        connection: Any = room.room.store._appender._driver
        ((pages,),) = await connection.execute_fetchall("pragma page_count")
        await connection.execute_fetchall(f"pragma max_page_count = {pages}")

    with Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        guest.act(table)
        room.run(fill())
        acknowledged = 1
        while not lines.named("commit-failed"):
            now = guest.get(f"/tables/{table}/position")
            action = next(p["choices"] for p in now["positions"] if p["choices"])[0]["action"]
            answer = guest.http.post(f"/api/tables/{table}/act", json={"entry": now["entry"], "action": action})
            acknowledged += answer.status_code == 200
        assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
        assert "full" in lines.named("commit-failed")[0]["reason"]
        assert guest.act(table)["entry"] == acknowledged + 1


def test_a_damaged_file_is_logged_and_the_room_is_not_ready(lines: Lines, tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        guest.act(table)
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        (size,), (root,) = (
            file.execute(asked).fetchone()
            for asked in ("pragma page_size", "select rootpage from sqlite_master where name = 'log'")
        )
    with (tmp_path / FILE).open("r+b") as damaged:
        damaged.seek((root - 1) * size)
        damaged.write(b"\xff" * size)
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        assert guest.get(f"/tables/{table}", 503)["code"] == "store-unavailable"
        assert lines.named("database-corrupt")[0]["level"] == "critical"
        assert guest.get("/health/ready", 503)["store"] == "corrupt"


def test_what_the_rules_cannot_make_sense_of_is_logged(room: Served, lines: Lines) -> None:
    """It is refused as the sender's mistake, and may be ours."""
    with Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        asked = {"seat": 0, "intent": {"kind": "place", "at": "x"}}
        assert guest.post(f"/tables/{table}/why", asked, 422)["code"] == "bad-intent"
        [said] = lines.named("intent-not-understood")
        assert (said["level"], said["game"]) == ("warning", "powerboats")
        assert "Traceback" in said["exception"]
        for path in ("/records", "/journeys/verify"):
            altered = {"record": {"game": "tavarua", "kit": 5}}
            assert guest.post(path, altered, 422)["code"] == "record-altered"
        told = lines.named("file-not-understood")
        assert [each["job"] for each in told] == ["read_record", "read_journey"]
        assert "TypeError: 'int' object is not iterable" in told[0]["exception"]


def test_a_corrupt_table_is_logged(room: Served, lines: Lines) -> None:
    with Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        wrong = LogEntry(table, 0, "action", 0, room.run(legal(room, table)), None, "wrong", 0)
        room.run(room.room.store.append(wrong))
        del room.room.tables.cached[table]
        assert guest.get(f"/tables/{table}", 503)["code"] == "table-corrupt"
    assert lines.named("table-corrupt")[0] | {"table": table[:8], "level": "error"} == lines.named("table-corrupt")[0]


def test_a_corrupt_table_is_logged_once_whoever_looks_for_it(room: Served, lines: Lines) -> None:
    """Here over a socket alone, which is only told that it may not connect."""
    with Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        impossible = LogEntry(table, 0, "action", 0, 99_999, None, "wrong", 0)
        room.run(room.room.store.append(impossible))
        del room.room.tables.cached[table]
        for _ in range(2):
            with pytest.raises(InvalidStatus):
                guest.socket(table)
        told = lines.named("table-corrupt")
        assert [(each["level"], each["table"]) for each in told] == [("error", table[:8])]
        assert "IllegalMove" in told[0]["exception"]
        assert guest.get(f"/tables/{table}", 503)["code"] == "table-corrupt", "not what is wrong with its log"


async def legal(room: Served, table: str) -> int:
    return (await room.room.table(table)).match.legal()[0]


def test_a_background_task_that_fails_is_logged(room: Served, lines: Lines) -> None:
    async def fails() -> None:
        raise RuntimeError("in the background")

    async def spawn() -> None:
        room.room.tasks.spawn(fails())

    room.run(spawn())
    wait_until(lambda: lines.named("task-failed"))
    assert "in the background" in lines.named("task-failed")[0]["exception"]


def test_a_worker_that_dies_is_logged(room: Served, lines: Lines) -> None:
    with Guest(room.url) as guest:
        guest.open("me", "bot")
        guest.open("bot", "bot")
        process = wait_until(lambda: room.room.pool.processes)[0]
        os.kill(process, 9)
        guest.open("bot", "bot")
        wait_until(lambda: any("worker-replaced" in each["event"] for each in lines.events))


def test_a_game_that_a_worker_cannot_compile_is_logged(room: Served, lines: Lines) -> None:
    async def listen() -> None:
        told = asyncio.StreamReader()
        told.feed_data(write_answer(UNASKED, NotCompiled("powerboats", "TypingError: why")))
        told.feed_eof()
        await _Worker(True, ())._listen(SimpleNamespace(stdout=told))  # type: ignore[arg-type]

    room.run(listen())
    said = lines.named("game-not-compiled")
    assert [(line["game"], line["reason"]) for line in said] == [("powerboats", "TypingError: why")]


def test_a_child_process_that_takes_too_long_is_logged(tmp_path: Path, lines: Lines) -> None:
    with served(settings(tmp_path, heavy_seconds=0.001)) as room, Guest(room.url) as guest:
        guest.post("/games/tongiaki/components", {"text": ""}, 422)
    said = lines.named("child-failed")
    assert [(line["job"], line["reason"]) for line in said] == [("components", "TimeoutError")]


def test_a_sweep_that_fails_is_logged(tmp_path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: Expiry) -> None:
        raise OSError("the disk has gone")

    monkeypatch.setattr(Expiry, "sweep", fail)
    with served(settings(tmp_path, sweep_seconds=0.01)):
        said = wait_until(lambda: lines.named("sweep-failed"))
    assert said[0]["reason"] == "the disk has gone"


def test_a_watcher_that_reads_too_slowly_is_logged(room: Served, lines: Lines) -> None:
    async def push() -> None:
        from vaka.server.table import Viewer

        async def stuck(_: Any) -> None:
            await asyncio.Event().wait()

        watcher = Watcher(Viewer(), "en", None, 2, stuck, lambda text: False)
        watcher.push({"type": "done", "id": None})  # being sent
        for _ in range(3):
            watcher.push({"type": "done", "id": None})

    room.run(push())
    assert lines.named("watcher-dropped")[0]["waiting"] == 2


UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.mark.parametrize("known", [True, False], ids=["accepted", "refused"])
def test_a_client_that_leaves_before_its_socket_is_answered_is_no_fault(
    room: Served, lines: Lines, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, gone, find = threading.Event(), threading.Event(), room.room.table

    async def slowly(table_id: str) -> Any:
        asked.set()
        await asyncio.to_thread(gone.wait, 10)
        return await find(table_id)

    with Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"] if known else "AAAAAAAAAAAAAAAA"
        monkeypatch.setattr(room.room, "table", slowly)
        with socket.create_connection(room.listening.getsockname()) as connection:
            connection.sendall(UPGRADE.format(table=table).encode())
            assert asked.wait(10)
            before = len(room.server.server_state.connections)
        wait_until(lambda: len(room.server.server_state.connections) < before)
        gone.set()
    ended = wait_until(lambda: [each for each in lines.named("request") if each["method"] == "SOCKET"])
    assert [each["status"] for each in ended] == [0], "it was never accepted"
    assert lines.named("request-failed") == []


def test_a_bus_that_goes_and_comes_back_is_logged(own_redis: OwnRedis, lines: Lines, tmp_path: Path) -> None:
    with own_schema() as database, Relay(own_redis.port) as relay:
        bus = f"redis://127.0.0.1:{relay.port}/0"
        with served(settings(tmp_path, database=database, bus=bus)) as room, Guest(room.url) as guest:
            relay.cut()
            wait_until(lambda: lines.named("bus-away"))
            assert guest.get("/health/ready")["bus"] == "away", "late news, but a room that can be used"
            relay.mend()
            wait_until(lambda: lines.named("bus-back"))
            wait_until(lambda: guest.get("/health")["bus"] == "ok")


def test_a_fault_that_repeats_does_not_flood_the_log() -> None:
    sparing, before = Sparing(), FAULTS["it-repeats"]
    record = logging.LogRecord("vaka", logging.WARNING, "", 0, {"event": "it-repeats"}, None, None)
    assert sum(bool(sparing.filter(record)) for _ in range(1000)) == 5
    assert FAULTS["it-repeats"] - before == 1000, "all are counted"


def test_json_is_one_object_a_line(tmp_path: Path) -> None:
    code = (
        "import sys, structlog\n"
        "from pathlib import Path\n"
        "from vaka.server.logs import configure\n"
        "from vaka.server.settings import Settings\n"
        "configure(Settings(data=Path('.'), log='json'))\n"
        "log = structlog.get_logger('vaka.test')\n"
        "log.info('not shown')\n"
        "try:\n"
        "    1 / 0\n"
        "except ZeroDivisionError:\n"
        "    log.exception('failed', url='redis://:secret@bus')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    (line,) = done.stderr.splitlines()
    said = json.loads(line)
    assert (said["event"], said["level"], said["url"]) == ("failed", "error", "redis://:********@bus")
    assert "ZeroDivisionError" in said["exception"]
    assert done.stdout == ""
    structlog.contextvars.clear_contextvars()
