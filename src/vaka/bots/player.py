"""What sits at a table in place of a person: it gets the position as its seat knows it, and its own random stream."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from vaka.core.chance import next_count, scatter
from vaka.core.game import Game
from vaka.core.kernel import Ints, State

STREAMS = 1 << 20


def stream_of(seed: int, seat: int) -> int:
    """Where a bot's own random stream starts, for a match's seed and its seat."""
    return scatter(next_count((seed * STREAMS + seat + 1) & (1 << 64) - 1))


class Player(ABC):
    """One bot at one seat of one match, in plain mode."""

    seconds: float | None = None  # how long it may think about the next decision; None: as long as it takes

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game, self.seat = game, seat
        self.stream = stream_of(seed, seat)
        self._actions = game.new_actions()

    def decide(self, s: State) -> int:
        """An action for the position. The state is dealt anew first: a bot never sees the true one."""
        self.stream = next_count(self.stream)
        bits = scatter(self.stream)
        known = self.game.copy(s)
        self.game.rules.redeal(known, self.seat, bits)
        count = int(self.game.rules.legal(known, self._actions))
        return int(self.choose(known, self._actions, count, bits))

    @abstractmethod
    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        """One of the first `count` actions; `bits` are 64 random bits of the bot's own."""


@dataclass(frozen=True)
class Bot:
    """A kind of bot: how to seat one, and how compiled loops call it."""

    name: str
    player: Callable[[Game, int, int], Player]  # of a game, a seat and a seed
    loop_kind: int  # its number in vaka.core.loops
    level: int | None = None  # which of the game's levels it plays at, if it searches
