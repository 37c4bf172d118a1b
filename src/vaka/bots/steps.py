"""Work in steps of some milliseconds, so that several searches can share one process."""

from collections.abc import Generator, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Steps(Generic[T]):
    """The steps of a generator, one after another, and then its result."""

    result: T

    def __init__(self, steps: Generator[None, None, T]) -> None:
        self._steps = steps

    def __iter__(self) -> Iterator[None]:
        self.result = yield from self._steps


def run_steps(steps: Generator[None, None, T]) -> T:
    """Take every step, and return what the generator returns.

    >>> def three():
    ...     yield from (None, None)
    ...     return 3
    >>> run_steps(three())
    3
    """
    taken = Steps(steps)
    for _ in taken:
        pass
    return taken.result
