"""Ratings as a pure fold over finished matches in their order.

Each person of a match is rated on their own, against what was known of everybody before it; bots stay where they are.
From one person's point of view seats that share their place, unless it is the first, say nothing about them: a game
that names only its winner does not say which of two losers is stronger. Such seats go to the place just ahead, which
leaves of the Plackett–Luce likelihood exactly the choices in which the person was passed over or chosen.

openskill lets a deviation shrink by a factor of its own choosing, gamma. A constant takes its place, fitted on
simulated people so that the 95 % interval holds the truth at least 95 times in 100: see docs/decisions.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from vaka.core.errors import UnknownName
from vaka.ratings.anchors import anchors
from vaka.ratings.scale import BETA, MEAN, NEWCOMER, Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


STEPS, CLOSE = 60, 0.1  # of the search for a maximum: at most this many, until one is shorter than this
LEAST = 1e-3  # deviation: openskill divides by it, and the middle level has none


class Side(NamedTuple):
    """One seat of a finished match: a person by the id of their account, or a bot."""

    place: int
    person: str | None = None
    bot: str | None = None
    moves: bool = True  # False for somebody who could not play to the end because another left


class Finished(NamedTuple):
    """A rated match that is over."""

    game: str
    version: int
    sides: tuple[Side, ...]


@dataclass(frozen=True)
class Formula:
    """Plackett–Luce of openskill with numbers of our own."""

    name: str
    newcomer: Rating = NEWCOMER
    gamma: float | None = 0.8  # how fast doubt goes down; openskill's own if None
    tau: float = MEAN / 300  # how much doubt comes back with every match, since people change

    @cached_property
    def model(self) -> "PlackettLuce":
        from openskill.models import PlackettLuce

        gamma = self.gamma
        own: dict[str, Any] = {} if gamma is None else {"gamma": lambda *_: gamma}
        return PlackettLuce(MEAN, self.newcomer.sigma, BETA, tau=self.tau, **own)

    def rate(self, before: Sequence[Rating], places: Sequence[int], mine: int) -> Rating:
        """What one of the seats is rated after a match."""
        teams = [[self.model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        [after] = self.model.rate(teams, ranks=seen_by(places, mine))[mine]
        return Rating(after.mu, after.sigma)


@dataclass(frozen=True)
class Likeliest(Formula):
    """The likeliest strength after a match, by openskill's likelihood of it and what was known before.

    openskill's own step takes a person's doubt for luck. While they are in doubt it expects less of strength than the
    bots were measured by, and so puts people too far away from those they play against.
    """

    def rate(self, before: Sequence[Rating], places: Sequence[int], mine: int) -> Rating:
        mean, known = before[mine].mu, 1 / (before[mine].sigma ** 2 + self.tau**2)
        match = Likelihood(before, places, mine)
        at, low, high, last = mean, -math.inf, math.inf, math.inf
        for _ in range(STEPS):  # Newton's method between bounds
            slope, curve = match.at(at)
            slope += (mean - at) * known
            low, high = (at, high) if slope > 0 else (low, at)
            following = at + slope / (curve + known)
            if abs(following - at) > last / 2 or not low < following < high:
                following = (low + high) / 2
            last, at = abs(following - at), following
            if last < CLOSE:
                break
        return Rating(at, 1 / math.sqrt(known + (self.gamma or 1.0) * curve))


class Likelihood:
    """How likely a match is by openskill's model, as a function of one seat's strength."""

    def __init__(self, before: Sequence[Rating], places: Sequence[int], mine: int) -> None:
        self.model, self.mine = measuring(len(before)), mine
        self.teams = [[self.model.rating(mu=mu, sigma=max(sigma, LEAST))] for mu, sigma in before]
        self.orders = list(orders(places, mine))

    def at(self, strength: float) -> tuple[float, float]:
        """The slope of its logarithm there, and the curvature with the sign changed.

        They are what openskill adds to a mean with deviation 1, and what it takes from the variance.
        """
        self.teams[self.mine] = [self.model.rating(mu=strength, sigma=1.0)]
        slope = curve = 0.0
        for weight, ranks in self.orders:
            [after] = self.model.rate(self.teams, ranks=ranks)[self.mine]
            slope += weight * (after.mu - strength)
            curve += weight * (1 - after.sigma**2)
        return slope, curve


@cache
def measuring(seats: int) -> "PlackettLuce":
    """openskill for one seat with deviation 1, which takes the place of some of everybody's luck."""
    from openskill.models import PlackettLuce

    return PlackettLuce(MEAN, 1.0, math.sqrt(BETA**2 - 1 / seats), tau=0.0, gamma=lambda *_: 1.0)


def orders(places: Sequence[int], mine: int) -> Iterator[tuple[float, list[float]]]:
    """The places as one seat sees them. Whoever shares the first place was first as often as each of the others there.

    >>> list(orders([1, 1, 3], 0))
    [(0.5, [1.0, 2.0, 3.0]), (0.5, [1.5, 1.0, 3.0])]
    """
    first = [seat for seat, place in enumerate(places) if place == 1]
    if mine not in first or len(first) == 1:
        yield 1.0, seen_by(places, mine)
        return
    yield 1 / len(first), [2.0 if seat in first and seat != mine else float(place) for seat, place in enumerate(places)]
    yield 1 - 1 / len(first), [1.5 if seat == mine else float(place) for seat, place in enumerate(places)]


def seen_by(places: Sequence[int], mine: int) -> list[float]:
    """The places of a match as far as they say something about one seat.

    >>> seen_by([1, 2, 2, 2], 3)
    [1.0, 1.0, 1.0, 2.0]
    >>> seen_by([1, 1, 3, 4], 0)
    [1.0, 1.0, 3.0, 4.0]
    """
    own = places[mine]
    ahead = max((place for place in places if place < own), default=own)
    return [float(ahead if place == own and seat != mine else place) for seat, place in enumerate(places)]


USUAL = "likeliest"
FORMULAS = {
    each.name: each
    for each in (
        Likeliest(USUAL, gamma=0.7),
        Formula("anchored", Rating(MEAN, 12.0)),  # of the first rooms; too slow for people far from the middle
        Formula("openskill", Rating(MEAN, MEAN / 3), gamma=None),  # over-confident far from the middle
    )
}


def formula(name: str) -> Formula:
    """A formula by its name, or an error that lists those there are."""
    if name not in FORMULAS:
        raise UnknownName("unknown-formula", name=name, known=", ".join(FORMULAS))
    return FORMULAS[name]


def rated(chosen: Formula, match: Finished, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of a match's people, by account. Anyone not in `before` is a newcomer."""
    bots = anchors(match.game, match.version)
    known = [
        bots.rating(side.bot) if side.bot is not None else before.get(side.person or "", chosen.newcomer)
        for side in match.sides
    ]
    places = [side.place for side in match.sides]
    return {
        side.person: chosen.rate(known, places, seat)
        for seat, side in enumerate(match.sides)
        if side.person is not None and side.moves
    }


class Fold:
    """The ratings of everybody after the matches so far, game by game."""

    def __init__(self, chosen: Formula) -> None:
        self.formula = chosen
        self.ratings: dict[tuple[str, str], Rating] = {}  # by game and person

    def add(self, match: Finished) -> dict[str, Rating]:
        """Count one more match; the new ratings of its people."""
        people = [side.person for side in match.sides if side.person is not None]
        before = {each: self.ratings[match.game, each] for each in people if (match.game, each) in self.ratings}
        after = rated(self.formula, match, before)
        self.ratings.update(((match.game, person), rating) for person, rating in after.items())
        return after
