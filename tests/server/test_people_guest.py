"""A guest becomes an account and keeps everything; nothing asks for an account before."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.accounts import called, own_name, with_phrase
from tests.server.harness import Guest, Served, hear, last_choice, launched, own_schema, redis_or_skip


def seats(guest: Guest, table: str) -> list[int]:
    held: list[int] = guest.get(f"/tables/{table}")["table"]["you"]["seats"]
    return held


def test_a_guest_keeps_seats_and_careers_on_every_device(guest: Guest, other: Guest) -> None:
    name = own_name()
    waiting = guest.open({"kind": "me", "name": "Nick"}, "open")["table"]["id"]
    running = guest.open("me", "bot")["table"]["id"]
    journey = guest.post("/journeys", {"game": "tavarua", "name": "Kai"}, 201)["journey"]["id"]
    before = guest.get("/me")
    assert (before["account"], before["guest"]) == (None, {"tables": 2, "matches": 0, "journeys": 1})
    phrase = with_phrase(guest, name)
    for device in (guest, other):
        if device is other:
            other.post("/sign-in/phrase", {"name": name, "phrase": phrase})
        assert [seats(device, table) for table in (waiting, running)] == [[0], [0]]
        assert device.get(f"/tables/{waiting}")["table"]["you"]["host"]
        assert [each["id"] for each in device.get("/journeys")["journeys"]] == [journey]
    assert other.act(running)["entry"] >= 1
    shown = other.get(f"/tables/{waiting}")["table"]["seats"][0]
    assert (shown["name"], shown["person"]) == ("Nick", other.get("/me")["account"]["id"])


def test_an_open_page_goes_on_while_its_guest_becomes_an_account(guest: Guest) -> None:
    table = guest.open("me", "open")["table"]["id"]
    with guest.socket(table) as socket:
        assert hear(socket, "snapshot")["table"]["you"]["seats"] == [0]
        with_phrase(guest, own_name())
        assert hear(socket, "table")["table"]["you"]["seats"] == [0]


def test_a_guests_token_is_worth_nothing_once_its_seats_are_an_accounts(room: Served, guest: Guest) -> None:
    table = guest.open("me", "bot")["table"]["id"]
    token = guest.http.cookies[f"vaka-{table}"]
    with_phrase(guest, own_name())
    with Guest(room.url, token) as thief:
        assert seats(thief, table) == []


def test_seats_of_another_cookie_are_claimed_one_table_at_a_time(guest: Guest, other: Guest) -> None:
    mine = guest.open("me", "open")["table"]["id"]
    with_phrase(other, own_name())
    assert other.post(f"/tables/{mine}/claim", expect=403)["code"] == "not-seated"
    other.http.cookies.set(f"vaka-{mine}", guest.http.cookies[f"vaka-{mine}"], path=f"/api/tables/{mine}")
    assert other.post(f"/tables/{mine}/claim")["you"]["seats"] == [0]
    assert seats(guest, mine) == []


def test_at_one_screen_only_the_holders_seat_is_the_accounts(guest: Guest) -> None:
    name = own_name()
    with_phrase(guest, name, badge=5)
    plans = [{"kind": "me", "name": "A friend"}, {"kind": "me", "name": name.upper()}, {"kind": "me"}]
    friend, own, third = guest.open(*plans)["table"]["seats"]
    me = guest.get("/me")["account"]["id"]
    assert [each["person"] for each in (friend, own, third)] == [None, me, None]
    assert (own["name"], own["badge"], friend["name"]) == (name, 5, "A friend")


def test_who_sits_down_has_their_name_even_if_a_guest_took_it(guest: Guest, other: Guest) -> None:
    name = own_name()
    with_phrase(other, name, badge=2)
    table = guest.open({"kind": "me", "name": name}, "open")["table"]["id"]
    sat = other.post(f"/tables/{table}/sit", {"name": name})["table"]["seats"]
    assert [each["name"] for each in sat] == [name, f"{name} 2"]
    assert [each["person"] for each in sat] == [None, other.get("/me")["account"]["id"]]
    assert sat[1]["badge"] == 2


@pytest.mark.exhaustive
def test_who_plays_again_is_the_same_person_and_who_imports_the_record_is_not(
    room: Served, guest: Guest, other: Guest
) -> None:
    for each in (guest, other):
        with_phrase(each, own_name())
    table = guest.open("me", "open")["table"]["id"]
    other.post(f"/tables/{table}/sit", {})
    room.play_out(table, last_choice)
    persons = [each["person"] for each in guest.get(f"/tables/{table}")["table"]["seats"]]
    following = guest.post(f"/tables/{table}/again", {})["table"]["id"]
    seated = other.post(f"/tables/{table}/again", {})["table"]
    assert seated["id"] == following
    assert [each["person"] for each in seated["seats"]] == persons[::-1]
    imported = guest.post("/records", {"record": guest.get(f"/tables/{table}/record")}, 201)["table"]
    assert [each["person"] for each in imported["seats"]] == [None, None]
    assert imported["you"]["seats"] == [0, 1]


def test_signing_in_can_leave_what_the_guest_played_alone(guest: Guest, other: Guest) -> None:
    name = own_name()
    phrase = with_phrase(guest, name)
    table = other.open("me", "bot")["table"]["id"]
    other.post("/sign-in/phrase", {"name": name, "phrase": phrase, "bring": False})
    assert called(other) == name
    other.post("/me/sign-out")
    assert seats(other, table) == [0]


@pytest.mark.exhaustive
def test_another_process_knows_at_once_who_became_an_account(tmp_path: Path) -> None:
    bus = redis_or_skip()
    with ExitStack() as until:
        database = until.enter_context(own_schema())
        one, two = (until.enter_context(launched(data=tmp_path, database=database, bus=bus)) for _ in range(2))
        guest, far = (until.enter_context(Guest(each.url)) for each in (one, two))
        name, table = own_name(), guest.open("me", "open")["table"]["id"]
        assert seats(far, table) == []
        phrase = with_phrase(guest, name)
        far.post("/sign-in/phrase", {"name": name, "phrase": phrase})
        assert seats(far, table) == [0]
        with far.socket(table) as socket:
            hear(socket, "snapshot")
            guest.post("/me/sign-out-everywhere")
            with pytest.raises(ConnectionClosed):
                hear(socket, "never")
