"""Nothing is hidden in Powerboats: a redeal changes the dice to come and nothing else."""

from tests.games.powerboats.positions import GAME
from tests.uniform import assert_drawn_from
from vaka.core.match import Match


def test_the_next_dice_fall_as_any_others_and_all_else_stays() -> None:
    """POW-1.4."""
    match = Match(GAME, 2, seed=1)
    while "+" not in match.moves():
        match.play(match.legal()[0])
    faces = []
    for number in range(900):
        s = GAME.copy(match.state)
        GAME.rules.redeal(s, match.to_move, number)
        again = GAME.copy(s)
        again.chance = match.state.chance
        assert again.tobytes() == match.state.tobytes()
        GAME.rules.apply(s, GAME.notation.read(s, "+"), GAME.new_actions()[:0])
        faces.append(s.dice.tolist()[match.to_move].index(1))
    assert_drawn_from({0: 1, 1: 1, 2: 1}, faces)
