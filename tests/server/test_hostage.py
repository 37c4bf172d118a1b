"""A table cannot be held hostage: people are removed before the start, voted out after it, and old tables close."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.harness import GENEROUS, Guest, Served, hear, last_choice, own_schema, served, settings, wait_until
from tests.server.test_fair import card, table_for_two
from vaka.core.match import Match
from vaka.core.registry import games
from vaka.server.bots import Pool, Question
from vaka.server.bots.messages import Answer, Decision, Job
from vaka.server.bots.pool import EACH
from vaka.server.bots.shares import Shares
from vaka.server.settings import Limits, Settings
from vaka.server.store.expiry import LOCK

DAY = 24 * 3600 * 1000


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room in which people need not wait long for a silent one."""
    chosen = settings(tmp_path_factory.mktemp("impatient"), silent_seconds=0.6, absent_seconds=60.0, away_seconds=60.0)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("vaka.server.presence.TICK_SECONDS", 0.05)
        with served(chosen) as room:
            yield room


# Before the start


def test_the_host_removes_somebody_who_cannot_come_straight_back(guest: Guest, other: Guest) -> None:
    made = guest.open("me", "open", "invited", "open", public=True)["table"]
    at = f"/tables/{made['id']}"
    other.post(f"{at}/sit", {"name": "Bo"})
    other.post(f"{at}/sit", {"name": "Bo too", "invite": made["you"]["invite"]})
    assert other.post(f"{at}/remove", {"seat": 0}, 403)["code"] == "host-only"
    for seat in (0, 3, 9):
        assert guest.post(f"{at}/remove", {"seat": seat}, 422)["code"] == "nobody-to-remove"
    with other.socket(made["id"]) as socket:
        hear(socket, "snapshot")
        left = guest.post(f"{at}/remove", {"seat": 1})
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "invited", "open"]
        told = hear(socket, "table")["table"]
        assert (told["you"]["seats"], told["you"]["removed"]) == ([], True)
    assert other.post(f"{at}/sit", {"name": "Bo"}, 403)["code"] == "removed"
    with Guest(guest.url) as third:
        assert third.post(f"{at}/sit", {"name": "Cy", "seat": 2, "invite": made["you"]["invite"]}, 403)
        third.post(f"{at}/sit", {"name": "Cy"})
    guest.post(f"{at}/start")
    assert guest.post(f"{at}/remove", {"seat": 1}, 409)["code"] == "already-started"


# In a match


def test_one_other_person_lets_a_bot_play_for_who_is_silent(impatient: Served) -> None:
    with Guest(impatient.url) as ann, Guest(impatient.url) as bo:
        table = table_for_two(ann, bo)
        with ann.socket(table) as hers, bo.socket(table) as his:
            hear(hers, "snapshot")
            assert bo.post(f"/tables/{table}/vote", {"seat": 0}, 409)["code"] == "vote-early"
            assert bo.post(f"/tables/{table}/vote", {"seat": 1}, 409)["code"] == "not-its-turn"
            assert ann.post(f"/tables/{table}/vote", {"seat": 0}, 403)["code"] == "vote-others"
            news = hear(his, "table")
            while news["table"]["overdue"] is None:
                news = hear(his, "table")
            assert news["table"]["overdue"] == 0
            voted = bo.post(f"/tables/{table}/vote", {"seat": 0})
            assert voted["seats"][0]["stood_in_by"] == "greedy"
            hear(hers, "ply")
            ann.post(f"/tables/{table}/take-back", {})
            assert card(ann, table)["seats"][0]["stood_in_by"] is None
            assert impatient.run(impatient.room.table(table)).seats[0].voted_out == 1, (
                "next time they wait half as long"
            )


def test_everybody_else_who_is_there_must_agree(impatient: Served, begins: Callable[[int], None]) -> None:
    begins(4)
    guests = [Guest(impatient.url) for _ in range(4)]
    ann, bo, cy, di = guests
    made = ann.open({"kind": "me", "name": "Ann"}, "open", "open", "open")["table"]["id"]
    for name, who in (("Bo", bo), ("Cy", cy), ("Di", di)):
        who.post(f"/tables/{made}/sit", {"name": name})
    with ann.socket(made), bo.socket(made) as his, cy.socket(made):  # Di has gone
        wait_until(lambda: card(bo, made)["overdue"] == 0)
        waiting = bo.post(f"/tables/{made}/vote", {"seat": 0})
        assert (waiting["vote"], waiting["seats"][0]["stood_in_by"]) == ({"seat": 0, "agreed": [1]}, None)
        with Guest(impatient.url) as stranger:
            assert stranger.post(f"/tables/{made}/vote", {"seat": 0}, 403)["code"] == "vote-others"
        agreed = cy.post(f"/tables/{made}/vote", {"seat": 0})
        assert (agreed["vote"], agreed["seats"][0]["stood_in_by"]) == (None, "greedy")
        hear(his, "ply")
    for guest in guests:
        guest.http.close()


