"""Bulk play: matches of bots, on as many processes as asked for.

Where every bot of a match has a compiled loop, the match is one call of compiled code. Otherwise each decision is asked
of the bot's `Player`. Both play the same actions.
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, TypedDict

import numpy as np

from vaka.arena.workers import made_in_order
from vaka.bots import bot
from vaka.bots.fast import fast_if_cached
from vaka.bots.player import Bot, Player, bot_illegal, stream_of
from vaka.bots.search import playouts
from vaka.bots.search.decide import COLUMNS, PLAYOUTS, searching_match
from vaka.bots.search.searcher import level_row
from vaka.bots.search.tree import new_tree, nodes_for
from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import IllegalMove, OutOfRange
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Ints, Rule, State
from vaka.core.loops import KIND, new_pools, simple_match
from vaka.core.match import Match
from vaka.core.meta import Options
from vaka.core.numbers import is_whole
from vaka.core.plain import plain_class
from vaka.core.registry import load
from vaka.data.rows import Expected

CHUNK = 50  # matches a worker plays before it reports


@dataclass(frozen=True)
class Simulation:
    """What to play: match i has the seed `seed + i`."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat, by name: worker processes load them again
    options: tuple[tuple[str, str | int], ...] = ()
    seed: int = 0
    matches: int = 100
    kit: tuple[int, ...] | None = None  # components of a person's own box
    values: bool = False  # whether to keep what the searches of its bots expected

    @classmethod
    def make(
        cls, game: str, seats: int | None, bots: list[str], options: Options, seed: int, matches: int,
        kit: tuple[int, ...] | None = None, values: bool = False,
    ) -> "Simulation":  # fmt: skip
        """A simulation with everything checked; one bot named fills all seats."""
        meta = load(game).meta
        count = meta.check_seats(len(bots) if seats is None and len(bots) > 1 else seats)
        names = bots * count if len(bots) == 1 else bots
        if len(names) != count:
            raise OutOfRange("bad-bots", given=len(bots), seats=count)
        for name in names:
            bot(name, load(game))
        if matches < 1:
            raise OutOfRange("bad-count", name="--matches", given=matches, low=1)
        return cls(game, count, tuple(names), tuple(meta.complete(options, count).items()), seed, matches, kit, values)

    def to_data(self) -> "SimulationData":
        """Plain data that says what is played, whatever the number of matches."""
        return {
            "game": self.game,
            "version": load(self.game).meta.version,
            "seats": self.seats,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": str(self.seed),
            "kit": None if self.kit is None else list(self.kit),
            "values": self.values,
        }


class SimulationData(TypedDict):
    """A simulation as JSON, without the number of matches: the first line of a journal."""

    game: str
    version: int
    seats: int
    bots: list[str]
    options: Options
    seed: str
    kit: list[int] | None
    values: bool


@dataclass
class Outcome:
    """One match: enough to replay it, and its result."""

    seed: int
    actions: Ints
    returns: list[int]
    figures: dict[str, float]
    expected: list[Expected] | None = None  # by the searches of all decisions, if the simulation keeps that

    def match(self, simulation: Simulation) -> Match:
        """The match itself, replayed."""
        game = fast_if_cached(load(simulation.game))
        match = Match(game, simulation.seats, dict(simulation.options), self.seed, simulation.kit)
        for action in self.actions.tolist():
            match.play(action)
        return match


def play_chunk(simulation: Simulation, first: int, count: int) -> list[Outcome]:
    """Matches first .. first + count − 1 of a simulation, played here and now."""
    game = load(simulation.game)
    runner: Runner = _CompiledRunner(game, simulation) if loop_of(simulation) else _PlayerRunner(game, simulation)
    seeds = [(simulation.seed + i) % (1 << 64) for i in range(first, first + count)]
    outcomes = []
    for seed, (state, actions, expected) in zip(seeds, runner.play(seeds), strict=True):
        out = np.zeros(simulation.seats, np.int32)
        game.rules.returns(state, out)
        outcomes.append(Outcome(seed, actions, out.tolist(), game.figures(state), expected))
    return outcomes


def loop_of(simulation: Simulation) -> Rule | None:
    """The compiled loop that plays all bots of a simulation, if there is one; without search it is compiled sooner."""
    loops = [bot(name).compiled for name in simulation.bots]
    if any(loop is None for loop in loops) or simulation.values:
        return None
    return simple_match if all(loop and loop.match is simple_match for loop in loops) else searching_match


def compiles(simulation: Simulation) -> Rule | None:
    """What has to be compiled before a simulation is played: its loop, or the search if a player needs it."""
    searches = any(bot(name).warm_up is not None for name in simulation.bots)
    return loop_of(simulation) or (playouts.search if searches else None)


