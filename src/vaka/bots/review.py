"""Where a match turned, and what in it was choice and what was luck. Reproducible like a hint."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from vaka.bots.analysis import COMPARED, EVEN, KNOWN, SearchRequest, request_for, searcher_for, share_of, shares
from vaka.bots.reasons import Reason, reason
from vaka.bots.search.moves import LONGEST, ends_move
from vaka.bots.search.searcher import Candidate, Searcher
from vaka.bots.steps import run_steps
from vaka.core.errors import OutOfRange
from vaka.core.match import Match

REVIEW_PLAYOUTS = 200
TURNING_POINTS = 3
MISTAKE = 2 * EVEN  # of the result: how much better another move must be to be mentioned


@dataclass(frozen=True)
class ReviewedDecision:
    """One decision of a reviewed match: what was expected before it, after it, and when the next one came."""

    ply: int
    seat: int
    move: str
    best: str
    before: tuple[float, ...]  # expected share of every seat with the best move
    chosen: tuple[float, ...]  # with the move that was played
    after: tuple[float, ...]  # at the next decision, when dice have fallen and cards are shown
    played: tuple[int, ...] = ()  # the decisions of the whole move that was played ...
    better: tuple[int, ...] = ()  # ... and of the best one
    reason: Reason | None = None  # why that is better, if it is another
    gain: float = 0.0  # by how much the best move, if it was played, is better than the next best, for who decided

    def choice(self, seat: int) -> float:
        return self.chosen[seat] - self.before[seat]

    def luck(self, seat: int) -> float:
        return self.after[seat] - self.chosen[seat]

    @property
    def mistake(self) -> bool:
        """Whether another move was clearly better."""
        return -self.choice(self.seat) >= MISTAKE

    def swing(self, seat: int | None = None) -> float:
        """How much changed for a seat; or for the seat with the largest change, if none is given."""
        changes = [abs(after - before) for before, after in zip(self.before, self.after, strict=True)]
        return max(changes) if seat is None else changes[seat]

    def cause(self, seat: int) -> Literal["luck", "choice"]:
        """Whether more of the change came by luck or by choice."""
        return "luck" if abs(self.luck(seat)) > abs(self.choice(seat)) else "choice"


@dataclass(frozen=True)
class Review:
    """A whole match: the curve of expected results, where it turned, and what was luck and what was choice."""

    game: str
    seats: int
    playouts: int
    seed: int
    decisions: tuple[ReviewedDecision, ...]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """(ply, expected share) of a seat at every decision, and at the end."""
        last = self.decisions[-1]
        return [(each.ply, each.before[seat]) for each in self.decisions] + [(last.ply + 1, last.after[seat])]

    def turning_points(self, seat: int | None = None) -> list[ReviewedDecision]:
        """The decisions after which most had changed, for a seat or for anybody, in the order of play."""
        largest = sorted(self.decisions, key=lambda decision: -decision.swing(seat))[:TURNING_POINTS]
        return sorted(largest, key=lambda decision: decision.ply)

    def best_decision(self) -> ReviewedDecision | None:
        """The decision that gained most over the next best one, the earliest of equals; None if none gained much."""
        best = max(self.decisions, key=lambda decision: decision.gain)
        return best if best.gain >= EVEN else None

    def own_choice(self, seat: int) -> float:
        """What a seat lost by its own decisions against the best it could do: 0 at most."""
        return sum(decision.choice(seat) for decision in self.decisions if decision.seat == seat)

    def others_choice(self, seat: int) -> float:
        """What the decisions of the others brought the seat."""
        return sum(decision.choice(seat) for decision in self.decisions if decision.seat != seat)

    def luck(self, seat: int) -> float:
        """The changes at chance and whenever something is shown. Start, choices and luck together are the result."""
        return sum(decision.luck(seat) for decision in self.decisions)


def review(
    match: Match, playouts: int = REVIEW_PLAYOUTS, seed: int = 0, compiled: bool = True,
    progress: Callable[[int], None] = lambda ply: None,
) -> Review:  # fmt: skip
    """Search every decision of a match: for the best move, and for what that one and the played one bring.

    Both are judged alike, by a search of their own: among many moves the best is often the one that had most luck.
    """
    with searcher_for(match, compiled) as searcher:
        return review_by(searcher, match, playouts, seed, progress)


def review_by(searcher: Searcher, match: Match, playouts: int, seed: int, progress: Callable[[int], None]) -> Review:
    """`review` with a searcher of one's own."""
    searches = review_searches(match, playouts, seed)
    found = next_request(searches)
    while isinstance(found, SearchRequest):
        progress(found.ply)
        found = next_request(searches, run_steps(found.thinking(searcher)))
    return found


