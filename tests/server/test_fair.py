"""Nothing shows or changes what is to come while a bot only stands in for somebody."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, Served, by_policy, guests, hear, other_kit, served, settings, wait_until
from vaka.core.match import Match
from vaka.core.record import to_record
from vaka.core.registry import games, load
from vaka.room.names import fold
from vaka.server.waits import Absence


def table_for_two(guest: Guest, other: Guest, **more: Any) -> str:
    """A match of Ann, who begins, and Bo."""
    table = str(guest.open({"kind": "me", "name": "Ann"}, "open", **more)["table"]["id"])
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    return table


def card(guest: Guest, table: str) -> Any:
    return guest.get(f"/tables/{table}")["table"]


def play_on(guest: Guest, table: str, plies: int) -> None:
    """Play until the table has come so far, bots and all, and it is the guest's turn."""
    for _ in range(100):
        wait_until(lambda: guest.get(f"/tables/{table}/position")["positions"][0]["choices"])
        if card(guest, table)["ply"] >= plies:
            return
        guest.act(table)
    raise AssertionError("the match ended first")


def test_nobody_looks_ahead_by_undo_while_a_bot_stands_in(guest: Guest, other: Guest) -> None:
    table = table_for_two(guest, other)
    guest.act(table)
    other.act(table)
    other.post(f"/tables/{table}/leave", {})
    play_on(guest, table, 8)
    before = card(guest, table)
    for to_ply in (0, None):
        asked = {"entry": before["entry"], **({} if to_ply is None else {"to_ply": to_ply})}
        refused = guest.post(f"/tables/{table}/undo", asked, 409)
        assert refused["code"] == "undo-away"
        assert "Bo" in refused["message"]
    assert card(guest, table)["entry"] == before["entry"]
    other.post(f"/tables/{table}/take-back", {})
    asked = guest.post(f"/tables/{table}/undo", {"entry": before["entry"]})
    assert asked["undo"]["waiting_for"] == [1], "back at the table, he can agree"
    assert other.post(f"/tables/{table}/undo/answer", {"agree": True})["entry"] == before["entry"] + 1


