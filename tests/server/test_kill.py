"""A room that is killed at any moment loses no move it has acknowledged, and goes on."""

import random
import threading
import time
from contextlib import nullcontext
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Guest, Launched, launched, own_schema
from tests.tiers import amount
from vaka.core.match import Match

KILLS = amount("VAKA_TEST_KILLS", 50, 50)
TABLES = 3


class Persistent(threading.Thread):
    """Plays at one table through every kill, and remembers what was acknowledged."""

    def __init__(self, url: str, table: str, token: str) -> None:
        super().__init__()
        self.url, self.table, self.token = url, table, token
        self.acknowledged: dict[int, int] = {}  # entry -> action
        self.done = threading.Event()
        self.wrong: list[str] = []
        self.rng = random.Random(table)

    def run(self) -> None:
        with Guest(self.url, self.token) as guest:
            guest.http.timeout = httpx.Timeout(5)
            while not self.done.is_set():
                try:
                    self.move(guest)
                except httpx.HTTPError:
                    time.sleep(0.05)

    def move(self, guest: Guest) -> None:
        now = guest.http.get(f"/api/tables/{self.table}/position").json()
        if self.acknowledged and now["entry"] <= max(self.acknowledged):
            self.wrong.append(f"entry {max(self.acknowledged)} was acknowledged, and the table is at {now['entry']}")
        choices = next((p["choices"] for p in now["positions"] if p["choices"]), None)
        if not choices:
            self.done.set()
            return
        action = self.rng.choice(choices)["action"]
        answer = guest.http.post(f"/api/tables/{self.table}/act", json={"entry": now["entry"], "action": action})
        if answer.status_code == 200:
            self.acknowledged[now["entry"]] = action
        elif answer.status_code not in (409, 503):
            self.wrong.append(answer.text)


@pytest.mark.exhaustive
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost_when_the_room_is_killed(tmp_path: Path, database: str) -> None:
    with (
        own_schema() if database == "postgresql" else nullcontext() as url,
        launched(data=tmp_path, database=url) as room,
        Guest(room.url) as guest,
    ):
        made = [guest.open(*["me"] * 6, bearer=True) for _ in range(TABLES)]
        players = [Persistent(room.url, table["table"]["id"], table["token"]) for table in made]
        for player in players:
            player.start()
        try:
            kill_often(room, players)
        finally:
            for player in players:
                player.done.set()
                player.join()
        total = 0
        for player in players:
            assert player.wrong == []
            total += len(player.acknowledged)
            check_log(room, player)
        print(f"{KILLS} kills on {database}, {total} acknowledged moves, none lost")
        assert total >= KILLS


def kill_often(room: Launched, players: list[Persistent]) -> None:
    rng = random.Random(7)
    for _ in range(KILLS):
        before = sum(len(player.acknowledged) for player in players)
        until = time.monotonic() + 20
        while sum(len(p.acknowledged) for p in players) <= before and time.monotonic() < until:
            if all(player.done.is_set() for player in players):
                return
            time.sleep(0.01)
        time.sleep(rng.uniform(0, 0.3))  # so that each kill comes at another moment
        room.kill()
        room.start()


def check_log(room: Launched, player: Persistent) -> None:
    """The table replays to the position it shows, and holds every acknowledged action where it was acknowledged."""
    with Guest(room.url, player.token) as guest:
        guest.post(f"/tables/{player.table}/close")
        record = guest.get(f"/tables/{player.table}/record")
    for entry, action in player.acknowledged.items():
        assert record["actions"][entry] == action
    match = Match("powerboats", 6, record["options"], int(record["seed"]))
    for action in record["actions"]:
        match.play(action)
