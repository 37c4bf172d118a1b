"""What child processes do for the room: long matches, files that take much memory or time, and what is no file."""

import json
import os
import time
from pathlib import Path

import pytest

from tests.server.harness import Guest, Served, Slowest, circling, served, settings
from tests.tiers import amount
from vaka.core.packed import pack, unpack
from vaka.core.record import digest, to_record
from vaka.server.played import played
from vaka.server.settings import Limits

DOTS = "a" + ".a" * 29_900 + " = 1"


def resident() -> int:
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_a_key_of_thirty_thousand_dots_is_refused_at_once(guest: Guest) -> None:
    guest.post("/games/tongiaki/components", {"text": ""}, 422)  # a child is there
    before, began = resident(), time.monotonic()
    assert guest.post("/games/tongiaki/components", {"text": DOTS}, 422)["code"] == "components-deep"
    assert time.monotonic() - began < 2
    assert resident() - before < 50e6


def test_a_file_that_takes_too_much_memory_ends_a_child_and_nothing_else(room: Served, guest: Guest) -> None:
    before = resident()
    # the same key, in a way that is only found by parsing
    spaced = DOTS.replace(".", " . ")[:59_000].rstrip(". a") + " = 1"
    assert guest.post("/games/tongiaki/components", {"text": spaced}, 422)["code"] in (
        "too-heavy",
        "components-unreadable",
    )
    assert guest.post("/games/tongiaki/components", {"text": ""}, 422)["code"] != "too-heavy"
    assert resident() - before < 50e6, "the room and other tests share this process"


def test_work_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    record = to_record(circling(1000))
    with served(settings(tmp_path, heavy_seconds=0.05)) as room, Guest(room.url) as guest:
        assert guest.post("/records", {"record": record}, 422)["code"] == "too-heavy"
        assert guest.open("me", "bot")


def test_a_record_longer_than_any_match_is_refused(guest: Guest) -> None:
    record = to_record(circling(20))
    for plies, code in ((40_000, "record-over-limit"), (Limits().plies + 1, "record-over-limit")):
        long = {**record, "actions": [0] * plies}
        assert guest.post("/records", {"record": {**long, "digest": digest(long)}}, 422)["code"] == code


def test_the_loop_is_free_while_long_matches_are_imported_forked_and_replayed(room: Served, guest: Guest) -> None:
    """On the code before this test, importing such a match alone held the loop for seconds."""
    record = to_record(circling(amount("VAKA_TEST_LONG", 1500, 3000)))
    guest.post("/games/tongiaki/components", {"text": ""}, 422)
    slowest = Slowest(room)
    made = guest.post("/records", {"record": record, "bearer": True}, 201)
    with Guest(room.url, made["token"]) as holder:
        table = made["table"]["id"]
        holder.post(f"/tables/{table}/close")
        assert len(holder.get(f"/tables/{table}/replay", count=100, words="true")["positions"]) == 100
        assert holder.get(f"/tables/{table}/record")["actions"] == record["actions"]
        fork = holder.post(f"/tables/{table}/fork", {"ply": 1400}, 201)["table"]["id"]
    assert slowest.stop() < 0.25
    stored = room.run(room.room.store.made(fork))[:1400]  # a bot may have played on
    assert stored == played(unpack(pack(circling(1400)))), "the log of a fork holds the same positions"


def test_finished_matches_are_replayed_once(room: Served, guest: Guest) -> None:
    made = guest.post("/records", {"record": to_record(circling(30)), "bearer": True}, 201)
    with Guest(room.url, made["token"]) as holder:
        table = made["table"]["id"]
        holder.post(f"/tables/{table}/close")
        first = holder.get(f"/tables/{table}/replay")
        room.room.children.run = None  # type: ignore[method-assign, assignment]
        try:
            assert holder.get(f"/tables/{table}/replay") == first
        finally:
            del room.room.children.run


def test_a_packed_match_is_the_same_match() -> None:
    match = circling(40).dealt_anew(20, 0, 7)
    for _ in range(5):
        match.play(match.legal()[0])
    again = unpack(pack(match))
    assert again.lines() == match.lines()
    assert [again.at(ply).tobytes() for ply in range(6)] == [match.at(ply).tobytes() for ply in range(6)]
    assert [again.events(ply) for ply in range(6)] == [match.events(ply) for ply in range(6)]
    again.play(again.legal()[0])
    assert (again.ply, match.ply) == (6, 5)


@pytest.mark.parametrize("path", ["/records", "/journeys/verify", "/journeys/import"])
@pytest.mark.parametrize(
    "record", ['{"game": "\\ud800"}', '{"\\udfff": 1}', '{"format": "vaka record", "game": "\\ud800"}']
)
def test_half_a_character_is_a_bad_request(guest: Guest, path: str, record: str) -> None:
    answer = guest.http.post(f"/api{path}", content=f'{{"record": {record}}}'.encode())
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"record": 1}', b'{"record": {}, "more": 1}', b"[" * 60_000])
def test_what_is_no_record_is_a_bad_request(guest: Guest, body: bytes) -> None:
    answer = guest.http.post("/api/records", content=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


def test_answers_are_what_they_were_before_children_made_them(guest: Guest) -> None:
    seats = [{"kind": "me"}] * 6
    made = guest.post("/records", {"record": to_record(circling(12)), "seats": seats}, 201)
    path = f"/api/tables/{made['table']['id']}"
    with_words, without = (guest.http.get(path + more).json() for more in ("?words=true", ""))
    assert with_words["table"] == without["table"]
    for told in (with_words, without):
        for position in told["positions"]:
            for said in [*position["events"], *(position["choices"] or [])]:
                said.pop("words", None)
    assert json.dumps(with_words["positions"]) == json.dumps(without["positions"])
