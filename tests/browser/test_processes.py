"""Two browsers on two processes of one room: a process is killed in mid-play, and its player goes on at the other."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from playwright.sync_api import WebSocket

from tests.browser.fixtures import Sit
from tests.browser.player import Player
from tests.games.powerboats.browser import choose, decide
from tests.server.harness import Launched, launched, own_schema, redis_or_skip
from tests.server.relay import Relay

TURNS = 14  # decisions of both together before a process is killed, and after


@pytest.fixture
def database() -> Iterator[str]:
    with own_schema() as url:
        yield url


@pytest.fixture
def rooms(tmp_path: Path, client: Path, database: str) -> Iterator[tuple[Launched, Launched]]:
    shared: dict[str, Any] = {"data": tmp_path, "client": client, "database": database, "bus": redis_or_skip()}
    with launched(**shared) as one, launched(**shared) as two:
        yield one, two


@pytest.fixture
def relay(rooms: tuple[Launched, Launched]) -> Iterator[Relay]:
    with Relay(*(room.port for room in rooms)) as one:
        yield one


@pytest.fixture
def address(relay: Relay) -> str:
    """One address for both processes, as behind any load balancer."""
    return relay.url


class Ear:
    """Listens to the sockets of a page: what it asked for, and what was acknowledged."""

    def __init__(self, player: Player) -> None:
        self.acknowledged: dict[int, int] = {}  # entry -> action
        self.opened = self.closed = 0
        self._asked: dict[int, tuple[int, int]] = {}
        player.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        self.opened += 1
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)
        socket.on("close", lambda _: setattr(self, "closed", self.closed + 1))

    def _sent(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            self._asked[message["id"]] = (message["entry"], message["action"])

    def _received(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "done" and message["id"] in self._asked:
            entry, action = self._asked.pop(message["id"])
            self.acknowledged[entry] = action


def play(ann: Player, ben: Player, turns: int) -> None:
    """Both play by clicks, whoever's turn it is."""
    for _ in range(turns):
        ann.wait_for(lambda: ann.my_turn() or ben.my_turn(), "somebody's turn")
        decide(ann if ann.my_turn() else ben)


def press(player: Player, other: Player) -> None:
    """Play until it is this player's turn, choose, and press without waiting for an answer."""
    for _ in range(TURNS):
        player.wait_for(lambda: player.my_turn() or other.my_turn(), "somebody's turn")
        if player.my_turn():
            choose(player)
            player.primary.click(no_wait_after=True)
            return
        decide(other)
    raise AssertionError("the turn did not come round")


def logged(database: str, table: str) -> list[tuple[int, int]]:
    """What the store holds of a table: entries and actions."""
    query = "select entry, action from log where table_id = %s order by entry"
    with psycopg.connect(database) as connection:
        return connection.execute(query, (table,)).fetchall()


@pytest.mark.exhaustive
def test_each_process_is_killed_in_turn_and_both_players_go_on(
    sit: Sit, relay: Relay, rooms: tuple[Launched, Launched], database: str
) -> None:
    one, two = rooms
    ann, ben = sit("Ann"), sit("Ben")
    for player in (ann, ben):
        player.page.set_default_timeout(20_000)  # two rooms and two browsers share one machine here
    ears = hers, his = Ear(ann), Ear(ben)
    relay.prefer(one.port)
    table = ann.new_table("me", "invited").rpartition("/")[2]
    link = ann.page.get_by_label("Invitation").input_value()
    relay.prefer(two.port)
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    play(ann, ben, TURNS)
    assert (hers.closed, hers.opened) == (0, 1)

    press(ann, ben)
    one.kill()  # her move is on its way
    ann.wait_for(lambda: hers.opened > 1 and hers.closed == 1, "her page to connect again")
    ben_closed = his.closed
    play(ann, ben, TURNS)
    assert his.closed == ben_closed, "his process has noticed nothing"
    ann.picture()
    ben.picture()

    one.start()
    relay.prefer(one.port)
    press(ben, ann)
    two.kill()
    ben.wait_for(lambda: his.closed > ben_closed, "his page to notice")
    play(ann, ben, TURNS)
    ann.picture()
    ben.picture()
    two.start()

    kept = logged(database, table)
    assert [entry for entry, _ in kept] == list(range(len(kept)))
    for ear in ears:
        assert len(ear.acknowledged) > TURNS
        assert ear.acknowledged.items() <= dict(kept).items(), "an acknowledged move was lost"
    print(f"two kills, {sum(len(ear.acknowledged) for ear in ears)} acknowledged moves, none lost")
