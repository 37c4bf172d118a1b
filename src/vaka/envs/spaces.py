"""What PettingZoo and Gymnasium need of a game: the spaces of its actions and observations."""

from typing import Any, TypeAlias

import numpy as np

try:
    from gymnasium import spaces
except ImportError:
    from vaka.core.errors import MissingExtra

    raise MissingExtra("needs-extra", package="gymnasium and pettingzoo", extra="envs") from None

from vaka.core.game import Game
from vaka.envs.array_match import ArrayMatch

Space = spaces.Space[Any]
Observation: TypeAlias = dict[str, Any]  # an element of the `Dict` space below; with several matches each has a row


def action_space(game: Game) -> Space:
    return spaces.Discrete(game.action_count)


def observation_space(game: Game) -> Space:
    """What a seat knows, every number with its own bounds, and which actions it has."""
    known = game.observation
    return spaces.Dict(
        {
            "observation": spaces.Box(known.low, known.high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def observation(match: ArrayMatch, seat: int) -> Observation:
    return {"observation": match.observe(seat), "action_mask": match.mask(seat)}


def match_seed(generator: np.random.Generator) -> int:
    """The seed of the next match."""
    return int(generator.integers(1 << 63))
