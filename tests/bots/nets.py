"""Nets of chance: small ones that have learned nothing."""

from typing import Any, cast

import numpy as np

from vaka.bots.minds.looks import LOOKS
from vaka.bots.minds.rules import SCALE_SHIFT
from vaka.bots.minds.weights import FORMAT, SHIFTS, TYPES, About, Weights, shapes
from vaka.core.game import Game


def random_net(
    game: Game, wide: int = 16, narrow: int = 8, seed: int = 1, about: dict[str, Any] | None = None,
    policy: bool = True,
) -> Weights:  # fmt: skip
    """A net whose weights are anything; without a policy it values the features of a game."""
    dice = np.random.default_rng(seed)
    widths = {"first_bias": np.zeros(wide), "second_bias": np.zeros(narrow), "trust": np.zeros((LOOKS * policy, 0))}
    arrays = {name: dice.integers(-900, 900, shape).astype(TYPES[name]) for name, shape in shapes(game, widths).items()}
    arrays["scale"] = dice.integers(1 << SCALE_SHIFT, 50 << SCALE_SHIFT, arrays["scale"].shape, np.int32)
    arrays["shifts"] = np.full(len(SHIFTS), 9, np.int32)
    whole: About = {"format": FORMAT, "game": game.name, "version": game.meta.version, "trained": {}}
    if not policy:
        whole["trusted"] = 192
    return Weights(cast(About, {**whole, **(about or {})}), arrays)
