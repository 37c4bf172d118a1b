"""A bot of one's own, in a file: it counts its calls in the file that VAKA_TEST_CALLS names, in whatever process."""

import os
from pathlib import Path

from vaka.bots import Bot, Player
from vaka.core.kernel import Ints, State


class Counting(Player):
    """Plays anything legal."""

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        with Path(os.environ["VAKA_TEST_CALLS"]).open("a") as calls:
            calls.write(f"{os.getpid()}\n")
        return int(actions[bits % count])


class Cheat(Player):
    """Chooses what is not legal."""

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        return -1


class First(Player):
    """Plays the first legal action: some matches of four of them would never end."""

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        return int(actions[0])


class Careless(Player):
    """Returns what a network might: a number that is not whole."""

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        return float(actions[0])  # type: ignore[return-value]


class Unfinished(Player):
    """Does not say how it chooses."""


NAMED = Bot("named", Counting)