def advances_together(simulation: Simulation) -> bool:
    """Whether its matches gain from being many in one chunk: networks decide in all of them at once."""
    return compiles(simulation) is None


def prepare(simulation: Simulation) -> None:
    """Compile what a simulation needs, or load it from the cache."""
    if loop_of(simulation) is not None:
        play_chunk(simulation, 0, 1)
        return
    for warm_up in {bot(name).warm_up for name in simulation.bots}:
        if warm_up is not None:
            warm_up(simulation.game)


Played: TypeAlias = tuple[State, Ints, list[Expected] | None]


class Runner(Protocol):
    """Plays matches of a simulation."""

    def play(self, seeds: list[int]) -> Iterable[Played]:
        """The last position of each match, good until the next is asked for, its actions, and what was expected."""


class _CompiledRunner:
    """Plays by a compiled loop, in arrays of its own."""

    def __init__(self, game: Game, simulation: Simulation) -> None:
        loop = loop_of(simulation)
        assert loop is not None
        self.game, self.bots, self.seats = game, simulation.bots, simulation.seats
        self.codes = game.option_codes(dict(simulation.options), simulation.kit)
        self.streams = np.zeros(simulation.seats, np.uint64)
        self.log = np.zeros(game.max_plies, np.int32)
        self.rows = np.array([bot_row(game, bot(name)) for name in simulation.bots])
        most = int(self.rows[:, PLAYOUTS].max())
        self.pools = new_pools(game) if loop is simple_match else new_tree(game, simulation.seats, nodes_for(most))
        self.run = game.compiled.link(loop)

    def play(self, seeds: list[int]) -> Iterator[Played]:
        for seed in seeds:
            for seat in range(self.seats):
                self.streams[seat] = stream_of(seed, seat)
            plies = int(
                self.run(
                    self.pools, self.seats, self.codes, np.uint64(seed), self.rows, self.streams, NO_EVENTS, self.log
                )
            )  # fmt: skip
            state = plain_class(self.game.state)(self.pools.states[:1])
            if plies == len(self.log):
                check_over(self.game, state, self.bots, seed)
            yield state, self.log[:plies].copy(), None


def check_over(game: Game, state: State, bots: tuple[str, ...], seed: int) -> None:
    """IllegalMove if a match that has had all the decisions it may have is not over: bots can go round in circles."""
    if game.rules.to_move(state) >= 0:
        names = ", ".join(dict.fromkeys(bots))
        raise IllegalMove("bots-too-long", game=game.meta.title, bots=names, seed=str(seed), most=game.max_plies)


def bot_row(game: Game, seated: Bot) -> Ints:
    """What a compiled loop is told about a bot [COLUMNS] i8."""
    assert seated.compiled is not None
    row: Ints = np.zeros(COLUMNS, np.int64) if seated.level is None else level_row(game, seated.search_level(game))
    row[KIND] = seated.compiled.kind
    return row


class _PlayerRunner:
    """Asks bots for one action at a time, by compiled rules where an earlier run left them in the cache.

    All matches advance together. Bots that decide one by one go first, so that when a bot with a network is asked, as
    many matches as possible wait for it.
    """

    def __init__(self, game: Game, simulation: Simulation) -> None:
        self.game, self.simulation = fast_if_cached(game), simulation
        self.codes = game.option_codes(dict(simulation.options), simulation.kit)

    def play(self, seeds: list[int]) -> list[Played]:
        lanes = [self._lane(seed) for seed in seeds]
        while waiting := self._waiting(lanes):
            asked = min(waiting.values(), key=lambda lanes: (_at_once(lanes[0].player), -len(lanes)))
            players = [lane.player for lane in asked]
            chosen = type(players[0]).decide_all(players, [lane.state for lane in asked])
            for lane, action in zip(asked, chosen, strict=True):
                lane.apply(action)
        return [(lane.state, np.array(lane.actions, np.int32), lane.expected) for lane in lanes]

    def _lane(self, seed: int) -> "Lane":
        bots, values = self.simulation.bots, self.simulation.values
        players = [bot(name).player(self.game, seat, seed) for seat, name in enumerate(bots)]
        return Lane(self.game, players, bots, self.codes, seed, values)

    def _waiting(self, lanes: list["Lane"]) -> dict[str, list["Lane"]]:
        """The matches that go on, by the bot that decides in them."""
        waiting: dict[str, list[Lane]] = {}
        for lane in lanes:
            if lane.seat >= 0:
                waiting.setdefault(lane.bots[lane.seat], []).append(lane)
        return waiting


