"""What search knows of the game: tiles told apart, a closed map left, and an evaluation that sees who sits firmly."""

import numpy as np

from tests.games.tongiaki.archipelago import GAME, lay, moor, sea
from vaka.bots.search.searcher import Searcher
from vaka.core.contract import RETURN_UNIT
from vaka.core.level import Level


def prospects(s):
    """Each seat's expected result."""
    out = np.zeros(s.seats, np.int32)
    GAME.rules.evaluate(s, GAME.new_memo(), out)
    return out.tolist()


def test_tiles_turned_over_are_told_apart_and_those_in_the_pile_are_not():
    s = sea(2)
    s.drawn = 2
    before = GAME.rules.sight(s, 0)
    s.pile[2], s.pile[3] = s.pile[3], s.pile[2]
    assert GAME.rules.sight(s, 0) == before
    s.pile[1], s.pile[2] = s.pile[2], s.pile[1]
    assert GAME.rules.sight(s, 0) != before


def test_searching_players_settle_anew_after_five_rounds_without_a_tile():
    """TON-Q32: two that are content with what they have would wait for each other."""
    s = sea(3)
    lay(s, "I13", 0, 1, 3)
    moor(s, I13_1="BB", I00_1="B", I00_2="YG")
    searcher = Searcher(GAME, nodes=256, compiled=False)
    seat = GAME.rules.to_move(s)
    s.stale = 14
    assert GAME.notation.write(s, searcher.think(s, seat, 1, Level(30, horizon=4))) != "S"
    s.stale = 15
    assert GAME.notation.write(s, searcher.think(s, seat, 1, Level(30, horizon=4))) == "S"
    assert len(searcher.candidates()) == 1


def test_prospects_add_up_to_nothing_and_like_points_and_a_firm_seat():
    s = sea(2)
    lay(s, "I13", 0, 1, 3)
    moor(s, I00_1="B", I00_2="Y")
    level = prospects(s)
    moor(s, I13_2="BYY")
    shared = prospects(s)
    moor(s, I13_3="B")
    firm = prospects(s)
    first = s.first
    assert firm[first] > shared[first]
    for result in (level, shared, firm):
        assert abs(sum(result)) <= s.seats
        assert all(abs(value) <= RETURN_UNIT for value in result)
