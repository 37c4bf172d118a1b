"""A redeal puts what is left of the pile into any order, each as likely (TON-Q33)."""

from itertools import permutations

from tests.games.tongiaki.positions import GAME, fresh
from tests.uniform import assert_drawn_from
from vaka.games.tongiaki.state import PILE


def test_every_order_of_the_tiles_left_is_as_likely() -> None:
    """TON-Q33."""
    s = fresh()
    s.drawn = PILE - 4
    left, orders = s.pile.tolist()[s.drawn :], []
    for number in range(3000):
        twin = GAME.copy(s)
        GAME.rules.redeal(twin, number % 3, number)
        assert twin.pile.tolist()[: s.drawn] == s.pile.tolist()[: s.drawn], "tiles turned over stay what they are"
        orders.append(tuple(twin.pile.tolist()[s.drawn :]))
    assert_drawn_from(dict.fromkeys(permutations(left), 1), orders)
