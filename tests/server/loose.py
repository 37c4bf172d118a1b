"""Rooms over each store, and a crowd let loose in them for many steps."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from tests.server.crowd import PATIENT, Crowd, Deed, crowd
from tests.server.crowd_accounts import DEEDS
from tests.server.harness import Launched, own_schema, redis_or_skip
from tests.server.ledger import Ledger
from tests.tiers import EVERYTHING, amount
from vaka.server.store.engine import FILE

STEPS = amount("VAKA_TEST_STEPS", 120, 100_000) // (2 if EVERYTHING else 1)  # half of them on each store
KILL_EVERY = min(1_000, STEPS * 2 // 3)
SEEDS = 1 << 16
STEPS_OF_EXAMPLE, EXAMPLES = 20, amount("VAKA_TEST_CROWDS", 2, 100)  # on each store
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


def let_hypothesis_loose(rooms: list[Launched], ledger: Ledger) -> None:
    class Machine(RuleBasedStateMachine):
        """The same deeds, in an order that Hypothesis can shorten."""

        def __init__(self) -> None:
            super().__init__()
            self.around = ExitStack()
            self.people = self.around.enter_context(crowd(rooms, ledger))

        @rule(deed=st.sampled_from(DEEDS), seed=st.integers(0, SEEDS - 1))
        def do(self, deed: Deed, seed: int) -> None:
            self.people.do(deed, random.Random(seed))  # what is drawn must not depend on what the room answers

        def teardown(self) -> None:
            self.around.close()

    chosen = settings(
        max_examples=EXAMPLES, stateful_step_count=STEPS_OF_EXAMPLE, deadline=None, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    run_state_machine_as_test(Machine, settings=chosen)
