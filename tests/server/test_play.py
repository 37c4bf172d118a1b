"""Whole matches over the wire, by people and bots."""

import json
import random
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from pydantic import TypeAdapter

from tests.server.harness import Guest, Served, hear, play_by_socket, served, settings, wait_until
from vaka.core.match import Match
from vaka.core.record import to_record
from vaka.room.commitment import commit
from vaka.room.wire_socket import SocketMessage
from vaka.server.errors import Unavailable
from vaka.server.rows import LogEntry, NoticeRow

MESSAGE = TypeAdapter(SocketMessage)


@pytest.mark.exhaustive
def test_a_whole_match_over_a_socket_against_bots(guest: Guest) -> None:
    table = guest.open({"kind": "me", "name": "Ann"}, "bot")["table"]
    heard: list[str] = []
    with guest.socket(table["id"], words="true", language="it") as socket:
        over = play_by_socket(socket, keep=heard)["table"]
    messages = [json.loads(text) for text in heard]
    for message in messages:
        MESSAGE.validate_python(message)
    assert (over["status"], over["to_move"]) == ("over", None)
    assert commit(int(over["seed"]), over["salt"]) == table["commitment"]
    assert sorted(place["place"] for place in over["result"])[0] == 1
    assert messages[0]["type"] == "snapshot"
    entries = [message["entry"] for message in messages if message["type"] == "ply"]
    assert entries == list(range(messages[0]["table"]["entry"] + 1, over["entry"] + 1)), "every ply once, in order"
    words = [event["words"] for m in messages if m["type"] == "ply" for event in m["positions"][0]["events"]]
    assert any("Posto 1" in said for said in words)
    assert not any("Posto 0" in said for said in words), "that is who reads them"
    assert guest.get(f"/tables/{table['id']}")["table"] == {**over, "spectators": 0, "seats": gone(over["seats"])}


def gone(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**seat, "present": False if seat["present"] else seat["present"]} for seat in seats]


def test_two_people_play_each_other_over_an_invitation(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "me", "name": "Ann"}, "invited")["table"]
    other.post(f"/tables/{table['id']}/sit", {"name": "Bo", "invite": table["you"]["invite"]})
    rng, plies = random.Random(3), list[int]()
    with guest.socket(table["id"]) as one, other.socket(table["id"]) as two:
        latest = [hear(socket, "snapshot") for socket in (one, two)]
        while not plies or plies[-1] < 40:
            mover = next(seat for seat in (0, 1) if latest[seat]["positions"][0]["choices"])
            entry = latest[mover].get("entry", latest[mover].get("table", {}).get("entry"))
            action = rng.choice(latest[mover]["positions"][0]["choices"])["action"]
            (guest, other)[mover].post(f"/tables/{table['id']}/act", {"entry": entry, "action": action})
            latest = [hear(socket, "ply") for socket in (one, two)]
            assert latest[0]["ply"] == latest[1]["ply"]
            assert [position["positions"][0]["seat"] for position in latest] == [0, 1]
            plies.append(latest[0]["ply"])
    assert all(later == earlier + 1 for earlier, later in pairwise(plies))


