"""A crowd of people who do anything at any time: no server error, no lost move, no secret told, nothing left open."""

import random
from collections.abc import Iterator

import pytest

from tests.server.crowd import Crowd, crowd
from tests.server.harness import Launched
from tests.server.ledger import Ledger
from tests.server.loose import let_hypothesis_loose, let_loose, rooms_of
from vaka.core.rounds import round_number


@pytest.fixture(scope="module")
def over_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Launched], Ledger]]:
    with rooms_of("sqlite", tmp_path_factory.mktemp("crowd")) as both:
        yield both


def test_a_crowd_finds_every_promise_kept(over_sqlite: tuple[list[Launched], Ledger]) -> None:
    let_loose(*over_sqlite)


def test_hypothesis_finds_no_shorter_way_to_a_broken_promise(over_sqlite: tuple[list[Launched], Ledger]) -> None:
    let_hypothesis_loose(*over_sqlite)


def test_the_crowd_follows_a_round_that_was_taken_back_into_its_middle(
    over_sqlite: tuple[list[Launched], Ledger],
) -> None:
    """The choice of the first seat stays, the others choose again, and what they choose is theirs."""
    chance = random.Random(1)
    with crowd(*over_sqlite) as people:
        ann, bo = people.people[:2]
        body = {"game": "tavarua", "seats": [{"kind": "me"}, {"kind": "open"}], "bearer": True}
        people.sit_at_new(ann, people.ask(chance, ann, "POST", "/tables", body))
        (table,) = people.tables
        bo.keep(people.ask(chance, bo, "POST", f"/tables/{table}/sit", {"bearer": True}).json())
        page = people.check(table)
        while page.count < 6:
            people.do(Crowd.move, chance)
        numbers = [round_number(page.match.game, page.match.at(ply)) for ply in range(page.match.ply)]
        middle = max(ply for ply in range(1, page.match.ply) if numbers[ply] and numbers[ply - 1] == numbers[ply])
        second, first = (ann, bo) if page.match.seat_at(middle) in ann.seats(page) else (bo, ann)
        asked = {"entry": page.count, "to_ply": middle}
        people.ask(chance, second, "POST", f"/tables/{table}/undo", asked)
        people.ask(chance, first, "POST", f"/tables/{table}/undo/answer", {"agree": True})
        page = people.check(table)
        at, count = page.round_at(page.count), page.count
        assert at is not None
        assert at.played, "the round began anew"
        while page.count < count + 4:
            people.do(Crowd.move, chance)
