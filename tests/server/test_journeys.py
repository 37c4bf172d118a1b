"""Journeys in the room, for every game that has one: matches at ordinary tables, taken in once and only once."""

import copy
import json
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.server.harness import (
    GENEROUS,
    Guest,
    Served,
    by_policy,
    last_choice,
    launched,
    own_schema,
    served,
    settings,
)
from vaka.core.registry import games, load
from vaka.server.moves import Moves
from vaka.server.table import Table

T = TypeVar("T")
JOURNEYS = [name for name, meta in games().items() if meta.journey is not None]
SCORED = [name for name, meta in games().items() if meta.high_score is not None]
pytestmark = pytest.mark.parametrize("game", JOURNEYS)


@pytest.fixture
def begins() -> None:
    """Seeds are as they come here."""


def begin(guest: Guest, game: str, **more: Any) -> Any:
    return guest.post("/journeys", {"game": game, "name": "Kai", **more}, 201)["journey"]


def table_of(guest: Guest, journey: Any) -> str:
    return str(guest.post(f"/journeys/{journey['id']}/table", {})["table"]["id"])


def play(guest: Guest, table: str) -> None:
    """Play the last choice to the end of a table, over HTTP."""
    now = guest.get(f"/tables/{table}/position")
    while choices := now["positions"][0]["choices"]:
        now = guest.post(f"/tables/{table}/act", {"entry": now["entry"], "action": choices[-1]["action"]})


def choose(guest: Guest, journey: Any) -> Any:
    asked = journey["asks"]
    chosen = [thing for thing, times in asked["free"].items() for _ in range(times)][: asked["count"]]
    return guest.post(f"/journeys/{journey['id']}/decide", {"chosen": chosen})


def test_a_whole_journey_is_played_at_tables_of_the_room(room: Served, guest: Guest, game: str) -> None:
    journey = begin(guest, game)
    assert (journey["stage"], journey["tables"], journey["playing"], journey["yours"]) == ("play", [], None, True)
    matches = 0
    while journey["stage"] != "over":
        if journey["stage"] == "decide":
            guest.post(f"/journeys/{journey['id']}/table", {}, 409)
            journey = choose(guest, journey)
            continue
        table = table_of(guest, journey)
        assert table_of(guest, journey) == table, "asked twice, it is the same table"
        room.play_out(table, by_policy)
        matches += 1
        journey = guest.get(f"/journeys/{journey['id']}")
        assert journey["tables"][-1] == table
        assert len(journey["tables"]) == matches
        shown = guest.get(f"/tables/{table}")["table"]
        assert (shown["status"], shown["journey"], shown["public"]) == ("over", journey["id"], False)
        assert guest.get(f"/tables/{table}/replay", count=1)["plies"] > 0
    assert matches > 1
    guest.post(f"/journeys/{journey['id']}/table", {}, 409)
    guest.post(f"/journeys/{journey['id']}/decide", {"chosen": []}, 409)


