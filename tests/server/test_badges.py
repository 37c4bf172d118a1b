"""Badges: one's own is taken along where nobody else has it."""

from typing import Any

import pytest

from tests.server.harness import Guest, Served
from tests.server.test_again import end
from vaka.room.badges import badges_of
from vaka.server.rows import BOT, Seat


def badges(table: dict[str, Any]) -> list[int]:
    return [seat["badge"] for seat in table["seats"]]


@pytest.mark.parametrize(
    ("chosen", "worn"),
    [
        ([None, None, None], [0, 1, 2]),
        ([2, None, None], [2, 1, 3]),
        ([None, 0, None], [1, 0, 2]),
        ([7, None, 6], [7, 1, 6]),
    ],
)
def test_who_did_not_choose_gets_the_badge_of_the_seat_or_the_next_free_one(
    chosen: list[int | None], worn: list[int]
) -> None:
    assert badges_of([Seat(seat, BOT, badge=badge) for seat, badge in enumerate(chosen)]) == worn


def test_people_bring_their_badges_and_the_second_with_the_same_gets_the_next(guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "me", "badge": 5}, {"kind": "bot", "badge": 2}, "invited", "bot")["table"]
    assert badges(table)[:2] == [5, 2]
    seat = {"badge": 5, "invite": table["you"]["invite"]}
    assert badges(other.post(f"/tables/{table['id']}/sit", seat)["table"]) == [5, 2, 6, 3]
    assert badges(guest.get(f"/tables/{table['id']}")["table"]) == [5, 2, 6, 3]


def test_a_badge_is_free_again_when_its_person_leaves_before_the_start(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "open", "open", public=True)["table"]["id"]
    assert badges(other.post(f"/tables/{table}/sit", {"badge": 4})["table"])[1] == 4
    other.post(f"/tables/{table}/leave", {})
    with Guest(guest.url) as third:
        assert badges(third.post(f"/tables/{table}/sit", {"badge": 4, "seat": 2})["table"])[2] == 4


def test_there_are_eight_badges(guest: Guest) -> None:
    seats = [{"kind": "me", "badge": 8}, {"kind": "bot"}]
    guest.post("/tables", {"game": "powerboats", "seats": seats}, 422)


def test_everybody_keeps_their_badge_in_the_next_match(room: Served, guest: Guest, other: Guest) -> None:
    table = guest.open({"kind": "me", "badge": 5}, "open", "bot", public=True)["table"]["id"]
    before = badges(other.post(f"/tables/{table}/sit", {"badge": 6})["table"])
    assert before == [5, 6, 2]
    end(room, table)
    guest.post(f"/tables/{table}/again", {})
    assert badges(other.post(f"/tables/{table}/again", {})["table"]) == [6, 2, 5], "seats moved on by one"
