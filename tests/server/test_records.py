"""Records in and out, replays, forks, and the seed nobody can change."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import GENEROUS, Guest, other_kit, served, settings
from tests.tiers import amount
from vaka.core.errors import BadRecord
from vaka.core.match import Match
from vaka.core.record import digest, to_record
from vaka.core.registry import games, load
from vaka.room import commitment


def played(plies: int | None = None, seats: int = 2, seed: int = 11) -> Match:
    """A match of random moves, to the end if no number of plies is given."""
    match, rng = Match("powerboats", seats, seed=seed), random.Random(seed)
    while not match.over and match.ply != plies:
        match.play(rng.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def finished() -> Any:
    return to_record(played(), ["Ann", "Bo"])


def test_a_record_goes_in_and_comes_out_sealed(guest: Guest, finished: Any) -> None:
    table = guest.post("/records", {"record": finished}, 201)["table"]
    assert table["status"] == "over"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bo"]
    out = guest.get(f"/tables/{table['id']}/record")
    assert {key: out[key] for key in finished if key != "digest"} == {
        key: finished[key] for key in finished if key != "digest"
    }
    assert out["commitment"]["hash"] == table["commitment"]
    assert commitment.verify(out, table["commitment"])
    match, salt = commitment.read(out)
    assert (match.actions, salt) == (finished["actions"], out["commitment"]["salt"])
    again = guest.post("/records", {"record": out}, 201)["table"]
    assert again["commitment"] == table["commitment"]


def test_a_client_copies_only_so_much_a_day(tmp_path: Path, finished: Any) -> None:
    """Closing what was copied frees nothing, and only open tables were counted."""
    plies = len(finished["actions"])
    limits = replace(GENEROUS, copied=3 * plies)
    with served(settings(tmp_path, limits=limits)) as room, Guest(room.url) as guest:
        first = guest.post("/records", {"record": finished}, 201)["table"]["id"]
        for _ in range(2):
            fork = guest.post(f"/tables/{first}/fork", {"ply": plies - 1}, 201)["table"]["id"]
            guest.post(f"/tables/{fork}/close")
        assert guest.post(f"/tables/{first}/fork", {"ply": plies - 1}, 429)["code"] == "too-much-copied"
        assert guest.post("/records", {"record": finished}, 429)["code"] == "too-much-copied"
        assert guest.open("me", "me")["table"]["id"], "playing is not copying"
        with Guest(room.url) as neighbour:
            neighbour.http.headers["x-forwarded-for"] = "192.0.2.7"  # as a proxy on this machine says
            neighbour.post("/records", {"record": finished}, 201)


def test_a_match_that_is_over_has_a_score_sheet_and_awards(guest: Guest, finished: Any) -> None:
    table = guest.post("/records", {"record": finished}, 201)["table"]
    ending = guest.get(f"/tables/{table['id']}/ending")
    points = [boat["points"] for boat in guest.get(f"/tables/{table['id']}")["positions"][0]["view"]["boats"]]
    assert [sum(race["gained"] for race in races) for races in ending["sheet"]["races"]] == points
    assert ending["awards"]
    for award in ending["awards"]:
        assert 0 < award["ply"] <= table["ply"]
        assert award["seat"] in (0, 1)
    running = guest.post("/records", {"record": to_record(played(30), ["Ann", "Bo"])}, 201)["table"]
    assert guest.get(f"/tables/{running['id']}/ending", 409)["code"] == "not-over"


def test_another_seed_than_the_one_committed_to_is_found_out(finished: Any) -> None:
    committed = commitment.with_commitment(finished, "ab" * 32)
    assert commitment.verify(committed)
    assert not commitment.verify(finished)
    with pytest.raises(BadRecord, match="no commitment"):
        commitment.verify(finished, "0" * 64)
    other = to_record(played(seed=12))
    forged = {**other, "commitment": committed["commitment"]}
    forged["digest"] = digest(forged)
    with pytest.raises(BadRecord, match="not the one the room was committed to"):
        commitment.read(forged)
    with pytest.raises(BadRecord, match="not the one"):
        commitment.verify(committed, "0" * 64)
    with pytest.raises(BadRecord, match="changed after"):
        commitment.read({**committed, "players": ["Eve", "Bo"]})


def test_no_record_before_the_end(guest: Guest) -> None:
    table = guest.open("me", "bot")["table"]["id"]
    assert guest.get(f"/tables/{table}/record", 409)["code"] == "not-over"
    guest.post(f"/tables/{table}/close")
    assert guest.get(f"/tables/{table}/record")["returns"] is None
    forked = guest.post(f"/tables/{table}/fork", {"ply": 0}, 201)["table"]
    assert forked["origin"] == {"table": table, "ply": 0, "dealt_anew": False}
    assert forked["status"] == "running"


def test_a_fork_goes_on_from_any_ply(guest: Guest, other: Guest, finished: Any) -> None:
    table = guest.post("/records", {"record": finished}, 201)["table"]["id"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}]
    forked = other.post(f"/tables/{table}/fork", {"ply": 30, "seats": seats}, 201)["table"]
    assert (forked["ply"], forked["status"]) == (30, "running")
    before = guest.get(f"/tables/{table}/replay/30")["view"]
    assert other.get(f"/tables/{forked['id']}/position")["positions"][0]["view"] == before
    assert other.act(forked["id"])["ply"] == 31
    last = len(finished["actions"])
    assert other.post(f"/tables/{table}/fork", {"ply": last}, 422)["code"] == "fork-over"
    for beyond in (last + 1, 10**36):
        assert other.post(f"/tables/{table}/fork", {"ply": beyond}, 422)["code"] == "bad-ply"
    assert other.post(f"/tables/{table}/fork", {"ply": 3, "seats": seats[:1]}, 422)["code"] == "bad-seat-count"


def test_an_unfinished_record_is_played_on(guest: Guest) -> None:
    record = to_record(played(25))
    made = guest.post("/records", {"record": record, "seats": [{"kind": "me"}, {"kind": "me"}]}, 201)["table"]
    assert (made["status"], made["ply"], made["seed"]) == ("running", 25, record["seed"])
    assert guest.act(made["id"])["ply"] == 26


def test_a_replay_is_ones_own_until_the_end_and_everybodys_after(guest: Guest, other: Guest, finished: Any) -> None:
    table = guest.open("me", "me")["table"]["id"]
    for _ in range(5):
        guest.act(table)
    replay = f"/tables/{table}/replay"
    assert [p["ply"] for p in guest.get(replay, seat=1, first=2)["positions"]] == [2, 3, 4, 5]
    assert other.get(replay, 403, seat=1)["code"] == "not-your-seat"
    seen = other.get(replay)
    assert seen["lines"] is None
    assert all(position["choices"] is None for position in seen["positions"])
    assert guest.get(replay, 422, first=6)["code"] == "bad-ply"
    assert guest.get(replay, 422, seat=7)["code"] == "bad-seat"
    over = guest.post("/records", {"record": finished}, 201)["table"]["id"]
    full = other.get(f"/tables/{over}/replay", seat=1, first=0, count=100)
    assert full["lines"] == finished["moves"]
    assert len(full["positions"]) == 100
    assert full["positions"][3]["events"]


def without(record: Any, key: Any) -> Any:
    return {name: value for name, value in record.items() if name != key}


def test_bad_records_are_refused_in_words(guest: Guest, finished: Any) -> None:
    again = json.loads(json.dumps(finished))
    cases = [
        ({}, "record-foreign"),
        (without(again, "seed"), "record-incomplete"),
        ({**again, "seats": 3}, "record-altered"),
        ({**again, "kit": [1, 2]}, "no-kit"),
        (redigested({**again, "actions": [-1]}), "record-illegal"),
        (redigested({**again, "actions": "none"}), "record-altered"),
        (redigested({**again, "seed": "lucky"}), "bad-seed"),
        (redigested({**again, "version": 99}), "record-version"),
        (redigested({**again, "game": "chess"}), "unknown-game"),
        (redigested({**again, "moves": []}), "record-differs"),
        ({**again, "commitment": {"hash": "0", "salt": "1"}}, "record-altered"),
        (redigested({**again, "commitment": 7}), "record-altered"),
        (redigested({**again, "commitment": {"hash": "0", "salt": "1"}}), "commitment-broken"),
    ]
    for record, code in cases:
        assert guest.post("/records", {"record": record}, 422)["code"] == code, code


def redigested(record: Any) -> Any:
    return {**record, "digest": digest(record)}


def test_odd_text_in_a_record_is_no_server_error(guest: Guest, finished: Any) -> None:
    with Guest(guest.url) as raw:
        text = json.dumps({"record": {**finished, "players": ["\ud800", 5]}})
        answer = raw.http.post("/api/records", content=text, headers={"content-type": "application/json"})
        assert answer.status_code == 422


WITH_KIT = [name for name in games() if load(name).possible_kit]


def as_sent(data: Any) -> Any:
    """Plain data after its way over the wire, where a tuple is a list."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("name", WITH_KIT)
