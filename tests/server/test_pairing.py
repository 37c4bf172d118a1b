"""Playing now: who is brought together, when bots come, and what becomes of those who go away."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.accounts import own_name, with_phrase
from tests.server.harness import GENEROUS, Guest, Served, guests, own_schema, settings, wait_until
from tests.tiers import some
from vaka.core.errors import UnknownName
from vaka.core.registry import load
from vaka.ratings import Rating
from vaka.server.errors import Stale
from vaka.server.pairing import queue
from vaka.server.pairing.pair import Pairing, Seeker
from vaka.server.seating import Creator
from vaka.server.store import Store
from vaka.server.store import database as stored
from vaka.server.store import pairing as store
from vaka.server.store.schema_notices import pairing_waits
from vaka.server.store.schema_people import people
from vaka.server.store.schema_ratings import standings

WISH = {"game": "powerboats", "seats": 2}


@contextmanager
def a_room(tmp_path: Path, database: str, count: int = 1, **more: Any) -> Iterator[list[Served]]:
    """This many processes over one store."""
    with own_schema() if database == "postgresql" else nullcontext() as url:
        rooms: list[Served] = []
        try:
            for number in range(count):
                rooms.append(Served(settings(tmp_path / str(number), database=url, **more)))
            yield rooms
        finally:
            for room in rooms:
                room.stop()


def until_paired(guest: Guest) -> str:
    return str(wait_until(lambda: guest.post("/pairing/beat")["table"]))


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_two_people_are_brought_to_one_table_at_two_processes_too(tmp_path: Path, database: str) -> None:
    with (
        a_room(tmp_path, database, 2 if database == "postgresql" else 1) as rooms,
        Guest(rooms[0].url) as one,
        Guest(rooms[-1].url) as two,
    ):
        with_phrase(one, own_name())
        assert one.post("/pairing", WISH, 201)["table"] is None
        assert one.post("/pairing/beat")["others"] == 0
        two.post("/pairing", {**WISH, "name": "Anna"}, 201)
        tables = {until_paired(each) for each in (one, two)}
        assert len(tables) == 1
        table = tables.pop()
        for each in (one, two):
            card = each.get(f"/tables/{table}")["table"]
            assert (card["status"], len(card["you"]["seats"])) == ("running", 1)
        assert "Anna" in [seat["name"] for seat in card["seats"]]


def test_bots_of_fitting_strength_fill_the_table(room: Served, guest: Guest) -> None:
    guest.post("/pairing", {**WISH, "seats": 3, "bots_after": 0}, 201)
    seats = guest.get(f"/tables/{until_paired(guest)}")["table"]["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "bot", "person"]
    assert queue.fitting_bot("powerboats", 900) == "level1"
    assert queue.fitting_bot("powerboats", 5000) == "level5"
    assert queue.fitting_bot("powerboats", None) == "level3"


def test_who_thinks_about_playing_sees_what_others_look_for(room: Served, guest: Guest, other: Guest) -> None:
    def looked_for() -> list[Any]:
        return [crowd for crowd in other.get("/pairing")["crowds"] if crowd["people"]]

    assert looked_for() == []
    looking = guest.post("/pairing", {"game": "powerboats", "seats": 3, "pace": "72h"}, 201)
    assert looking["width"] is None, "a guest fits anybody"
    wish = {"game": "powerboats", "seats": 3, "pace": "72h", "rated": False}
    assert looked_for() == [{**wish, "people": 1, "near": None, "usual": None}]
    guest.post("/pairing/leave")
    assert looked_for() == []


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_one_is_told_how_long_others_waited_for_people(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "FRESH", 0.0)
    ahead = 0
    monkeypatch.setattr(queue, "now", lambda: stored.now() + ahead)
    monkeypatch.setattr(store, "now", lambda: stored.now() + ahead)
    monkeypatch.setattr(store, "KEPT", 10**9)  # nobody here asks how it stands, as pages do
    with a_room(tmp_path, database) as [room], Guest(room.url) as guest:
        monkeypatch.setattr(queue, "pair", lambda *_: [])  # nobody is paired by itself

        def usual() -> list[int | None]:
            return [crowd["usual"] for crowd in guest.get("/pairing")["crowds"]]

        def wait_together(minutes: int, *names: str, bots: int = 0) -> None:
            nonlocal ahead
            for name in names:
                room.run(queue.join(room.room, queue.Wish("powerboats", 2), Creator(name, name), None, None))
            ahead += minutes * 60_000
            rows = room.run(store.waiting(room.room.store, 0))
            together = Pairing(tuple(Seeker(row.key, "powerboats", 2, "none", 0) for row in rows), bots)
            room.run(queue._open(room.room, together, rows, 0))

        wait_together(1, "a", "b")
        wait_together(5, "c", "d")
        assert usual() == [], "four people are too few to say"
        wait_together(9, "e", "f")
        [wait] = usual()
        assert wait in range(5 * 60_000, 6 * 60_000)
        for _ in range(5):
            wait_together(0, "g", bots=1)
        assert usual() == [wait], "bots at once say nothing about people"
        ahead += store.RECENT
        assert usual() == [], "nor does last week"


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_one_client_cannot_say_how_long_one_waits(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = 0
    for module in (queue, store):
        monkeypatch.setattr(module, "now", lambda: stored.now() + ahead)
    monkeypatch.setattr(queue, "pair", lambda *_: [])  # nobody is paired
    with a_room(tmp_path, database) as [room], Guest(room.url) as guest:

        def noted() -> list[tuple[int, bool]]:
            return [(wait.waited // 1000, wait.found) for wait in room.run(store.waits(room.room.store, 0))]

        def wait(seconds: int) -> None:
            nonlocal ahead
            guest.post("/pairing", WISH, 201)
            ahead += seconds * 1000
            guest.post("/pairing/beat")
            guest.post("/pairing/leave")

        for number in range(12):
            guest.post("/pairing", {**WISH, "seats": 2 + number % 3}, 201)
        assert noted() == [], "another wish is no wait"
        wait(1)
        assert noted() == [], "nor is a second"
        for _ in range(5):
            wait(10)
        assert noted() == [(10, False)]
        ahead += store.OFTEN
        wait(11)
        assert sorted(noted()) == [(10, False), (11, False)]


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_waits_are_kept_for_a_week_and_of_each_wish_only_so_many(tmp_path: Path, database: str) -> None:
    at = stored.now()

    def waits(game: str, count: int, days: int = 0) -> list[dict[str, Any]]:
        wish = {"game": game, "seats": 2, "pace": "none", "rated": False}
        return [
            {**wish, "waited": 1, "found": True, "at": at - days * 24 * 3600 * 1000 - number} for number in range(count)
        ]

    async def add(rows: list[dict[str, Any]]) -> None:
        async with room.room.store.write() as connection:
            await connection.execute(sa.insert(pairing_waits), rows)

    async def count() -> int:
        return await room.room.store.count(sa.select(sa.func.count()).select_from(pairing_waits))

    with a_room(tmp_path, database) as [room], Guest(room.url) as guest:
        room.run(
            add([*waits("tavarua", 5), *waits("powerboats", 3 * store.MOST_WAITS), *waits("whakaari", 20, days=8)])
        )
        usual = {crowd["game"]: crowd["usual"] for crowd in guest.get("/pairing")["crowds"]}
        assert usual == {"tavarua": 1, "powerboats": 1}, "many of one wish hide no other"
        assert len(room.run(store.waits(room.room.store, 0))) == store.MOST_WAITS + 25
        guest.post("/pairing", WISH, 201)
        room.run(room.room.expiry.sweep())
        assert room.run(count()) == store.MOST_WAITS + 5
        assert guest.post("/pairing/beat")["table"] is None, "who looks for a match is not forgotten"
        with pytest.MonkeyPatch.context() as late:
            late.setattr(store, "KEPT", -1000)
            room.run(room.room.expiry.sweep())
        assert guest.post("/pairing/beat", None, 404)["code"] == "not-waiting", "until they have been silent for long"


async def have_ratings(store_: Store, game: str, points: dict[str, float]) -> None:
    """Accounts have these ratings in a game."""
    async with store_.write() as connection:
        for name, rating in points.items():
            person = (await connection.execute(sa.select(people.c.id).where(people.c.name == name))).scalar_one()
            row = {"generation": 0, "game": game, "person": person, "low": rating - 100, "played": 20, "at": 0}
            mu = next(mu / 100 for mu in range(10_000) if Rating(mu / 100, 1).points >= rating)
            await connection.execute(sa.insert(standings).values(**row, mu=mu, sigma=1))


def test_one_sees_beforehand_whom_one_would_meet_first_and_how_many_of_them_wait(room: Served, guest: Guest) -> None:
    with guests(room.url, 3) as (mine, near, far):
        names = [own_name() for _ in range(3)]
        for each, name in zip((mine, near, far), names, strict=True):
            with_phrase(each, name)
        room.run(have_ratings(room.room.store, "tongiaki", dict(zip(names, (1000, 1080, 1400), strict=True))))
        assert mine.get("/pairing")["ranges"] == [{"game": "tongiaki", "low": 900, "high": 1100}]
        assert guest.get("/pairing")["ranges"] == []
        wish = {"game": "tongiaki", "seats": 4, "pace": "24h"}
        for each in (near, far, guest):
            each.post("/pairing", wish, 201)
        for each, count in ((mine, 1), (guest, None)):
            [crowd] = [crowd for crowd in each.get("/pairing")["crowds"] if crowd["game"] == "tongiaki"]
            assert (crowd["people"], crowd["near"]) == (3, count)
        for each in (near, far, guest):
            each.post("/pairing/leave")


HOURS = 3600 * 1000


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_a_wish_for_a_turn_based_match_is_kept_for_an_account_without_its_page(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = 0
    monkeypatch.setattr(queue, "now", lambda: stored.now() + ahead)
    monkeypatch.setattr(store, "now", lambda: stored.now() + ahead)
    monkeypatch.setattr(queue, "IDLE_SECONDS", 0.1)
    wish = {"game": "powerboats", "seats": 3, "pace": "24h", "bots_after": 2 * 3600}
    with a_room(tmp_path, database) as [room], guests(room.url, 3) as (one, two, guest):
        for each in (one, two):
            with_phrase(each, own_name())
            assert each.post("/pairing", wish, 201)["lasts"]
        assert not guest.post("/pairing", {**wish, "seats": 4}, 201)["lasts"]
        ahead = HOURS
        assert one.get("/pairing")["mine"]["others"] == 1, "nobody asked since"
        assert guest.post("/pairing/beat", None, 404)["code"] == "not-waiting"
        assert guest.get("/pairing")["mine"] is None
        assert [each.get("/me/tables")["tables"] for each in (one, two)] == [[], []]
        ahead = 2 * HOURS + 1
        wait_until(lambda: all(each.get("/me/tables")["tables"] for each in (one, two)))
        [first], [second] = (each.get("/me/tables")["tables"] for each in (one, two))
        assert first["id"] == second["id"]
        assert sorted(player["bot"] is not None for player in first["players"]) == [False, False, True]
        told = [notice["table"] for each in (one, two) for notice in each.get("/notices")["notices"]]
        assert first["id"] in told or not (first["your_turn"] or second["your_turn"])
        assert one.get("/pairing")["mine"] is None
        assert one.post("/pairing/beat")["table"] == first["id"], "an open page goes there"
        waits = room.run(store.waits(room.room.store, 0))
        assert [wait.waited // HOURS for wait in waits if wait.waited >= HOURS] == [2], "one of a client"


def test_a_kept_wish_ends_when_one_likes_and_after_a_week(room: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = 0
    monkeypatch.setattr(queue, "now", lambda: stored.now() + ahead)
    monkeypatch.setattr(store, "now", lambda: stored.now() + ahead)
    with guests(room.url, 2) as both:
        for each in both:
            with_phrase(each, own_name())
        one, two = both
        one.post("/pairing", {**WISH, "pace": "168h", "rated": True}, 201)
        two.post("/pairing", {**WISH, "pace": "168h", "seats": 3}, 201)
        ahead = HOURS
        assert one.post("/pairing/leave")["changed"] == 1
        assert one.get("/pairing")["mine"] is None
        assert max(wait.waited for wait in room.run(store.waits(room.room.store, 0))) // HOURS == 1
        ahead = queue.LASTS + 60_000
        assert two.get("/pairing")["mine"] is None
        assert two.post("/pairing/beat", None, 404)["code"] == "not-waiting"
        assert two.post("/pairing", {**WISH, "pace": "600+20"}, 422)["code"] == "pairing-pace"
        assert not two.post("/pairing", WISH, 201)["lasts"], "without days a turn the page has to stay"
        two.post("/pairing/leave")


def test_the_table_has_the_clock_that_was_wished(room: Served, guest: Guest) -> None:
    guest.post("/pairing", {**WISH, "seats": 2, "bots_after": 0, "pace": "72h"}, 201)
    clock = guest.get(f"/tables/{until_paired(guest)}")["table"]["clock"]
    assert (clock["kind"], clock["hours"]) == ("turns", 72)
    assert guest.post("/pairing", {**WISH, "pace": "1+1"}, 422)["code"] == "pairing-pace"


def test_who_leaves_or_falls_silent_is_not_paired(room: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with guests(room.url, 3) as (one, two, three):
        one.post("/pairing", WISH, 201)
        assert one.post("/pairing/leave")["changed"] == 1
        assert one.post("/pairing/beat", None, 404)["code"] == "not-waiting"
        two.post("/pairing", WISH, 201)
        monkeypatch.setattr(queue, "GONE", -1)  # as if nobody had been heard of for long
        assert room.run(room.room.queue.look()) == 0
        assert two.post("/pairing/beat", None, 404)["code"] == "not-waiting"
        monkeypatch.undo()
        three.post("/pairing", WISH, 201)
        assert three.post("/pairing/beat")["others"] == 0
        three.post("/pairing/leave")


def test_a_pairing_is_made_once_and_not_without_somebody_who_left(room: Served) -> None:
    with guests(room.url, 2) as both:
        house, room.room.house.mode = room.room.house.mode, "draining"  # so that nobody is paired by itself
        for each in both:
            each.post("/pairing", WISH, 503)
        room.room.house.mode = house
        with pytest.MonkeyPatch.context() as still:
            still.setattr(queue, "pair", lambda *_: [])
            for each in both:
                each.post("/pairing", WISH, 201)
            found = room.run(store.waiting(room.room.store, 0))
            assert len(found) == 2
            pairing = Pairing(tuple(Seeker(row.key, "powerboats", 2, "none", 0) for row in found))
            both[1].post("/pairing/leave")
            with pytest.raises(Stale):
                room.run(queue._open(room.room, pairing, found, 0))
            both[1].post("/pairing", WISH, 201)
            again = room.run(store.waiting(room.room.store, 0))
            room.run(queue._open(room.room, pairing, again, 0))
            with pytest.raises(Stale):
                room.run(queue._open(room.room, pairing, again, 0))
        assert until_paired(both[0]) == until_paired(both[1])


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_who_may_open_no_table_is_told_so_and_stops_nobody_else(tmp_path: Path, database: str) -> None:
    limits = replace(GENEROUS, tables=1)
    with a_room(tmp_path, database, limits=limits) as [room], Guest(room.url) as full:
        full.open("me", "open")
        with pytest.MonkeyPatch.context() as still:
            still.setattr(queue, "pair", lambda *_: [])  # so that all of them wait in the same look
            full.post("/pairing", {**WISH, "bots_after": 0}, 201)
            for name in "bc":
                room.run(queue.join(room.room, queue.Wish("powerboats", 2), Creator(name, name), None, None))
        wait_until(lambda: all(row.table_id for row in (found(room, name) for name in "bc")))
        assert found(room, "b").table_id == found(room, "c").table_id
        told = wait_until(lambda: refusal(full))
        assert (told["code"], "unfinished tables" in told["message"]) == ("too-many-tables", True)
        assert full.post("/pairing/beat", None, 404)["code"] == "not-waiting", "it is told once"


def found(room: Served, key: str) -> store.Waiting:
    row = room.run(store.find(room.room.store, key))
    assert row is not None
    return row


def refusal(guest: Guest) -> Any:
    """Why somebody who looks for a match can have none, once that is known."""
    answer = guest.http.post("/api/pairing/beat")
    return answer.json() if answer.status_code == 422 else None


def test_a_game_that_is_gone_or_broken_stops_nobody_else(room: Served, caplog: pytest.LogCaptureFixture) -> None:
    with guests(room.url, 4) as (gone, broken, one, two):
        with pytest.MonkeyPatch.context() as still:
            still.setattr(queue, "pair", lambda *_: [])
            gone.post("/pairing", {"game": "tavarua", "seats": 2, "bots_after": 0}, 201)
            broken.post("/pairing", {"game": "tongiaki", "seats": 2, "bots_after": 0}, 201)
            for each in (one, two):
                each.post("/pairing", WISH, 201)

            def now_without(name: str) -> Any:
                if name == "tavarua":
                    raise UnknownName("unknown-game", name=name, known="powerboats")
                if name == "tongiaki":
                    raise ZeroDivisionError("in its rules")
                return load(name)

            still.undo()
            still.setattr(queue, "load", now_without)
            wait_until(lambda: (first := one.post("/pairing/beat")["table"]) and first == until_paired(two))
            assert wait_until(lambda: refusal(gone))["code"] == "unknown-game"
            assert wait_until(lambda: refusal(broken))["code"] == "no-table-opened"
        assert "ZeroDivisionError: in its rules" in caplog.text


def test_blocked_people_are_not_paired_and_rated_ones_have_accounts(room: Served) -> None:
    with guests(room.url, 3) as (one, two, three):
        name = own_name()
        with_phrase(one, own_name())
        with_phrase(two, name)
        one.post(f"/people/{name}/block", {})
        assert three.post("/pairing", {**WISH, "rated": True}, 403)["code"] == "rated-account"
        wish = {**WISH, "seats": 2, "rated": True}
        one.post("/pairing", wish, 201)
        two.post("/pairing", wish, 201)
        room.run(room.room.queue.look())
        assert [each.post("/pairing/beat")["table"] for each in (one, two)] == [None, None]
        with_phrase(three, own_name())
        three.post("/pairing", wish, 201)
        table = until_paired(three)
        assert three.get(f"/tables/{table}")["table"]["rated"]
        for each in (one, two):
            each.post("/pairing/leave")


def test_open_tables_show_pace_ratings_and_seats_left(room: Served, guest: Guest) -> None:
    guest.open("me", "open", "open", public=True)
    card = guest.get("/tables")["tables"][0]
    assert (card["clock"], card["free"], card["points"]) == (None, 2, None)
    with guests(room.url, 2) as (host, joins):
        names = [own_name() for _ in range(2)]
        for each, name in zip((host, joins), names, strict=True):
            with_phrase(each, name)
        room.run(have_ratings(room.room.store, "whakaari", dict(zip(names, (1430, 1210), strict=True))))
        room.run(have_ratings(room.room.store, "powerboats", {names[0]: 999}))  # another game's
        clock = {"kind": "turns", "hours": 72}
        plans = [{"kind": "me"}, *[{"kind": "open"}] * 3]
        asked = {"game": "whakaari", "seats": plans, "public": True, "clock": clock}
        table = host.post("/tables", asked, 201)["table"]["id"]

        def shown() -> tuple[Any, ...]:
            [card] = [card for card in guest.get("/tables")["tables"] if card["id"] == table]
            return card["clock"]["hours"], card["free"], card["points"]

        assert shown() == (72, 3, [1430, 1430])
        guest.post(f"/tables/{table}/sit", {})
        assert shown() == (72, 2, [1430, 1430]), "a guest has no rating"
        joins.post(f"/tables/{table}/sit", {})
        assert shown() == (72, 1, [1210, 1430])
