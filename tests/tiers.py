"""Two tiers of tests: `make test` proves everything once, `make test-all` everything there is.

A test marked `exhaustive` runs only in `make test-all`, `amount` is how often something is tried in each, and `some` is
for tests of which one of a kind will do.
"""

import os
from collections.abc import Iterable
from typing import Any

import pytest

EVERYTHING = "VAKA_TEST_ALL" in os.environ


def amount(variable: str, quick: int, everything: int) -> int:
    """How many: what the environment variable says, else as many as the tier wants."""
    return int(os.environ.get(variable, everything if EVERYTHING else quick))


def some(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Values for a parametrised test: the first ones in both tiers, the others in `make test-all` alone."""
    return [value if i < quick else pytest.param(value, marks=pytest.mark.exhaustive) for i, value in enumerate(values)]
