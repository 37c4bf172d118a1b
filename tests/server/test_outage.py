"""What a room stands on goes away in mid-play and comes back: the player is told, and nothing acknowledged is lost."""

import asyncio
import json
import secrets
import shutil
import sqlite3
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import psycopg
import pytest
import redis
from websockets.sync.client import ClientConnection

from tests.server.harness import POSTGRES, Guest, free_port, hear, launched, own_schema, served, settings, wait_until
from tests.server.relay import Relay
from vaka.server.store.engine import FILE

MOVES = 60


class OwnRedis:
    """A Redis of the test's own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        given = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(["redis-server", *given], stdout=subprocess.DEVNULL)
        with redis.Redis.from_url(self.url) as client:
            wait_until(lambda: answers(client), 10)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[OwnRedis]:
    if shutil.which("redis-server") is None:
        pytest.skip("no redis-server to start and to kill")
    one = OwnRedis(tmp_path)
    yield one
    one.kill()


class Player:
    """Holds every seat of a table and plays by its socket; remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, socket: ClientConnection) -> None:
        self.guest, self.table, self.socket = guest, table, socket
        self.acknowledged: dict[int, int] = {}
        self.problems: list[str] = []
        hear(socket, "snapshot")

    def move(self) -> bool:
        """One decision; whether it was acknowledged."""
        answer = self.guest.http.get(f"/api/tables/{self.table}/position")
        if answer.status_code != 200:
            self.problems.append(answer.json()["code"])
            return False
        now = answer.json()
        action = next(p["choices"] for p in now["positions"] if p["choices"])[0]["action"]
        return self.send(now["entry"], action)

    def send(self, entry: int, action: int) -> bool:
        self.socket.send(json.dumps({"type": "act", "id": entry, "entry": entry, "action": action}))
        said = hear(self.socket, "done", "problem")
        if said["type"] == "problem":
            assert said["message"]
            self.problems.append(said["code"])
            return False
        self.acknowledged[entry] = action
        return True

    def move_at_last(self, seconds: float = 20) -> None:
        wait_until(self.move, seconds)

    def check(self) -> int:
        """Every acknowledged action is where it was acknowledged; how many there are."""
        self.guest.post(f"/tables/{self.table}/close")
        kept = self.guest.get(f"/tables/{self.table}/record")["actions"]
        for entry, action in self.acknowledged.items():
            assert kept[entry] == action
        return len(self.acknowledged)


@contextmanager
def alone(url: str) -> Iterator[Player]:
    """A table with all its seats in one hand."""
    with Guest(url) as guest:
        made = guest.open(*["me"] * 4, bearer=True)
        with Guest(url, made["token"]) as player, player.socket(made["table"]["id"]) as socket:
            yield Player(player, made["table"]["id"], socket)


def test_without_redis_the_news_come_later_and_with_it_at_once_again(tmp_path: Path, own_redis: OwnRedis) -> None:
    poll = 4.0
    with own_schema() as database:
        shared: dict[str, Any] = {"data": tmp_path, "database": database, "bus": own_redis.url, "poll_seconds": poll}
        with (
            launched(**shared) as one,
            launched(**shared) as two,
            alone(one.url) as player,
            Guest(two.url) as other,
            other.socket(player.table) as watching,
        ):
            hear(watching, "snapshot")

            def told_after() -> float:
                player.move_at_last()
                begun = time.monotonic()
                while hear(watching, "ply", seconds=poll + 5)["entry"] <= max(player.acknowledged):
                    pass
                return time.monotonic() - begun

            assert max(told_after() for _ in range(3)) < poll / 2
            own_redis.kill()
            assert max(told_after() for _ in range(2)) < poll + 2
            assert player.problems == [], "the player notices nothing"
            own_redis.start()
            wait_until(lambda: told_after() < poll / 4, 30)
            assert max(told_after() for _ in range(8)) < poll / 2, "notices arrive again"
            player.check()


class Administrator(threading.Thread):
    """Ends every connection of a room to its database, again and again."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name_of_room, self.ended, self.done = name, 0, threading.Event()

    def run(self) -> None:
        query = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = %s"
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            while not self.done.wait(0.02):
                self.ended += len(connection.execute(query, (self.name_of_room,)).fetchall())


def test_connections_to_postgresql_that_are_ended_in_mid_move_cost_no_acknowledged_move(tmp_path: Path) -> None:
    name = f"vaka {secrets.token_hex(8)}"
    with (
        own_schema() as database,
        launched(data=tmp_path, database=f"{database}&application_name={quote(name)}") as room,
        alone(room.url) as player,
    ):
        administrator = Administrator(name)
        administrator.start()
        try:
            for _ in range(MOVES):
                player.move()
        finally:
            administrator.done.set()
            administrator.join()
        player.move_at_last()
        assert administrator.ended >= MOVES // 3
        assert player.problems, "some were ended in the middle of a move"
        assert set(player.problems) <= {"store-unavailable", "stale"}
        told = Counter(player.problems)
        print(f"{administrator.ended} connections ended, {player.check()} moves acknowledged, none lost; {told}")


def test_while_postgresql_is_away_the_player_is_told_and_then_goes_on(tmp_path: Path) -> None:
    with (
        own_schema() as database,
        Relay(urlsplit(POSTGRES).port or 5432) as line,
        launched(data=tmp_path, database=line.instead_of(database)) as room,
        alone(room.url) as player,
    ):
        for _ in range(5):
            player.move_at_last()
        assert player.problems == []
        now = player.guest.get(f"/tables/{player.table}/position")
        action = next(p["choices"] for p in now["positions"] if p["choices"])[0]["action"]
        line.cut()
        assert not player.send(now["entry"], action)
        assert not player.move()
        assert player.problems == ["store-unavailable"] * 2
        line.mend()
        player.move_at_last()
        assert now["entry"] in player.acknowledged, "the move that was refused is made after all"
        for _ in range(5):
            player.move_at_last()
        assert player.check() == 11


def test_a_locked_sqlite_file_is_waited_for_and_then_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patience = 3.0
    for module in ("engine", "database"):
        monkeypatch.setattr(f"vaka.server.store.{module}.PATIENCE", int(patience * 1000))
    with served(settings(tmp_path)) as room, alone(room.url) as player:
        player.move_at_last()
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as stranger:
            stranger.execute("begin immediate")
            now = player.guest.get(f"/tables/{player.table}/position")
            action = next(p["choices"] for p in now["positions"] if p["choices"])[0]["action"]
            begun = time.monotonic()
            noted = asyncio.run_coroutine_threadsafe(room.room.store.seen([(player.table, 0)], 1), room.loop)
            assert not player.send(now["entry"], action)
            assert patience / 2 < time.monotonic() - begun < patience * 1.8, (
                "it waits a while, not once more behind another write, before it gives up"
            )
            assert noted.exception(0) is not None
            assert player.problems == ["store-unavailable"]
            assert player.guest.get(f"/tables/{player.table}/position") == now
            stranger.execute("rollback")
        assert player.send(now["entry"], action), "the same move is made once the file is free"
        for _ in range(5):
            player.move_at_last()
        assert player.check() == 7
