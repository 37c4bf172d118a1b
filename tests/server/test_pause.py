"""When only bots would play on, a table pauses, and whoever comes back finds it as it was."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, Served, hear, own_schema, served, settings, wait_until
from tests.server.test_clocks import Moved, kinds, opened
from tests.server.test_fair import card, table_for_two
from tests.server.test_hostage import age
from vaka.room.clocks import HOUR


def leave(guest: Guest, table: str) -> Any:
    return guest.post(f"/tables/{table}/leave", {})


def at_rest(room: Served, table: str) -> None:
    wait_until(lambda: room.room.tables.cached[table].thinking is None)


def test_a_table_pauses_when_its_only_person_leaves_and_goes_on_when_they_are_back(
    room: Served, guest: Guest, begins: Callable[[int], None]
) -> None:
    begins(3)
    table = guest.open({"kind": "me", "name": "Ann"}, "bot", "bot")["table"]["id"]
    guest.act(table)
    left = leave(guest, table)
    assert left["paused"]
    assert left["seats"][0]["stood_in_by"] == "greedy"
    with guest.socket(table) as hers, Guest(room.url) as stranger, stranger.socket(table) as watching:
        hear(hers, "snapshot")
        hear(watching, "snapshot")
        at_rest(room, table)
        assert card(stranger, table)["entry"] == left["entry"], "a bot that was thinking does not play either"
        assert guest.post(f"/tables/{table}/act", {"entry": left["entry"], "action": 0}, 409)
        back = guest.post(f"/tables/{table}/take-back", {})
        assert not back["paused"]
        assert hear(hers, "ply")["entry"] == left["entry"] + 1


def test_with_another_person_at_the_table_the_stand_in_plays(room: Served, guest: Guest, other: Guest) -> None:
    table = table_for_two(guest, other)
    with other.socket(table) as his:
        hear(his, "snapshot")
        assert not leave(guest, table)["paused"]
        assert hear(his, "ply")["ply"] == 1
        at_rest(room, table)
        entry = card(other, table)["entry"]
        assert leave(other, table)["paused"], "now only bots are left"
        at_rest(room, table)
        assert card(other, table)["entry"] == entry
        guest.post(f"/tables/{table}/take-back", {})
        hear(his, "ply")  # the bot in Bo's place: Ann is back


def test_all_seats_of_one_screen_pause_together(room: Served, guest: Guest) -> None:
    table = guest.open("me", "me", "bot")["table"]["id"]
    assert not guest.post(f"/tables/{table}/leave", {"seat": 0})["paused"], "the other one is still there"
    assert guest.post(f"/tables/{table}/leave", {"seat": 1})["paused"]


def test_a_table_of_bots_alone_does_not_pause(room: Served, guest: Guest) -> None:
    table = guest.open("bot", "bot")["table"]["id"]
    assert not card(guest, table)["paused"]
    with guest.socket(table) as watching:
        hear(watching, "ply")


def test_a_paused_table_is_the_same_after_a_restart_and_is_kept_like_any_unfinished_one(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with served(chosen) as room, Guest(room.url) as ann:
        made = ann.open({"kind": "me", "name": "Ann"}, "bot", bearer=True)
        table, token = made["table"]["id"], made["token"]
        with Guest(room.url, token) as ann:
            entry = leave(ann, table)["entry"]
        age(room, table, 20)
        room.run(room.room.expiry.sweep())
    with served(chosen) as room, Guest(room.url, token) as ann, ann.socket(table) as hers:
        now = hear(hers, "snapshot")["table"]
        assert (now["paused"], now["entry"], now["status"], now["closes"]) == (True, entry, "running", None)
        at_rest(room, table)
        ann.post(f"/tables/{table}/take-back", {})
        wait_until(lambda: ann.get(f"/tables/{table}/position")["positions"][0]["choices"])
        ann.act(table)


def test_a_table_left_at_one_process_rests_at_the_other(tmp_path: Path) -> None:
    with own_schema() as database:
        one, two = (settings(tmp_path / name, database=database, poll_seconds=60.0) for name in "ab")
        with served(one) as first, served(two) as second, Guest(first.url) as host:
            made = host.open({"kind": "me", "name": "Ann"}, "bot", bearer=True)
            table, token = made["table"]["id"], made["token"]
            with (
                Guest(first.url, token) as ann,
                Guest(second.url, token) as elsewhere,
                Guest(second.url) as stranger,
                stranger.socket(table) as watching,  # the second process has the table in memory, and no news of it
            ):
                hear(watching, "snapshot")
                ann.act(table)
                left = leave(ann, table)
                with elsewhere.socket(table):
                    at_rest(second, table)
                    assert card(elsewhere, table)["paused"]
                    assert card(elsewhere, table)["entry"] <= left["entry"]
                    elsewhere.post(f"/tables/{table}/take-back", {})
                    wait_until(lambda: elsewhere.get(f"/tables/{table}/position")["positions"][0]["choices"])


def test_a_turn_based_table_is_given_up_only_once_nobody_has_time_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nights and days off can make a turn longer than the room waits for a move."""
    moved = Moved(monkeypatch)
    monkeypatch.setattr("vaka.server.expiry.now", moved.now)
    with served(settings(tmp_path, idle_days=10.0)) as room, Guest(room.url) as guest, Guest(room.url) as other:
        table, ann, bo = opened(guest, other, clock={"kind": "turns", "hours": 168})
        with ann, bo:

            def closes_after(days: int) -> bool:
                moved.ahead = days * 24 * HOUR
                room.run(room.room.expiry.sweep())
                return ann.get(f"/tables/{table}")["table"]["closes"] is not None

            for each in (ann, bo):
                each.post("/me/days-off", {"days": 14})
            assert not closes_after(15), "the clock of whoever is to move rests, and then runs"
            moved.ahead = 22 * 24 * HOUR
            wait_until(lambda: asked(bo, table))  # a bot has moved for the first
            assert flags(room, table) == 1
            moved.ahead = 30 * 24 * HOUR
            wait_until(lambda: flags(room, table) == 2)
            assert ann.get(f"/tables/{table}")["table"]["paused"]
            assert closes_after(39), "nobody moves any more, and everybody is told beforehand"


def flags(room: Served, table: str) -> int:
    return [kind for kind, _, _ in kinds(room, table)].count("flag")


def asked(guest: Guest, table: str) -> bool:
    return guest.get(f"/tables/{table}/position")["positions"][0]["choices"] is not None
