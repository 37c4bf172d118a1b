"""Tables and seats, as clients meet them over HTTP."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, Served, hear, served, settings, wait_until
from vaka.locale import languages
from vaka.server.settings import Limits


def test_the_catalogue_says_what_can_be_played_in_the_language_asked_for(room: Served) -> None:
    with Guest(room.url, language="it") as guest:
        found = guest.get("/games")
        card = next(game for game in found["games"] if game["name"] == "powerboats")
        assert card["seats"] == {"low": 2, "high": 6}
        side = card["options"][0]
        assert (side["kind"], side["values"], side["default"]) == ("choice", ["dark", "light", "mixed"], "dark")
        assert side["about"]["key"] == "powerboats-option-side"
        assert "motore" in card["about"]["words"]
        assert {bot["name"] for bot in found["bots"]} >= {"greedy", "random"}
        assert [bot["name"] for bot in found["bots"] if bot["level"] is not None] == [f"level{i}" for i in range(1, 6)]
        assert found["languages"] == languages()
        assert "powerboats-about = " in guest.http.get("/api/words/it").text
        assert guest.get("/words/xx", 404)["code"] == "bad-language"


def test_a_table_of_me_and_bots_starts_at_once(guest: Guest) -> None:
    made = guest.open({"kind": "me", "name": " Ann  B "}, "bot", options={"side": "light"})
    table = made["table"]
    assert made["token"] is None, "the cookie has it"
    assert table["status"] == "running"
    assert table["options"] == {"side": "light", "scoring": "normal", "size": "whole"}
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][0]["name"] == "Ann B"
    assert table["you"]["seats"] == [0]
    assert len(table["commitment"]) == 64
    assert table["seed"] is None
    seen = guest.get(f"/tables/{table['id']}")
    assert seen["positions"][0]["choices"], "seat 0 begins"


def test_the_match_starts_when_the_last_seat_is_taken(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "invited", "open", public=True)["table"]
    assert table["status"] == "open"
    assert guest.get(f"/tables/{table['id']}")["positions"] == []
    sit = f"/tables/{table['id']}/sit"
    assert other.post(sit, {"name": "Bo", "seat": 1}, 403)["code"] == "invitation-needed"
    assert other.post(sit, {"name": "Bo", "seat": 1, "invite": "è sbagliato"}, 403)["code"] == "invitation-needed"
    assert other.post(sit, {"name": "Bo", "seat": 0}, 409)["code"] == "seat-taken"
    assert other.post(sit, {"name": "Bo", "seat": 9}, 422)["code"] == "bad-seat"
    sat = other.post(sit, {"name": "Bo", "invite": table["you"]["invite"]})["table"]
    assert (sat["you"]["seats"], sat["status"]) == ([1], "open")
    with Guest(guest.url) as third:
        assert third.post(sit, {"name": "Cy"})["table"]["status"] == "running"
        assert third.post(sit, {"name": "Cy"}, 409)["code"] == "already-started"


def test_the_host_may_start_early_and_bots_fill_the_table(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "invited", "open")["table"]["id"]
    assert other.post(f"/tables/{table}/start", expect=403)["code"] == "host-only"
    started = guest.post(f"/tables/{table}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    assert guest.post(f"/tables/{table}/start", expect=409)["code"] == "already-started"


def test_several_people_at_one_screen_share_a_token(guest: Guest, begins: Callable[[int], None]) -> None:
    begins(3)
    table = guest.open({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}, "invited")["table"]
    invite = table["you"]["invite"]
    assert table["you"]["seats"] == [0, 1]
    sat = guest.post(f"/tables/{table['id']}/sit", {"name": "Cy", "invite": invite})["table"]
    assert sat["you"]["seats"] == [0, 1, 2]
    positions = guest.act(table["id"])["positions"]
    assert [(p["seat"], p["choices"] is not None) for p in positions] == [(0, False), (1, False), (2, True)]
    assert guest.act(table["id"])["ply"] == 2


def test_leaving_before_the_start_frees_the_seat(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "open", "open")["table"]["id"]
    other.post(f"/tables/{table}/sit", {"name": "Bo", "seat": 2})
    left = other.post(f"/tables/{table}/leave", {})
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert other.post(f"/tables/{table}/leave", {}, 403)["code"] == "not-seated"
    assert guest.post(f"/tables/{table}/leave", {})["seats"][0]["kind"] == "invited"


def test_a_bot_stands_in_for_who_leaves_and_the_seat_can_be_taken_back(guest: Guest, other: Guest) -> None:
    made = guest.open("me", "open")["table"]["id"]
    other.post(f"/tables/{made}/sit", {"name": "Bo"})
    left = guest.post(f"/tables/{made}/leave", {"seat": 0})
    assert left["seats"][0]["stood_in_by"] == "greedy"
    assert left["seats"][0]["kind"] == "person"
    wait_until(lambda: guest.get(f"/tables/{made}")["table"]["to_move"] == 1)
    assert guest.get(f"/tables/{made}")["table"]["ply"] == 1
    assert other.act(made)["ply"] >= 2
    wait_until(lambda: guest.get(f"/tables/{made}")["table"]["to_move"] == 1)
    back = guest.post(f"/tables/{made}/take-back", {})
    assert back["seats"][0]["stood_in_by"] is None
    assert back["you"]["seats"] == [0]


def test_who_is_away_for_long_is_stood_in_for_while_somebody_waits(tmp_path: Path) -> None:
    with served(settings(tmp_path, away_seconds=0.6)) as room, Guest(room.url) as guest, Guest(room.url) as other:
        table = guest.open("me", "open")["table"]["id"]
        other.post(f"/tables/{table}/sit", {"name": "Bo"})
        with other.socket(table) as socket:
            hear(socket, "snapshot")
            news = hear(socket, "table")
            while news["table"]["seats"][0]["stood_in_by"] is None:
                news = hear(socket, "table")
            assert hear(socket, "ply")["ply"] == 1
            with guest.socket(table) as mine:
                seats = hear(mine, "snapshot")["table"]["seats"]
                assert (seats[0]["stood_in_by"], seats[0]["present"]) == ("greedy", True)
                guest.post(f"/tables/{table}/take-back", {})
                assert hear(mine, "table")["table"]["seats"][0]["stood_in_by"] is None


def test_a_table_both_players_have_left_waits_though_a_stranger_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.presence.TICK_SECONDS", 0.05)
    with served(settings(tmp_path, away_seconds=0.3)) as room, Guest(room.url) as guest, Guest(room.url) as stranger:
        table = guest.open("me", "me")["table"]["id"]
        with stranger.socket(table) as socket:
            hear(socket, "snapshot")
            time.sleep(1.0)  # away for long, and looked at many times
            seen = stranger.get(f"/tables/{table}")["table"]
            assert (seen["ply"], [seat["stood_in_by"] for seat in seen["seats"]]) == (0, [None, None])


def test_the_lobby_says_who_opened_a_table(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as guest, Guest(room.url) as other:
        plans = ({"kind": "open"}, {"kind": "me", "name": "Ann"}, {"kind": "open"})
        table = guest.open(*plans, public=True)["table"]["id"]
        other.post(f"/tables/{table}/sit", {"name": "Bo", "seat": 0})
        card = other.get("/tables")["tables"][0]
        assert card["seats"][card["host"]]["name"] == "Ann"
        assert guest.get(f"/tables/{table}")["table"]["host"] == card["host"]
        guest.open("open", "open", public=True)
        assert other.get("/tables")["tables"][0]["host"] is None


def test_the_lobby_lists_public_tables_newest_first_and_page_by_page(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        ids = [guest.open("me", "open", public=True)["table"]["id"] for _ in range(5)]
        guest.open("me", "open")
        first = guest.get("/tables", limit=3)
        assert [table["id"] for table in first["tables"]] == ids[:1:-1]
        second = guest.get("/tables", limit=3, after=first["next"])
        assert [table["id"] for table in second["tables"]] == ids[1::-1]
        assert second["next"] is None
        assert guest.get("/tables", status="running")["tables"] == []
        assert len(guest.get("/tables", game="powerboats")["tables"]) == 5
        assert guest.get("/tables", 422, game="chess")["code"] == "unknown-game"
        assert guest.get("/tables", 422, after="nonsense")["code"] == "bad-page"
        assert "token" not in str(first)


def test_a_client_may_only_have_so_many_tables(tmp_path: Path) -> None:
    limits = Limits(tables=2)
    with served(settings(tmp_path, limits=limits)) as room, Guest(room.url) as guest:
        first = guest.open("me", "open")["table"]["id"]
        guest.open("me", "bot")
        assert guest.open("me", "bot", expect=429)["code"] == "too-many-tables"
        assert guest.post(f"/tables/{first}/close")["status"] == "closed"
        guest.open("me", "bot")


def test_a_table_others_play_at_cannot_be_closed(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "open")["table"]["id"]
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    assert other.post(f"/tables/{table}/close", expect=403)["code"] == "host-only"
    assert guest.post(f"/tables/{table}/close", expect=409)["code"] == "others-play"
    other.post(f"/tables/{table}/leave", {})
    assert guest.post(f"/tables/{table}/close", expect=409)["code"] == "others-play", "the seat is still Bo's"
    alone = guest.open("me", "bot")["table"]["id"]
    closed = guest.post(f"/tables/{alone}/close")
    assert closed["status"] == "closed"
    assert closed["seed"] is not None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "powerboats", "seats": [{"kind": "me"}]}, "bad-seats"),
        ({"game": "powerboats", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "kasparov"}]}, "unknown-bot"),
        ({"game": "powerboats", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"wind": 1}}, "unknown-option"),
        ({"game": "powerboats", "seats": [{"kind": "me", "name": "x" * 25}, {"kind": "bot"}]}, "bad-text"),
        ({"game": "powerboats", "seats": [{"kind": "me", "name": "\u0000\u202e"}, {"kind": "bot"}]}, "bad-text"),
        ({"game": "powerboats", "seats": [{"kind": "king"}, {"kind": "bot"}]}, "bad-request"),
        ({"game": "powerboats"}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_bad_tables_are_refused_in_words(guest: Guest, body: Any, code: str) -> None:
    said = guest.post("/tables", body, 422)
    assert said["code"] == code
    assert said["message"].endswith(".")


def test_mistakes_are_said_in_the_language_asked_for(room: Served, guest: Guest) -> None:
    assert guest.get("/tables/AAAAAAAAAAAAAAAA", 404)["message"] == "There is no such table."
    with Guest(room.url, language="it-IT,it;q=0.9") as ospite:
        assert ospite.get("/tables/AAAAAAAAAAAAAAAA", 404)["message"] == "Questo tavolo non esiste."
        assert ospite.get("/tables/AAAAAAAAAAAAAAAA", 404, language="en")["message"] == "There is no such table."


def test_a_token_of_ones_own_making_opens_no_seat(room: Served, guest: Guest) -> None:
    table = guest.open("me", "open", "open")["table"]["id"]
    with Guest(room.url, "guessable") as sly:
        sat = sly.post(f"/tables/{table}/sit", {"name": "Sly", "bearer": True})
        assert sat["token"] != "guessable"
        assert sly.get(f"/tables/{table}")["table"]["you"]["seats"] == []


def test_a_program_that_only_asks_over_http_is_not_away(tmp_path: Path) -> None:
    with served(settings(tmp_path, away_seconds=1.0)) as room, Guest(room.url) as guest, Guest(room.url) as other:
        table = guest.open("me", "open")["table"]["id"]
        other.post(f"/tables/{table}/sit", {"name": "Bo"})
        with other.socket(table):
            for _ in range(7):  # longer than anybody may be away
                time.sleep(0.25)
                assert guest.get(f"/tables/{table}")["table"]["seats"][0]["stood_in_by"] is None


def test_who_is_stood_in_for_must_take_the_seat_back_before_acting(
    guest: Guest, other: Guest, room: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = guest.open("me", "open")["table"]["id"]
    other.post(f"/tables/{table}/sit", {"name": "Bo"})
    monkeypatch.setattr(room.room.bot_turns, "wake", lambda *_: None)
    guest.post(f"/tables/{table}/leave", {})
    assert guest.act(table, expect=409)["code"] == "stood-in"
    guest.post(f"/tables/{table}/take-back", {})
    assert guest.act(table)["ply"] == 1