ReviewSearches: TypeAlias = Generator[SearchRequest, list[Candidate], Review]


def review_searches(match: Match, playouts: int = REVIEW_PLAYOUTS, seed: int = 0) -> ReviewSearches:
    """`review` as a generator: it yields one request after another and is sent what each search has found."""
    decisions: list[ReviewedDecision] = []
    for ply in range(match.ply):
        at = match.fork(ply)
        if len(at.legal()) == 1:
            continue
        decision = yield from _reviewed(match, at, playouts, seed)
        if decisions:
            decisions[-1] = replace(decisions[-1], after=decision.before)
        decisions.append(decision)
    if not decisions:
        raise OutOfRange("review-empty")
    if match.returns is not None:
        decisions[-1] = replace(decisions[-1], after=tuple(share_of(result) for result in match.returns))
    return Review(match.game.name, match.seats, playouts, seed, tuple(decisions))


def _reviewed(
    match: Match, at: Match, playouts: int, seed: int
) -> Generator[SearchRequest, list[Candidate], ReviewedDecision]:
    """The decision that a match had made after `at`, reviewed."""
    seat, action = at.to_move, match.actions[at.ply]
    moves = yield request_for(at, playouts, seed, beside=1)
    best = most_played(moves)
    gain = lead_of(moves, best) if best == action else 0.0
    better = (yield request_for(at, playouts, seed, best, told=1))[0]
    before = chosen = shares(at, better)
    played, why = _move_made(match, at.ply), None
    if best != action:
        found = (yield request_for(at, playouts, seed, action, played[1:], told=1))[0]
        chosen = shares(at, found)
        if chosen[seat] >= before[seat]:
            best, before = action, chosen
        else:
            ahead = before[seat] - chosen[seat] >= EVEN
            why = reason(match.game.name, better.facts, found.facts, ahead, "played")
    move, name = (at.game.notation.write(at.state, each) for each in (action, best))
    whole = played if best == action else (better.action, *better.then)
    return ReviewedDecision(at.ply, seat, move, name, before, chosen, chosen, played, whole, why, gain)


def most_played(moves: Sequence[Candidate]) -> int:
    """The first decision that a search has taken most often."""
    taken: dict[int, tuple[float, int]] = {}
    for move in moves:
        share, visits = taken.get(move.action, (0.0, 0))
        taken[move.action] = share + move.share, visits + move.visits
    return min(taken, key=lambda action: (-taken[action][0], -taken[action][1], action))


def lead_of(moves: Sequence[Candidate], best: int) -> float:
    """By how much of the result a decision is ahead of every other one that the search has looked at often enough."""
    enough = KNOWN * COMPARED * max(move.seen for move in moves)
    looked = [move for move in moves if move.seen >= enough]
    own = [share_of(move.result) for move in looked if move.action == best]
    others = [share_of(move.result) for move in looked if move.action != best]
    return max(0.0, max(own) - max(others)) if own and others else 0.0


def _move_made(match: Match, ply: int) -> tuple[int, ...]:
    """The decisions of a match from a ply on that belong together: up to the next chance, news, turn or other seat."""
    last = ply
    while last + 1 < match.ply and last - ply < LONGEST:
        if ends_move(match.game, match.at(last), match.actions[last], match.at(last + 1)):
            break
        last += 1
    return tuple(match.actions[ply : last + 1])


def next_request(searches: ReviewSearches, found: list[Candidate] | None = None) -> SearchRequest | Review:
    """The next request of a review that is under way, or the review."""
    try:
        return next(searches) if found is None else searches.send(found)
    except StopIteration as end:
        done: Review = end.value
        return done
