"""A match that is still going on is forked from what its player knows; all else is redealt."""

import random
from pathlib import Path

import pytest

from tests.server.harness import Guest, Served, served, settings
from tests.server.test_secrets import hides
from vaka.core.errors import BadRecord
from vaka.core.match import Match
from vaka.core.record import to_record
from vaka.core.registry import games, load


def test_who_plays_forks_a_running_match_and_who_looks_on_cannot(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as ann, Guest(room.url) as eve:
        table = ann.open("me", "me")["table"]["id"]
        for _ in range(9):
            ann.act(table)
        before = ann.get(f"/tables/{table}")
        assert eve.post(f"/tables/{table}/fork", {"ply": 4}, 403)["code"] == "fork-running"
        assert ann.post(f"/tables/{table}/fork", {"ply": 10}, 422)["code"] == "bad-ply"
        made = ann.post(f"/tables/{table}/fork", {"ply": 4, "seats": [{"kind": "me"}] * 2, "bearer": True}, 201)
        forked = made["table"]
        assert forked["origin"] == {"table": table, "ply": 4, "dealt_anew": True}
        assert (forked["ply"], forked["seed"], forked["status"]) == (0, None, "running")
        assert forked["commitment"] != before["table"]["commitment"]
        with Guest(room.url, made["token"]) as player:
            first = player.get(f"/tables/{forked['id']}/position")["positions"][0]
            seen = ann.get(f"/tables/{table}/replay/4", seat=0)
            assert (first["view"], first["to_move"]) == (seen["view"], seen["to_move"])
            assert player.act(forked["id"])["ply"] == 1
        assert ann.get(f"/tables/{table}") == before, "the match itself is untouched"
    with served(settings(tmp_path)) as room, Guest(room.url, made["token"]) as player:
        assert player.act(forked["id"])["ply"] == 2, "it is there again after a restart"
        player.post(f"/tables/{forked['id']}/close")
        assert player.get(f"/tables/{forked['id']}/record", 409)["code"] == "record-dealt-anew"
        twin = player.post(f"/tables/{forked['id']}/fork", {"ply": 1}, 201)["table"]
        assert twin["origin"] == {"table": forked["id"], "ply": 1, "dealt_anew": True}


def test_a_table_that_has_not_started_cannot_be_forked(guest: Guest) -> None:
    table = guest.open("me", "invited")["table"]["id"]
    assert guest.post(f"/tables/{table}/fork", {"ply": 0}, 409)["code"] == "not-started"


def test_whoever_forks_a_match_keeps_their_seat(room: Served, guest: Guest, other: Guest) -> None:
    made = guest.open({"kind": "me", "name": "Ann"}, "invited")["table"]
    other.post(f"/tables/{made['id']}/sit", {"name": "Bo", "invite": made["you"]["invite"]})
    forked = other.post(f"/tables/{made['id']}/fork", {"ply": 0}, 201)["table"]
    assert [seat["kind"] for seat in forked["seats"]] == ["bot", "person"]


def test_a_fork_does_not_tell_what_the_dice_of_the_match_will_show(
    room: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forks of one position are unlike each other and unlike the match, wherever chance has a say."""
    monkeypatch.undo()  # other tests have a fixed seed
    table = guest.open("me", "me")["table"]["id"]
    for _ in range(6):
        guest.act(table)
    true, chances = room.room.tables.cached[table].match.state.chance, set()
    for _ in range(8):
        forked = guest.post(f"/tables/{table}/fork", {"ply": 6}, 201)["table"]["id"]
        match = room.room.tables.cached[forked].match
        chances.add(int(match.at(0).chance))
        assert match.seed != room.room.tables.cached[table].match.seed
    assert len(chances | {int(true)}) == 9


@pytest.mark.parametrize("name", [name for name in games() if hides(name)])
def test_a_fork_keeps_what_a_seat_knows_and_deals_the_rest_anew(name: str) -> None:
    match, rng = Match(name, 3, seed=8), random.Random(8)
    while match.ply < 40:
        match.play(rng.choice(match.legal()))
    changed = 0
    for ply in range(0, 40, 5):
        state = match.at(ply)
        for seat in range(3):
            twin = match.dealt_anew(ply, seat, rng.getrandbits(64))
            assert twin.view(seat) == match.game.view(state, seat)
            assert (twin.ply, twin.actions, twin.to_move) == (0, [], int(match.game.rules.to_move(state)))
            changed += any(twin.view(other) != match.game.view(state, other) for other in range(3))
            for _ in range(10):
                twin.play(rng.choice(twin.legal()))
            twin.game.invariants(twin.state)
            again = Match(load(name), 3, twin.options, twin.seed, twin.kit, twin.start)
            for action in twin.actions:
                again.play(action)
            assert again.state.tobytes() == twin.state.tobytes()
            with pytest.raises(BadRecord):
                to_record(twin)
    assert changed >= 12
