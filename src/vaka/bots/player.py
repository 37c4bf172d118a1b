"""A bot at a seat: it gets the position as its seat knows it, and a random stream of its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from vaka.bots.advice import Adviser
from vaka.bots.steps import run_steps
from vaka.core.arrays import np
from vaka.core.chance import next_count, scatter
from vaka.core.errors import IllegalMove, UnknownName
from vaka.core.game import Game
from vaka.core.kernel import Ints, Rule, State, compiled_form, rule
from vaka.core.level import Level
from vaka.core.match import Match
from vaka.core.numbers import is_whole
from vaka.data.rows import NO_SEARCH

STREAMS = 1 << 20


@rule
def stream_of(seed: int, seat: int) -> int:
    """Where a bot's own random stream starts, for a match's seed and its seat."""
    return scatter(next_count((int(seed) * STREAMS + seat + 1) & (1 << 64) - 1))


@compiled_form(of=stream_of)
def _stream_of(seed: Any, seat: Any) -> Any:
    count: Any = np.uint64(seed) * np.uint64(STREAMS) + np.uint64(seat + 1)
    return scatter(next_count(count))


class Player(ABC):
    """One bot at one seat of one match. A subclass gives `choose`."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game, self.seat = game, seat
        self.stream = stream_of(seed, seat)
        self.seconds: float | None = None  # how long it may think about a decision; None: as long as it takes
        self.playouts = 0  # made for the last decision
        self.keeps_expected = False  # whether to keep what the search of a decision expected ...
        self.expected = NO_SEARCH  # ... here, of the last one
        self._actions = game.new_actions()

    def decide(self, s: State) -> int:
        """An action for the position. The state is redealt first: a bot never sees the true one."""
        return run_steps(self.thinking(s))

    def thinking(self, s: State) -> Generator[None, None, int]:
        """`decide` in steps of some milliseconds, so that several bots can share one process."""
        decision = self._decision(s)
        return (yield from self.steps(decision.known, decision.actions, decision.count, decision.bits))

    def _decision(self, s: State) -> "Decision[Self]":
        self.stream = next_count(self.stream)
        bits = scatter(self.stream)
        known = self.game.copy(s)
        self.game.rules.redeal(known, self.seat, bits)
        return Decision(self, known, self._actions, int(self.game.rules.legal(known, self._actions)), bits)

    @classmethod
    def decide_all(cls, players: Sequence[Self], states: Sequence[State]) -> list[int]:
        """`decide` for players of this class in as many matches."""
        return cls.choose_all([player._decision(s) for player, s in zip(players, states, strict=True)])

    def steps(self, known: State, actions: Ints, count: int, bits: int) -> Generator[None, None, int]:
        """`choose` in steps; bots that are quick have one."""
        yield from ()
        chosen = self.choose(known, actions, count, bits)
        return int(chosen) if is_whole(chosen) else chosen  # anything else is not legal, and whoever plays it says so

    @abstractmethod
    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        """One of the first `count` actions; `bits` are 64 random bits of the bot's own."""

    @classmethod
    def choose_all(cls, decisions: "Sequence[Decision[Self]]") -> list[int]:
        """`choose` for the players of several matches. A bot with a network overrides it, to run the network once."""
        return [
            decision.player.choose(decision.known, decision.actions, decision.count, decision.bits)
            for decision in decisions
        ]


def bot_illegal(name: str, action: object, seat: int, seed: int) -> IllegalMove:
    """That a bot chose what is not legal."""
    return IllegalMove("bot-illegal", name=name, action=str(action), seat=seat, seed=str(seed))


def decided(name: str, player: Player, match: Match) -> int:
    """What a bot decides in a match; IllegalMove that names it if that is not legal."""
    action = player.decide(match.state)
    if not is_whole(action) or action not in match.legal():
        raise bot_illegal(name, action, player.seat, match.seed)
    return action


P = TypeVar("P", bound=Player)


@dataclass(frozen=True)
class Decision(Generic[P]):
    """A decision to make: what `choose` is given, and the player it is asked of."""

    player: P
    known: State
    actions: Ints
    count: int
    bits: int


@dataclass(frozen=True)
class Loop:
    """How compiled code plays a bot, many times faster than its `Player` and action for action the same."""

    match: Rule  # `simple_match` of vaka.core.loops, or `searching_match` of vaka.bots.search.decide
    kind: int  # its number there


@dataclass(frozen=True)
class Bot:
    """A kind of bot: its name, and how to seat one."""

    name: str
    player: Callable[[Game, int, int], Player]  # of a game, a seat and a seed
    compiled: Loop | None = None  # for speed alone
    level: int | None = None  # which of the game's levels it plays at, if it searches
    only: Callable[[str], bool] | None = None  # whether it plays a game of this name; None: it plays all
    warm_up: Callable[[str], None] | None = None  # compiles what its player needs in a game
    made_of: Callable[[str], str] | None = None  # a hash of what it brings along for a game
    adviser: Callable[[Game, int, int], Adviser] | None = None  # who has the net it listens to, at a seat

    def seconds(self, game: Game) -> float | None:
        """How long it may think about a decision in a room; None if it always answers at once."""
        return None if self.level is None else self.search_level(game).seconds

    def search_level(self, game: Game) -> Level:
        """How it searches, if it does."""
        assert self.level is not None
        if self.level < len(game.levels):
            return game.levels[self.level]
        self.check(game)
        assert game.level6 is not None
        return game.level6

    def plays(self, game: str) -> bool:
        return self.only is None or self.only(game)

    def check(self, game: Game) -> None:
        """UnknownName if it does not play this game."""
        if not self.plays(game.name):
            raise UnknownName("bot-not-here", name=self.name, game=game.meta.title)
