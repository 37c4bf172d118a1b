"""Two tiers of tests: `make test` proves everything once, `make test-all` everything there is.

A test marked `exhaustive` runs only in `make test-all`, and `amount` is how often something is tried in each.
"""

import os

EVERYTHING = "VAKA_TEST_ALL" in os.environ


def amount(variable: str, quick: int, everything: int) -> int:
    """How many: what the environment variable says, else as many as the tier wants."""
    return int(os.environ.get(variable, everything if EVERYTHING else quick))
