"""Two processes on one PostgreSQL and one Redis serve the same tables."""

import asyncio
import json
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
    Served,
    guests,
    hear,
    launched,
    own_schema,
    play_by_socket,
    redis_or_skip,
    served,
    settings,
    wait_until,
)
from tests.server.test_sealed import Together
from tests.tiers import amount
from vaka.server.moves import Moves
from vaka.server.sealing import Sealing
from vaka.server.table import Table

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


@pytest.fixture
def unaware(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two rooms over one store that tell each other nothing, as in the moment before a notice arrives."""
    with own_schema() as database:
        chosen = settings(tmp_path, database=database, poll_seconds=1e6)
        with served(chosen) as one, served(chosen) as two:
            yield one, two


def test_a_choice_goes_on_from_what_was_chosen_at_the_other_process(unaware: tuple[Served, Served]) -> None:
    one, two = unaware
    with Together(one.url, 2) as table:
        while (seat := takes_two_steps(table)) is None:
            for each in range(2):
                if table.position(each)["positions"][0]["choices"]:
                    table.act(each)
        with Guest(two.url, table.people[seat].token).socket(table.id) as socket:
            hear(socket, "snapshot")
            now = table.act(seat)
            action = now["positions"][0]["choices"][0]["action"]
            socket.send(json.dumps({"type": "act", "id": 1, "entry": now["entry"], "action": action}))
            assert hear(socket, "done", "problem")["type"] == "done"
        assert [choice["action"] for choice in table.position(seat)["positions"][0]["sealed"]][1:] == [action]


def test_a_choice_is_not_refused_because_somebody_decides_in_its_round_meanwhile(
    unaware: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = unaware
    with Together(one.url, 3) as table:
        first = table.position(0)["positions"][0]["to_move"]
        others = [seat for seat in range(3) if seat != first]
        read, tried = Sealing.read, threading.Event()

        async def late(self: Sealing, at: Table) -> None:
            """A bot that stands in for the first decides at the other process when this one has just looked."""
            await read(self, at)
            if self is one.room.moves.sealing and not tried.is_set():
                tried.set()
                await asyncio.to_thread(table.people[first].post, f"/tables/{table.id}/leave", {})

                async def decides() -> None:
                    there = await two.room.table(table.id)
                    async with two.room.moves.hold(there):
                        assert await two.room.moves.play(there, first, 0)

                await asyncio.to_thread(two.run, decides())

        for guest in table.people:
            guest.http.base_url = f"{(two if guest is table.people[first] else one).url}"
        for room in (one, two):
            monkeypatch.setattr(room.room.bot_turns, "wake", lambda table, after=0.0: None)
        position = table.position(others[0])
        body = {"entry": position["entry"], "action": position["positions"][0]["choices"][0]["action"]}
        with Guest(one.url, table.people[others[0]].token).socket(table.id) as socket:
            hear(socket, "snapshot")
            monkeypatch.setattr(Sealing, "read", late)
            socket.send(json.dumps({"type": "act", "id": 1, **body}))
            assert hear(socket, "done", "problem")["type"] == "done"
        assert tried.is_set()


def takes_two_steps(table: Together) -> int | None:
    """The seat, if any, that chooses what to do now, and then with which card."""
    for seat in range(2):
        choices = table.position(seat)["positions"][0]["choices"]
        if "round" in table.position(seat) and choices and choices[0]["parts"]["kind"] == "choose":
            return seat
    return None


def test_a_bot_does_not_move_for_somebody_who_is_back_at_the_other_process(
    unaware: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = unaware
    with Guest(one.url) as guest, Guest(one.url) as other:
        made = guest.open("me", "invited", bearer=True)
        table, invite = made["table"]["id"], made["table"]["you"]["invite"]
        sat = other.post(f"/tables/{table}/sit", {"invite": invite, "bearer": True})
        with Guest(two.url, made["token"]) as ann, Guest(one.url, sat["token"]) as bo, bo.socket(table) as his:
            hear(his, "snapshot")
            assert ann.get(f"/tables/{table}/position")["positions"][0]["to_move"] == 0
            play, tried = Moves.play, threading.Event()

            async def late(self: Moves, at: Table, seat: int, action: int, **more: Any) -> bool:
                """She is back when the bot has made up its mind, and its process has looked for the last time."""
                if self is one.room.moves and not tried.is_set():
                    await asyncio.to_thread(ann.post, f"/tables/{table}/take-back", {})
                    tried.set()
                return await play(self, at, seat, action, **more)

            monkeypatch.setattr(Moves, "play", late)
            monkeypatch.setattr(two.room.bot_turns, "wake", lambda table, after=0.0: None)  # its bots are slower
            ann.post(f"/tables/{table}/leave", {})
            one.run(one.room.moves.catch_up(one.room.tables.cached[table]))
            assert tried.wait(30)
            assert hear(his, "table", "ply")["type"] == "table", "she has left"
            assert hear(his, "table", "ply")["type"] == "table", "and is back"
            assert ann.act(table)["ply"] == 1


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
