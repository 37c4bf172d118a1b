"""What a position is worth and why.

Searches have a fixed seed and a fixed number of playouts, so results are reproducible.
"""

from collections.abc import Generator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar

from vaka.bots.reasons import Clause, Reason, reason, remark
from vaka.bots.search.moves import positions, whole_moves
from vaka.bots.search.numbers import mix
from vaka.bots.search.searcher import Candidate, Searcher, borrowed
from vaka.bots.steps import run_steps
from vaka.core.errors import OutOfRange
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.core.reasons import Fact, difference
from vaka.locale import speak, speak_of

PLAYOUTS = 2_000
SHOWN = 3  # moves of a hint
WIDTH = 3  # a hint compares moves, so the search looks at some from the beginning
ENOUGH = 0.2  # of the playouts of the move that had most: the mean of such a move can be trusted
COMPARED = 0.02  # of the playouts, for each of the other moves a hint tells
KNOWN = 0.9  # of these: the mean of such a move can be compared
LOOKS = 4
EVEN = 0.015  # of the result: less is within what the counting may be wrong by
SLIGHT = 2.0  # hundredths of the result: facts that differ by less are trifles
PLAIN_NODES = 4096  # of a search that is not compiled


@dataclass(frozen=True)
class Decided:
    """One decision of a move."""

    action: int
    move: str  # in notation
    parts: Mapping[str, Any]  # as the game describes it

    def words(self, game: str, language: str) -> str:
        return speak_of(language, f"{game}-action-{self.parts['kind']}", self.parts)


@dataclass(frozen=True)
class Advice(Decided):
    """A whole move and what to expect of it; it begins with this decision."""

    expected: float  # share of the result: 1 for a sure win, 0 for a sure last place
    share: float  # how often the search would play it
    playouts: int
    results: tuple[float, ...] = field(repr=False, default=())  # the expected share of every seat
    then: tuple[Decided, ...] = ()  # the decisions after the first, up to the next chance or other seat
    facts: tuple[Fact, ...] = ()  # of the best moves

    def words(self, game: str, language: str) -> str:
        """All its decisions."""
        return ", ".join([super().words(game, language), *(each.words(game, language) for each in self.then)])


@dataclass(frozen=True)
class Analysis:
    """A position as the seat to move knows it: its moves, the best first."""

    game: str
    ply: int
    seat: int
    playouts: int
    seed: int
    moves: tuple[Advice, ...]
    forced: bool = False  # only one action is legal, and it is the whole move

    @property
    def best(self) -> Advice:
        return self.moves[0]

    @property
    def even(self) -> bool:
        """Whether the next best move is expected to bring as much."""
        return len(self.moves) > 1 and self.best.expected - self.moves[1].expected < EVEN

    def why(self, language: str = "en") -> str:
        """One sentence: the best move against the next best, in percent."""
        said = self.best.words(self.game, language)
        if len(self.moves) == 1:
            return speak(language, "analyse-only" if self.forced else "analyse-alone", move=said)
        other = self.moves[1]
        shares = {"chance": percent(self.best.expected), "other": percent(other.expected)}
        key = "analyse-even" if self.even else "analyse-why"
        return speak(language, key, move=said, next=other.words(self.game, language), **shares)

    @property
    def reason(self) -> Reason:
        """Why the best move is better than the next best, by what the game counts."""
        if len(self.moves) == 1:
            return Reason("only" if self.forced else "alone")
        other = self.rival
        ahead = self.best.expected - other.expected >= EVEN
        return reason(self.game, self.best.facts, other.facts, ahead, "next" if other is self.moves[1] else "other")

    @property
    def rival(self) -> Advice:
        """The next best move; if that differs from the best by trifles only, the best that begins otherwise."""
        second = self.moves[1]
        other = next((move for move in self.moves if move.action != self.best.action), second)
        apart = difference(self.best.facts, second.facts)
        return other if apart < SLIGHT and difference(self.best.facts, other.facts) > apart else second

    def remark(self, number: int) -> Clause | None:
        """What tells a move from the best one, or the best from its rival."""
        if len(self.moves) == 1:
            return None
        other = self.best if number else self.rival
        return remark(self.game, self.moves[number].facts, other.facts)


class Begun(Protocol):
    """A whole move, by its first decision."""

    @property
    def action(self) -> int: ...


AnyMove = TypeVar("AnyMove", bound=Begun)


