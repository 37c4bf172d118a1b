"""The scale of ratings: openskill's own numbers, and the points that people see.

openskill rates by a mean and a standard deviation, and expects a seat to win in proportion to exp(mean / c), where c is
the square root of the sum, over all seats, of BETA² and the squared deviation. Between two players of known strength c
is √2 · BETA, so POINT makes 400 points a tenfold chance at a table for two, as on Elo's scale.

The middle of the five levels is at MIDDLE points in every game.
"""

import math
from typing import NamedTuple

MEAN = 25.0  # openskill's mean of the middle level
BETA = 25.0 / 6  # openskill's luck of one match
MIDDLE = 1500.0
POINT = math.log(10.0) / 400 * math.sqrt(2.0) * BETA  # of openskill's mean
SURE = 1.96  # deviations on either side that hold the truth 95 times in 100
PROVISIONAL = 200.0  # points on either side: an interval that is wider says too little for a place
WIDEST = PROVISIONAL * POINT / SURE  # the deviation of such an interval


class Rating(NamedTuple):
    """A strength and its standard deviation, in openskill's numbers.

    >>> Rating(MEAN, 2.0).points
    1500.0
    >>> round(Rating(MEAN, 2.0).margin)
    116
    """

    mu: float
    sigma: float

    @property
    def points(self) -> float:
        return points(self.mu)

    @property
    def margin(self) -> float:
        """Points on either side within which the truth lies 95 times in 100."""
        return SURE * self.sigma / POINT

    @property
    def low(self) -> float:
        """The rating less its doubt: what leaderboards go by."""
        return self.points - self.margin

    @property
    def high(self) -> float:
        return self.points + self.margin

    @property
    def provisional(self) -> bool:
        return self.sigma > WIDEST


def points(mu: float) -> float:
    """A mean of openskill's as people see it."""
    return MIDDLE + (mu - MEAN) / POINT


NEWCOMER = Rating(MEAN, 16.0)
