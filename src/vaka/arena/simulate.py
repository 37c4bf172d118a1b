"""Bulk play: matches of bots in compiled mode, on as many processes as asked for."""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

import numpy as np

from vaka.bots import bot
from vaka.bots.player import stream_of
from vaka.bots.search.decide import PLAYOUTS, searching_match
from vaka.bots.search.searcher import level_row
from vaka.bots.search.tree import new_tree, nodes_for
from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import OutOfRange
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Rule
from vaka.core.loops import SEARCH, bot_match
from vaka.core.match import Match
from vaka.core.plain import plain_class
from vaka.core.registry import load

CHUNK = 50  # matches a worker plays before it reports


@dataclass(frozen=True)
class Plan:
    """What to play: match i has the seed `seed + i`."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 0
    matches: int = 100
    kit: tuple[int, ...] | None = None  # components of a person's own box

    @classmethod
    def make(
        cls, game: str, seats: int | None, bots: list[str], options: dict[str, Any], seed: int, matches: int,
        kit: tuple[int, ...] | None = None,
    ) -> "Plan":  # fmt: skip
        """A plan with everything checked; one bot named fills all seats."""
        meta = load(game).meta
        count = meta.check_seats(len(bots) if seats is None and len(bots) > 1 else seats or min(4, meta.seats[1]))
        names = bots * count if len(bots) == 1 else bots
        if len(names) != count:
            raise OutOfRange("bad-bots", given=len(bots), seats=count)
        for name in names:
            bot(name)
        if matches < 1:
            raise OutOfRange("bad-count", name="--games", given=matches, low=1)
        return cls(game, count, tuple(names), tuple(meta.complete(options, count).items()), seed, matches, kit)


@dataclass
class Outcome:
    """One match: enough to replay it, and what came of it."""

    seed: int
    actions: list[int]
    returns: list[int]
    figures: dict[str, float]

    def match(self, plan: Plan) -> Match:
        """The match itself, replayed."""
        match = Match(plan.game, plan.seats, dict(plan.options), self.seed, plan.kit)
        for action in self.actions:
            match.play(action)
        return match


def play_chunk(plan: Plan, first: int, count: int) -> list[Outcome]:
    """Matches first .. first + count − 1 of a plan, played here and now."""
    game = load(plan.game)
    pools = _Pools(game, plan)
    outcomes = []
    for i in range(first, first + count):
        seed = (plan.seed + i) % (1 << 64)
        for seat in range(plan.seats):
            pools.streams[seat] = stream_of(seed, seat)
        plies = pools.play(plan.seats, seed)
        state = plain_class(game.state)(pools.tree.states[:1])
        out = np.zeros(plan.seats, np.int32)
        game.rules.returns(state, out)
        outcomes.append(Outcome(seed, pools.log[:plies].tolist(), out.tolist(), game.figures(state)))
    return outcomes


def loop_of(plan: Plan) -> Rule:
    """The loop that plays the plan's bots: one without search is compiled sooner."""
    return searching_match if any(bot(name).loop_kind == SEARCH for name in plan.bots) else bot_match


class _Pools:
    """The arrays a worker plays in."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.codes = game.option_codes(dict(plan.options), plan.kit)
        self.kinds = np.array([bot(name).loop_kind for name in plan.bots], np.int32)
        self.streams = np.zeros(plan.seats, np.uint64)
        self.log = np.zeros(game.max_plies, np.int32)
        chosen = [bot(name).level for name in plan.bots]
        self.levels = np.array([level_row(game, game.levels[i or 0]) for i in chosen])
        self.searches = SEARCH in self.kinds
        self.tree = new_tree(game, plan.seats, nodes_for(int(self.levels[:, PLAYOUTS].max())) if self.searches else 1)
        self.run = game.compiled.link(loop_of(plan))

    def play(self, seats: int, seed: int) -> int:
        """Play one match in `tree.states[0]`; how many decisions it took."""
        tree, number = self.tree, np.uint64(seed)
        if self.searches:
            return int(
                self.run(tree, seats, self.codes, number, self.kinds, self.levels, self.streams, NO_EVENTS, self.log)
            )
        return int(
            self.run(
                tree.states, seats, self.codes, number, self.kinds, self.streams, tree.memo[0], tree.actions,
                NO_EVENTS, self.log,
            )
        )  # fmt: skip


def play(plan: Plan, workers: int = 1) -> Iterator[Outcome]:
    """The matches of a plan in order, as they are finished."""
    chunks = [(first, min(CHUNK, plan.matches - first)) for first in range(0, plan.matches, CHUNK)]
    if workers == 1 or len(chunks) == 1:
        for first, count in chunks:
            yield from play_chunk(plan, first, count)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for outcomes in pool.map(play_chunk, *zip(*((plan, *chunk) for chunk in chunks), strict=True)):
            yield from outcomes


@dataclass
class Tally:
    """Running sums over matches."""

    plan: Plan
    matches: int = 0
    decisions: int = 0
    returns: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    figures: dict[str, list[float]] = field(default_factory=dict)
    started: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        self.returns, self.wins = [0] * self.plan.seats, [0.0] * self.plan.seats

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

    def summary(self) -> dict[str, Any]:
        """Plain data for `--json` and for the table."""
        seconds, n = time.perf_counter() - self.started, max(1, self.matches)
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": dict(self.plan.options),
            "seed": str(self.plan.seed),
            "games": self.matches,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_s": round(self.decisions / seconds),
            "games_per_s": round(self.matches / seconds, 1),
            "decisions_per_game": round(self.decisions / n, 1),
            "by_seat": [
                {
                    "seat": seat,
                    "bot": name,
                    "wins": round(self.wins[seat] / n, 4),
                    "mean_return": round(self.returns[seat] / n / RETURN_UNIT, 4),
                }
                for seat, name in enumerate(self.plan.bots)
            ],
            "figures": {name: spread(numbers) for name, numbers in self.figures.items()},
        }


def spread(numbers: list[float]) -> dict[str, float]:
    """Mean, deviation and ends of some numbers."""
    array = np.array(numbers)
    return {
        "mean": round(float(array.mean()), 3),
        "sd": round(float(array.std()), 3),
        "min": float(array.min()),
        "max": float(array.max()),
    }
