"""A crowd of people who do anything at any time: no server error, no lost move, no secret told, nothing left open."""

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from tests.server.crowd import Deed, crowd
from tests.server.crowd_accounts import DEEDS
from tests.server.harness import Launched
from tests.server.ledger import Ledger
from tests.server.loose import let_loose, rooms_of
from tests.tiers import amount

SEEDS = 1 << 16
STEPS_OF_EXAMPLE, EXAMPLES = 20, amount("VAKA_TEST_CROWDS", 2, 100)


@pytest.fixture(scope="module")
def over_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Launched], Ledger]]:
    with rooms_of("sqlite", tmp_path_factory.mktemp("crowd")) as both:
        yield both


def test_a_crowd_finds_every_promise_kept(over_sqlite: tuple[list[Launched], Ledger]) -> None:
    let_loose(*over_sqlite)


def test_hypothesis_finds_no_shorter_way_to_a_broken_promise(over_sqlite: tuple[list[Launched], Ledger]) -> None:
    class Machine(RuleBasedStateMachine):
        """The same deeds, in an order that Hypothesis can shorten."""

        def __init__(self) -> None:
            super().__init__()
            self.around = ExitStack()
            self.people = self.around.enter_context(crowd(*over_sqlite))

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
