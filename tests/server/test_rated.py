"""Rated tables over HTTP: who may sit there, what nobody may do, and what their end does to pages and leaderboards."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.server.accounts import own_name, with_phrase
from tests.server.harness import Guest, Served, guests, served, settings
from vaka.core.match import Match

LEVEL = {"kind": "bot", "bot": "level1"}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    quick = {"hash_memory": 64, "hash_passes": 1}
    with served(replace(settings(tmp_path_factory.mktemp("room")), **quick)) as one:  # type: ignore[arg-type]
        yield one


@pytest.fixture(scope="module")
def two(room: Served) -> Iterator[tuple[Guest, Guest]]:
    """Two people with accounts."""
    with guests(room.url, 2) as (ann, bea):
        for one in (ann, bea):
            with_phrase(one, own_name())
        yield ann, bea


def name(guest: Guest) -> str:
    return str(guest.get("/me")["account"]["name"])


def unequal(match: Match) -> int:
    """One move and another, so that the two do not end level."""
    legal = match.legal()
    return legal[match.ply * 7 % len(legal)]


def start(ann: Guest, bea: Guest, game: str = "tavarua") -> str:
    """A rated table of Ann's where Bea has sat down; its match is running."""
    opened = ann.open("me", "invited", rated=True, game=game)["table"]
    bea.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
    return str(opened["id"])


def test_only_what_can_be_compared_is_rated(two: tuple[Guest, Guest], guest: Guest) -> None:
    ann, bea = two
    for seats, more, key in (
        (["me"], {}, "bad-seats"),
        (["me", "me"], {}, "rated-one-seat"),
        (["me", "invited"], {"options": {"side": "light"}}, "rated-options"),
        ([{"kind": "me"}, LEVEL], {"seed": "7"}, "rated-dice"),
    ):
        assert ann.open(*seats, expect=422, rated=True, **more)["code"] == key
    assert guest.open("me", LEVEL, expect=403, rated=True)["code"] == "rated-account"
    opened = ann.open("me", "open", rated=True, public=True)["table"]
    assert opened["rated"]
    assert not opened["hints"]
    sit = f"/tables/{opened['id']}/sit"
    assert guest.post(sit, {}, 403)["code"] == "rated-account"
    assert ann.post(sit, {}, 422)["code"] == "rated-one-seat"
    assert next(each["rated"] for each in bea.get("/tables")["tables"] if each["id"] == opened["id"])


def test_nothing_is_hinted_taken_back_or_tried_while_it_runs(two: tuple[Guest, Guest]) -> None:
    ann, bea = two
    table = start(ann, bea, "powerboats")
    assert ann.post(f"/tables/{table}/hint", {"entry": 0, "seat": 0}, 403)["code"] == "no-hints"
    ann.act(table)
    now = ann.get(f"/tables/{table}/position")["entry"]
    assert ann.post(f"/tables/{table}/undo", {"entry": now}, 409)["code"] == "rated-no-undo"
    assert ann.post(f"/tables/{table}/fork", {"ply": 0}, 409)["code"] == "rated-no-fork"


def test_a_rated_match_is_not_called_off_without_who_has_left(two: tuple[Guest, Guest]) -> None:
    ann, bea = two
    table = start(ann, bea)
    bea.post(f"/tables/{table}/leave", {})
    entry = ann.get(f"/tables/{table}/position")["entry"]
    assert ann.post(f"/tables/{table}/call-off", {"entry": entry}, 409)["code"] == "undo-away"


