"""Ratings in the store, on SQLite and PostgreSQL: counted as matches end, and by a rebuild to the last digit."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.harness import own_schema, settings
from tests.server.test_store import with_stores
from tests.tiers import amount
from vaka.cli.main import run
from vaka.ratings import USUAL, Finished, Fold, Side, anchors, formula
from vaka.server.errors import RoomError
from vaka.server.settings import Settings
from vaka.server.store import Store, ratings
from vaka.server.store.ratings import Board, RatedMatch
from vaka.server.store.schema_people import people
from vaka.server.store.schema_ratings import folding, standings

MATCHES = amount("VAKA_TEST_RATED", 40, 400)
PEOPLE = 12


@pytest.fixture(params=["sqlite", "postgresql"])
def chosen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    with own_schema() if request.param == "postgresql" else nullcontext() as database:
        yield settings(tmp_path, database=database)


def some_matches(count: int, seed: int = 1) -> list[RatedMatch]:
    dice, found = random.Random(seed), []
    for number in range(count):
        game = dice.choice(("tavarua", "whakaari"))
        seats, bots = dice.randint(3, 5), list(anchors(game).bots)
        who = dice.sample(range(PEOPLE), seats)
        sides = tuple(
            Side(place, bot=dice.choice(bots)) if seat and dice.random() < 0.5 else Side(place, f"person{who[seat]}")
            for seat, place in enumerate(dice.choices((1, 2, 3, 4), k=seats))
        )
        found.append(RatedMatch(f"table{seed}-{number}", Finished(game, anchors(game).version, sides), 1_000 + number))
    return found


async def count(store: Store, match: RatedMatch) -> None:
    async with store.write() as connection:
        await match.count(connection)


async def add_people(store: Store) -> None:
    rows = [
        {"id": f"person{i}", "name": f"P{i}", "folded": f"p{i}", "key": f"k{i}", "created": 0} for i in range(PEOPLE)
    ]
    async with store.write() as connection:
        await connection.execute(sa.insert(people).values(created=0), rows)


async def everything(store: Store) -> Any:
    """All ratings with their curves, and both leaderboards."""
    curves = [await ratings.of_person(store, f"person{i}") for i in range(PEOPLE)]
    return curves, [await ratings.leaders(store, Board(game), 50) for game in ("tavarua", "whakaari")]


def test_a_rebuild_gives_the_numbers_of_the_matches_as_they_ended(chosen: Settings) -> None:
    """Two processes end matches at the same time, and a third counts all of them again."""

    async def work(one: Store, two: Store, three: Store) -> None:
        await add_people(one)
        played = some_matches(MATCHES)
        halves = ((one, played[::2]), (two, played[1::2]))

        async def play(store: Store, mine: list[RatedMatch]) -> None:
            for match in mine:
                await count(store, match)

        await asyncio.gather(*(play(*half) for half in halves))
        live = await everything(one)
        assert len(live[1][0]) > 5
        rebuilt = await ratings.rebuild(three)
        assert (rebuilt.matches, rebuilt.people, rebuilt.formula) == (MATCHES, PEOPLE, USUAL)
        assert await everything(two) == live
        assert await left_over(one) == 1

    with_stores(chosen, 3, work)


async def left_over(store: Store) -> int:
    """How many generations of standings there are."""
    query = sa.select(sa.func.count(sa.distinct(standings.c.generation)).label("found"))
    return int((await store.rows(query))[0]["found"])


@pytest.mark.exhaustive
def test_matches_that_end_during_a_rebuild_are_counted(chosen: Settings) -> None:
    async def work(one: Store, two: Store) -> None:
        await add_people(one)
        for match in some_matches(10):
            await count(one, match)
        late = some_matches(10, seed=2)
        told: list[int] = []

        async def rebuild() -> None:
            await ratings.rebuild(two, "openskill", lambda done, all_: told.append(done))

        await asyncio.gather(rebuild(), *(count(one, match) for match in late))
        after = await everything(one)
        assert (await one.rows(sa.select(folding)))[0]["matches"] == 20
        await ratings.rebuild(one)
        assert await everything(two) == after
        assert (await one.rows(sa.select(folding.c.formula)))[0]["formula"] == "openskill"

    with_stores(chosen, 2, work)


@pytest.mark.exhaustive
def test_of_two_rebuilds_the_later_one_counts(chosen: Settings) -> None:
    async def work(store: Store) -> None:
        for match in some_matches(3):
            await count(store, match)

        def overtake(done: int, all_: int) -> None:
            begun.append(asyncio.ensure_future(begin(store)))

        async def begin(store: Store) -> None:
            async with store.write() as connection:
                await connection.execute(sa.update(folding).values(begun=folding.c.begun + 1))

        begun: list[asyncio.Future[None]] = []
        with pytest.raises(RoomError, match="Another rebuild"):
            await ratings.rebuild(store, None, overtake)
        await asyncio.gather(*begun)
        assert (await store.rows(sa.select(folding.c.generation)))[0]["generation"] == 0

    with_stores(chosen, 1, work)


@pytest.mark.exhaustive
def test_equal_ratings_stand_in_the_order_of_their_ids(chosen: Settings) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        version = anchors("tavarua").version
        for number, person in enumerate(("person3", "person1", "person2")):
            finished = Finished("tavarua", version, (Side(1, person), Side(2, bot="level3")))
            await count(store, RatedMatch(f"t{number}", finished, number))
        for _ in range(2):
            assert [each.person for each in await ratings.leaders(store, Board("tavarua"), 9)] == [
                "person1", "person2", "person3"
            ]  # fmt: skip
            await ratings.rebuild(store)

    with_stores(chosen, 1, work)


def test_a_leaderboard_lists_those_who_play_at_tables_for_so_many(chosen: Settings) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        matches = (("person1", 2), ("person1", 3), ("person2", 3), ("person1", 3), ("person3", 2))
        for number, (person, seats) in enumerate(matches):
            bots = [Side(2, bot="level3") for _ in range(seats - 1)]
            finished = Finished("tavarua", anchors("tavarua").version, (Side(1, person), *bots))
            await count(store, RatedMatch(f"t{number}", finished, number))

        async def listed(**wanted: int) -> dict[str, int]:
            found = await ratings.leaders(store, Board("tavarua", **wanted), 9)
            return {each.person: each.played for each in found}

        assert await listed() == {"person1": 3, "person2": 1, "person3": 1}
        assert await listed(seats=3) == {"person1": 2, "person2": 1}
        assert await listed(seats=3, since=3) == {"person1": 1}
        assert await listed(seats=5) == {}
        board = Board("tavarua", seats=2)
        assert await ratings.standing_on(store, board, "person2") is None
        one = await ratings.standing_on(store, board, "person1")
        assert one is not None
        assert one.rating == (await ratings.of_person(store, "person1"))[0][0].rating  # the same at every table

    with_stores(chosen, 1, work)


def test_a_room_keeps_its_formula_until_it_is_told_another(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        async with store.write() as connection:
            await connection.execute(sa.update(folding).values(formula="anchored"))
        for match in (played := some_matches(10)):
            await count(store, match)
        live = await everything(store)
        assert (await ratings.rebuild(store)).formula == "anchored"
        assert await everything(store) == live
        assert (await ratings.rebuild(store, USUAL)).formula == USUAL
        fold = Fold(formula(USUAL))
        for match in played:
            fold.add(match.finished)
        curves, _ = await everything(store)
        assert {(each.game, each.person): each.rating for now, _ in curves for each in now} == fold.ratings

    with_stores(settings(tmp_path), 1, work)


def test_the_command_counts_again_and_refuses_formulas_there_are_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill(store: Store) -> None:
        for match in some_matches(5):
            await count(store, match)

    with_stores(settings(tmp_path), 1, fill)
    here = ["--data", str(tmp_path), "--language", "en"]
    assert run(["ratings", "rebuild", *here]) == 0
    assert "5 rated matches" in capsys.readouterr().out
    assert run(["ratings", "rebuild", "--formula", "openskill", *here]) == 0
    assert "openskill" in capsys.readouterr().out
    assert run(["ratings", "rebuild", "--formula", "elo", *here]) == 2
    assert "likeliest, anchored, openskill" in capsys.readouterr().err
