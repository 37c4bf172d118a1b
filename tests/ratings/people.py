"""Simulated people of known strength who play matches against the bots."""

import math
import random
from collections.abc import Sequence

from vaka.ratings import Finished, Fold, Rating, Side, anchors
from vaka.ratings.scale import BETA, MEAN, POINT


def finish(strengths: Sequence[float], dice: random.Random, winner_only: bool) -> list[int]:
    """Places of players by openskill's own model: strength and luck."""
    luck = BETA * math.sqrt(len(strengths))
    shown = [mu - luck * math.log(-math.log(dice.random())) for mu in strengths]
    places = [1 + sum(other > mine for other in shown) for mine in shown]
    return [min(place, 2) for place in places] if winner_only else places


def rating_after(
    fold: Fold, game: str, strength: float, matches: int, seats: int, dice: random.Random, winner_only: bool = False
) -> Rating:
    """What somebody is rated after matches against bots about as strong as their rating says."""
    known = anchors(game)
    rating = fold.formula.newcomer
    for _ in range(matches):
        near = sorted(known.bots, key=lambda bot: abs(known.bots[bot].mu - rating.mu) + dice.gauss(0, 100 * POINT))
        sitting = [dice.choice(near[:2]) for _ in range(seats - 1)]
        places = finish([strength, *(known.bots[bot].mu for bot in sitting)], dice, winner_only)
        others = [Side(place, bot=bot) for place, bot in zip(places[1:], sitting, strict=True)]
        rating = fold.add(Finished(game, known.version, (Side(places[0], "them"), *others)))["them"]
    return rating


def some_strength(game: str, dice: random.Random) -> float:
    """From a little weaker than the weakest level to a little stronger than the strongest."""
    mus = [rating.mu for bot, rating in anchors(game).bots.items() if bot.startswith("level")]
    return dice.uniform(min(mus) - 200 * POINT, max(mus) + 200 * POINT)


def points(mu: float) -> float:
    return 1500 + (mu - MEAN) / POINT