def test_a_rated_match_is_on_pages_and_leaderboards(room: Served, two: tuple[Guest, Guest]) -> None:
    ann, bea = two
    table = start(ann, bea)
    mine = [each for one in two for each in one.get("/me/tables")["tables"] if each["id"] == table]
    assert [each["your_turn"] for each in mine] == [True, True], "both choose at once"
    room.play_out(table, unequal)
    [match] = [each for each in ann.get(f"/people/{name(ann)}/matches")["matches"] if each["table"] == table]
    assert match in bea.get(f"/people/{name(ann)}/matches", opponent=name(bea))["matches"]
    won = match["place"] == 1
    assert match["rated"]
    assert (match["change"] > 0) == won
    [listed] = [each for each in ann.get("/me/tables")["tables"] if each["id"] == table]
    assert listed["change"] == match["change"]
    assert ann.get(f"/people/{name(ann)}/matches", result="lost" if won else "won", seats=2)["total"] == 0
    played = ann.get(f"/people/{name(ann)}/statistics")
    [game] = played["games"]
    assert game["by_seats"][0]["played"] == game["played"] == 1
    assert game["rating"]["provisional"]
    assert [point["points"] for point in game["rating"]["curve"]] == [game["rating"]["points"]]
    assert [each["name"] for each in played["company"]] == [name(bea)]
    assert played["company"][0]["ahead"] == won
    board = ann.get("/leaders/tavarua")
    bots = [row["bot"] for row in board["leaders"] if row["kind"] == "milestone"]
    assert bots[0] == "level5"
    assert bots[-1] == "random"
    lows = [row["low"] for row in board["leaders"] if row["kind"] == "person"]
    assert lows == sorted(lows, reverse=True)
    assert board["you"]["name"] == name(ann)
    bea.post("/me", {"kind": "bot"})
    kinds = {row["name"]: row["kind"] for row in ann.get("/leaders/tavarua", seats=2)["leaders"]}
    assert (kinds[name(ann)], kinds[name(bea)]) == ("person", "bot"), "a program is rated, and shown as one"
    bea.post("/me", {"kind": "person"})
    assert {row["kind"] for row in ann.get("/leaders/tavarua", seats=5)["leaders"]} == {"milestone"}
    assert "It takes 1 to 6" in ann.get("/leaders/tavarua", 422, seats=9)["message"]


@pytest.mark.exhaustive
def test_records_come_as_lines(room: Served, two: tuple[Guest, Guest]) -> None:
    ann, bea = two
    tables = [start(ann, bea) for _ in range(2)]
    for table in tables:
        room.play_out(table, unequal)
    answer = ann.http.get(f"/api/people/{name(ann)}/records", params={"limit": 1})
    [line] = answer.text.splitlines()
    assert json.loads(line)["game"] == "tavarua"
    after = answer.headers["vaka-next"]
    assert after.endswith(tables[1])
    [line] = ann.http.get(f"/api/people/{name(ann)}/records", params={"after": after, "limit": 1}).text.splitlines()
    assert name(bea) in json.loads(line)["players"]


def test_matches_come_as_lines_for_who_accepts_them(room: Served, two: tuple[Guest, Guest]) -> None:
    ann, bea = two
    room.play_out(start(ann, bea), unequal)
    address = f"/api/people/{name(ann)}/matches"
    answer = ann.http.get(address, params={"limit": 1}, headers={"accept": "application/jsonl"})
    assert answer.headers["content-type"] == "application/jsonl"
    [line] = answer.text.splitlines()
    assert json.loads(line)["game"] == "tavarua"
    assert ann.http.get(address).json()["total"] >= 1


def test_who_leaves_comes_last_whatever_the_bot_in_their_place_does(room: Served, two: tuple[Guest, Guest]) -> None:
    ann, bea = two
    table = start(ann, bea)
    bea.post(f"/tables/{table}/leave", {})
    finish(room, table)
    [match] = ann.get(f"/people/{name(ann)}/matches", limit=1)["matches"]
    assert (match["table"], match["place"]) == (table, 1)
    assert [player["place"] for player in match["players"]] == [1, 2]
    assert match["change"] > 0


def finish(room: Served, table_id: str) -> None:
    """Play for everybody, also where a bot stands in."""

    async def work() -> None:
        table = await room.room.table(table_id)
        while not table.match.over:
            async with room.room.moves.hold(table):
                await room.room.moves.play(table, table.match.to_move, unequal(table.match))

    room.run(work())


def test_closing_a_match_against_bots_loses_it(two: tuple[Guest, Guest]) -> None:
    ann, _ = two
    before = ann.get(f"/people/{name(ann)}/statistics")["games"][0]["rating"]
    table = ann.open("me", LEVEL, rated=True, game="tavarua")["table"]["id"]
    ann.post(f"/tables/{table}/close")
    after = ann.get(f"/people/{name(ann)}/statistics")["games"][0]["rating"]
    assert after["points"] < before["points"]
    assert after["played"] == before["played"] + 1


def test_a_page_is_shown_to_whom_its_person_wants(two: tuple[Guest, Guest], guest: Guest) -> None:
    ann, bea = two
    mine = f"/people/{name(ann)}"
    for visibility, seen in (("nobody", (404, 404)), ("met", (200, 404)), ("public", (200, 200))):
        ann.post("/me", {"visibility": visibility})
        for path in ("/statistics", "/matches"):
            bea.get(mine + path, seen[0])
            guest.get(mine + path, seen[1])
            ann.get(mine + path)
    assert guest.get("/me/tables")["tables"] == []
    ann.post("/me", {"ratings_shown": False})
    assert name(ann) not in [row["name"] for row in guest.get("/leaders/tavarua")["leaders"]]
