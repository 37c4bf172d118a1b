"""Searches from Python: compiled code with its pools, a budget in playouts and seconds, and what the tree says."""

import logging
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from vaka.bots.search import decide, playouts
from vaka.bots.search.decide import (
    COLUMNS,
    EXPLORE,
    HORIZON,
    MILLION,
    NOISE,
    PLAYOUTS,
    SEARCH,
    WIDENING,
    WIDTH,
)
from vaka.bots.search.tree import MOST_NODES, NOT_THERE, ROOT, new_tree
from vaka.bots.steps import run_steps
from vaka.core.arrays import np
from vaka.core.contract import RETURN_UNIT
from vaka.core.contract.search import evaluate as no_evaluation
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.level import TO_THE_END, Level
from vaka.core.loops import KIND
from vaka.core.reasons import Fact
from vaka.core.registry import load
from vaka.data.rows import Expected

FIRST_CHUNK = 8
CHUNK_SECONDS = 0.005  # between two readings of the clock
MOST_CHUNK = 1 << 14
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Candidate:
    """A move at the root of a search."""

    action: int
    visits: int
    result: float  # mean for the seat that searches, 1 for a sole win to −1 for the last
    share: float  # how often the search would play it
    results: tuple[float, ...] = ()  # the same for every seat
    then: tuple[int, ...] = ()  # the decisions after it that belong to the same move
    seen: int = 0  # playouts of its first decision alone
    facts: tuple[Fact, ...] = ()  # what the game counts for that move, where it was asked


def level_row(game: Game, level: Level) -> Any:
    """A level as compiled code reads it [COLUMNS] i8; without an evaluation playouts go to the end."""
    row = np.zeros(COLUMNS, np.int64)
    row[KIND] = SEARCH
    row[HORIZON] = level.horizon if game.search.evaluate is not no_evaluation else TO_THE_END
    row[PLAYOUTS] = level.playouts
    row[WIDTH] = level.width
    row[EXPLORE] = round(level.explore * MILLION)
    row[WIDENING] = round(level.widening * MILLION)
    row[NOISE] = round(level.noise * MILLION)
    return row


class Searcher:
    """One search at a time in a game. The first use compiles; `compiled=False` runs the same code as plain Python."""

    def __init__(self, game: Game, nodes: int = MOST_NODES, compiled: bool = True) -> None:
        self.game = game
        linker = game.compiled if compiled else game.plain
        self._begin, self._decision = linker.link(decide.begin), linker.link(decide.decision)
        self._search = linker.link(playouts.search)
        self.tree = new_tree(game, game.meta.seats[1], nodes, compiled)
        self.compiled = compiled
        self.playouts = 0  # of the last search

    def think(
        self, known: State, seat: int, bits: int, level: Level, seconds: float | None = None, only: int | None = None
    ) -> int:
        """Search a position as the seat knows it, and return the action to play; `only`: search no other."""
        return run_steps(self.thinking(known, seat, bits, level, seconds, only))

    def thinking(
        self, known: State, seat: int, bits: int, level: Level, seconds: float | None = None, only: int | None = None,
        least: int = 0,
    ) -> Generator[None, None, int]:  # fmt: skip
        """`think` in steps of some milliseconds. Ends after the level's playouts, or when `seconds` have passed.

        Considers `least` moves from the beginning, whatever the level's width.
        However it is divided into steps, the same playouts give the same answer.
        """
        started = time.monotonic()
        tree: Any = self.tree
        tree.states[ROOT] = known.record if self.compiled else known
        self._begin(tree, seat, np.uint64(bits), level_row(self.game, level))
        tree.control[0]["least"] = least
        if only is not None:
            tree.control[0]["only"] = only
        left, chunk = level.playouts, FIRST_CHUNK if self.compiled else 1
        while left > 0:
            chunk = min(chunk, left)
            before = time.monotonic()
            self._search(tree, chunk, NO_EVENTS)
            left -= chunk
            spent = time.monotonic() - before
            if seconds is not None and before + spent - started >= seconds:
                break
            chunk = max(1, min(MOST_CHUNK, 2 * chunk, int(chunk * CHUNK_SECONDS / max(1e-6, spent))))
            yield
        self.playouts = int(tree.control[0]["playouts"])
        return int(self._decision(tree))

    @property
    def is_alone(self) -> bool:
        """Whether the last search was in a match for one."""
        return bool(self.tree.control[0]["alone"])

    def look_again(self, action: int, playouts: int) -> None:
        """Add playouts to one move of the last search: one that looks poor is hardly known."""
        control: Any = self.tree.control[0]
        before, control["only"] = int(control["only"]), action
        self._search(self.tree, playouts, NO_EVENTS)
        control["only"] = before

    def _results(self, ordinal: int, visits: int) -> tuple[float, ...]:
        sums = self.tree.sums
        return tuple(int(sums[ordinal, seat]) / max(1, visits) / RETURN_UNIT for seat in range(sums.shape[1]))

    def candidates(self) -> list[Candidate]:
        """The moves the last search has looked at, most played first."""
        found, total = [], 0.0
        edge = int(self.tree.nodes[0]["first"])
        hidden = bool(self.tree.nodes[0]["hidden"])
        while edge != NOT_THERE:
            e = self.tree.edges[edge]
            visits = int(e["visits"])
            weight = float(e["share"]) if hidden else float(visits)
            found.append((int(e["action"]), visits, int(e["value"]) / max(1, visits) / RETURN_UNIT, weight))
            total += weight
            edge = int(e["following"])
        moves = [
            Candidate(action, visits, result, weight / (total or 1.0), self._results(i, visits))
            for i, (action, visits, result, weight) in enumerate(found)
        ]
        return sorted(moves, key=lambda move: (-move.share, -move.visits, move.action))

    def expected(self) -> Expected:
        """What the last search expected for the seat that searches, and how often it would play each move."""
        moves = self.candidates()
        value = sum(move.visits * move.result for move in moves) / sum(move.visits for move in moves)
        return Expected(value, {move.action: move.share for move in moves})


GameOf: TypeAlias = Callable[[str], Game]  # a game by its name, with its own search or another
_ready: set[tuple[str, GameOf]] = set()  # games whose search is compiled in this process
_spare: dict[tuple[str, GameOf], list[Searcher]] = {}  # their searchers that nobody uses now


def warm_up(name: str, of: GameOf = load) -> None:
    """Compile the search of a game, or load it from the cache."""
    if ready(name, of):
        return
    game = of(name)
    state = game.new_state()
    game.rules.setup(state, game.meta.seats[0], game.option_codes(), 1)
    searcher = Searcher(game)
    searcher.think(state, int(game.rules.to_move(state)), 1, Level(2, horizon=1))
    _spare.setdefault((name, of), []).append(searcher)
    _ready.add((name, of))


def ready(name: str, of: GameOf = load) -> bool:
    """Whether the search of a game is compiled in this process."""
    return (name, of) in _ready


@contextmanager
def borrowed(name: str, of: GameOf = load) -> Iterator[Searcher]:
    """A searcher that nobody else uses meanwhile; their pools are large, so they are used again."""
    if not ready(name, of):
        if not of(name).compiled.is_cached(playouts.search):
            log.warning("Compiling the search of %s; it is kept for the next time.", of(name).meta.title)
        warm_up(name, of)
    spare = _spare[name, of]
    searcher = spare.pop() if spare else Searcher(of(name))
    try:
        yield searcher
    finally:
        spare.append(searcher)
