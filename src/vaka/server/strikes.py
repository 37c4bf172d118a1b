"""Counts wrong guesses, so that nobody can go on guessing."""

import time
from collections import OrderedDict

from vaka.server.errors import TooMuch

REMEMBERED = 10_000  # of whom the guesses are counted


class Strikes:
    """Who guessed wrong lately: a client, or whoever tries for one name."""

    def __init__(self, most: int = 5, seconds: float = 300.0) -> None:
        self.most, self.seconds = most, seconds
        self._at: OrderedDict[str, list[float]] = OrderedDict()

    def check(self, whose: str) -> None:
        """Refuse another guess after too many wrong ones."""
        if len(self._recent(whose)) >= self.most:
            raise TooMuch("too-many-tries", retry_after=int(self.seconds))

    def add(self, whose: str) -> None:
        recent = self._recent(whose)
        self._at.pop(whose, None)
        self._at[whose] = [*recent, time.monotonic()]
        if len(self._at) > REMEMBERED:
            self._at.popitem(last=False)

    def _recent(self, whose: str) -> list[float]:
        return [at for at in self._at.get(whose, []) if time.monotonic() - at < self.seconds]