def shown(moves: Sequence[AnyMove]) -> list[AnyMove]:
    """The moves a hint shows: the best, and among them one that begins otherwise, where there is one."""
    first, rest = list(moves[:SHOWN]), moves[SHOWN:]
    if len({move.action for move in first}) == 1:
        other = next((move for move in rest if move.action != first[0].action), None)
        return first if other is None else [*first[:-1], other]
    return first


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
    then: tuple[int, ...] = ()  # the decisions that followed it in the match, to be told as they were
    told: int = 0  # how many moves are to be compared, with facts
    beside: int = 0  # how many moves beside the best are to be compared without facts

    def thinking(self, searcher: Searcher, seconds: float | None = None) -> Generator[None, None, list[Candidate]]:
        """Search in steps of some milliseconds; the whole moves found, the best first."""
        level = replace(searcher.game.levels[-1], playouts=self.playouts, noise=0.0)
        yield from searcher.thinking(self.known, self.seat, self.bits, level, seconds, self.only, WIDTH)
        yield from look_beside(searcher, max(self.told - 1, self.beside))
        moves = ranked(whole_moves(searcher, self.known))
        if self.then:
            moves[0] = replace(moves[0], then=self.then)
        if self.told == 1:
            return [self._with_facts(searcher, moves[0])]  # facts of others would only tell moves apart
        return distinct([self._with_facts(searcher, move) for move in moves]) if self.told else moves

    def _with_facts(self, searcher: Searcher, move: Candidate) -> Candidate:
        if searcher.game.facts is None:
            return move
        actions = (move.action, *move.then)
        return replace(move, facts=tuple(searcher.game.facts(positions(searcher, self.known, actions), actions)))


def look_beside(searcher: Searcher, count: int) -> Generator[None, None, None]:
    """Look again at this many moves beside the best of a search, until enough is known to compare them with it; more
    often at one that seems better then."""
    few = round(COMPARED * searcher.playouts)
    best, *others = in_order(searcher.candidates())
    for action in [move.action for move in others[: max(0, count)]]:
        for _ in range(LOOKS):
            move = next(move for move in searcher.candidates() if move.action == action)
            if move.visits >= few and (move.result <= best.result or move.visits >= ENOUGH * best.visits):
                break
            searcher.look_again(action, max(1, few))
            yield


def request_for(
    match: Match, playouts: int, seed: int, only: int | None = None, then: tuple[int, ...] = (), told: int = 0,
    beside: int = 0,
) -> SearchRequest:  # fmt: skip
    """The request for the position after a match's last ply. The true state is not in it."""
    game, seat, legal = match.game, match.to_move, match.legal()
    bits = mix(mix(seed, match.ply), seat)
    known = game.copy(match.state)
    game.rules.redeal(known, seat, bits)
    only = legal[0] if len(legal) == 1 else only
    return SearchRequest(game.name, match.ply, seat, known, bits, playouts, only, then, told, beside)


def analysis_of(match: Match, seed: int, playouts: int, request: SearchRequest, moves: list[Candidate]) -> Analysis:
    """What the moves of a search say about the position after a match's last ply."""
    told = tuple(_advice(match, request, move) for move in moves)
    forced = len(match.legal()) == 1 and not moves[0].then
    return Analysis(match.game.name, match.ply, match.to_move, playouts, seed, told, forced)


def in_order(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best first: those searched often by their results, then the others, of which little is known."""
    enough = ENOUGH * max(candidate.visits for candidate in candidates)
    known = sorted((one for one in candidates if one.visits >= enough), key=lambda one: -one.result)
    return known + sorted((one for one in candidates if one.visits < enough), key=lambda one: -one.visits)


def ranked(moves: Sequence[Candidate]) -> list[Candidate]:
    """Whole moves, the best first; then those of whose first decision little is known."""
    enough = KNOWN * COMPARED * max(move.seen for move in moves)
    known = sorted((move for move in moves if move.seen >= enough), key=lambda move: -move.result)
    return known + sorted((move for move in moves if move.seen < enough), key=lambda move: -move.visits)


def distinct(moves: Sequence[Candidate]) -> list[Candidate]:
    """The moves without those that have the facts of a better one and bring as much: to a player they are the same."""
    told: list[Candidate] = []
    for move in moves:
        alike = [other for other in told if move.facts and move.facts == other.facts]
        if all(abs(move.result - other.result) >= 2 * EVEN for other in alike):
            told.append(move)
    return told if len(told) > 1 else list(moves)


def _advice(match: Match, request: SearchRequest, move: Candidate) -> Advice:
    first = decided(match.game, match.state, (move.action,))[0]
    return Advice(
        first.action,
        first.move,
        first.parts,
        share_of(move.result),
        move.share,
        move.visits,
        shares(match, move),
        decided(match.game, request.known, (move.action, *move.then))[1:],
        move.facts,
    )


def decided(game: Game, s: State, actions: Sequence[int]) -> tuple[Decided, ...]:
    """Decisions of one seat that follow from each other, as they are called."""
    found, now = [], game.copy(s)
    for number, action in enumerate(actions):
        found.append(Decided(action, game.notation.write(now, action), game.describe(now, action)))
        if number + 1 < len(actions):
            game.rules.apply(now, action, NO_EVENTS)
    return tuple(found)


def shares(match: Match, candidate: Candidate) -> tuple[float, ...]:
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
    with searcher_for(at, compiled) as searcher:
        request = request_for(at, playouts, seed, told=SHOWN)
        moves = run_steps(request.thinking(searcher, seconds))
        return analysis_of(at, seed, searcher.playouts, request, moves)


def searcher_for(match: Match, compiled: bool) -> AbstractContextManager[Searcher]:
    return borrowed(match.game.name) if compiled else nullcontext(Searcher(match.game, PLAIN_NODES, compiled=False))
