"""What a position is worth and why, and where a match turned.

Searches with a fixed seed and count of playouts: every number comes again.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from vaka.bots.search.numbers import mix
from vaka.bots.search.searcher import Candidate, Searcher, borrowed
from vaka.core.errors import OutOfRange
from vaka.core.match import Match
from vaka.locale import speak, speak_of

PLAYOUTS = 2_000
REVIEW_PLAYOUTS = 200
TURNING_POINTS = 3


@dataclass(frozen=True)
class Advice:
    """One move and what to expect of it."""

    action: int
    move: str  # in notation
    parts: dict[str, Any]  # as the game describes it
    expected: float  # share of the result: 1 for a sure win, 0 for a sure last place
    share: float  # how often the search would play it
    playouts: int
    results: tuple[float, ...] = field(repr=False, default=())  # the expected share of every seat

    def words(self, game: str, language: str) -> str:
        return speak_of(language, f"{game}-action-{self.parts['kind']}", self.parts)


@dataclass(frozen=True)
class Analysis:
    """A position as the seat to move knows it: its moves, the best first."""

    game: str
    ply: int
    seat: int
    playouts: int
    seed: int
    moves: tuple[Advice, ...]

    @property
    def best(self) -> Advice:
        return self.moves[0]

    def why(self, language: str = "en") -> str:
        """One sentence: the best move against the next best."""
        said = self.best.words(self.game, language)
        if len(self.moves) == 1:
            return speak(language, "analyse-only", move=said)
        other = max(self.moves[1:], key=lambda move: move.expected if move.playouts > 0 else -1.0)
        return speak(
            language, "analyse-why", move=said, chance=percent(self.best.expected), other=percent(other.expected),
            next=other.words(self.game, language),
        )  # fmt: skip


def percent(share: float) -> int:
    return round(100 * share)


def analyse(
    match: Match, ply: int | None = None, playouts: int = PLAYOUTS, seed: int = 0, seconds: float | None = None,
    compiled: bool = True,
) -> Analysis:  # fmt: skip
    """The best moves of a position with their expected results, from counted playouts.

    The same match, ply, playouts and seed give the same numbers to the last digit; with `seconds` the clock may end
    the search before.
    """
    at = match if ply is None else match.fork(ply)
    if at.over:
        raise OutOfRange("analyse-over")
    with _searcher(at, compiled) as searcher:
        return _Analyst(searcher, playouts, seed).free(at, seconds)


class _Analyst:
    def __init__(self, searcher: Searcher, playouts: int, seed: int) -> None:
        self.searcher, self.playouts, self.seed = searcher, playouts, seed

    def free(self, match: Match, seconds: float | None = None) -> Analysis:
        """Search the position after the match's last ply."""
        candidates = self._search(match, seconds)
        moves = tuple(self._advice(match, candidate) for candidate in candidates)
        return Analysis(match.game.name, match.ply, match.to_move, self.searcher.playouts, self.seed, moves)

    def results_of(self, match: Match, action: int) -> tuple[float, ...]:
        """What every seat may expect after one action."""
        return self._advice(match, self._search(match, None, action)[0]).results

    def _search(self, match: Match, seconds: float | None, only: int | None = None) -> list[Candidate]:
        game, seat = match.game, match.to_move
        legal = match.legal()
        if len(legal) == 1:
            only = legal[0]
        bits = mix(mix(self.seed, match.ply), seat)
        known = game.copy(match.state)
        game.rules.redeal(known, seat, bits)
        level = replace(game.levels[-1], playouts=self.playouts, waver=0.0)
        self.searcher.think(known, seat, bits, level, seconds, only)
        return self.searcher.candidates()

    def _advice(self, match: Match, candidate: Candidate) -> Advice:
        game, state = match.game, match.state
        results = tuple((1 + result) / 2 for result in candidate.results[: match.seats])
        return Advice(
            candidate.action,
            game.notation.write(state, candidate.action),
            game.describe(state, candidate.action),
            (1 + candidate.result) / 2,
            candidate.share,
            candidate.visits,
            results,
        )


def _searcher(match: Match, compiled: bool) -> Any:
    from contextlib import nullcontext

    return borrowed(match.game.name) if compiled else nullcontext(Searcher(match.game, 4096, compiled=False))


@dataclass(frozen=True)
class Step:
    """One decision of a reviewed match: what was expected before it, after it, and when the next one came."""

    ply: int
    seat: int
    move: str
    best: str
    before: tuple[float, ...]  # expected share of every seat with the best move
    chosen: tuple[float, ...]  # with the move that was played
    after: tuple[float, ...]  # at the next decision, when dice have fallen and cards are shown

    def choice(self, seat: int) -> float:
        return self.chosen[seat] - self.before[seat]

    def luck(self, seat: int) -> float:
        return self.after[seat] - self.chosen[seat]

    def swing(self) -> float:
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


@dataclass(frozen=True)
class Review:
    """A whole match: the curve of expected results, where it turned, and what was luck and what was choice."""

    game: str
    seats: int
    playouts: int
    seed: int
    steps: tuple[Step, ...]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """(ply, expected share) of a seat at every decision, and at the end."""
        last = self.steps[-1]
        return [(step.ply, step.before[seat]) for step in self.steps] + [(last.ply + 1, last.after[seat])]

    def turning_points(self) -> list[Step]:
        """The steps after which most had changed, in the order of play."""
        return sorted(sorted(self.steps, key=lambda step: -step.swing())[:TURNING_POINTS], key=lambda step: step.ply)

    def own_choice(self, seat: int) -> float:
        """What a seat's decisions brought it, against the best it could do: nothing at most, but for noise."""
        return sum(step.choice(seat) for step in self.steps if step.seat == seat)

    def others_choice(self, seat: int) -> float:
        """What the decisions of the others brought the seat."""
        return sum(step.choice(seat) for step in self.steps if step.seat != seat)

    def luck(self, seat: int) -> float:
        """The changes at chance and reveal steps. Start, choices and luck together are the result."""
        return sum(step.luck(seat) for step in self.steps)


def review(
    match: Match, playouts: int = REVIEW_PLAYOUTS, seed: int = 0, compiled: bool = True,
    progress: Callable[[], None] = lambda: None,
) -> Review:  # fmt: skip
    """Search every decision of a match: once for the best move, once for the move that was played."""
    with _searcher(match, compiled) as searcher:
        looks = list(_looks(match, _Analyst(searcher, playouts, seed), progress))
    if not looks:
        raise OutOfRange("review-empty")
    if match.returns is not None:
        end = tuple((1 + result) / 2 for result in match.returns)
    else:
        end = looks[-1][5]
    befores = [look[4] for look in looks[1:]] + [end]
    steps = tuple(Step(*look, after) for look, after in zip(looks, befores, strict=True))
    return Review(match.game.name, match.seats, playouts, seed, steps)


Look = tuple[int, int, str, str, tuple[float, ...], tuple[float, ...]]


def _looks(match: Match, analyst: _Analyst, progress: Callable[[], None]) -> Iterator[Look]:
    """For every real decision: ply, seat, move, best move, expected before and after the choice."""
    for ply, action in enumerate(match.actions):
        at = match.fork(ply)
        if len(at.legal()) > 1:
            found = analyst.free(at)
            chosen = found.best.results if found.best.action == action else analyst.results_of(at, action)
            yield ply, at.to_move, at.game.notation.write(at.state, action), found.best.move, found.best.results, chosen
        progress()
