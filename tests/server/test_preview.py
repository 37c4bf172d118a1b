"""What an action would do, shown to the one who thinks about it, and to nobody else."""

import random
from typing import Any

import pytest

from tests.server.harness import Guest
from vaka.core.match import Match
from vaka.core.record import to_record

ME = [{"kind": "me"}] * 3


@pytest.fixture(scope="module")
def waiting() -> dict[str, Match]:
    """Whakaari for three, stopped before the first decision of each kind."""
    match, rng, found = Match("whakaari", 3, seed=8), random.Random(8), dict[str, Match]()
    while len(found) < 2 and not match.over:
        phase = match.view()["phase"]
        if phase in ("angle", "toss"):
            found.setdefault(phase, match.fork())
        match.play(rng.choice(match.legal()))
    return found


def bring(guest: Guest, match: Match) -> tuple[str, Any, dict[str, int]]:
    """A table that stands where the match does, all seats mine; its id, the seat to move and the first choices."""
    table = guest.post("/records", {"record": to_record(match), "seats": ME}, 201)["table"]
    standing = guest.get(f"/tables/{table['id']}/position")
    position = next(place for place in standing["positions"] if place["choices"])
    ask = {"seat": position["seat"], "entry": standing["entry"], "action": position["choices"][0]["action"]}
    return table["id"], position, ask


def test_a_preview_shows_a_drag_and_changes_nothing(guest: Guest, waiting: dict[str, Match]) -> None:
    table, position, ask = bring(guest, waiting["angle"])
    before = guest.get(f"/tables/{table}")
    told = guest.post(f"/tables/{table}/preview", ask)
    assert (told["entry"], told["action"]) == (ask["entry"], ask["action"])
    assert guest.get(f"/tables/{table}")["positions"] == before["positions"]
    after = guest.post(f"/tables/{table}/act", {"entry": ask["entry"], "action": ask["action"]})
    slid = [event for event in after["positions"][0]["events"] if event["kind"] in ("slid", "dragged")]
    assert [event for event in told["shown"]["path"] if event["kind"] in ("slid", "dragged")] == slid
    assert told["shown"]["platforms"] != position["view"]["platforms"]


def test_a_preview_of_a_toss_shows_nothing_of_where_it_will_land(guest: Guest, waiting: dict[str, Match]) -> None:
    table, position, ask = bring(guest, waiting["toss"])
    for choice in position["choices"]:
        shown = guest.post(f"/tables/{table}/preview", {**ask, "action": choice["action"]})["shown"]
        assert shown["chance"]
        assert shown["path"] == []
        assert shown["platforms"] == position["view"]["platforms"]


def test_a_preview_is_only_for_the_holder_of_the_seat_to_move(
    guest: Guest, other: Guest, waiting: dict[str, Match]
) -> None:
    table, position, ask = bring(guest, waiting["angle"])
    assert other.post(f"/tables/{table}/preview", ask, 403)["code"] == "not-your-seat"
    waits = next(seat for seat in range(3) if seat != position["seat"])
    assert guest.post(f"/tables/{table}/preview", {**ask, "seat": waits}, 409)["code"] == "not-your-turn"
    assert guest.post(f"/tables/{table}/preview", {**ask, "entry": ask["entry"] + 1}, 409)["code"] == "stale"
    assert guest.post(f"/tables/{table}/preview", {**ask, "action": 0}, 409)["code"] == "illegal-action"


def test_a_game_without_previews_says_so(guest: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    seat = guest.get(f"/tables/{table}")["table"]["to_move"]
    told = guest.post(f"/tables/{table}/preview", {"seat": seat, "entry": 0, "action": 0}, 404)
    assert (told["code"], told["message"]) == ("no-preview", "Powerboats has no previews.")
