"""Chance that must have known odds: Pearson's test of draws against exact weights, or against draws of a slow sampler.

Draws come from fixed seeds, so a test that passes once passes always; a bias of a few parts in a hundred fails it.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import erfc, sqrt
from typing import TypeVar

UNLIKELY = 1e-4  # a fair sampler does worse once in ten thousand choices of seeds

Outcome = TypeVar("Outcome", bound=Hashable)


def assert_drawn_from(weights: Mapping[Outcome, int], draws: Iterable[Outcome]) -> None:
    """Every outcome comes as often as its weight says, and no other comes."""
    seen, total = Counter(draws), sum(weights.values())
    assert seen.keys() <= weights.keys(), f"impossible: {sorted(map(str, seen.keys() - weights.keys()))[:3]}"
    expected = {outcome: seen.total() * weight / total for outcome, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws for this many outcomes"
    statistic = sum((seen[outcome] - count) ** 2 / count for outcome, count in expected.items())
    chance = tail(statistic, len(weights) - 1)
    assert chance > UNLIKELY, f"p = {chance:.1e}; outcome, seen, expected: {furthest(seen, expected)}"


def assert_same_odds(one: Iterable[Hashable], other: Iterable[Hashable]) -> None:
    """Two samplers draw from the same distribution."""
    first, second = Counter(one), Counter(other)
    both = first + second
    statistic, cells = 0.0, 0
    for outcome in both:
        for seen in (first, second):
            count = both[outcome] * seen.total() / both.total()
            statistic += (seen[outcome] - count) ** 2 / count
        cells += 1
    chance = tail(statistic, cells - 1)
    assert chance > UNLIKELY, f"p = {chance:.1e}: {sorted(first.items())} beside {sorted(second.items())}"


def tail(statistic: float, freedom: int) -> float:
    """The probability of a chi-square this large or larger, by the approximation of Wilson and Hilferty."""
    if freedom == 0:
        return 1.0
    spread = 2 / (9 * freedom)
    return erfc(((statistic / freedom) ** (1 / 3) - 1 + spread) / sqrt(2 * spread)) / 2


def furthest(seen: Counter[Outcome], expected: Mapping[Outcome, float]) -> list[tuple[Outcome, int, float]]:
    ranked = sorted(expected, key=lambda outcome: -abs(seen[outcome] - expected[outcome]) / sqrt(expected[outcome]))
    return [(outcome, seen[outcome], round(expected[outcome], 1)) for outcome in ranked[:4]]