def test_a_move_makes_a_vote_void_and_who_leaves_need_not_agree(
    impatient: Served, begins: Callable[[int], None]
) -> None:
    begins(3)
    with Guest(impatient.url) as ann, Guest(impatient.url) as bo, Guest(impatient.url) as cy:
        made = ann.open({"kind": "me", "name": "Ann"}, "open", "open")["table"]["id"]
        bo.post(f"/tables/{made}/sit", {"name": "Bo"})
        cy.post(f"/tables/{made}/sit", {"name": "Cy"})
        with ann.socket(made), bo.socket(made):
            with cy.socket(made) as leaving:
                hear(leaving, "snapshot")
                wait_until(lambda: card(bo, made)["overdue"] == 0)
                assert bo.post(f"/tables/{made}/vote", {"seat": 0})["vote"] is not None
            wait_until(lambda: card(bo, made)["seats"][0]["stood_in_by"] == "greedy")
            ann.post(f"/tables/{made}/take-back", {})
            slow = card(ann, made)["to_move"]
            people = (ann, bo, cy)
            people[slow].act(made)
            assert card(bo, made)["vote"] is None


def test_where_nobody_else_plays_there_is_no_vote(impatient: Served) -> None:
    with Guest(impatient.url) as host, Guest(impatient.url) as bo:
        table = host.open("open", "bot")["table"]["id"]
        bo.post(f"/tables/{table}/sit", {"name": "Bo"})
        with host.socket(table), bo.socket(table):
            wait_until(lambda: card(host, table)["overdue"] == 0)
            assert host.post(f"/tables/{table}/vote", {"seat": 0}, 403)["code"] == "vote-others"


def test_who_is_absent_is_voted_out_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.presence.TICK_SECONDS", 0.05)
    chosen = settings(tmp_path, silent_seconds=600.0, absent_seconds=0.3, away_seconds=600.0)
    with served(chosen) as room, Guest(room.url) as ann, Guest(room.url) as bo:
        table = table_for_two(ann, bo)
        with bo.socket(table):
            wait_until(lambda: card(bo, table)["overdue"] == 0)
            assert bo.post(f"/tables/{table}/vote", {"seat": 0})["seats"][0]["stood_in_by"] == "greedy"
            assert room.run(room.room.table(table)).seats[0].voted_out == 0, "absence is not silence"


# Old tables


@pytest.fixture(params=["sqlite", "postgresql"])
def chosen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    with own_schema() if request.param == "postgresql" else nullcontext() as database:
        yield settings(tmp_path, database=database, finished_days=90.0)


def age(room: Served, table: str, days: float) -> None:
    """Let everything at a table have happened this many days earlier."""
    by = int(days * DAY)

    async def change() -> None:
        async with room.room.store.write() as connection:
            for sql in (
                "update tables set created = created - :by, started = started - :by where id = :id",
                "update tables set ended = ended - :by where id = :id",
                "update log set at = at - :by where table_id = :id",
                "update seats set seen = seen - :by where table_id = :id",
            ):
                await connection.execute(sa.text(sql), {"by": by, "id": table})

    room.run(change())


def pass_notice(room: Served, table: str) -> None:
    async def change() -> None:
        stored = await room.room.store.read(table)
        assert stored is not None
        assert stored.table.closing is not None
        closing = {**stored.table.closing, "at": 1}
        tables = sa.table("tables", sa.column("id"), sa.column("closing", sa.JSON))
        async with room.room.store.write() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == table).values(closing=closing))

    room.run(change())


