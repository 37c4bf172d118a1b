"""Action icons (WHA-3)."""

import pytest

from tests.games.whakaari.positions import (
    GAME,
    LADDER,
    after,
    at,
    hand,
    kinds,
    lay,
    moves,
    pawn,
    phase,
    place_of,
    play,
    side,
    stone,
    totem,
)


def test_a_jump_needs_the_exact_distance() -> None:
    """WHA-3.1, WHA-R26: undershot and overshot stones are no targets; a shared stone is."""
    stones = {"P01": (10000, 0), "P02": (10000, 10301), "P03": (10000, -4500), "P04": (14500, 8000)}
    s = lay(stones, pawns={0: "P01", 1: "P04"}, hands={0: "A01 A02"})
    assert after(s, "A01 move") == ["P03", "P04"]
    s = lay(stones, pawns={0: "P01", 1: "P04"}, hands={0: "A01 A02"})
    assert after(s, "A02 move") == ["P02", "P04"]
    play(s, "P04")
    assert pawn(s, 0) == pawn(s, 1) == "P04"


def test_of_boards_only_the_own_and_the_goal_may_be_entered() -> None:
    """WHA-R24, WHA-R25: a stone near two boards."""
    s = lay({"P01": (13000, 18000), "P02": (18000, 13000)}, pawns={0: "P01"}, hands={0: "A02"})
    assert after(s, "A02 move") == ["P02", "B0"]
    play(s, "B0")
    assert pawn(s, 0) == "board"


def test_empty_turns_a_stable_stone_and_removes_an_unstable_one() -> None:
    """WHA-3.2, WHA-R13: without pawns is empty; the totem shifts, the bomb returns to the supply."""
    s = lay(pawns={0: "P01"}, totems={1: "P18"}, stable="P17", bombs="P18", hands={0: "A04 A04 A04"})
    assert after(s, "A04 empty") == ["P02", "P03", "P17", "P18"]
    play(s, "P17")
    assert side(s, "P17") == "unstable"
    s = lay(pawns={0: "P01"}, totems={1: "P18"}, stable="P17", bombs="P18", hands={0: "A04"})
    play(s, "A04 empty P18")
    assert at(s, "P18") == [None]
    assert sum(s.bomb) == 0
    assert totem(s, 1) == "P17"


def test_occ_turns_a_stable_stone_and_draws_one_event_for_all_on_an_unstable_one() -> None:
    """WHA-3.3, WHA-R9, WHA-R10, WHA-R65: RETURN sends all of them back; one's own stone may be hit."""
    s = lay(pawns={0: "P17", 2: "P17", 3: "P02"}, stable="P17", hands={0: "A21 A21"}, events="E2")
    assert after(s, "A21 occ") == ["P02", "P17"]
    play(s, "P17")
    assert (side(s, "P17"), s.drawn) == ("unstable", 0)
    s = lay(pawns={0: "P01", 2: "P17", 3: "P17"}, hands={0: "A21"}, events="E2")
    play(s, "A21 occ P17")
    assert (s.drawn, pawn(s, 2), pawn(s, 3)) == (1, "board", "board")
    assert list(s.uses)[:4] == [0, 0, 1, 1]


def test_single_effects_after_occ_are_done_by_the_first_pawn_in_turn_order() -> None:
    """WHA-R9: seat 1 is active, seats 3 and 0 are hit, so seat 3 tosses and removes."""
    s = lay(turn=1, pawns={1: "P01", 3: "P17", 0: "P17"}, hands={1: "A21"}, events="E8")
    play(s, "A21 occ P17")
    assert phase(s) == ("toss", 3)
    play(s, "P04")
    assert phase(s) == ("remove", 3)


