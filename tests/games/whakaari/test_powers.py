"""The eight powers with their limits (WHA-6)."""

import pytest

from tests.games.whakaari.positions import LADDER, at, begin, kinds, lay, moves, pawn, phase, play, side, totem

AROUND = {**LADDER, "P04": (19500, 1000), "P05": (500, 10000)}


def test_tank_pushes_opponents_it_lands_on_one_use_each() -> None:
    """WHA-6.1, WHA-R34, WHA-R35: at the landing, to stones at the long distance, never a board; the rest may stay."""
    s = lay(AROUND, pawns={0: "P02", 1: "P17", 2: "P17"}, totems={0: "P02"}, hands={0: "A01"}, uses={0: 2})
    play(s, "A01 move P17")
    assert (phase(s), moves(s)) == (("tank", 0), ["stay", "push1", "push2"])
    play(s, "push2")
    assert "P17" not in moves(s)
    assert not any(token.startswith("B") for token in moves(s))
    play(s, "P02")
    assert (pawn(s, 2), s.uses[0]) == ("P02", 1)
    assert moves(s) == ["stay", "push1"]
    play(s, "stay")
    assert (pawn(s, 1), phase(s)[1]) == ("P17", 1)


def test_tank_pushes_three_a_turn_at_most() -> None:
    """WHA-6.1."""
    s = lay(seats=6, pawns={0: "P02", 1: "P17", 2: "P17", 3: "P17", 4: "P17"}, hands={0: "A01"}, uses={0: 5})
    play(s, "A01 move P17 push1 P02 push2 P02 push3 P02")
    assert s.uses[0] == 2
    assert phase(s) != ("tank", 0)


def test_without_a_stone_at_the_long_distance_the_opponent_falls_and_cannot_save_itself() -> None:
    """WHA-6.1, WHA-R35, WHA-R53, WHA-R75."""
    for option, uses in (("no", 0), ("yes", 1)):
        s = lay(
            {"P17": (10000, 18000)}, pawns={1: "P17"}, hands={0: "A01", 1: "A23 A24"}, uses={0: 1},
            gain_on_any_fall=option,
        )  # fmt: skip
        play(s, "A01 move P17 push1")
        assert moves(s) == ["lava"]
        play(s, "lava")
        assert (pawn(s, 1), s.uses[1]) == ("board", uses)


def test_a_pushed_opponent_sets_off_a_bomb() -> None:
    """WHA-R35, WHA-R39."""
    s = lay(AROUND, pawns={0: "P02", 1: "P17"}, totems={0: "P02"}, bombs="P18", hands={0: "A01"}, uses={0: 1})
    told = play(s, "A01 move P17 push1 P18")
    assert "bomb" in kinds(told)
    assert phase(s) == ("react", 1)


def test_tank_may_push_after_saving_itself_in_its_own_turn_but_not_after_a_return() -> None:
    """WHA-R52, WHA-R64: before the next pawn is asked; the stone that goes is no target."""
    s = lay(pawns={0: "P02", 1: "P01", 3: "P02"}, hands={0: "A23 A01"}, uses={0: 1}, events="E1")
    begin(s, 0)
    play(s, "A23 P01")
    assert phase(s) == ("tank", 0)
    play(s, "push1")
    assert "P02" not in moves(s)
    play(s, moves(s)[0])
    assert phase(s) == ("react", 3)
    s = lay(pawns={0: "P02", 1: "P01"}, totems={0: "P01"}, uses={0: 1}, events="E2")
    begin(s, 0)
    assert phase(s) == ("main", 0)


def test_surf_drags_the_own_stone_the_short_distance_twice_a_turn() -> None:
    """WHA-6.2, WHA-R57."""
    s = lay(pawns={0: "P17"}, totems={0: "P17"}, hands={0: "A01"}, powers={0: "SURF"}, uses={0: 3})
    play(s, "SURF")
    assert phase(s) == ("angle", 0)
    play(s, "000")
    assert at(s, "P17") == [(16300, 0)]
    play(s, "SURF 180")
    assert at(s, "P17") == [(10000, 0)]
    assert moves(s) == ["A01"]
    assert "SURF" not in moves(lay(hands={0: "A01"}, powers={0: "SURF"}, uses={0: 3}))


