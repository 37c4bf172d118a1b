"""A crowd of people who do anything at any time: no server error, no lost move, no secret told, nothing left open."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Launched
from tests.server.ledger import Ledger
from tests.server.loose import let_hypothesis_loose, let_loose, rooms_of


@pytest.fixture(scope="module")
def over_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Launched], Ledger]]:
    with rooms_of("sqlite", tmp_path_factory.mktemp("crowd")) as both:
        yield both


def test_a_crowd_finds_every_promise_kept(over_sqlite: tuple[list[Launched], Ledger]) -> None:
    let_loose(*over_sqlite)


def test_hypothesis_finds_no_shorter_way_to_a_broken_promise(over_sqlite: tuple[list[Launched], Ledger]) -> None:
    let_hypothesis_loose(*over_sqlite)
