"""What search knows of the game: tiles told apart, a closed map left, and an evaluation that sees who sits firmly."""

import numpy as np

import vaka
from tests.games.tongiaki.positions import GAME, lay, moor, sea
from vaka.bots.search.searcher import Searcher
from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import State
from vaka.core.level import Level

# a match at the page up to a turn in which the strongest level sailed round thirty times, each time turned back
BEFORE_CIRCLES = [
    4, 4, 3, 1, 235, 237, 0, 235, 236, 373, 303, 355, 369, 0, 229, 225, 235, 239, 395, 0, 235, 377, 1, 235, 238,
    241, 271, 240, 0, 231, 221, 235, 259, 1, 235, 246, 245, 283, 2, 235, 325, 247, 270, 380, 381, 374, 0, 20, 1,
    18, 2, 20, 2, 0, 175, 183, 184, 18, 2, 0, 160, 190, 188, 21, 1, 2, 18, 1, 2, 162, 188, 189, 190, 21, 0, 1, 2,
    14, 0, 1, 2, 136, 188, 189, 137, 190, 188, 21, 0, 1, 2,
]  # fmt: skip


def prospects(s: State) -> list[int]:
    """Each seat's expected result."""
    out = np.zeros(s.seats, np.int32)
    GAME.search.evaluate(s, GAME.new_memo(), out)
    return out.tolist()


def test_tiles_turned_over_are_told_apart_and_those_in_the_pile_are_not() -> None:
    s = sea(2)
    s.drawn = 2
    before = GAME.search.chance_key(s, 0)
    s.pile[2], s.pile[3] = s.pile[3], s.pile[2]
    assert GAME.search.chance_key(s, 0) == before
    s.pile[1], s.pile[2] = s.pile[2], s.pile[1]
    assert GAME.search.chance_key(s, 0) != before


def test_searching_players_settle_anew_after_five_rounds_without_a_tile() -> None:
    """TON-Q32: two that are content with what they have would wait for each other."""
    s = sea(3)
    lay(s, "I13", 0, 1, 3)
    moor(s, I13_1="BB", I00_1="B", I00_2="YG")
    searcher = Searcher(GAME, nodes=256, compiled=False)
    seat = GAME.rules.to_move(s)
    s.stale = 15  # the turn that laid the tile, and fourteen without one
    assert GAME.notation.write(s, searcher.think(s, seat, 1, Level(30, horizon=4))) != "S"
    s.stale = 16
    assert GAME.notation.write(s, searcher.think(s, seat, 1, Level(30, horizon=4))) == "S"
    assert len(searcher.candidates()) == 1


def test_prospects_add_up_to_nothing_and_like_points_and_a_firm_seat() -> None:
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


def test_searching_players_do_not_sail_in_circles() -> None:
    """TON-Q27: a fleet turned back by a royal island fills the beach it left, and may be sent out again."""
    match = vaka.Match(
        "tongiaki", 2, {"first": "random", "ending": "landing", "royal": "turn", "colours": 1}, 9576364980634253102
    )
    for action in BEFORE_CIRCLES:
        match.play(action)
    searcher = Searcher(GAME, nodes=256, compiled=False)
    for _ in range(2):
        match.push("MI15/5")
        while match.moves()[0].startswith("L"):
            match.play(match.legal()[0])
    assert "MI15/5" in match.moves()
    searcher.think(match.game.copy(match.state), match.to_move, 1, Level(30, horizon=0))
    (only,) = searcher.candidates()
    match.play(only.action)
    assert "turned_back" not in [event["kind"] for event in match.events(match.ply)]
