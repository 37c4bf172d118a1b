"""The same crowd over two processes with PostgreSQL and Redis; a file of its own, so that both run side by side."""

from pathlib import Path

import pytest

from tests.server.loose import let_loose, rooms_of


@pytest.mark.exhaustive
def test_a_crowd_finds_every_promise_kept_by_two_processes(tmp_path: Path) -> None:
    with rooms_of("postgresql", tmp_path) as (rooms, ledger):
        let_loose(rooms, ledger)