def together(count: int, work: Callable[[int], T]) -> list[T]:
    """Do something in this many threads at once; what each has found."""
    found: list[T] = []
    threads = [threading.Thread(target=lambda number=number: found.append(work(number))) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == count
    return found


def ask(url: str, token: str | None, work: Callable[[Guest], T]) -> T:
    with Guest(url, token) as one:
        return work(one)


def test_a_result_is_taken_in_once_by_many_who_ask_together(room: Served, guest: Guest, game: str) -> None:
    journey = begin(guest, game)
    table = table_of(guest, journey)
    room.play_out(table, last_choice)
    seen = together(6, lambda _: ask(room.url, None, lambda one: one.get(f"/journeys/{journey['id']}")))
    assert [found["tables"] for found in seen] == [[table]] * 6
    assert all(found["view"] == seen[0]["view"] for found in seen)


def test_many_windows_that_open_the_next_table_together_get_the_same(room: Served, guest: Guest, game: str) -> None:
    made = guest.post("/journeys", {"game": game, "name": "Kai", "bearer": True}, 201)
    found = together(6, lambda _: ask(room.url, made["token"], lambda one: table_of(one, made["journey"])))
    assert len(set(found)) == 1


def test_two_processes_agree_on_the_table_and_on_its_result(tmp_path: Path, game: str) -> None:
    with (
        own_schema() as database,
        served(settings(tmp_path / "a", database=database)) as one,
        served(settings(tmp_path / "b", database=database)) as two,
        Guest(one.url) as anyone,
    ):
        made = anyone.post("/journeys", {"game": game, "name": "Kai", "bearer": True}, 201)
        urls, token, journey = (one.url, two.url), made["token"], made["journey"]
        tables = together(4, lambda n: ask(urls[n % 2], token, lambda guest: table_of(guest, journey)))
        assert len(set(tables)) == 1
        two.play_out(tables[0], last_choice)
        seen = together(4, lambda n: ask(urls[n % 2], token, lambda guest: guest.get(f"/journeys/{journey['id']}")))
        assert [found["tables"] for found in seen] == [tables[:1]] * 4


@pytest.mark.exhaustive
@pytest.mark.parametrize("moment", ["in the middle of the match", "after its last move"])
def test_a_room_that_is_killed_goes_on_with_the_journey(tmp_path: Path, game: str, moment: str) -> None:
    with launched(data=tmp_path) as room, Guest(room.url) as anyone:
        made = anyone.post("/journeys", {"game": game, "name": "Kai", "bearer": True}, 201)
        journey = made["journey"]
        with Guest(room.url, made["token"]) as guest:
            table = table_of(guest, journey)
            for _ in range(6):
                guest.act(table)
            if moment == "after its last move":
                play(guest, table)
            before = guest.get(f"/tables/{table}")
            room.kill()
            room.start()
            assert guest.get(f"/tables/{table}")["positions"] == before["positions"]
            if moment == "in the middle of the match":
                play(guest, table)
                room.kill()
                room.start()
            once = guest.get(f"/journeys/{journey['id']}")
            assert once["tables"] == [table]
            room.kill()
            room.start()
            again = guest.get(f"/journeys/{journey['id']}")
            assert again == once, "and it is not taken in twice"


def test_a_match_counts_though_nobody_wrote_down_that_it_is_over(
    room: Served, guest: Guest, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def died(moves: Moves, table: Table) -> None:
        """The process ends between the last move and this."""

    monkeypatch.setattr(Moves, "finish", died)
    journey = begin(guest, game)
    table = table_of(guest, journey)
    room.play_out(table, last_choice)
    assert guest.get(f"/tables/{table}")["table"]["status"] == "running"
    assert guest.get(f"/journeys/{journey['id']}")["tables"] == [table]


def test_only_its_person_plays_a_journey_and_others_look_on(guest: Guest, other: Guest, game: str) -> None:
    journey = begin(guest, game)
    assert [found["id"] for found in guest.get("/journeys")["journeys"]] == [journey["id"]]
    assert other.get("/journeys")["journeys"] == []
    seen = other.get(f"/journeys/{journey['id']}")
    assert seen == {**journey, "yours": False}
    asked: list[tuple[str, dict[str, list[str]]]] = [("table", {}), ("decide", {"chosen": []})]
    for path, body in asked:
        assert other.post(f"/journeys/{journey['id']}/{path}", body, 403)["code"] == "not-your-journey"
    other.get(f"/journeys/{journey['id']}/file", 403)
    other.get("/journeys/nowhere", 404)
    begin(other, game)
    assert len(other.get("/journeys", game=game)["journeys"]) == 1


def test_a_word_anybody_could_guess_is_nobody(room: Served, game: str) -> None:
    with Guest(room.url, "a") as one:
        assert one.post("/journeys", {"game": game, "name": "Kai", "bearer": True}, 201)["token"] != "a"
        assert one.get("/journeys")["journeys"] == []


def test_the_file_comes_back_as_the_same_journey(room: Served, guest: Guest, other: Guest, game: str) -> None:
    journey = begin(guest, game)
    table = table_of(guest, journey)
    room.play_out(table, last_choice)
    journey = guest.get(f"/journeys/{journey['id']}")
    while journey["stage"] == "decide":
        journey = choose(guest, journey)
    under_way = table_of(guest, journey)
    for _ in range(3):
        guest.act(under_way)
    record = guest.get(f"/journeys/{journey['id']}/file")
    assert other.post("/journeys/verify", {"record": record})["view"] == journey["view"]
    copied = other.post("/journeys/import", {"record": record}, 201)["journey"]
    assert (copied["view"], copied["tables"], copied["yours"]) == (journey["view"], [None], True)
    mine, theirs = guest.get(f"/tables/{under_way}"), other.get(f"/tables/{table_of(other, copied)}")
    assert theirs["positions"][0]["view"] == mine["positions"][0]["view"], "the match goes on where it was"
    assert other.get(f"/journeys/{copied['id']}/file") == record


def test_a_file_of_which_anything_was_changed_is_refused(room: Served, guest: Guest, game: str) -> None:
    journey = begin(guest, game)
    room.play_out(table_of(guest, journey), last_choice)
    record = guest.get(f"/journeys/{journey['id']}/file")
    assert guest.post("/journeys/verify", {"record": record})["name"] == "Kai"
    for key in record:
        broken = copy.deepcopy(record)
        broken[key] = {"game": "nothing", "version": 99}.get(key, "x")
        guest.post("/journeys/verify", {"record": broken}, 422)
        guest.post("/journeys/import", {"record": broken}, 422)
    for broken in ({}, {"game": game}, {"game": 7}, {**record, "kit": [1] * 200}):
        guest.post("/journeys/verify", {"record": broken}, 422)


def test_a_table_of_a_journey_waits_for_its_person(room: Served, guest: Guest, game: str) -> None:
    journey = begin(guest, game)
    table = table_of(guest, journey)
    guest.act(table)
    before = guest.get(f"/tables/{table}/position")
    assert guest.post(f"/tables/{table}/close", expect=409)["code"] == "journey-table"
    left = guest.post(f"/tables/{table}/leave", {})
    assert left["seats"][0]["stood_in_by"] is None
    assert guest.get(f"/tables/{table}/position") == before


def test_what_was_shown_cannot_be_taken_back_alone(guest: Guest, game: str) -> None:
    journey = begin(guest, game)
    table = table_of(guest, journey)
    for _ in range(400):
        now = guest.get(f"/tables/{table}/position")
        if now["ply"] and not now["positions"][0]["can_undo"]:
            break
        guest.act(table)
    answer = guest.post(f"/tables/{table}/undo", {"entry": now["entry"]}, 409)
    assert answer["code"] == "undo-alone"


def test_nonsense_is_refused_in_words(room: Served, guest: Guest, game: str) -> None:
    other_game = next(name for name, meta in games().items() if meta.journey is None)
    assert guest.post("/journeys", {"game": other_game, "name": "Kai"}, 422)["code"] == "no-journey"
    assert guest.post("/journeys", {"game": game, "name": "\u200b"}, 422)["code"] == "bad-text"
    unknown = {"game": game, "name": "Kai", "options": {"dragons": "on"}}
    assert guest.post("/journeys", unknown, 422)["code"] == "unknown-option"
    journey = begin(guest, game)
    room.play_out(table_of(guest, journey), last_choice)
    journey = guest.get(f"/journeys/{journey['id']}")
    if journey["stage"] == "decide":
        guest.post(f"/journeys/{journey['id']}/decide", {"chosen": ["dragon"] * journey["asks"]["count"]}, 422)


def test_journeys_are_limited(tmp_path: Path, game: str) -> None:
    few = replace(GENEROUS, journeys=2)
    with served(settings(tmp_path, limits=few)) as room, Guest(room.url) as guest:
        begin(guest, game)
        begin(guest, game)
        assert guest.post("/journeys", {"game": game, "name": "Kai"}, 429)["code"] == "too-many-journeys"


def test_a_game_that_says_it_has_a_journey_or_a_score_has_it(game: str) -> None:
    assert load(game).journey is not None
    for name in SCORED:
        assert load(name).score is not None


def test_scores_of_matches_alone_are_listed_best_first(room: Served, guest: Guest, other: Guest, game: str) -> None:
    journey_game, game = game, SCORED[0]
    for choose in (by_policy, last_choice, by_policy):
        made = guest.post("/tables", {"game": game, "seats": [{"kind": "me", "name": "Kai"}]}, 201)
        room.play_out(made["table"]["id"], choose)
    lines = guest.get("/scores", game=game)["scores"]
    assert len(lines) == 3
    shares = [line["points"] / line["best"] for line in lines]
    assert shares == sorted(shares, reverse=True)
    assert lines[0]["points"] > 0
    for line in lines:
        table = guest.get(f"/tables/{line['table']}")["table"]
        assert table["score"] == {"points": line["points"], "best": line["best"]}
        assert (table["ended"], table["options"]) == (line["ended"], line["options"])
    assert other.get("/scores", game=game)["scores"] == []
    fork = guest.post(f"/tables/{lines[0]['table']}/fork", {"ply": 3}, 201)["table"]["id"]
    running = guest.post("/tables", {"game": game, "seats": [{"kind": "me", "name": "Kai"}]}, 201)["table"]["id"]
    guest.act(running)
    anew = guest.post(f"/tables/{running}/fork", {"ply": 1}, 201)["table"]["id"]
    for twin in (fork, anew):
        room.play_out(twin, last_choice)
        assert guest.get(f"/tables/{twin}")["table"]["score"] is None, "it did not begin at the start"
    room.play_out(table_of(guest, begin(guest, journey_game)), last_choice)
    assert guest.get("/scores", game=game)["scores"] == lines


def test_the_file_is_text_that_reads_well(guest: Guest, game: str) -> None:
    journey = begin(guest, game)
    answer = guest.http.get(f"/api/journeys/{journey['id']}/file")
    assert answer.text == json.dumps(answer.json(), ensure_ascii=False, indent=1) + "\n"
    assert journey["id"] in answer.headers["content-disposition"]
