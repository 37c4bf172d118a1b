"""The same crowd over two processes with PostgreSQL and Redis; a file of its own, so that both run side by side."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Launched
from tests.server.ledger import Ledger
from tests.server.loose import let_hypothesis_loose, let_loose, rooms_of

pytestmark = pytest.mark.exhaustive


@pytest.fixture(scope="module")
def over_postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Launched], Ledger]]:
    with rooms_of("postgresql", tmp_path_factory.mktemp("crowd")) as both:
        yield both


def test_a_crowd_finds_every_promise_kept_by_two_processes(over_postgresql: tuple[list[Launched], Ledger]) -> None:
    let_loose(*over_postgresql)


def test_hypothesis_finds_no_shorter_way_at_two_processes(over_postgresql: tuple[list[Launched], Ledger]) -> None:
    let_hypothesis_loose(*over_postgresql)
