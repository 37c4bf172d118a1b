"""Who is there, seen from every process of a room: away, stood in for by one bot, and back."""

import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.harness import Guest, hear, launched, own_schema, redis_or_skip, wait_until
from vaka.server.moves import PEER_HEAD_START

AWAY = 2.0


def seat_of(guest: Guest, table: str, seat: int) -> Any:
    return guest.get(f"/tables/{table}")["table"]["seats"][seat]


def position(guest: Guest, table: str) -> Any:
    return guest.get(f"/tables/{table}/position")


def play_until_turn_of(table: str, seat: int, *people: Guest) -> None:
    """People decide in turn until it is this seat's turn."""
    for _ in range(20):
        for person in people:
            now = position(person, table)
            if now["positions"][0]["to_move"] == seat:
                return
            if choices := now["positions"][0]["choices"]:
                person.post(f"/tables/{table}/act", {"entry": now["entry"], "action": choices[0]["action"]})
    raise AssertionError("the turn did not come")


def drain(socket: ClientConnection, seconds: float = 0.5) -> list[dict[str, Any]]:
    """Every message that comes until none does for a while."""
    found = []
    try:
        while True:
            found.append(hear(socket, "ply", "table", "presence", "started", "snapshot", seconds=seconds))
    except TimeoutError:
        return found


@pytest.mark.exhaustive
def test_who_drops_out_at_one_process_is_stood_in_for_once_and_comes_back_at_the_other(tmp_path: Path) -> None:
    with own_schema() as database:
        shared: dict[str, Any] = {"data": tmp_path, "database": database, "bus": redis_or_skip(), "away_seconds": AWAY}
        with launched(**shared) as one, launched(**shared) as two, Guest(one.url) as host, Guest(two.url) as friend:
            made = host.open({"kind": "me", "name": "Ann"}, "invited", bearer=True)
            table = made["table"]["id"]
            seat = {"name": "Ben", "invite": made["table"]["you"]["invite"], "bearer": True}
            token = friend.post(f"/tables/{table}/sit", seat)["token"]
            with (
                Guest(one.url, made["token"]) as ann,
                Guest(two.url, token) as ben,
                Guest(one.url, token) as ben_at_one,
                ann.socket(table) as hers,
                friend.socket(table) as onlooker,  # so that both processes look after the table
            ):
                with ben.socket(table) as his:
                    hear(his, "snapshot")
                    wait_until(lambda: seat_of(ann, table, 1)["present"])
                    play_until_turn_of(table, 1, ann, ben)
                    left_at = time.monotonic()
                wait_until(lambda: not seat_of(ann, table, 1)["present"], 5)
                assert seat_of(ann, table, 1)["stood_in_by"] is None, "he is away, and the table is patient"
                drain(hers, 0.1)
                drain(onlooker, 0.1)

                wait_until(lambda: seat_of(ann, table, 1)["stood_in_by"] == "greedy", 15)
                assert time.monotonic() - left_at >= AWAY
                wait_until(lambda: position(ann, table)["positions"][0]["choices"], 15)
                reached = position(ann, table)
                time.sleep(PEER_HEAD_START + 1)  # the other process would have its say by now
                assert position(ann, table) == reached
                for heard in (drain(hers), drain(onlooker)):
                    entries = [news["entry"] for news in heard if news["type"] == "ply"]
                    assert entries == list(range(entries[0], reached["entry"] + 1)), "each decision is told once"
                    seats = [news["table"]["seats"][1]["stood_in_by"] for news in heard if news["type"] == "table"]
                    assert seats == ["greedy"], "one bot stood in, once"

                with ben_at_one.socket(table) as his:
                    hear(his, "snapshot")
                    wait_until(lambda: seat_of(friend, table, 1)["present"], 5)  # as the other process sees it
                    ben_at_one.post(f"/tables/{table}/take-back", {})
                    assert hear(onlooker, "table", seconds=5)["table"]["seats"][1]["stood_in_by"] is None
                    play_until_turn_of(table, 1, ann, ben_at_one)
                    before = position(ben_at_one, table)
                    time.sleep(AWAY + 1)
                    assert position(ben_at_one, table) == before, "no bot plays for him any more"
                    assert ben_at_one.act(table)["ply"] == before["ply"] + 1
