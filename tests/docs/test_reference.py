"""The reference of every game says what its code says, and what it calls secret is secret."""

import random
from typing import Any

import numpy as np
import pytest
from tests.script import script

import vaka
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.testing import variants

GAMES = list(vaka.all_games())


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_every_game_is_up_to_date(name: str) -> None:
    written, game = script("reference"), vaka.load(name)
    assert written.path(game).read_text("utf-8") == written.page(game), "run python scripts/reference.py"


def known(game: Game, s: State, seat: int) -> Any:
    out = np.zeros(game.observation.length, np.int32)
    game.rules.observe(s, seat, out)
    return out


@pytest.mark.parametrize("name", [name for name in GAMES if vaka.load(name).observation.own.any()])
def test_what_only_a_seat_knows_is_unknown_to_others(name: str) -> None:
    """Each slice called own changes sometime when another seat redeals; otherwise everybody would know it."""
    game, dice = vaka.load(name), random.Random(1)
    hidden = {part.name for part in game.observation.slices if part.own}
    tables = [table for table in variants(game) if table[0] > 1]
    for seed in range(20):
        seats, options = dice.choice(tables)
        match = vaka.Match(game, seats, options, seed)
        while hidden and not match.over:
            seat, other = dice.sample(range(seats), 2)
            dealt = game.copy(match.state)
            game.rules.redeal(dealt, other, seed)
            true, told = (game.observation.split(known(game, s, seat)) for s in (match.state, dealt))
            hidden -= {part for part in hidden if (true[part] != told[part]).any()}
            match.play(dice.choice(match.legal()))
    assert not hidden