def test_shot_moves_short_and_then_hits_at_the_supreme_distance() -> None:
    """WHA-6.3, WHA-R36, WHA-R37, WHA-R24: stones only; the second half is optional."""
    stones = {**LADDER, "P04": (20000, -8000)}
    s = lay(stones, pawns={0: "P02", 3: "P18"}, totems={0: "P02"}, hands={0: "A01"}, powers={0: "SHOT"}, uses={0: 2})
    play(s, "SHOT P17")
    assert phase(s) == ("second", 0)
    assert moves(s)[0] == "skip"
    play(s, "P18")
    assert phase(s) == ("react", 3)
    play(s, "fall")
    assert (at(s, "P18"), s.uses[3], pawn(s, 3)) == ([None], 0, "board")
    s = lay(pawns={0: "P01"}, hands={0: "A01"}, powers={0: "SHOT"}, uses={0: 1})
    play(s, "SHOT")
    assert not any(token.startswith("B") for token in moves(s))


def test_shot_turns_a_stable_stone() -> None:
    """WHA-6.3."""
    s = lay(pawns={0: "P01"}, totems={0: "P01"}, stable="P17", hands={0: "A01"}, powers={0: "SHOT"}, uses={0: 1})
    play(s, "SHOT P02 P17")
    assert side(s, "P17") == "unstable"


def test_trick_moves_the_supreme_distance_and_may_win() -> None:
    """WHA-6.4, WHA-R24."""
    s = lay({"P03": (3000, -15500)}, pawns={0: "P03"}, hands={0: "A01"}, powers={0: "TRICK"}, uses={0: 1})
    play(s, "TRICK B2")
    assert phase(s)[0] == "over"


def test_boom_moves_long_and_lays_a_bomb_behind() -> None:
    """WHA-6.5, WHA-R38: without pawns and bombs; no limit a turn but uses and three bombs."""
    s = lay(AROUND, pawns={0: "P02", 2: "P01"}, totems={0: "P02"}, hands={0: "A01"}, powers={0: "BOOM"}, uses={0: 5})
    play(s, "BOOM P17")
    assert phase(s) == ("second", 0)
    assert moves(s) == ["skip", "P02", "P05"]
    play(s, "P02")
    assert s.bomb[1] == 1
    play(s, "BOOM P18 P17 BOOM P03 P18")
    assert (sum(s.bomb), s.uses[0]) == (3, 2)


def test_with_three_bombs_in_play_boom_is_only_a_move() -> None:
    """WHA-R55, WHA-R38."""
    s = lay(
        AROUND,
        pawns={0: "P02"},
        totems={0: "P02"},
        bombs="P03 P04 P05",
        hands={0: "A01"},
        powers={0: "BOOM"},
        uses={0: 1},
    )
    play(s, "BOOM P17")
    assert (pawn(s, 0), phase(s), s.uses[0]) == ("P17", ("main", 0), 0)


def test_the_second_half_is_lost_if_a_bomb_throws_the_pawn_off() -> None:
    """WHA-R54."""
    s = lay(
        AROUND, pawns={0: "P02"}, totems={0: "P02"}, bombs="P17", hands={0: "A01"}, powers={0: "CHECK"}, uses={0: 1}
    )
    play(s, "CHECK P17 fall")
    assert (pawn(s, 0), totem(s, 0), phase(s)) == ("P02", "P02", ("main", 0))


def test_spell_moves_a_near_stone_long_and_stands_on_it() -> None:
    """WHA-6.6, WHA-R40, WHA-R56: from the board too; any occupancy, stopped early or not."""
    s = lay(pawns={1: "P01"}, hands={0: "A01"}, powers={0: "SPELL"}, uses={0: 1})
    play(s, "SPELL")
    assert moves(s) == ["P01"]
    play(s, "P01")
    assert phase(s) == ("angle", 0)
    told = play(s, "270")
    assert pawn(s, 0) == pawn(s, 1) == "P01"
    assert at(s, "P01") == [(10000, 9200)]
    assert kinds(told)[-1] == "jumped"


