"""How a bot of a level searches. Levels count playouts, not seconds, so that they play the same on every machine."""

from dataclasses import dataclass

TO_THE_END = 1 << 30


@dataclass(frozen=True)
class Level:
    """Weaker levels make fewer and shorter playouts, and noise keeps them from telling nearly equal moves apart."""

    playouts: int  # a decision
    seconds: float = 1.0  # at most, in a room; less when many tables think at once
    horizon: int = TO_THE_END  # decisions a playout makes beyond the tree before the position is evaluated
    noise: float = 0.0  # Gumbel noise added to the mean result of each move, as a share of a win
    explore: float = 0.7  # exploration constant of UCB, in standard deviations of the results
    width: int = 4  # moves considered from the beginning
    widening: float = 1.0  # how slowly more are added: the n-th after (n * widening)² visits
    advice: float = 0.0  # what a nat of the net's policy counts beside the search, in wins; 0: no net is asked


LEVELS = (
    Level(24, horizon=6, noise=0.25, width=3),
    Level(80, horizon=12, noise=0.1, width=3),
    Level(300, noise=0.04),
    Level(1_200, noise=0.01),
    Level(6_000),
)