def test_a_reload_in_the_middle_shows_the_same_table(guest: Guest) -> None:
    table = guest.open({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"})["table"]["id"]
    for _ in range(9):
        before = guest.act(table)
    with guest.socket(table) as socket:
        again = hear(socket, "snapshot")
    assert (again["table"]["ply"], again["positions"]) == (9, before["positions"])


def test_a_room_that_starts_again_has_its_tables_at_the_ply_they_had(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        made = guest.open("me", "me", bearer=True)
        with Guest(room.url, made["token"]) as player:
            for _ in range(12):
                before = player.act(made["table"]["id"])
            player.post(f"/tables/{made['table']['id']}/chat", {"text": "see you"}, 201)
    with served(settings(tmp_path)) as room, Guest(room.url, made["token"]) as player:
        again = player.get(f"/tables/{made['table']['id']}")
        assert again["positions"] == before["positions"]
        assert [line["text"] for line in again["chat"]] == ["see you"]
        assert player.act(made["table"]["id"])["ply"] == 13


def test_a_move_for_an_earlier_position_is_refused_with_the_present_one(guest: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    guest.act(table)
    action = guest.get(f"/tables/{table}/position")["positions"][1]["choices"][0]["action"]
    said = guest.post(f"/tables/{table}/act", {"entry": 0, "action": action}, 409)
    assert said["code"] == "stale"
    assert said["position"] == guest.get(f"/tables/{table}/position")


def test_only_the_seat_to_move_may_act_and_only_legally(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "open")["table"]["id"]
    act = f"/tables/{table}/act"
    assert guest.post(act, {"entry": 0, "action": 1}, 409)["code"] == "not-started"
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    assert other.post(act, {"entry": 0, "action": 1}, 409)["code"] == "not-your-turn"
    with Guest(guest.url) as nobody:
        assert nobody.post(act, {"entry": 0, "action": 1}, 403)["code"] == "not-seated"
    assert guest.post(act, {"entry": 0, "action": 2147483647}, 409)["code"] == "illegal-action"
    assert guest.post(act, {"entry": 0, "move": "fly"}, 422)["code"] == "powerboats-invalid-move"
    assert guest.post(act, {"entry": 0, "move": "L"}, 409)["code"] == "illegal-move"
    assert guest.post(act, {"entry": 0}, 422)["code"] == "action-or-move"
    assert guest.get(f"/tables/{table}")["table"]["entry"] == 0
    move = guest.get(f"/tables/{table}/position", words="true")["positions"][0]["choices"][0]
    assert move["words"].startswith("start on the")
    assert guest.post(act, {"entry": 0, "move": move["move"]})["ply"] == 1


def test_why_not_names_the_rule(guest: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    why = f"/tables/{table}/why"
    said = guest.post(why, {"seat": 0, "intent": {"kind": "heading", "turn": "L"}})
    assert (said["rule"], said["key"]) == ("POW-3.2", "powerboats-why-now-place")
    assert guest.post(why, {"seat": 1, "intent": {}})["rule"] == "POW-3.1"
    assert guest.post(why, {"seat": 0, "intent": {"kind": "place", "at": "x"}}, 422)["code"] == "bad-intent"
    with Guest(guest.url) as nobody:
        assert nobody.post(why, {"seat": 0, "intent": {}}, 403)["code"] == "not-your-seat"


def test_a_free_undo_needs_nobody(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "open")["table"]["id"]
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    assert guest.act(table)["positions"][0]["can_undo"]
    with other.socket(table) as socket:
        hear(socket, "snapshot")
        after = guest.post(f"/tables/{table}/undo", {"entry": 1})
        assert (after["entry"], after["ply"], after["undo"]) == (2, 0, None)
        assert hear(socket, "undone")["ply"] == 0
    assert guest.act(table)["entry"] == 3
    assert guest.post(f"/tables/{table}/undo", {"entry": 1}, 409)["code"] == "stale"


def test_beyond_that_the_other_people_must_agree(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "open")["table"]["id"]
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    undo, answer = f"/tables/{table}/undo", f"/tables/{table}/undo/answer"
    assert guest.post(undo, {"entry": 0}, 409)["code"] == "nothing-to-undo"
    guest.act(table)
    other.act(table)
    assert other.post(answer, {"agree": True}, 409)["code"] == "no-undo-asked"
    assert guest.post(undo, {"entry": 2, "to_ply": 1}, 422)["code"] == "undo-others"
    asked = guest.post(undo, {"entry": 2})
    assert asked["undo"] == {"seat": 0, "to_ply": 0, "stop": False, "off": False, "waiting_for": [1]}
    assert guest.post(answer, {"agree": True}, 409)["code"] == "undo-own"
    assert other.post(answer, {"agree": False})["undo"] is None
    guest.post(undo, {"entry": 2})
    agreed = other.post(answer, {"agree": True})
    assert (agreed["ply"], agreed["entry"], agreed["undo"]) == (0, 3, None)


def test_a_request_is_void_once_somebody_has_moved(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "open")["table"]["id"]
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    guest.act(table)
    other.act(table)
    mover = next(who for who in (guest, other) if who.get(f"/tables/{table}/position")["positions"][0]["choices"])
    asker = other if mover is guest else guest
    asker.post(f"/tables/{table}/undo", {"entry": 2})
    mover.act(table)
    assert mover.post(f"/tables/{table}/undo/answer", {"agree": True}, 409)["code"] == "no-undo-asked"


def test_alone_against_bots_one_takes_back_as_far_as_one_likes_and_the_dice_stay_the_same(guest: Guest) -> None:
    table = guest.open("me", "bot")["table"]["id"]

    def mine() -> Any:
        return guest.get(f"/tables/{table}/position")["positions"][0]["choices"]

    views = []
    for _ in range(6):
        wait_until(mine)
        views.append(guest.act(table)["ply"])
    wait_until(mine)
    before = guest.get(f"/tables/{table}/replay", count=100)["positions"]
    undone = guest.post(
        f"/tables/{table}/undo", {"entry": guest.get(f"/tables/{table}")["table"]["entry"], "to_ply": 0}
    )
    assert undone["ply"] == 0
    for _ in range(6):
        wait_until(mine)
        guest.act(table)
    wait_until(mine)
    again = guest.get(f"/tables/{table}/replay", count=100)["positions"]
    assert [p["view"] for p in again][: len(before) - 1] == [p["view"] for p in before][:-1]


def test_talk_reaches_everybody_and_is_kept(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "me", "name": "Ann"}, "bot")["table"]["id"]
    with other.socket(table) as watching, guest.socket(table) as playing:
        hear(watching, "snapshot")
        playing.send(json.dumps({"type": "say", "text": "<b>hello</b>\n  you", "id": 7}))
        assert hear(playing, "done")["id"] == 7
        line = hear(watching, "chat")["line"]
        assert (line["name"], line["text"], line["seat"]) == ("Ann", "<b>hello</b> you", 0)
        watching.send(json.dumps({"type": "say", "text": "me too"}))
        assert hear(watching, "problem")["code"] == "not-seated"
    assert guest.post(f"/tables/{table}/chat", {"text": "x" * 501}, 422)["code"] == "bad-text"
    assert [said["text"] for said in guest.get(f"/tables/{table}")["chat"]] == ["<b>hello</b> you"]


def test_presence_is_told(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "me", "name": "Ann"}, "open")["table"]["id"]
    with guest.socket(table) as socket:
        hear(socket, "snapshot")
        assert hear(socket, "presence")["present"] == [0]
        with other.socket(table):
            assert hear(socket, "presence")["spectators"] == 1
        assert hear(socket, "presence") == {"type": "presence", "present": [0], "spectators": 0}


def test_a_table_of_500_plies_opens_in_under_a_third_of_a_second(tmp_path: Path) -> None:
    match, rng = Match("powerboats", 4, seed=5), random.Random(5)
    while match.ply < 500:
        match.play(rng.choice(match.legal()))
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        seats = [{"kind": "me"}] * 4
        table = guest.post("/records", {"record": to_record(match), "seats": seats}, 201)["table"]["id"]
        room.room.tables.cached.clear()
        started = time.perf_counter()
        assert guest.get(f"/tables/{table}")["table"]["ply"] == 500
        spent = time.perf_counter() - started
        print(f"a table of 500 plies opened in {spent * 1000:.0f} ms")
        assert spent < 1.5, "0.3 s on an idle machine; this one may be busy"


def test_a_commit_without_an_answer_is_looked_up_before_anything_else(
    room: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry is on disk, but the connection broke before the store said so: it counts, and nothing is doubled."""
    table = guest.open("me", "me")["table"]["id"]
    true_append = room.room.store.append

    async def breaks(entry: LogEntry, notices: Sequence[NoticeRow]) -> None:
        await true_append(entry, notices)
        raise Unavailable("store-unavailable")

    monkeypatch.setattr(room.room.store, "append", breaks)
    assert guest.act(table, expect=503)["code"] == "store-unavailable"
    monkeypatch.setattr(room.room.store, "append", true_append)
    action = 1
    assert guest.post(f"/tables/{table}/act", {"entry": 0, "action": action}, 409)["position"]["entry"] == 1
    assert guest.act(table)["entry"] == 2


def test_a_log_that_does_not_fit_its_position_is_not_played_on(room: Served, guest: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    guest.act(table)

    async def spoil() -> None:
        async with room.room.store.writing.begin() as connection:
            where = {"id": table}
            await connection.execute(sa.text("update log set digest = 'x' where table_id = :id"), where)

    room.run(spoil())
    del room.room.tables.cached[table]
    assert guest.get(f"/tables/{table}", 503)["code"] == "table-corrupt"


def test_tables_long_unused_leave_the_memory_and_come_back_from_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.tables.IDLE_SECONDS", 0.0)
    with served(settings(tmp_path, cached_tables=2)) as room, Guest(room.url) as guest:
        ids = [guest.open("me", "me")["table"]["id"] for _ in range(6)]
        assert len(room.room.tables.cached) <= 3
        for _ in range(3):
            for table in ids:
                guest.act(table)
        assert [guest.get(f"/tables/{table}")["table"]["ply"] for table in ids] == [3] * 6


def test_a_store_that_is_away_is_said_and_the_socket_stays_open(
    room: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = guest.open("me", "me")["table"]["id"]

    async def away(*_: Any) -> None:
        raise sa.exc.OperationalError("insert", {}, Exception("gone"))

    with guest.socket(table) as socket:
        with monkeypatch.context() as patched:
            patched.setattr(room.room.store, "say", away)
            socket.send(json.dumps({"type": "say", "text": "hello", "id": 1}))
            assert hear(socket, "problem")["code"] == "store-unavailable"
            assert guest.post(f"/tables/{table}/chat", {"text": "hello"}, 503)["code"] == "store-unavailable"
        socket.send(json.dumps({"type": "say", "text": "again", "id": 2}))
        assert hear(socket, "done")["id"] == 2
