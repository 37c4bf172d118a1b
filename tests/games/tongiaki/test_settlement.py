"""New settlements, and tiles placed by choice."""

from tests.games.tongiaki.positions import (
    GAME,
    at,
    crown,
    kinds,
    last_of,
    lay,
    moor,
    moves,
    on,
    play,
    sea,
    supply,
    top,
)
from vaka.games.tongiaki.state import OVER, SETTLE, TILE, TURN


def test_all_own_boats_leave_the_beaches_and_tiles_are_turned_until_an_island_comes() -> None:
    """TON-11.1, TON-Q18, TON-2.1: royal islands stay; one boat on a beach of the island; the turn ends."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    lay(s, "I05", 0, 2, 3)
    crown(s, "I08", "B")
    moor(s, I00_1="BY", I05_1="BB")
    top(s, "W08", "W14", "I01")
    told = play(s, "S")
    assert kinds(told) == ["home", "home", "settling"]
    assert supply(s) == [14, 14, 15]
    assert (s.phase, s.in_hand) == (TILE, 23)
    play(s, "T 1,0/2 T -1,1/5")
    assert s.in_hand == 1
    play(s, "T -1,2/4")
    assert (s.phase, moves(s)) == (SETTLE, "P1 P2 P3")
    play(s, "P 3")
    assert on(s, "I01") == ["", "", "B"]
    assert (s.phase, s.turn, s.settled) == (TURN, 1, 1)


def test_a_tile_goes_to_any_free_side_with_its_mark_against_that_tile() -> None:
    """TON-Q19: exactly one option for each free side, also one without a jetty."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    top(s, "W08")
    play(s, "S")
    options = moves(s).split()
    assert len(options) == len(set(options)) == 10
    assert "T1,0/2" in options
    assert "T1,0/1" in options, "the same hex against the other tile"
    play(s, "T 1,0/1")
    assert at(s, "W08") == (1, 0, 1)
    assert s.against[23] == 8


def test_each_tile_is_seen_before_it_is_placed_and_the_next_is_not() -> None:
    """TON-Q19: what is in hand is public, what comes is not."""
    s = sea()
    top(s, "W08", "W14")
    play(s, "S")
    assert GAME.view(s, None)["in_hand"]["id"] == "W08"
    assert s.drawn == 1


def test_no_migration_follows_and_the_boat_may_go_on_any_beach() -> None:
    """TON-Q19b: one boat never fills a beach; full beaches elsewhere are none of its business."""
    s = sea(4, royal="landing")
    moor(s, I00_1="YYY", I00_2="B")
    top(s, "I01")
    play(s, "S T 0,1/3 P 1")
    assert (s.phase, s.turn, s.full_count) == (TURN, 1, 1)


def test_the_last_ocean_in_a_settlement_ends_the_match_without_a_boat() -> None:
    """TON-Q19c: under both endings."""
    for ending in ("landing", "chain"):
        s = sea(ending=ending)
        moor(s, I00_1="B", I00_2="Y")
        last_of(s, "ocean", "W16")
        play(s, "S")
        assert moves(s).startswith("T")
        play(s, moves(s).split()[0])
        assert s.phase == OVER
        assert s.ashore[0] == 0


def test_the_last_island_in_a_settlement_gets_its_boat_and_then_the_match_ends() -> None:
    """TON-Q19c."""
    s = sea()
    moor(s, I00_1="B", I00_2="Y")
    last_of(s, "island", "I15")
    play(s, "S")
    play(s, moves(s).split()[0])
    assert s.phase == SETTLE
    play(s, "P 2")
    assert s.phase == OVER
    assert s.points[0] == 5
    assert s.place[0] == 0


def test_a_settlement_is_always_allowed() -> None:
    """TON-11.1, TON-Q3: whatever the start of the turn."""
    for seats in (2, 3, 4, 5, 6):
        s = sea(seats)
        assert moves(s).split()[-1] == "S"
        moor(s, I00_1="B")
        assert moves(s).split()[-1] == "S"