def test_spell_out_of_the_arena_falls_and_a_bomb_on_the_way_does_not_go_off() -> None:
    """WHA-R40, WHA-R56."""
    s = lay({"P01": (11000, 19000)}, bombs="P01", hands={0: "A01"}, powers={0: "SPELL"}, uses={0: 1})
    told = play(s, "SPELL P01 045")
    assert phase(s) == ("react", 0)
    told += play(s, "fall")
    assert "bomb" not in kinds(told)
    assert pawn(s, 0) == "board"
    s = lay({"P01": (10000, 18000)}, bombs="P01", hands={0: "A01"}, powers={0: "SPELL"}, uses={0: 1})
    assert "bomb" in kinds(play(s, "SPELL P01 270"))


def test_build_saves_in_anothers_turn_forwards_too_as_often_as_there_are_uses() -> None:
    """WHA-6.7, WHA-R24: no board."""
    s = lay(turn=2, pawns={3: "P17", 2: "P18"}, hands={2: "A06"}, powers={3: "BUILD"}, uses={3: 1})
    play(s, "A06 near P17")
    assert (phase(s), moves(s)) == (("react", 3), ["fall", "BUILD"])
    play(s, "BUILD")
    assert {"P02", "P18"} <= set(moves(s))
    assert not any(token.startswith("B") for token in moves(s))
    play(s, "P02")
    assert (pawn(s, 3), s.uses[3]) == ("P02", 0)
    assert "BUILD" not in moves(lay(pawns={0: "P17"}, hands={0: "A01"}, powers={0: "BUILD"}, uses={0: 3}))


def test_check_moves_long_and_takes_the_totem_along() -> None:
    """WHA-6.8, WHA-R66: offered even if it stands there; nothing at home."""
    s = lay(pawns={0: "P02"}, totems={0: "P01"}, hands={0: "A01"}, powers={0: "CHECK"}, uses={0: 3})
    play(s, "CHECK P17")
    assert moves(s) == ["skip", "totem"]
    play(s, "totem")
    assert totem(s, 0) == "P17"
    play(s, "CHECK P18 skip")
    assert "CHECK" not in moves(s)
    s = lay({"P01": (3000, 18000), "P02": (10000, 9000)}, pawns={0: "P01"}, totems={0: "P01"}, hands={0: "A01"},
            powers={0: "CHECK"}, uses={0: 1})  # fmt: skip
    play(s, "CHECK B0")
    assert phase(s) == ("main", 0)


def test_check_onto_the_goal_wins() -> None:
    """WHA-R41."""
    s = lay({"P03": (3000, -18000)}, pawns={0: "P03"}, hands={0: "A01"}, powers={0: "CHECK"}, uses={0: 1})
    play(s, "CHECK B2")
    assert phase(s)[0] == "over"


@pytest.mark.parametrize("power", ["SURF", "SHOT", "TRICK", "SPELL", "CHECK"])
def test_a_power_needs_a_use_and_stops_at_two_a_turn(power: str) -> None:
    """WHA-6.2, WHA-6.3, WHA-6.4, WHA-6.6, WHA-6.8, WHA-R19, WHA-R36."""
    s = lay(AROUND, pawns={0: "P17"}, totems={0: "P17"}, hands={0: "A01"}, powers={0: power}, uses={0: 1})
    assert power in moves(s)
    s.used = 2
    assert power not in moves(s)
    s.used, s.uses[0] = 0, 0
    assert power not in moves(s)
    alone = lay(
        {"P17": (10000, 0)}, pawns={0: "P17"}, totems={0: "P17"}, hands={0: "A01"}, powers={0: power}, uses={0: 1}
    )
    assert (power in moves(alone)) == (power == "SURF")