def _at_once(player: Player) -> bool:
    """Whether it decides in several matches at once."""
    return type(player).choose_all.__func__ is not Player.choose_all.__func__  # type: ignore[attr-defined]


class Lane:
    """A match of players, each with the name of its bot; several can advance together."""

    def __init__(
        self, game: Game, players: list[Player], bots: tuple[str, ...], codes: Ints, seed: int, values: bool = False
    ) -> None:
        self.game, self.players, self.bots, self.seed = game, players, bots, seed
        self.state, self.actions = game.new_state(), list[int]()
        game.rules.setup(self.state, len(players), codes, seed)
        self.seat = int(game.rules.to_move(self.state))
        self.expected: list[Expected] | None = [] if values else None
        for player in players:
            player.keeps_expected = values

    @property
    def player(self) -> Player:
        """The one that decides now."""
        return self.players[self.seat]

    def apply(self, action: int) -> None:
        """Play what the player to move has decided."""
        if not is_whole(action) or action not in self.game.legal_actions(self.state):
            raise bot_illegal(self.bots[self.seat], action, self.seat, self.seed)
        self.game.rules.apply(self.state, action, NO_EVENTS)
        self.actions.append(action)
        if self.expected is not None:
            self.expected.append(self.player.expected)
        self.seat = int(self.game.rules.to_move(self.state))
        if len(self.actions) == self.game.max_plies:
            check_over(self.game, self.state, self.bots, self.seed)


def play(simulation: Simulation, workers: int = 1, first: int = 0) -> Iterator[Outcome]:
    """The matches of a simulation in order from number `first` on, as they are finished."""
    quick = loop_of(simulation) is simple_match or advances_together(simulation)
    size = max(1, min(CHUNK, -(-(simulation.matches - first) // workers))) if quick else 1
    chunks = [(start, min(size, simulation.matches - start)) for start in range(first, simulation.matches, size)]
    for outcomes in made_in_order(
        play_chunk, ((simulation, *chunk) for chunk in chunks), max(1, min(workers, len(chunks)))
    ):
        yield from outcomes


class Spread(TypedDict):
    """Mean, deviation and ends of some numbers."""

    mean: float
    sd: float
    min: float
    max: float


class SeatSummary(TypedDict):
    """How one seat fared."""

    seat: int
    bot: str
    wins: float
    mean_return: float


class Summary(TypedDict):
    """The result of a simulation: the JSON of `vaka simulate --json`."""

    game: str
    seats: int
    options: Options
    seed: str
    matches: int
    decisions: int
    seconds: float
    decisions_per_s: int
    matches_per_s: float
    decisions_per_match: float
    by_seat: list[SeatSummary]
    figures: dict[str, Spread]


@dataclass
class Tally:
    """Running sums over matches."""

    simulation: Simulation
    matches: int = 0
    decisions: int = 0
    returns: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    figures: dict[str, list[float]] = field(default_factory=dict)
    started: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        self.returns, self.wins = [0] * self.simulation.seats, [0.0] * self.simulation.seats

    def add(self, outcome: Outcome) -> None:
        self.matches += 1
        self.decisions += len(outcome.actions)
        best = max(outcome.returns)
        winners = [seat for seat, value in enumerate(outcome.returns) if value == best]
        for seat, value in enumerate(outcome.returns):
            self.returns[seat] += value
            self.wins[seat] += (seat in winners) / len(winners)
        for name, number in outcome.figures.items():
            self.figures.setdefault(name, []).append(number)

    def summary(self) -> Summary:
        """Plain data for `--json` and for the table."""
        seconds, n = time.perf_counter() - self.started, max(1, self.matches)
        return {
            "game": self.simulation.game,
            "seats": self.simulation.seats,
            "options": dict(self.simulation.options),
            "seed": str(self.simulation.seed),
            "matches": self.matches,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_s": round(self.decisions / seconds),
            "matches_per_s": round(self.matches / seconds, 1),
            "decisions_per_match": round(self.decisions / n, 1),
            "by_seat": [
                {
                    "seat": seat,
                    "bot": name,
                    "wins": round(self.wins[seat] / n, 4),
                    "mean_return": round(self.returns[seat] / n / RETURN_UNIT, 4),
                }
                for seat, name in enumerate(self.simulation.bots)
            ],
            "figures": {name: spread(numbers) for name, numbers in self.figures.items()},
        }


def spread(numbers: list[float]) -> Spread:
    """Mean, deviation and ends of some numbers."""
    array = np.array(numbers)
    return {
        "mean": round(float(array.mean()), 3),
        "sd": round(float(array.std()), 3),
        "min": float(array.min()),
        "max": float(array.max()),
    }