def test_near_hits_at_the_short_distance_and_an_occupied_unstable_stone_collapses() -> None:
    """WHA-3.4, WHA-R11, WHA-R12: no event card, no use gained; not one's own stone; the long card measures short."""
    stones = {**LADDER, "P04": (19500, 9000), "P05": (10000, 20000)}
    s = lay(stones, pawns={0: "P02", 3: "P17"}, totems={0: "P02"}, hands={0: "A07"})
    assert after(s, "A07 near") == ["P01", "P04", "P17"]
    play(s, "P17")
    assert phase(s) == ("react", 3)
    play(s, "fall")
    assert (pawn(s, 3), s.uses[3], s.drawn) == ("board", 0, 0)
    assert at(s, "P17") == [None]


def test_near_from_the_own_board() -> None:
    """WHA-R11: measured from the board one stands on."""
    s = lay(hands={0: "A06"}, stable="P17")
    assert after(s, "A06 near") == ["P01"]


def test_a_drag_takes_the_exact_printed_distance() -> None:
    """WHA-3.5, WHA-R21: everything in the path is swept along, pawns, totems and bombs ride."""
    s = lay(pawns={0: "P01", 1: "P17"}, totems={1: "P17"}, bombs="P18", hands={0: "A18"})
    play(s, "A18 drag P17")
    assert (phase(s), len(moves(s)), moves(s)[45]) == (("angle", 0), 360, "045")
    told = play(s, "000")
    dragged = next(event for event in told if event["kind"] == "dragged")
    assert (dragged["length"], dragged["x"], dragged["y"]) == (8800, 18800, 0)
    assert (pawn(s, 1), totem(s, 1), s.bomb[stone("P18")]) == ("P17", "P17", 1)


@pytest.mark.parametrize(
    ("card", "standing", "allowed"),
    [
        ("A17", "P17", ["P01", "P02", "P03", "P17", "P18"]),
        ("A18", "P17", ["P01", "P02", "P03", "P18"]),
        ("A18", "board", ["P01", "P02", "P03", "P17", "P18"]),
        ("A11", "P17", ["P17"]),
    ],
)
def test_special_icons_limit_what_may_be_dragged(card: str, standing: str, allowed: list[str]) -> None:
    """WHA-3.5, WHA-R57, WHA-R70: any, any but one's own, only one's own, which is asked all the same."""
    s = lay(pawns={0: standing}, totems={0: "P01"}, hands={0: card})
    assert after(s, f"{card} drag") == allowed


def test_on_the_board_there_is_no_own_stone_to_drag() -> None:
    """WHA-R57."""
    s = lay(hands={0: "A11"})
    assert "drag" not in after(s, "A11")


def test_a_drag_against_volcano_or_board_stops_and_pushed_stones_slide_off() -> None:
    """WHA-R22, WHA-R30: straight on, then stop."""
    s = lay({"P01": (0, 12000), "P02": (500, 8100)}, pawns={0: "P01"}, hands={0: "A18"})
    play(s, "A18 drag P02 270")
    assert at(s, "P02") == [(500, 7500)]
    s = lay({"P01": (0, 12000), "P02": (500, 8100)}, pawns={0: "P02"}, hands={0: "A18"})
    play(s, "A18 drag P01 270")
    x, y = place_of(s, "P02")
    assert x > 1500
    assert x * x + y * y >= 7498**2
    GAME.invariants(s)


def test_dragging_the_own_stone_to_the_goal_does_not_win() -> None:
    """WHA-R23: a stone cannot lie on a board, the pawn has to jump."""
    s = lay({"P03": (3000, -18000)}, pawns={0: "P03"}, hands={0: "A12"}, totems={0: "P03"})
    play(s, "A12 drag P03 270")
    assert phase(s)[0] == "icon"
    assert at(s, "P03") == [(3000, -23500)]
    play(s, "move B2")
    assert phase(s)[0] == "over"


