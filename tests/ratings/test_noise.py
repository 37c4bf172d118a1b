"""People of real strength: bots with noise play real matches among bots that are anchors, and are rated by them."""

import math
import random
from collections.abc import Sequence
from functools import cache

import pytest

from tests.tiers import amount
from vaka.arena.simulate import Simulation, play_chunk
from vaka.core.registry import games, meta
from vaka.ratings import USUAL, Finished, Fold, Rating, Side, anchors, formula
from vaka.ratings.scale import BETA, MEAN

PEOPLE = amount("VAKA_TEST_NOISY_PEOPLE", 5, 25)  # of each kind, in each game
TIMES = 8  # their matches are dealt out to as many people again
MATCHES = 30
ANCHORS = ("random", "greedy")
KINDS = ("Careful", "Careless")


@cache
def played(game: str, kind: str) -> list[Finished]:
    """Matches of one kind of people, each among anchors that were drawn for it, each seat as often as the others."""
    seats = max(2, meta(game).seats[0])
    dice, version, found = random.Random(f"{game} {kind}"), anchors(game).version, list[Finished]()
    seatings = [[dice.choice(ANCHORS) for _ in range(seats)] for _ in range(4 * seats)]
    each = -(-PEOPLE * MATCHES // len(seatings))
    for number, sitting in enumerate(seatings):
        mine = number % seats
        bots = [*sitting[:mine], f"tests.ratings.noisy:{kind}", *sitting[mine + 1 :]]
        for outcome in play_chunk(Simulation.make(game, seats, bots, {}, 1000 * number, each), 0, each):
            places = [1 + sum(other > own for other in outcome.returns) for own in outcome.returns]
            sides = [Side(place, bot=bot) for place, bot in zip(places, sitting, strict=True)]
            sides[mine] = Side(places[mine], "them")
            found.append(Finished(game, version, tuple(sides)))
    dice.shuffle(found)
    return found


def strength(matches: Sequence[Finished]) -> Rating:
    """The likeliest strength after all matches of a kind, on the scale of the anchors, and its standard error."""
    mu, known = MEAN, anchors(matches[0].game).bots
    for _ in range(50):
        slope = curve = 0.0
        for match in matches:
            c = BETA * math.sqrt(len(match.sides))
            own = next(side.place for side in match.sides if side.person)
            for place in sorted({side.place for side in match.sides if side.place <= own}):
                left = [side for side in match.sides if side.place >= place and (side.person or side.place != own)]
                chosen = [side for side in left if side.place == place]
                if not chosen or len(left) < 2:
                    continue
                worth = sum(math.exp(known[side.bot].mu / c) for side in left if side.bot)
                share = math.exp(mu / c) / (math.exp(mu / c) + worth)
                slope += (any(side.person for side in chosen) - share) / c
                curve += share * (1 - share) / c**2
        mu += max(-2.0, min(2.0, slope / curve))
    return Rating(mu, 1 / math.sqrt(curve))


@pytest.mark.exhaustive
def test_after_30_real_matches_the_interval_holds_the_truth_95_times_in_100() -> None:
    held, people, least, said = 0, 0, PEOPLE * TIMES, list[str]()
    for game in games():
        for kind in KINDS:
            matches = played(game, kind)
            truth, inside = strength(matches), 0
            for deal in range(TIMES):
                random.Random(deal).shuffle(matches)
                inside += sum(within(matches[n * MATCHES : (n + 1) * MATCHES], truth.points) for n in range(PEOPLE))
            held, people, least = held + inside, people + PEOPLE * TIMES, min(least, inside)
            said.append(f"{game} {kind}: {truth.points:.0f} ± {truth.margin:.0f}, {inside} of {PEOPLE * TIMES}")
            print(said[-1], flush=True)
    assert people == PEOPLE * TIMES * len(KINDS) * len(list(games()))
    assert held >= 0.95 * people, said
    assert least >= 0.93 * PEOPLE * TIMES, said  # of each kind in each game


def within(matches: Sequence[Finished], truth: float) -> bool:
    """Whether somebody's interval after these matches holds the truth."""
    fold = Fold(formula(USUAL))
    for match in matches:
        rating = fold.add(match)["them"]
    return rating.low <= truth <= rating.high
