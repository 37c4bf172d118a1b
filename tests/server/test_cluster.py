"""Two processes on one PostgreSQL and one Redis serve the same tables."""

import random
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from websockets.sync.client import ClientConnection

from tests.server.harness import (
    Guest,
    Launched,
    guests,
    hear,
    launched,
    own_schema,
    play_by_socket,
    redis_or_skip,
    wait_until,
)
from tests.tiers import amount

Rooms: TypeAlias = tuple[Launched, Launched]
CONFLICTS = amount("VAKA_TEST_CONFLICTS", 24, 1_000)


@contextmanager
def two_rooms(tmp_path: Path, **more: Any) -> Iterator[tuple[Launched, Launched]]:
    with own_schema() as database:
        shared = {"data": tmp_path, "database": database, **more}
        with launched(**shared) as one, launched(**shared) as two:
            yield one, two


@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rooms]:
    """Two processes; a test that kills one starts it again."""
    with two_rooms(tmp_path_factory.mktemp("rooms"), bus=redis_or_skip()) as both:
        yield both


def test_two_people_on_two_processes_play_each_other_and_one_process_is_killed(rooms: Rooms) -> None:
    one, two = rooms
    with Guest(one.url) as guest, Guest(two.url) as other:
        made = guest.open({"kind": "me", "name": "Ann"}, "invited", "bot", bearer=True)
        table, invite = made["table"]["id"], made["table"]["you"]["invite"]
        with Guest(one.url, made["token"]) as ann, ann.socket(table) as hers:
            hear(hers, "snapshot")
            sat = other.post(f"/tables/{table}/sit", {"name": "Bo", "invite": invite, "bearer": True})
            assert hear(hers, "started", seconds=5)["ply"] == 0
            with Guest(two.url, sat["token"]) as bo, bo.socket(table) as his:
                plies = both_play(table, [(ann, hers), (bo, his)], 30)
                assert plies >= 30
                bo.post(f"/tables/{table}/chat", {"text": "over there?"}, 201)
                assert hear(hers, "chat", seconds=5)["line"]["text"] == "over there?"
                one.kill()
                with Guest(two.url, made["token"]) as again, again.socket(table) as hers_again:
                    seen = hear(hers_again, "snapshot")
                    assert seen["table"]["ply"] >= plies, "nothing acknowledged was lost"
                    more = both_play(table, [(again, hers_again), (bo, his)], seen["table"]["ply"] + 20)
                    assert more >= plies + 20
        one.start()


def both_play(table: str, seats: Sequence[tuple[Guest, ClientConnection]], until: int) -> int:
    """People make random moves through their own process whenever it is their turn; the last ply both have seen."""
    rng, ply = random.Random(1), 0
    while ply < until:
        for guest, _ in seats:
            now = guest.get(f"/tables/{table}/position")
            ply = max(ply, now["ply"])
            if choices := now["positions"][0]["choices"]:
                guest.post(f"/tables/{table}/act", {"entry": now["entry"], "action": rng.choice(choices)["action"]})
                break
    for _, socket in seats:
        while hear(socket, "ply", seconds=10)["ply"] < ply:
            pass
    return ply


def test_of_conflicting_moves_one_wins(rooms: Rooms) -> None:
    """Every position is raced for through both processes, from several connections at once."""
    one, two = rooms
    with Guest(one.url) as guest:
        made = guest.open(*["me"] * 6, bearer=True)
    table, token = made["table"]["id"], made["token"]
    raced = 0
    with guests(one.url, 2, token=token) as left, guests(two.url, 2, token=token) as right:
        runners, entry = [*left, *right], 0
        while raced < CONFLICTS:
            now = wait_until(partial(at_entry, left[0], table, entry))
            choices = next((p["choices"] for p in now["positions"] if p["choices"]), None)
            if not choices:
                break
            answers = race(runners, table, entry, [choice["action"] for choice in choices])
            assert sorted(status for status, _ in answers) == [200, 409, 409, 409], answers
            for status, said in answers:
                if status == 409:
                    assert said["code"] == "stale"
                    assert said["position"]["entry"] == entry + 1
            raced, entry = raced + 3, entry + 1
        print(f"{raced} conflicting moves, one winner each")
        left[0].post(f"/tables/{table}/close")
        assert len(left[0].get(f"/tables/{table}/record")["actions"]) == entry


def at_entry(guest: Guest, table: str, entry: int) -> Any:
    now = guest.get(f"/tables/{table}/position")
    return now if now["entry"] == entry else None


def race(runners: list[Guest], table: str, entry: int, actions: list[int]) -> list[tuple[int, Any]]:
    answers: list[tuple[int, Any]] = []
    gate = threading.Barrier(len(runners))

    def go(number: int, guest: Guest) -> None:
        gate.wait()
        body = {"entry": entry, "action": actions[number % len(actions)]}
        answer = guest.http.post(f"/api/tables/{table}/act", json=body)
        answers.append((answer.status_code, answer.json()))

    threads = [threading.Thread(target=go, args=pair) for pair in enumerate(runners)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_without_a_bus_the_store_is_asked_and_the_news_comes_later(tmp_path: Path) -> None:
    with two_rooms(tmp_path, poll_seconds=0.3) as (one, two), Guest(one.url) as guest, Guest(two.url) as other:
        table = guest.open("me", "me")["table"]["id"]
        with other.socket(table) as socket:
            assert hear(socket, "snapshot")["table"]["ply"] == 0
            guest.act(table)
            assert hear(socket, "ply", seconds=10)["ply"] == 1


@pytest.mark.exhaustive
def test_a_bot_goes_on_at_the_other_process_when_its_own_is_killed(rooms: Rooms) -> None:
    one, two = rooms
    with Guest(one.url) as guest, Guest(two.url) as other:
        table = guest.open("bot", "bot", "bot", "bot")["table"]["id"]
        with other.socket(table) as socket:
            hear(socket, "ply")
            one.kill()
            over = play_by_socket(socket)
            assert over["table"]["status"] == "over"
        one.start()