def test_who_leaves_after_a_request_has_not_agreed_to_it(
    room: Served, guest: Guest, other: Guest, begins: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    begins(3)
    monkeypatch.setattr(room.room.bot_turns, "wake", lambda *_: None)
    table = str(guest.open({"kind": "me", "name": "Ann"}, "open", "open")["table"]["id"])
    with Guest(guest.url) as third:
        other.post(f"/tables/{table}/sit", {"name": "Bo"})
        third.post(f"/tables/{table}/sit", {"name": "Cy"})
        guest.act(table)
        following = card(guest, table)["to_move"]
        agrees, leaves = (other, third) if following == 1 else (third, other)
        agrees.act(table)  # from now on it needs consent
        guest.post(f"/tables/{table}/undo", {"entry": 2})
        leaves.post(f"/tables/{table}/leave", {})
        answered = agrees.post(f"/tables/{table}/undo/answer", {"agree": True})
        assert answered["ply"] == 2
        assert answered["undo"]["waiting_for"] == [3 - following]


def test_nobody_calls_a_match_off_without_whom_a_bot_stands_in_for(room: Served, begins: Callable[[int], None]) -> None:
    """It would show the seed and the salt, and take the match from them."""
    begins(3)
    with guests(room.url, 3) as (ann, bo, cy):
        table = str(ann.open({"kind": "me", "name": "Ann"}, "open", "open")["table"]["id"])
        bo.post(f"/tables/{table}/sit", {"name": "Bo"})
        cy.post(f"/tables/{table}/sit", {"name": "Cy"})
        off, answer = f"/tables/{table}/call-off", f"/tables/{table}/undo/answer"
        ann.post(off, {"entry": 0})
        bo.post(f"/tables/{table}/leave", {})
        asked = cy.post(answer, {"agree": True})
        assert (asked["status"], asked["undo"]["waiting_for"]) == ("running", [1]), "who leaves has not agreed"
        ann.post(answer, {"agree": False})
        refused = ann.post(off, {"entry": 0}, 409)
        assert refused["code"] == "undo-away"
        assert "Bo" in refused["message"]
        assert card(ann, table)["seed"] is None
        bo.post(f"/tables/{table}/take-back", {})
        ann.post(off, {"entry": 0})
        bo.post(answer, {"agree": True})
        assert cy.post(answer, {"agree": True})["status"] == "closed"


def test_a_free_undo_stays_free_while_a_bot_stands_in(
    room: Served, guest: Guest, other: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_for_two(guest, other)
    monkeypatch.setattr(room.room.bot_turns, "wake", lambda *_: None)
    other.post(f"/tables/{table}/leave", {})
    assert guest.act(table)["positions"][0]["can_undo"]
    undone = guest.post(f"/tables/{table}/undo", {"entry": 1})
    assert (undone["entry"], undone["ply"]) == (2, 0)


def test_who_is_stood_in_for_takes_the_seat_back_before_taking_back_a_move(
    room: Served, guest: Guest, other: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_for_two(guest, other)
    guest.act(table)
    monkeypatch.setattr(room.room.bot_turns, "wake", lambda *_: None)
    guest.post(f"/tables/{table}/leave", {})
    assert guest.post(f"/tables/{table}/undo", {"entry": 1}, 409)["code"] == "stood-in"


def test_a_fork_of_a_match_with_a_stand_in_has_other_dice_and_shows_no_seed(guest: Guest, other: Guest) -> None:
    table = table_for_two(guest, other)
    other.post(f"/tables/{table}/leave", {})
    play_on(guest, table, 4)
    fork = guest.post(f"/tables/{table}/fork", {"ply": 0}, 201)["table"]
    assert (fork["seed"], fork["practice"], fork["origin"]["dealt_anew"]) == (None, False, True)
    assert fork["commitment"] != card(guest, table)["commitment"]
    for path in ("record", "replay?seat=1"):
        assert guest.http.get(f"/api/tables/{table}/{path}").status_code in (403, 409)


WITH_KIT = [name for name in games() if load(name).possible_kit]


@pytest.mark.parametrize("game", WITH_KIT)
def test_components_of_ones_own_tell_and_change_nothing_while_a_bot_stands_in(
    room: Served, guest: Guest, other: Guest, game: str
) -> None:
    """Such a match comes by a record, whose dice are known and called so. The next one at that table has new dice."""
    match = Match(game, 3, seed=5, kit=other_kit(load(game)))
    record = to_record(match)
    plans = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    brought = guest.post("/records", {"record": record, "seats": plans}, 201)["table"]
    assert brought["practice"], "whoever sits down is told that the dice are known"
    guest.post(f"/tables/{brought['id']}/close")
    table = str(guest.post(f"/tables/{brought['id']}/again", {})["table"]["id"])
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    other.post(f"/tables/{table}/leave", {})
    play_on(guest, table, 3)
    before = card(guest, table)
    theirs = next(seat["seat"] for seat in before["seats"] if seat["stood_in_by"] is not None)
    assert (before["own_components"], before["practice"], before["seed"]) == (True, False, None)
    assert before["commitment"] != brought["commitment"]

    assert guest.get(f"/tables/{table}/record", 409)["code"] == "not-over"
    assert guest.get(f"/tables/{table}/replay", 403, seat=theirs)["code"] == "not-your-seat"
    assert guest.post(f"/tables/{table}/close", expect=409)["code"] == "others-play"
    assert guest.post(f"/tables/{table}/again", {}, 409)["code"] == "again-running"
    fork = guest.post(f"/tables/{table}/fork", {"ply": 0}, 201)["table"]
    assert (fork["own_components"], fork["seed"], fork["origin"]["dealt_anew"]) == (True, None, True)
    assert fork["commitment"] != before["commitment"]
    guest.post("/records", {"record": record}, 201)  # the same box once more
    after = room.room.tables.cached[table]
    assert (card(guest, table)["commitment"], after.match.kit) == (before["commitment"], match.kit)
    secret = str(after.match.seed)
    for path in ("", "/position", "/replay"):
        assert secret not in guest.http.get(f"/api/tables/{table}{path}").text


@pytest.mark.parametrize("game", [name for name, meta in games().items() if meta.journey is not None])
def test_the_file_of_a_career_tells_only_its_owner_and_changes_no_table(
    room: Served, guest: Guest, other: Guest, game: str
) -> None:
    """It tells the seed, so nobody else may depend on those dice: a bot never stands in at a table of a career."""
    journey = guest.post("/journeys", {"game": game, "name": "Kai"}, 201)["journey"]
    file = f"/journeys/{journey['id']}/file"
    table = str(guest.post(f"/journeys/{journey['id']}/table", {})["table"]["id"])
    guest.act(table)
    guest.post(f"/tables/{table}/leave", {})
    before = guest.get(f"/tables/{table}")
    assert [seat["stood_in_by"] for seat in before["table"]["seats"]] == [None], "nobody else has a seat there"
    assert other.post(f"/tables/{table}/sit", {"name": "Bo"}, 409)["code"] in ("table-full", "already-started")
    assert other.get(file, 403)["code"] == "not-your-journey"

    record = guest.get(file)
    copied = guest.post("/journeys/import", {"record": record}, 201)["journey"]
    twin = str(guest.post(f"/journeys/{copied['id']}/table", {})["table"]["id"])
    assert twin != table
    room.play_out(twin, by_policy)
    assert guest.get(f"/tables/{table}")["positions"] == before["positions"], "the copy is a journey of its own"
    assert guest.get(file) == record
    assert other.get(f"/journeys/{copied['id']}/file", 403)["code"] == "not-your-journey"
    told = other.http.get(f"/api/journeys/{journey['id']}").text + other.http.get(f"/api/tables/{table}").text
    assert str(record["seed"]) not in told
    assert str(room.room.tables.cached[table].match.seed) not in told


def test_a_jump_of_the_wall_clock_brings_nobody_a_stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.presence.TICK_SECONDS", 0.02)
    with served(settings(tmp_path, away_seconds=60.0)) as room, Guest(room.url) as guest, Guest(room.url) as other:
        table = table_for_two(guest, other)
        with other.socket(table) as socket:
            hear(socket, "snapshot")
            true_time = time.time
            monkeypatch.setattr(time, "time", lambda: true_time() + 3600)
            looked = room.room.presence.look_after
            looks: list[str] = []

            async def look_after(at: Any) -> None:
                looks.append(at.id)
                await looked(at)

            monkeypatch.setattr(room.room.presence, "look_after", look_after)
            wait_until(lambda: looks.count(table) >= 5)
            assert card(other, table)["seats"][0]["stood_in_by"] is None


def test_names_at_a_table_differ_in_more_than_case_and_width(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "me", "name": "Ann"}, "open", "open")["table"]["id"]
    for name in ("Ann", "ANN", "Ａｎｎ", " ann ", "A\u200dnn"):
        refused = other.post(f"/tables/{table}/sit", {"name": name}, 422)
        assert refused["code"] == "name-taken"
    assert other.post(f"/tables/{table}/sit", {"name": "Anna"})["table"]["seats"][1]["name"] == "Anna"
    twins = ({"kind": "me", "name": "Bo"}, {"kind": "me", "name": "bo"})
    assert guest.open(*twins, expect=422)["code"] == "name-taken"
    assert fold("Straße") == fold("STRASSE")


def test_who_gives_no_name_gets_one_of_their_own(room: Served, guest: Guest) -> None:
    table = guest.open("me", "me", "open", "open")["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Guest", "Guest 2", None, None]
    with Guest(room.url, language="it") as ospite, Guest(room.url) as third:
        ospite.post(f"/tables/{table['id']}/sit", {})
        sat = third.post(f"/tables/{table['id']}/sit", {"name": None})["table"]
        assert [seat["name"] for seat in sat["seats"]] == ["Guest", "Guest 2", "Ospite", "Guest 3"]


def test_imported_names_differ_too(guest: Guest) -> None:
    match, dice = Match("powerboats", 3, seed=5), random.Random(5)
    while not match.over:
        match.play(dice.choice(match.legal()))
    record = to_record(match, ["Ann", "ann", "x" * 24])
    table = guest.post("/records", {"record": record}, 201)["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "ann 2", "x" * 24]


def test_the_invitation_is_the_hosts(guest: Guest, other: Guest, begins: Callable[[int], None]) -> None:
    begins(3)
    made = guest.open("me", "open", "invited", public=True)["table"]
    sit = f"/tables/{made['id']}/sit"
    sat = other.post(sit, {"name": "Bo"})["table"]
    assert (sat["you"]["seats"], sat["you"]["invite"]) == ([1], None)
    assert other.post(sit, {"name": "Bo2", "seat": 2}, 403)["code"] == "invitation-needed"
    assert other.post(f"/tables/{made['id']}/invite", expect=403)["code"] == "host-only"
    renewed = guest.post(f"/tables/{made['id']}/invite")["you"]["invite"]
    assert renewed != made["you"]["invite"]
    old = {"name": "Cy", "invite": made["you"]["invite"]}
    with Guest(guest.url) as third:
        assert third.post(sit, old, 403)["code"] == "invitation-needed"
        assert third.post(sit, {**old, "invite": renewed})["table"]["status"] == "running"


def test_the_store_shows_whether_somebody_is_at_another_process(tmp_path: Path) -> None:
    """Without a word on the bus: what the store has noted of them changes while they are connected anywhere."""
    with served(settings(tmp_path, away_seconds=1.0)) as room, Guest(room.url) as guest, Guest(room.url) as other:
        table_id = table_for_two(guest, other)

        async def run() -> list[bool]:
            table = await room.room.table(table_id)
            presence = room.room.presence
            room.room.store.shared = True
            found = []
            table.waits.absences[0] = Absence(time.monotonic() - 0.6)
            found.append(await presence.is_away(table, table.seats[0]))  # what it is compared with later
            table.waits.absences[0].since -= 1
            await room.room.store.seen([(table_id, 0)], 7)
            found.append(await presence.is_away(table, table.seats[0]))  # seen elsewhere meanwhile
            table.waits.absences[0].since -= 2
            found.append(await presence.is_away(table, table.seats[0]))
            room.room.store.shared = False
            await asyncio.sleep(0)
            return found

        assert room.run(run()) == [False, False, True]
