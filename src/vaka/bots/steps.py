"""Work in steps of some milliseconds, so that several searches can share one process."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def run_steps(steps: Generator[None, None, T]) -> T:
    """Take every step, and return what the generator returns.

    >>> def three():
    ...     yield from (None, None)
    ...     return 3
    >>> run_steps(three())
    3
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