def test_added_stones_lie_stable_side_up_parallel_to_the_own_board_on_the_grid() -> None:
    """WHA-3.6, WHA-R27, WHA-R61, WHA-7.11: the lowest removed piece of each kind."""
    s = lay(seats=6, turn=1, pawns={1: "P01"}, totems={1: "P01"}, hands={1: "A22"})
    play(s, "A22 add")
    assert moves(s) == ["P04", "P19"]
    play(s, "P19")
    places = [tuple(map(int, token.split(","))) for token in moves(s)]
    assert places == sorted(places, key=lambda place: (place[1], place[0]))
    assert all(x % 10 == y % 10 == 0 for x, y in places)
    play(s, "-120,40")
    assert at(s, "P19") == [(-12000, 4000)]
    assert (s.turned[stone("P19")], side(s, "P19")) == (330 % 90, "stable")


def test_adding_needs_a_removed_stone_with_a_place() -> None:
    """WHA-3.6, WHA-R27, WHA-R67."""
    s = lay(pawns={0: "P01"}, totems={0: "P01"}, hands={0: "A22"})
    assert "add" in after(s, "A22")
    s = lay({f"P{i:02}": (-22000 + 4100 * (i % 8), 8000 + 4100 * (i // 8)) for i in range(1, 17)}, hands={0: "A22"})
    play(s, "A22 add")
    assert moves(s) == ["P17"]


def test_save_is_a_reaction_only_and_can_merely_be_discarded_in_step_3() -> None:
    """WHA-3.7, WHA-R4."""
    s = lay(pawns={0: "P02"}, totems={0: "P02"}, hands={0: "A23 A01"})
    play(s, "A23")
    assert phase(s) == ("main", 1)
    assert hand(s, 0) == ["A01"]


def test_save_leads_beside_or_back_at_the_printed_distance_never_forward() -> None:
    """WHA-3.7, WHA-7.5, WHA-R5, WHA-R6: in another's turn; one's own board counts as back."""
    stones = {**LADDER, "P04": (19500, 10000), "P05": (10000, 17500), "P06": (600, 10900)}
    del stones["P01"]
    s = lay(stones, turn=1, pawns={0: "P02", 1: "P17"}, hands={1: "A06", 0: "A23 A24"})
    play(s, "A06 near P02")
    assert phase(s) == ("react", 0)
    assert moves(s) == ["fall", "A23", "A24"]
    play(s, "A23")
    assert moves(s) == ["P04", "P05", "P06"]
    play(s, "P05")
    assert pawn(s, 0) == "P05"
    assert s.saves == 1


def test_save_may_lead_home() -> None:
    """WHA-R6."""
    s = lay({"P01": (0, 18000), "P02": (0, 9500)}, turn=1, pawns={0: "P01", 1: "P02"}, hands={1: "A06", 0: "A23"})
    play(s, "A06 near P01 A23")
    assert moves(s) == ["B0"]
    play(s, "B0")
    assert (pawn(s, 0), s.falls) == ("board", 0)


def test_plus_means_both_in_any_order_and_slash_only_one() -> None:
    """WHA-3.8, WHA-R45: after a drag the ruler uses the new places."""
    s = lay(pawns={0: "P01"}, totems={0: "P01"}, hands={0: "A12 A08"})
    assert set(after(s, "A12")) == {"done", "move", "drag"}
    play(s, "drag P01 270")
    assert moves(s) == ["done", "move"]
    assert "P17" in after(s, "move")
    s = lay(pawns={0: "P01"}, totems={0: "P01"}, hands={0: "A08"})
    play(s, "A08 move P02")
    assert phase(s) == ("main", 1)


def test_a_bomb_may_end_the_jump_of_a_plus_card_and_the_other_icon_remains() -> None:
    """WHA-R54: from where the pawn then stands."""
    stones = {**LADDER, "P05": (500, 17000)}
    s = lay(stones, pawns={0: "P01"}, totems={0: "P01"}, bombs="P02", hands={0: "A06"})
    told = play(s, "A06 move P02")
    assert "bomb" in kinds(told)
    play(s, "fall")
    assert (pawn(s, 0), phase(s), moves(s)) == ("P01", ("icon", 0), ["done", "near"])
