"""How strong bots are, from who finished before whom.

Points are on Elo's scale: 100 points ahead is 64 % against one opponent. A match of many seats counts as one match
between each two of its bots, weighted by 1 / (seats − 1) so that every match weighs the same. The points are the
maximum likelihood fit of the Bradley–Terry model, with a draw between each two bots added so that a bot that never lost
has a rating too. Where a game names only its winner, two that lost say nothing about each other: by Luce's choice axiom
only pairs of which one won count.

Intervals are bootstrapped over whole deals, since matches of a deal share their luck. A random half win on each side
takes the place of the draw: a bot that has never lost may still lose.

openskill's rating of the same matches is given too: one number a bot for matches of many seats, with its own
uncertainty, as game rooms and leagues use it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise

import numpy as np
from numpy.typing import NDArray

from vaka.arena.tournament import Result, Tournament

Floats = NDArray[np.float64]
MEAN = 1500.0
SCALE = 400.0 / np.log(10.0)
HALF_WIN = 0.5  # to each of two bots, over what they have won from each other
DRAWS = 400  # bootstrap samples of the deals
STEPS = 200


@dataclass(frozen=True)
class Rating:
    """One bot's strength, with its 95 % interval."""

    bot: str
    points: float
    low: float
    high: float
    skill: float  # openskill's mean
    doubt: float  # openskill's standard deviation
    matches: int
    wins: float  # share of the matches won, ties shared


@dataclass(frozen=True)
class Lead:
    """How far one bot is ahead of the next below it."""

    bot: str
    below: str
    points: float
    low: float
    high: float


def scores(tournament: Tournament, results: Iterable[Result]) -> Floats:
    """[deals, bots, bots] what each bot won from each other, a shared victory being half."""
    number = {name: i for i, name in enumerate(tournament.bots)}
    table = np.zeros((tournament.deals, len(number), len(number)))
    for result in results:
        sitting = [number[name] for name in tournament.seatings[result.seating]]
        for a, b in combinations(range(tournament.seats), 2):
            level = result.returns[a] == result.returns[b] < max(result.returns)
            if sitting[a] != sitting[b] and not level:
                won = 0.5 + 0.5 * np.sign(result.returns[a] - result.returns[b])
                table[result.deal, sitting[a], sitting[b]] += won / (tournament.seats - 1)
                table[result.deal, sitting[b], sitting[a]] += (1 - won) / (tournament.seats - 1)
    return table


def fit(won: Floats, extra: Floats | float = HALF_WIN) -> Floats:
    """[..., bots] the likeliest points for [..., bots, bots] scores, with the mean MEAN."""
    won = won + extra * (1 - np.eye(won.shape[-1]))
    played = won + won.swapaxes(-1, -2)
    strength = np.ones(won.shape[:-1])
    for _ in range(STEPS):  # Hunter's MM steps: each raises the likelihood
        strength = won.sum(-1) / (played / (strength[..., :, None] + strength[..., None, :])).sum(-1)
        strength /= np.exp(np.log(strength).mean(-1, keepdims=True))
    return MEAN + SCALE * np.log(strength)


def rate(tournament: Tournament, results: list[Result], seed: int = 0) -> tuple[list[Rating], list[Lead]]:
    """The bots from the strongest to the weakest, and the lead of each over the next."""
    table = scores(tournament, results)
    points = fit(table.sum(0))
    drawn = redrawn(table, seed)
    skills = open_skills(tournament, results)
    order = np.argsort(-points, kind="stable")
    ratings = []
    for i in order:
        name = tournament.bots[i]
        low, high = np.quantile(drawn[:, i], (0.025, 0.975))
        wins, matches = won_by(tournament, results, name)
        ratings.append(Rating(name, float(points[i]), float(low), float(high), *skills[name], matches, wins))
    leads = []
    for a, b in pairwise(order):
        low, high = np.quantile(drawn[:, a] - drawn[:, b], (0.025, 0.975))
        leads.append(
            Lead(tournament.bots[a], tournament.bots[b], float(points[a] - points[b]), float(low), float(high))
        )
    return ratings, leads


def redrawn(table: Floats, seed: int) -> Floats:
    """[DRAWS, bots] the points of each bootstrap sample of the deals."""
    dice = np.random.default_rng(seed)
    won = resampled(table, dice)
    return fit(won, dice.gamma(HALF_WIN, size=won.shape))


def resampled(table: Floats, dice: np.random.Generator) -> Floats:
    """[DRAWS, bots, bots] what each bot won from each other in bootstrap samples of the deals."""
    deals = len(table)
    return np.tensordot(dice.multinomial(deals, np.full(deals, 1 / deals), DRAWS), table, 1)


def won_by(tournament: Tournament, results: list[Result], name: str) -> tuple[float, int]:
    """A bot's share of the matches it sat in (ties shared, against its share of the seats), and their number."""
    won, matches = 0.0, 0
    for result in results:
        sitting = tournament.seatings[result.seating]
        if name in sitting:
            best = max(result.returns)
            first = [seat for seat, value in enumerate(result.returns) if value == best]
            won += sum(sitting[seat] == name for seat in first) / len(first)
            matches += 1
    return won / max(1, matches), matches


def open_skills(tournament: Tournament, results: list[Result]) -> dict[str, tuple[float, float]]:
    """openskill's Plackett–Luce rating of each bot, mean and standard deviation, deal after deal."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in tournament.bots}
    for result in sorted(results, key=lambda result: (result.deal, result.seating)):
        sitting = tournament.seatings[result.seating]
        if len(set(sitting)) < len(sitting):
            sitting, returns = _united(sitting, result.returns)
        else:
            returns = [float(value) for value in result.returns]
        teams = model.rate([[rated[name]] for name in sitting], ranks=[-value for value in returns])
        for name, [rating] in zip(sitting, teams, strict=True):
            rated[name] = rating
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in rated.items()}


def _united(sitting: tuple[str, ...], returns: tuple[int, ...]) -> tuple[tuple[str, ...], list[float]]:
    """A bot that has several seats counts once, with the mean of what it got."""
    got: dict[str, list[int]] = {}
    for name, value in zip(sitting, returns, strict=True):
        got.setdefault(name, []).append(value)
    return tuple(got), [sum(values) / len(values) for values in got.values()]
