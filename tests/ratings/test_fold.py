"""Ratings as a fold over finished matches: what moves, what does not, and whether intervals keep their promise."""

import math
import random

import pytest

from tests.ratings.people import finish, points, rating_after, some_strength
from tests.tiers import amount, some
from vaka.core.errors import UnknownName
from vaka.core.registry import games
from vaka.ratings import NEWCOMER, USUAL, Finished, Fold, Rating, Side, anchors, formula, rated
from vaka.ratings.fold import Likelihood, seen_by
from vaka.ratings.scale import BETA, MEAN, POINT

FORMULA = formula(USUAL)
PEOPLE = amount("VAKA_TEST_RATED_PEOPLE", 40, 400)


def after(places: list[int], *others: str, before: dict[str, Rating] | None = None) -> dict[str, Rating]:
    """The ratings after a match of Tavarua between Ann and the others, who are people or bots."""
    bots = anchors("tavarua").bots
    sides = [Side(place, None if who in bots else who, who if who in bots else None)
             for place, who in zip(places, ("ann", *others), strict=True)]  # fmt: skip
    return rated(FORMULA, Finished("tavarua", anchors("tavarua").version, tuple(sides)), before or {})


def test_a_match_against_bots_moves_the_person_alone() -> None:
    won, lost = after([1, 2], "level3")["ann"], after([2, 1], "level3")["ann"]
    assert lost.points < NEWCOMER.points < won.points
    assert won.sigma < NEWCOMER.sigma
    assert list(after([1, 2], "level3")) == ["ann"]


def test_beating_a_stronger_bot_is_worth_more() -> None:
    assert after([1, 2], "level5")["ann"].mu > after([1, 2], "level1")["ann"].mu


def test_who_could_not_play_to_the_end_keeps_their_rating() -> None:
    version = anchors("tavarua").version
    match = Finished("tavarua", version, (Side(1, "ann", moves=False), Side(2, "leaver")))
    assert list(rated(FORMULA, match, {})) == ["leaver"]


def test_two_losers_of_a_game_that_names_its_winner_are_not_compared() -> None:
    """A weak player gains nothing from losing beside a strong one."""
    before = {"ann": Rating(10.0, 2.0), "bea": Rating(40.0, 2.0)}
    beside_strong = after([2, 1, 2], "level3", "bea", before=before)
    assert beside_strong["ann"].mu < before["ann"].mu
    assert beside_strong["bea"].mu < before["bea"].mu


def test_places_are_seen_from_one_seat() -> None:
    assert seen_by([1, 2, 2, 4], 1) == [1.0, 2.0, 1.0, 4.0]
    assert seen_by([1, 1], 0) == [1.0, 1.0]


def test_a_shared_first_place_is_good_against_the_stronger_and_bad_against_the_weaker() -> None:
    assert after([1, 1], "level5")["ann"].mu > NEWCOMER.mu > after([1, 1], "level1")["ann"].mu
    assert after([1, 2], "level5")["ann"].mu > after([1, 1], "level5")["ann"].mu > after([2, 1], "level5")["ann"].mu


def test_the_likelihood_of_a_match_is_that_of_plackett_and_luce() -> None:
    """Third of four: passed over twice, then chosen before the last one."""
    before, places, strength = [Rating(mu, 0.0) for mu in (10.0, 25.0, 30.0, 18.0)], [2, 1, 3, 4], 22.0
    worth = [math.exp(mu / (2 * BETA)) for mu in (10.0, 25.0, strength, 18.0)]
    shares = [worth[2] / sum(worth), worth[2] / (worth[0] + worth[2] + worth[3]), worth[2] / (worth[2] + worth[3])]
    slope, curve = Likelihood(before, places, 2).at(strength)
    assert slope == pytest.approx((1 - sum(shares)) / (2 * BETA), rel=1e-4)
    assert curve == pytest.approx(sum(share * (1 - share) for share in shares) / (2 * BETA) ** 2, rel=1e-4)


def test_a_bot_that_was_not_measured_cannot_be_rated() -> None:
    with pytest.raises(UnknownName, match="has not been measured"):
        anchors("tavarua").rating("mine")
    with pytest.raises(UnknownName, match="version 99"):
        anchors("tavarua", 99)
    with pytest.raises(UnknownName, match="likeliest, anchored, openskill"):
        formula("elo")


def test_a_fold_gives_the_same_numbers_whenever_it_is_done() -> None:
    def fold() -> dict[tuple[str, str], Rating]:
        dice, made = random.Random(1), Fold(FORMULA)
        for _ in range(50):
            rating_after(made, "tongiaki", some_strength("tongiaki", dice), 1, 3, dice)
        return made.ratings

    assert fold() == fold()


@pytest.mark.parametrize("seats", some((4, 2, 6)))
@pytest.mark.parametrize("game", some(("whakaari", *(game for game in games() if game != "whakaari"))))
def test_after_30_matches_the_interval_holds_the_truth_95_times_in_100(game: str, seats: int) -> None:
    """Simulated people from below the weakest level to above the strongest, by the model of the fit."""
    dice, held = random.Random(f"{game} {seats}"), 0
    for _ in range(PEOPLE):
        truth = some_strength(game, dice)
        rating = rating_after(Fold(FORMULA), game, truth, 30, seats, dice, winner_only=game == "whakaari")
        held += rating.low <= points(truth) <= rating.high
    assert held >= 0.95 * PEOPLE


@pytest.mark.parametrize("truth", some((557, 300, 400, 700, 800, 1000)))
def test_people_far_below_the_middle_are_found_within_their_interval_too(truth: int) -> None:
    """Powerboats, where the weakest bot is 1100 points below newcomers, and the other one beats them nearly always."""
    dice, known, held = random.Random(truth), anchors("powerboats"), 0
    for _ in range(PEOPLE):
        fold = Fold(FORMULA)
        for _ in range(30):
            bot = dice.choice(("random", "random", "random", "greedy"))
            places = finish([MEAN + (truth - 1500) * POINT, known.bots[bot].mu], dice, winner_only=False)
            sides = Side(places[0], "them"), Side(places[1], bot=bot)
            rating = fold.add(Finished("powerboats", known.version, sides))["them"]
        held += rating.low <= truth <= rating.high
    assert held >= 0.95 * PEOPLE
