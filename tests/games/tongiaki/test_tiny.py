"""The tiny game (TON-15): three tiles, a boat each, a turn each."""

import pytest

from tests.games.tongiaki.positions import GAME, on, play, tile
from vaka.core.errors import OutOfRange
from vaka.core.match import Match
from vaka.games.tongiaki.state import PILE, REMOVED

TINY = {"size": "tiny", "colours": 2, "first": "1"}


def test_two_boats_share_a_beach_and_three_tiles_are_left() -> None:
    """TON-15.1, TON-15.2."""
    match = Match(GAME, 2, TINY, seed=4)
    s = match.state
    assert (match.to_move, match.moves()) == (0, Match(GAME, 2, {"size": "tiny"}).moves())
    assert on(s, "I00")[0] == "BY"
    assert s.supply.tolist()[:2] == [14, 14]
    assert s.pile.tolist()[s.drawn :] == [tile("I03"), tile("I04"), tile("W01")]
    assert (s.islands_left, s.oceans_left) == (2, 1)
    assert s.where.tolist().count(REMOVED) == PILE - 3
    GAME.invariants(s)


def test_the_tile_is_drawn_when_it_is_turned_over() -> None:
    """TON-15.2: any of the three comes, and the others stay in order."""
    first = set()
    for seed in range(30):
        s = Match(GAME, 2, TINY, seed=seed).state
        at = int(s.drawn)
        play(s, "S")
        left = s.pile.tolist()[at + 1 :]
        assert left == sorted(left)
        first.add(s.pile.tolist()[at])
    assert first == {tile("I03"), tile("I04"), tile("W01")}


def test_it_is_over_after_a_turn_each() -> None:
    """TON-15.3: two quiet turns, nobody has found anything, and both have Tonga and two boats."""
    match = Match(GAME, 2, TINY, seed=4)
    for move in ("XI00", "P4", "XI00", "P5"):
        assert not match.over
        match.push(move)
    assert match.over
    assert (match.state.turns, match.returns) == (2, [0.0, 0.0])
    GAME.invariants(match.state)


def test_it_is_for_two() -> None:
    """TON-15.1."""
    with pytest.raises(OutOfRange, match="2"):
        Match(GAME, 4, {"size": "tiny"})