def test_idle_tables_close_after_notice_and_played_ones_do_not(chosen: Settings) -> None:
    with served(chosen) as room, Guest(room.url) as guest:
        waiting = guest.open("me", "open", public=True)["table"]["id"]
        running, played, fresh = (guest.open("me", "me")["table"]["id"] for _ in range(3))
        for table, days in ((waiting, 5.5), (running, 29), (played, 29), (fresh, 20)):
            age(room, table, days)
        room.run(room.room.expiry.sweep())
        now = time.time() * 1000
        assert [bool(card(guest, table)["closes"]) for table in (waiting, running, played, fresh)] == [True] * 3 + [
            False
        ]
        assert card(guest, waiting)["closes"] == pytest.approx(now + 2 * DAY, abs=60_000)
        assert guest.get("/tables")["tables"][0]["closes"] == card(guest, waiting)["closes"]
        guest.act(played)
        assert card(guest, played)["closes"] is None, "somebody has played on"
        room.run(room.room.expiry.sweep())
        assert card(guest, running)["status"] == "running", "there was notice, and it is not over"
        for table in (waiting, running):
            pass_notice(room, table)
        with guest.socket(running) as socket:
            hear(socket, "snapshot")
            room.run(room.room.expiry.sweep())
            assert hear(socket, "over")["table"]["status"] == "closed"
        assert [card(guest, table)["status"] for table in (waiting, running, played)] == ["closed", "closed", "running"]
        age(room, running, 91)
        room.run(room.room.expiry.sweep())
        assert guest.get(f"/tables/{running}", 404)["code"] == "no-table"
        assert card(guest, waiting)["status"] == "closed"


def test_a_personal_best_outlives_the_matches_that_are_deleted(tmp_path: Path) -> None:
    game = next(name for name, about in games().items() if about.high_score is not None)
    with served(settings(tmp_path, finished_days=90.0)) as room, Guest(room.url) as guest:
        alone = guest.open({"kind": "me", "name": "Kai"}, game=game)["table"]["id"]
        fork = guest.post(f"/tables/{alone}/fork", {"ply": 0}, 201)["table"]["id"]
        for table in (alone, fork):
            room.play_out(table, last_choice)
            age(room, table, 91)
        best = guest.get("/scores", game=game)["scores"]
        assert [line["table"] for line in best] == [alone]
        room.run(room.room.expiry.sweep())
        assert guest.get("/scores", game=game)["scores"] == best
        assert card(guest, alone)["status"] == "over"
        assert guest.get(f"/tables/{fork}", 404)["code"] == "no-table"


def test_one_process_sweeps_at_a_time(tmp_path: Path) -> None:
    with own_schema() as database:
        one, two = (settings(tmp_path / name, database=database) for name in "ab")
        with served(one) as first, served(two) as second, Guest(first.url) as guest:
            table = guest.open("me", "open")["table"]["id"]
            age(first, table, 6)

            async def meanwhile() -> None:
                async with first.room.store.only_one(LOCK) as mine:
                    assert mine
                    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(second.room.expiry.sweep(), second.loop))

            first.run(meanwhile())
            assert card(guest, table)["closes"] is None
            second.run(second.room.expiry.sweep())
            first.run(first.room.expiry.sweep())
            assert card(guest, table)["closes"] is not None


# Lockouts


def test_untouched_tables_give_way_and_those_in_use_do_not(tmp_path: Path) -> None:
    with (
        served(settings(tmp_path, limits=Limits(tables=3))) as room,
        Guest(room.url) as guest,
        Guest(room.url) as other,
    ):
        shared = table_for_two(guest, other)
        watched = guest.open("me", "bot")["table"]["id"]
        left = guest.open("me", "open")["table"]["id"]
        refused = guest.open("me", "bot", expect=429)
        assert refused["code"] == "too-many-tables"
        assert "60" in refused["message"]
        for table in (shared, watched, left):
            age(room, table, 0.1)
        with guest.socket(watched) as socket:
            hear(socket, "snapshot")
            guest.open("me", "bot")
            statuses = [card(guest, table)["status"] for table in (shared, watched, left)]
            assert statuses == ["running", "running", "closed"]
            assert guest.open("me", "bot", expect=429)["code"] == "too-many-tables"


def test_journeys_only_begun_give_way(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits=Limits(journeys=2))) as room, Guest(room.url) as guest:
        game = next(card["name"] for card in guest.get("/games")["games"] if card["journey"] is not None)
        body = {"game": game, "name": "Kai"}
        first, second = (guest.post("/journeys", body, 201)["journey"]["id"] for _ in range(2))
        guest.post(f"/journeys/{first}/table", {})
        assert guest.post("/journeys", body, 429)["code"] == "too-many-journeys"

        async def older() -> None:
            async with room.room.store.write() as connection:
                await connection.execute(sa.text("update journeys set changed = changed - 7200000"))

        room.run(older())
        guest.post("/journeys", body, 201)
        assert guest.get(f"/journeys/{first}")["playing"] is not None
        assert guest.get(f"/journeys/{second}", 404)["code"] == "no-journey-there"


