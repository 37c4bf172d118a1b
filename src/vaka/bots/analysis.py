"""What a position is worth and why, and where a match turned.

Searches have a fixed seed and a fixed number of playouts, so results are reproducible.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from vaka.bots.search.numbers import mix
from vaka.bots.search.searcher import Candidate, Searcher, borrowed
from vaka.bots.steps import run_steps
from vaka.core.errors import OutOfRange
from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.locale import speak, speak_of

PLAYOUTS = 2_000
REVIEW_PLAYOUTS = 200
TURNING_POINTS = 3
WIDTH = 3  # a hint compares moves, so the search looks at some from the beginning
ENOUGH = 0.2  # of the playouts of the move that had most: the mean of such a move can be trusted
PLAIN_NODES = 4096  # of a search that is not compiled


@dataclass(frozen=True)
class Advice:
    """One move and what to expect of it."""

    action: int
    move: str  # in notation
    parts: Mapping[str, Any]  # as the game describes it
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
        other = self.moves[1]
        shares = {"chance": percent(self.best.expected), "other": percent(other.expected)}
        key = "analyse-why" if shares["chance"] > shares["other"] else "analyse-even"
        return speak(language, key, move=said, next=other.words(self.game, language), **shares)


def percent(share: float) -> int:
    return round(100 * share)


def share_of(result: float) -> float:
    """A result from −1 to 1 as a share; an evaluation may go a little beyond."""
    return min(1.0, max(0.0, (1 + result) / 2))


@dataclass(frozen=True)
class SearchRequest:
    """What a search is asked: a position as its seat knows it, with random bits that are always the same there."""

    game: str
    ply: int
    seat: int
    known: State
    bits: int
    playouts: int
    only: int | None  # search no other action

    def thinking(self, searcher: Searcher, seconds: float | None = None) -> Generator[None, None, list[Candidate]]:
        """Search in steps of some milliseconds; the moves searched, most played first."""
        level = replace(searcher.game.levels[-1], playouts=self.playouts, noise=0.0)
        yield from searcher.thinking(self.known, self.seat, self.bits, level, seconds, self.only, WIDTH)
        return searcher.candidates()


def request_for(match: Match, playouts: int, seed: int, only: int | None = None) -> SearchRequest:
    """The request for the position after a match's last ply. The true state is not in it."""
    game, seat, legal = match.game, match.to_move, match.legal()
    bits = mix(mix(seed, match.ply), seat)
    known = game.copy(match.state)
    game.rules.redeal(known, seat, bits)
    return SearchRequest(game.name, match.ply, seat, known, bits, playouts, legal[0] if len(legal) == 1 else only)


def analysis_of(match: Match, seed: int, playouts: int, candidates: Sequence[Candidate]) -> Analysis:
    """What the candidates of a search say about the position after a match's last ply."""
    moves = tuple(_advice(match, candidate) for candidate in in_order(candidates))
    return Analysis(match.game.name, match.ply, match.to_move, playouts, seed, moves)


def in_order(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best first: those searched often by their results, then the others, of which little is known."""
    enough = ENOUGH * max(candidate.visits for candidate in candidates)
    known = sorted((one for one in candidates if one.visits >= enough), key=lambda one: -one.result)
    return known + sorted((one for one in candidates if one.visits < enough), key=lambda one: -one.visits)


def _advice(match: Match, candidate: Candidate) -> Advice:
    game, state = match.game, match.state
    return Advice(
        candidate.action,
        game.notation.write(state, candidate.action),
        game.describe(state, candidate.action),
        share_of(candidate.result),
        candidate.share,
        candidate.visits,
        _shares(match, candidate),
    )


def _shares(match: Match, candidate: Candidate) -> tuple[float, ...]:
    return tuple(share_of(result) for result in candidate.results[: match.seats])


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
        candidates = run_steps(request_for(at, playouts, seed).thinking(searcher, seconds))
        return analysis_of(at, seed, searcher.playouts, candidates)


def _searcher(match: Match, compiled: bool) -> AbstractContextManager[Searcher]:
    return borrowed(match.game.name) if compiled else nullcontext(Searcher(match.game, PLAIN_NODES, compiled=False))


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

    def swing(self, seat: int | None = None) -> float:
        """How much changed for a seat; or for the seat with the largest change, if none is given."""
        changes = [abs(after - before) for before, after in zip(self.before, self.after, strict=True)]
        return max(changes) if seat is None else changes[seat]

    def cause(self, seat: int) -> str:
        """Whether more of the change came by luck or by choice."""
        return "luck" if abs(self.luck(seat)) > abs(self.choice(seat)) else "choice"


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

    def turning_points(self, seat: int | None = None) -> list[Step]:
        """The steps after which most had changed, for a seat or for anybody, in the order of play."""
        largest = sorted(self.steps, key=lambda step: -step.swing(seat))[:TURNING_POINTS]
        return sorted(largest, key=lambda step: step.ply)

    def own_choice(self, seat: int) -> float:
        """What a seat lost by its own decisions against the best it could do: 0 at most."""
        return sum(step.choice(seat) for step in self.steps if step.seat == seat)

    def others_choice(self, seat: int) -> float:
        """What the decisions of the others brought the seat."""
        return sum(step.choice(seat) for step in self.steps if step.seat != seat)

    def luck(self, seat: int) -> float:
        """The changes at chance and reveal steps. Start, choices and luck together are the result."""
        return sum(step.luck(seat) for step in self.steps)


def review(
    match: Match, playouts: int = REVIEW_PLAYOUTS, seed: int = 0, compiled: bool = True,
    progress: Callable[[int], None] = lambda ply: None,
) -> Review:  # fmt: skip
    """Search every decision of a match: for the best move, and for what that one and the played one bring.

    Both are judged alike, by a search of their own: among many moves the best is often the one that had most luck.
    """
    with _searcher(match, compiled) as searcher:
        searches = review_searches(match, playouts, seed)
        step = next_step(searches)
        while isinstance(step, SearchRequest):
            progress(step.ply)
            step = next_step(searches, run_steps(step.thinking(searcher)))
        return step


ReviewSearches: TypeAlias = Generator[SearchRequest, list[Candidate], Review]


def review_searches(match: Match, playouts: int = REVIEW_PLAYOUTS, seed: int = 0) -> ReviewSearches:
    """`review` as a generator: it yields one request after another and is sent what each search has found."""
    steps: list[Step] = []
    for ply, action in enumerate(match.actions):
        at = match.fork(ply)
        if len(at.legal()) == 1:
            continue
        best = (yield request_for(at, playouts, seed))[0].action
        before = chosen = _shares(at, (yield request_for(at, playouts, seed, best))[0])
        if best != action:
            chosen = _shares(at, (yield request_for(at, playouts, seed, action))[0])
            if chosen[at.to_move] >= before[at.to_move]:
                best, before = action, chosen
        if steps:
            steps[-1] = replace(steps[-1], after=before)
        move, better = (at.game.notation.write(at.state, each) for each in (action, best))
        steps.append(Step(ply, at.to_move, move, better, before, chosen, chosen))
    if not steps:
        raise OutOfRange("review-empty")
    if match.returns is not None:
        steps[-1] = replace(steps[-1], after=tuple(share_of(result) for result in match.returns))
    return Review(match.game.name, match.seats, playouts, seed, tuple(steps))


def next_step(searches: ReviewSearches, found: list[Candidate] | None = None) -> SearchRequest | Review:
    """The next request of a review that is under way, or the review."""
    try:
        return next(searches) if found is None else searches.send(found)
    except StopIteration as end:
        done: Review = end.value
        return done