def test_components_of_its_own_stay_with_a_match(tmp_path: Path, name: str) -> None:
    """In by a record, through a restart, on by a move, into a fork, and out by a record again."""
    match, rng = Match(name, 3, seed=5, kit=other_kit(load(name))), random.Random(5)
    while match.ply < 30:
        match.play(rng.choice(match.legal()))
    plans = [{"kind": "me"}] * 3
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        made = guest.post("/records", {"record": to_record(match), "seats": plans, "bearer": True}, 201)
        assert made["table"]["own_components"]
    table = made["table"]["id"]
    with served(settings(tmp_path)) as room, Guest(room.url, made["token"]) as guest:
        assert guest.get(f"/tables/{table}/position")["positions"][1]["view"] == as_sent(match.view(1))
        assert guest.get(f"/tables/{table}/replay/7", seat=2)["view"] == as_sent(match.game.view(match.at(7), 2))
        assert guest.act(table)["ply"] == 31
        guest.post(f"/tables/{table}/close")
        out = guest.get(f"/tables/{table}/record")
        read, _ = commitment.read(out)
        assert (read.kit, read.actions[:30]) == (match.kit, match.actions)
        forked = guest.post(f"/tables/{table}/fork", {"ply": 9, "seats": plans}, 201)["table"]
        assert forked["own_components"]
        assert room.room.tables.cached[forked["id"]].match.kit == match.kit


@pytest.mark.parametrize("name", WITH_KIT)
def test_components_no_file_could_give_are_refused(guest: Guest, name: str) -> None:
    game = load(name)
    match = Match(game, 3, seed=5)
    match.kit = other_kit(game)
    assert guest.post("/records", {"record": to_record(match)}, 422)["code"] == "record-differs", "the position is not"
    rng = random.Random(1)
    for _ in range(amount("VAKA_TEST_KITS", 12, 40)):
        kit = list(game.kit)
        for _ in range(3):
            kit[rng.randrange(len(kit))] = rng.choice((-1, 1000, 1 << 31, -(1 << 63), 1 << 100))
        record = redigested({**to_record(match), "kit": kit})
        assert guest.post("/records", {"record": record}, 422)["code"] == "record-kit"
    for bad, code in (([1, 2], "bad-kit"), (7, "record-altered"), ([[]] * len(game.kit), "bad-kit")):
        assert guest.post("/records", {"record": redigested({**to_record(match), "kit": bad})}, 422)["code"] == code
