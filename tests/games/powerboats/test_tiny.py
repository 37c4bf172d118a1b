"""The tiny game (POW-12): the last two turns of a race, with dice of two faces."""

import pytest

from tests.games.powerboats.positions import GAME
from vaka.core.errors import OutOfRange
from vaka.core.match import Match
from vaka.games.powerboats.board import hex_at
from vaka.games.powerboats.state import TO_FINISH

TINY = {"size": "tiny", "side": "mixed"}


def test_nothing_is_drawn_and_both_boats_are_on_the_way_home() -> None:
    """POW-12.1, POW-12.2."""
    match = Match(GAME, 2, TINY, seed=4)
    s, other = match.state, Match(GAME, 2, {"size": "tiny"}, seed=5).state
    other.chance = s.chance
    assert s.tobytes() == other.tobytes()
    assert (match.to_move, match.moves()) == (0, ["+", "="])
    assert s.hex.tolist()[:2] == [hex_at(3, 4), hex_at(6, 6)]
    assert s.mark.tolist()[:2] == [TO_FINISH, TO_FINISH]
    GAME.invariants(s)


def test_a_die_shows_one_or_two() -> None:
    """POW-12.2."""
    shown = set()
    for seed in range(30):
        match = Match(GAME, 2, TINY, seed=seed)
        match.push("+")
        shown.add(tuple(match.state.dice.tolist()[0]))
    assert shown == {(1, 0, 0), (0, 1, 0)}


def test_it_is_over_after_two_turns_each() -> None:
    """POW-12.3: nobody moves, and the boat that began is ahead (POW-R28)."""
    match = Match(GAME, 2, TINY, seed=4)
    for _ in range(4):
        assert not match.over
        match.push("=")
        match.push(match.moves()[0])
    assert match.over
    assert match.returns == [1.0, -1.0]
    GAME.invariants(match.state)


def test_it_is_for_two() -> None:
    """POW-12.1."""
    with pytest.raises(OutOfRange, match="2"):
        Match(GAME, 4, {"size": "tiny"})
