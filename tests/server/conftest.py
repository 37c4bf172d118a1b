"""One room for the tests of a module that do not need a special one."""

import secrets
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.server.harness import Guest, Served, served, settings
from vaka.core.match import Match
from vaka.room.commitment import CommittedSeed


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings(tmp_path_factory.mktemp("room"))) as one:
        yield one


@pytest.fixture
def guest(room: Served) -> Iterator[Guest]:
    with Guest(room.url) as one:
        yield one


@pytest.fixture
def other(room: Served) -> Iterator[Guest]:
    with Guest(room.url) as one:
        yield one


@cache
def seed_for_first_seat(seats: int) -> int:
    """A seed under which seat 0 begins."""
    return next(seed for seed in range(1 << 60, 1 << 61) if Match("powerboats", seats, seed=seed).to_move == 0)


@pytest.fixture(autouse=True)
def begins(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Seeds under which seat 0 begins: of tables for two, unless a test asks for another number of seats."""

    def at_table_of(seats: int) -> None:
        seed = seed_for_first_seat(seats)
        monkeypatch.setattr(CommittedSeed, "new", classmethod(lambda cls: cls(seed, secrets.token_hex(32))))

    at_table_of(2)
    return at_table_of
