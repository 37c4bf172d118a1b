"""Ratings as a pure fold over finished matches in their order.

Each person of a match is rated on their own, against what was known of everybody before it; bots stay where they are.
From one person's point of view seats that share their place, unless it is the first, say nothing about them: a game
that names only its winner does not say which of two losers is stronger. Such seats go to the place just ahead, which
leaves of the Plackett–Luce likelihood exactly the choices in which the person was passed over or chosen.

openskill lets a deviation shrink by a factor of its own choosing, gamma. A constant takes its place, fitted on
simulated people so that the 95 % interval holds the truth at least 95 times in 100: see docs/decisions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from vaka.core.errors import UnknownName
from vaka.ratings.anchors import anchors
from vaka.ratings.scale import BETA, MEAN, NEWCOMER, Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


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

        gamma, own = self.gamma, {}
        if gamma is not None:
            own["gamma"] = lambda *_: gamma
        more: dict[str, Any] = own
        return PlackettLuce(MEAN, self.newcomer.sigma, BETA, tau=self.tau, **more)

    def rate(self, before: Sequence[Rating], places: Sequence[int], mine: int) -> Rating:
        """What one of the seats is rated after a match."""
        teams = [[self.model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        [after] = self.model.rate(teams, ranks=seen_by(places, mine))[mine]
        return Rating(after.mu, after.sigma)


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


FORMULAS = {
    each.name: each
    for each in (
        Formula("anchored"),
        Formula("openskill", Rating(MEAN, MEAN / 3), gamma=None),  # over-confident far from the middle
    )
}
USUAL = "anchored"


def formula(name: str) -> Formula:
    """A formula by its name, or an error that lists those there are."""
    if name not in FORMULAS:
        raise UnknownName("unknown-formula", name=name, known=", ".join(FORMULAS))
    return FORMULAS[name]


def rated(chosen: Formula, match: Finished, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of a match's people, by account. Who is not in `before` is a newcomer."""
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
