"""Records in and out, replays, forks, and the seed nobody can change."""

import json
import random

import pytest

from tests.server.harness import Guest
from vaka.core.errors import BadRecord
from vaka.core.match import Match
from vaka.core.record import digest, to_record
from vaka.server import commitment


def played(plies: int | None = None, seats: int = 2, seed: int = 11) -> Match:
    """A match of random moves, to the end if no number of plies is given."""
    match, rng = Match("powerboats", seats, seed=seed), random.Random(seed)
    while not match.over and match.ply != plies:
        match.play(rng.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def finished():
    return to_record(played(), ["Ann", "Bo"])


def test_a_record_goes_in_and_comes_out_sealed(guest, finished):
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


def test_another_seed_than_the_one_committed_to_is_found_out(finished):
    sealed = commitment.seal(finished, "ab" * 32)
    assert commitment.verify(sealed)
    assert not commitment.verify(finished)
    with pytest.raises(BadRecord, match="does not say"):
        commitment.verify(finished, "0" * 64)
    other = to_record(played(seed=12))
    forged = {**other, "commitment": sealed["commitment"]}
    forged["digest"] = digest(forged)
    with pytest.raises(BadRecord, match="not the one the room was bound to"):
        commitment.read(forged)
    with pytest.raises(BadRecord, match="not the one"):
        commitment.verify(sealed, "0" * 64)
    with pytest.raises(BadRecord, match="changed after"):
        commitment.read({**sealed, "players": ["Eve", "Bo"]})


def test_no_record_and_no_fork_before_the_end(guest):
    table = guest.open("me", "bot")["table"]["id"]
    assert guest.get(f"/tables/{table}/record", 409)["code"] == "not-over"
    assert guest.post(f"/tables/{table}/fork", {"ply": 0}, 409)["code"] == "fork-running"
    guest.post(f"/tables/{table}/close")
    assert guest.get(f"/tables/{table}/record")["returns"] is None
    forked = guest.post(f"/tables/{table}/fork", {"ply": 0}, 201)["table"]
    assert forked["origin"] == {"table": table, "ply": 0}
    assert forked["status"] == "running"


def test_a_fork_goes_on_from_any_ply(guest, other, finished):
    table = guest.post("/records", {"record": finished}, 201)["table"]["id"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}]
    forked = other.post(f"/tables/{table}/fork", {"ply": 30, "seats": seats}, 201)["table"]
    assert (forked["ply"], forked["status"]) == (30, "running")
    before = guest.get(f"/tables/{table}/replay/30")["view"]
    assert other.get(f"/tables/{forked['id']}/position")["positions"][0]["view"] == before
    assert other.act(forked["id"])["ply"] == 31
    last = len(finished["actions"])
    assert other.post(f"/tables/{table}/fork", {"ply": last}, 422)["code"] == "fork-over"
    assert other.post(f"/tables/{table}/fork", {"ply": last + 1}, 422)["code"] == "bad-ply"
    assert other.post(f"/tables/{table}/fork", {"ply": 3, "seats": seats[:1]}, 422)["code"] == "bad-plan"


def test_an_unfinished_record_is_played_on(guest):
    record = to_record(played(25))
    made = guest.post("/records", {"record": record, "seats": [{"kind": "me"}, {"kind": "me"}]}, 201)["table"]
    assert (made["status"], made["ply"], made["seed"]) == ("running", 25, record["seed"])
    assert guest.act(made["id"])["ply"] == 26


def test_a_replay_is_ones_own_until_the_end_and_everybodys_after(guest, other, finished):
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


def without(record, key):
    return {name: value for name, value in record.items() if name != key}


def test_bad_records_are_refused_in_words(guest, finished):
    again = json.loads(json.dumps(finished))
    cases = [
        ({}, "record-foreign"),
        (without(again, "seed"), "record-incomplete"),
        ({**again, "seats": 3}, "record-altered"),
        ({**again, "kit": [1, 2]}, "record-kit"),
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


def redigested(record):
    return {**record, "digest": digest(record)}


def test_odd_text_in_a_record_is_no_server_error(guest, finished):
    with Guest(guest.url) as raw:
        text = json.dumps({"record": {**finished, "players": ["\ud800", 5]}})
        answer = raw.http.post("/api/records", content=text, headers={"content-type": "application/json"})
        assert answer.status_code == 422
