"""How a bot of a level thinks. A level is a promise in playouts, so that it plays the same on every machine."""

from dataclasses import dataclass

TO_THE_END = 1 << 30


@dataclass(frozen=True)
class Level:
    """Weaker levels look less often, less far, and do not tell nearly equal moves apart."""

    playouts: int  # a decision
    seconds: float = 1.0  # at most; when many tables think at once, less
    horizon: int = TO_THE_END  # decisions a playout makes beyond the tree before the position is evaluated
    noise: float = 0.0  # how far its taste wavers between moves, as a share of a win
    explore: float = 0.7  # how eagerly it looks at moves that seem worse, in deviations of the results
    width: int = 4  # moves it considers before it has looked more often
    widening: float = 1.0  # how slowly it takes up more of them: the n-th new one after (n * widening)² looks


LEVELS = (
    Level(24, horizon=6, noise=0.25, width=3),
    Level(80, horizon=12, noise=0.1, width=3),
    Level(300, noise=0.04),
    Level(1_200, noise=0.01),
    Level(6_000),
)