def test_one_client_cannot_fill_the_first_page_of_the_lobby(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits=GENEROUS)) as room, Guest(room.url) as guest, Guest(room.url) as other:
        theirs = [other.open("me", "open", public=True)["table"]["id"] for _ in range(4)]

        async def from_elsewhere() -> None:
            async with room.room.store.write() as connection:
                for number, table in enumerate(theirs):
                    values = {"client": f"client {number}", "id": table}
                    await connection.execute(sa.text("update tables set client = :client where id = :id"), values)

        room.run(from_elsewhere())
        spam = [guest.open("me", "open", public=True)["table"]["id"] for _ in range(9)]
        page = [table["id"] for table in guest.get("/tables", limit=7)["tables"]]
        assert page == [*spam[:-4:-1], *theirs[::-1]]
        whole = guest.get("/tables", limit=100)
        assert (len(whole["tables"]), whole["next"]) == (13, None), "where there is room, all are listed"


# Bots


def test_bots_rest_where_nobody_is_and_play_on_when_somebody_comes_back(tmp_path: Path) -> None:
    with served(settings(tmp_path, rest_seconds=0.0)) as room, Guest(room.url) as guest:
        table = guest.open("bot", "bot")["table"]["id"]
        asked = room.room.pool.asked
        assert card(guest, table)["ply"] == 0
        time.sleep(0.5)  # nothing to wait for: that nothing happens is the point
        assert (card(guest, table)["ply"], room.room.pool.asked) == (0, asked)
        with guest.socket(table) as socket:
            hear(socket, "ply")
        room.room.tables.cached[table].used = 0.0
        wait_until(lambda: room.room.tables.cached[table].thinking is None)
        reached = card(guest, table)["ply"]
        assert 0 < reached < 40


def test_a_stand_in_rests_until_a_player_is_back_though_a_stranger_looks_on(tmp_path: Path) -> None:
    with (
        served(settings(tmp_path, rest_seconds=0.0)) as room,
        Guest(room.url) as ann,
        Guest(room.url) as bo,
        Guest(room.url) as stranger,
    ):
        table = table_for_two(ann, bo)
        with stranger.socket(table) as watching:
            hear(watching, "snapshot")
            ann.post(f"/tables/{table}/leave", {})
            time.sleep(0.5)
            assert card(stranger, table)["ply"] == 0
            with bo.socket(table) as his:
                assert hear(his, "ply")["ply"] == 1


def test_a_client_that_asks_for_much_does_not_keep_others_waiting() -> None:
    async def run() -> list[str]:
        shares, order, at_most = Shares(4, 3), list[str](), Counter[str]()

        async def work(client: str) -> None:
            async with shares.place(client):
                order.append(client)
                assert shares.held.total() <= 4
                at_most[client] = max(at_most[client], shares.held[client])
                await asyncio.sleep(0.001)

        greedy = [asyncio.create_task(work("greedy")) for _ in range(50)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(work("modest")) for _ in range(3)]
        greedy[40].cancel()
        await asyncio.gather(*modest)
        done = len(order)
        await asyncio.gather(*greedy, return_exceptions=True)
        assert at_most["greedy"] == 3
        assert shares.held.total() == 0
        assert len(order) == 52
        return order[:done]

    assert len(asyncio.run(run())) < 20


def test_all_who_have_a_place_or_wait_for_one_can_be_ended_at_once() -> None:
    """As when the room closes."""

    async def run() -> list[BaseException | None]:
        shares = Shares(1, 1)

        async def work() -> None:
            async with shares.place("ann"):
                await asyncio.sleep(60)

        tasks = [asyncio.create_task(work()) for _ in range(3)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert shares.held.total() == 0
        async with shares.place("bo"):
            return ended

    assert {type(error) for error in asyncio.run(run())} == {asyncio.CancelledError}


def test_the_time_a_bot_may_think_does_not_count_while_its_question_waits() -> None:
    """More tables ask one worker at once than it answers in that time; it is not taken for stuck."""
    match = Match("powerboats", 4, seed=3)
    thinking = asyncio.Semaphore(EACH)

    class Slow:
        """A worker that thinks for a tenth of a second about each question."""

        waiting, stopped, expected = (), 0, 0

        async def started(self) -> None:
            pass

        async def ask(self, job: Job, number: int) -> Answer:
            async with thinking:
                await asyncio.sleep(0.1)
                return Decision(match.legal()[0])

        async def stop(self) -> None:
            pass

    async def run() -> int:
        pool = Pool(1, False, 0.5)
        pool._workers[:] = [Slow()]  # type: ignore[list-item]
        await asyncio.gather(*(pool.ask(Question.about("t", match, "greedy"), match, "one") for _ in range(60)))
        return pool.replaced

    assert asyncio.run(run()) == 0
