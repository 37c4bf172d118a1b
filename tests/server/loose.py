"""Rooms over each store, and a crowd let loose in them for many steps."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.crowd import PATIENT, Crowd, crowd
from tests.server.crowd_accounts import DEEDS
from tests.server.harness import Launched, own_schema, redis_or_skip
from tests.server.ledger import Ledger
from tests.tiers import EVERYTHING, amount
from vaka.server.store.engine import FILE

STEPS = amount("VAKA_TEST_STEPS", 120, 100_000) // (2 if EVERYTHING else 1)  # half of them on each store
KILL_EVERY = min(1_000, STEPS * 2 // 3)
PROCESSES_APART = 1_000  # processes that are started deal differently


@contextmanager
def rooms_of(database: str, folder: Path) -> Iterator[tuple[list[Launched], Ledger]]:
    """One process over SQLite, or two over PostgreSQL and Redis."""
    with ExitStack() as stack:
        if database == "sqlite":
            address, chosen = f"sqlite:///file:{folder / FILE}?mode=ro&uri=true", [{"data": str(folder)}]
        else:
            url, bus = stack.enter_context(own_schema()), redis_or_skip()
            address = url.replace("postgresql:", "postgresql+psycopg:")
            chosen = [{"data": str(folder / name), "database": url, "bus": bus} for name in "ab"]
        rooms = []
        for number, each in enumerate(chosen):
            rooms.append(Launched({**each, **PATIENT}, starts=number * PROCESSES_APART))
            stack.callback(rooms[-1].stop)
        ledger = Ledger(address)
        stack.callback(ledger.connection.close)
        yield rooms, ledger


def let_loose(rooms: list[Launched], ledger: Ledger) -> None:
    chance = random.Random(STEPS)
    with crowd(rooms, ledger) as people:
        for step in range(1, STEPS + 1):
            people.do(Crowd.kill if step % KILL_EVERY == 0 else chance.choice(DEEDS), chance)
        moves = people.statuses["POST /tables/act", 200]
        print(f"{STEPS} steps, {moves} moves by request")
        assert moves > STEPS // 20
