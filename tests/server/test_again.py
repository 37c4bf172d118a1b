"""Another match with the same people: opened once, seats moved on by one, and everybody asked."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, Served, hear, own_schema, served, settings
from tests.server.test_fair import card, table_for_two
from vaka.server.changes import ending
from vaka.server.rows import OVER


def end(room: Served, table_id: str) -> None:
    """Let a match be over as it stands."""

    async def work() -> None:
        table = await room.room.table(table_id)
        await room.room.moves.change(table, lambda: ending(table, OVER))

    room.run(work())


def finished(room: Served, ann: Guest, bo: Guest) -> str:
    table = table_for_two(ann, bo, options={"side": "light"}, public=True)
    end(room, table)
    return table


def seats_of(table: Any) -> list[tuple[str, str | None, str | None]]:
    return [(seat["kind"], seat["name"], seat["asked"]) for seat in table["seats"]]


def test_the_first_to_ask_opens_the_next_table_and_the_others_are_asked(
    room: Served, guest: Guest, other: Guest
) -> None:
    bot = {"kind": "bot", "bot": "random", "name": "Rob"}
    made = guest.open({"kind": "me", "name": "Ann"}, "open", bot, options={"side": "light"}, hints=False)["table"]
    table = made["id"]
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    assert guest.post(f"/tables/{table}/again", {}, 409)["code"] == "again-running"
    end(room, table)
    with other.socket(table) as his:
        assert hear(his, "snapshot")["table"]["again"] is None
        following = guest.post(f"/tables/{table}/again", {})["table"]
        asked = hear(his, "table")["table"]["again"]
    assert asked == {"table": following["id"], "seat": 0, "joined": [0], "declined": [], "waiting_for": [1]}
    assert seats_of(following) == [("invited", "Bo", "waiting"), ("bot", "Rob", None), ("person", "Ann", None)]
    assert (following["options"], following["hints"], following["status"]) == (made["options"], False, "open")
    assert following["you"]["host"]
    assert following["seats"][1]["bot"] == "random"
    assert following["commitment"] != made["commitment"]
    assert card(other, table)["again"] == asked, "who comes later sees it too"
    with guest.socket(following["id"]) as hers:
        hear(hers, "snapshot")
        joined = other.post(f"/tables/{table}/again", {})["table"]
        assert hear(hers, "started")
    assert (joined["id"], joined["status"], joined["you"]["seats"]) == (following["id"], "running", [0])
    assert card(other, joined["id"])["you"]["seats"] == [0], "with the token of the match before"
    for who, seats in ((guest, [2]), (other, [0])):
        assert who.post(f"/tables/{table}/again", {})["table"]["you"]["seats"] == seats, "pressed once more"
    assert card(guest, table)["again"]["joined"] == [0, 1]
    with Guest(room.url) as stranger:
        assert stranger.post(f"/tables/{table}/again", {}, 403)["code"] == "not-seated"
        assert stranger.post(f"/tables/{table}/again/decline", expect=403)["code"] == "not-seated"
        assert card(stranger, joined["id"])["you"]["seats"] == []


def test_who_declines_is_said_and_a_bot_can_have_the_seat(room: Served, guest: Guest, other: Guest) -> None:
    table = finished(room, guest, other)
    assert other.post(f"/tables/{table}/again/decline", expect=409)["code"] == "no-again-asked"
    following = guest.post(f"/tables/{table}/again", {})["table"]["id"]
    with guest.socket(following) as hers:
        hear(hers, "snapshot")
        assert other.post(f"/tables/{table}/again/decline")["again"]["declined"] == [1]
        assert seats_of(hear(hers, "table")["table"])[0] == ("invited", "Bo", "declined")
    started = guest.post(f"/tables/{following}/start")
    assert seats_of(started) == [("bot", None, None), ("person", "Ann", None)]
    assert other.post(f"/tables/{table}/again", {}, 409)["code"] == "already-started"


def test_who_has_declined_may_still_come(room: Served, guest: Guest, other: Guest) -> None:
    table = finished(room, guest, other)
    guest.post(f"/tables/{table}/again", {})
    other.post(f"/tables/{table}/again/decline")
    assert other.post(f"/tables/{table}/again", {})["table"]["status"] == "running"
    again = card(guest, table)["again"]
    assert (again["joined"], again["declined"], again["waiting_for"]) == ([0, 1], [], [])


def test_somebody_with_the_invitation_takes_the_seat_of_who_does_not_come(
    room: Served, guest: Guest, other: Guest
) -> None:
    table = finished(room, guest, other)
    following = guest.post(f"/tables/{table}/again", {})["table"]
    with Guest(room.url) as cy:
        sat = cy.post(f"/tables/{following['id']}/sit", {"name": "Cy", "invite": following["you"]["invite"]})["table"]
    assert seats_of(sat)[0] == ("person", "Cy", None)
    assert sat["status"] == "running"
    assert other.post(f"/tables/{table}/again", {}, 409)["code"] == "already-started"


def test_who_was_removed_from_the_next_table_does_not_come_back_to_it(room: Served, guest: Guest, other: Guest) -> None:
    table = str(guest.open({"kind": "me", "name": "Ann"}, "open", "open")["table"]["id"])
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    with Guest(room.url) as cy:
        cy.post(f"/tables/{table}/sit", {"name": "Cy"})
    end(room, table)
    following = guest.post(f"/tables/{table}/again", {})["table"]["id"]
    other.post(f"/tables/{table}/again", {})
    guest.post(f"/tables/{following}/remove", {"seat": 0})
    assert other.post(f"/tables/{table}/again", {}, 403)["code"] == "removed"


def test_bots_and_people_at_one_screen_start_at_once_and_keep_their_seats(room: Served, guest: Guest) -> None:
    table = guest.open({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}, "bot")["table"]["id"]
    end(room, table)
    following = guest.post(f"/tables/{table}/again", {})["table"]
    assert (following["status"], following["you"]["seats"]) == ("running", [0, 2])
    assert [seat["name"] for seat in following["seats"]] == ["Bo", None, "Ann"]


def test_a_match_for_one_is_played_again_for_the_same_persons_score(room: Served, guest: Guest) -> None:
    game = next(each for each in guest.get("/games")["games"] if each["high_score"] is not None)
    table = guest.post("/tables", {"game": game["name"], "seats": [{"kind": "me", "name": "Ann"}]}, 201)["table"]["id"]
    person = guest.http.cookies["vaka-person"]
    end(room, table)
    following = guest.post(f"/tables/{table}/again", {})["table"]
    assert (following["game"], following["status"], len(following["seats"])) == (game["name"], "running", 1)
    assert guest.http.cookies["vaka-person"] == person
    assert guest.http.cookies[f"vaka-{following['id']}"] == person, "the score will be hers"


def test_a_match_of_a_journey_goes_on_in_the_journey(room: Served, guest: Guest) -> None:
    game = next(each for each in guest.get("/games")["games"] if each["journey"] is not None)
    journey = guest.post("/journeys", {"game": game["name"], "name": "Kai"}, 201)["journey"]["id"]
    table = guest.post(f"/journeys/{journey}/table", {})["table"]["id"]
    end(room, table)
    assert guest.post(f"/tables/{table}/again", {}, 409)["code"] == "again-journey"


def test_after_the_next_table_was_closed_another_one_is_opened(room: Served, guest: Guest, other: Guest) -> None:
    table = finished(room, guest, other)
    first = guest.post(f"/tables/{table}/again", {})["table"]["id"]
    guest.post(f"/tables/{first}/close")
    second = other.post(f"/tables/{table}/again", {})["table"]
    assert second["id"] != first
    assert second["you"]["host"]
    assert card(guest, table)["again"]["waiting_for"] == [0]


def test_nothing_new_begins_while_the_room_drains(
    room: Served, guest: Guest, other: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(room, guest, other)
    monkeypatch.setattr(room.room.house, "mode", "draining")
    assert guest.post(f"/tables/{table}/again", {}, 503)["code"] == "room-draining"


def test_the_question_is_still_there_after_a_restart(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with served(chosen) as room, Guest(room.url) as ann, Guest(room.url) as bo:
        table = finished(room, ann, bo)
        following = ann.post(f"/tables/{table}/again", {})["table"]["id"]
        token = bo.http.cookies[f"vaka-{table}"]
    with served(chosen) as room, Guest(room.url, token) as bo:
        assert card(bo, table)["again"]["waiting_for"] == [1]
        assert bo.post(f"/tables/{table}/again", {})["table"]["id"] == following


def test_of_two_who_ask_at_two_processes_at_once_one_opens_and_the_other_comes(tmp_path: Path) -> None:
    with own_schema() as database:
        one, two = (settings(tmp_path / name, database=database) for name in "ab")
        with served(one) as first, served(two) as second, Guest(first.url) as ann, Guest(second.url) as bo:
            for _ in range(4):
                table = finished(first, ann, bo)
                with ThreadPoolExecutor() as pressing:
                    answers = pressing.map(Guest.post, (ann, bo), [f"/tables/{table}/again"] * 2, [{}, {}])
                opened = [answer["table"] for answer in answers]
                following = opened[0]["id"]
                assert opened[1]["id"] == following
                assert sum(each["you"]["host"] for each in opened) == 1
                now = card(ann, following)
                assert (now["status"], [seat["name"] for seat in now["seats"]]) == ("running", ["Bo", "Ann"])
            assert len(ann.get("/tables", status="running")["tables"]) == 4
