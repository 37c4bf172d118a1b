"""Bombs, collapses inside collapses, several stones leaving at once (WHA-R51 and what belongs to it)."""

from tests.games.whakaari.positions import GAME, LADDER, at, begin, kinds, lay, moves, pawn, phase, play, side, totem


def test_a_bomb_turns_a_stable_stone_and_returns_to_the_supply() -> None:
    """WHA-6.5, WHA-R39: the owner sets it off too."""
    s = lay(pawns={0: "P02"}, totems={0: "P02"}, stable="P17", bombs="P17", hands={0: "A01"}, powers={0: "BOOM"})
    told = play(s, "A01 move P17")
    assert "bomb" in kinds(told)
    assert (pawn(s, 0), side(s, "P17"), sum(s.bomb)) == ("P17", "unstable", 0)


def test_an_unstable_stone_with_a_bomb_collapses_without_a_use() -> None:
    """WHA-R14, WHA-R39, WHA-R75: unless the option gives one for any fall."""
    for option, uses in (("no", 0), ("yes", 1)):
        s = lay(pawns={0: "P01"}, totems={0: "P01"}, bombs="P02", hands={0: "A01"}, gain_on_any_fall=option)
        play(s, "A01 move P02 fall")
        assert (pawn(s, 0), s.uses[0], at(s, "P02")) == ("P01", uses, [None])


def test_a_pawn_sent_to_a_totem_with_a_bomb_sets_it_off_after_the_collapse() -> None:
    """WHA-R39, WHA-R51, WHA-R72: one collapse is finished before the next begins, and so on inside it."""
    s = lay(pawns={0: "P18"}, totems={0: "P17"}, bombs="P17 P02", events="E1", hands={0: "A20"}, powers={0: "SURF"})
    told = begin(s, 0)
    told += play(s, "fall")
    assert [event["piece"] for event in told if event["kind"] in ("gone", "bomb")] == [17, 16]
    assert phase(s) == ("react", 0)
    told = play(s, "fall")
    assert [(event["kind"], event["piece"]) for event in told if event["kind"] in ("gone", "bomb")] == [
        ("gone", 16), ("bomb", 1),
    ]  # fmt: skip
    play(s, "fall")
    assert (pawn(s, 0), totem(s, 0), at(s, "P18 P17 P02")) == ("P01", "P01", [None, None, None])
    assert s.uses[0] == 1


def test_a_bomb_on_a_collapsing_stone_returns_without_going_off() -> None:
    """WHA-R51."""
    s = lay(pawns={0: "P01", 1: "P17"}, hands={0: "A06"}, stable="P17")
    s.bomb[1] = 1
    s.side[16] = 1
    s.pawn[0] = 16
    s.pawn[1] = 0
    told = play(s, "A06 near P02")
    assert "bomb" not in kinds(told)
    assert (at(s, "P02"), sum(s.bomb)) == ([None], 0)


def test_reactions_are_made_at_once_one_pawn_after_the_other() -> None:
    """WHA-R8, WHA-R51: who saved itself stands there already when the next is asked; bombs wait for the end."""
    stones = {**LADDER, "P04": (19500, 500)}
    s = lay(stones, pawns={0: "P17", 3: "P17"}, bombs="P04", hands={0: "A23 A01", 3: "A23 A01"}, events="E1")
    begin(s, 0)
    play(s, "A23 P04")
    assert (phase(s), pawn(s, 0), sum(s.bomb)) == (("react", 3), "P04", 1)
    told = play(s, "fall")
    assert kinds(told).index("fell") < kinds(told).index("bomb")
    assert phase(s) == ("react", 0)
    assert s.uses[3] == 1


def test_several_stones_that_leave_in_one_drag_are_settled_in_id_order() -> None:
    """WHA-R58, WHA-R69: none is a target; a pawn sent to a totem on one still to go is asked again."""
    stones = {"P01": (14500, 14500), "P02": (15500, 17500), "P03": (17500, 15500), "P04": (0, 9000)}
    s = lay(stones, pawns={0: "P04", 1: "P02", 2: "P03"}, totems={1: "P03"}, hands={0: "A18", 1: "A23 A24"})
    told = play(s, "A18 drag P01 045")
    assert [event["piece"] for event in told if event["kind"] == "left"] == [0, 1, 2]
    assert phase(s) == ("react", 1)
    assert moves(s) == ["fall"]
    play(s, "fall")
    assert phase(s) == ("react", 1)
    assert pawn(s, 1) == "P03"
    play(s, "fall")
    assert phase(s) == ("react", 2)
    play(s, "fall")
    assert [pawn(s, 1), pawn(s, 2), totem(s, 1)] == ["P04", "board", "P04"]
    assert at(s, "P01 P02 P03") == [None, None, None]
    GAME.invariants(s)


def test_saving_oneself_from_a_leaving_stone_measures_from_where_it_lies() -> None:
    """WHA-R42, WHA-3.7."""
    stones = {"P01": (16500, 16500), "P02": (20000, 10000), "P04": (0, 9000)}
    s = lay(stones, pawns={0: "P04", 1: "P01"}, hands={0: "A17", 1: "A24"}, powers={1: "BUILD"}, uses={1: 1})
    play(s, "A17 drag P01 045")
    assert (phase(s), at(s, "P01")) == (("react", 1), [(20955, 20955)])
    assert moves(s) == ["fall", "BUILD", "A24"]
    play(s, "A24 P02")
    assert (pawn(s, 1), at(s, "P01"), s.falls) == ("P02", [None], 0)


def test_being_dragged_with_a_bomb_is_not_ending_on_it() -> None:
    """WHA-R39."""
    s = lay(pawns={0: "P01"}, bombs="P17", hands={0: "A18"}, totems={0: "P01"})
    told = play(s, "A18 drag P17 000")
    assert "bomb" not in kinds(told)
    assert sum(s.bomb) == 1


def test_occ_may_make_the_active_pawn_itself_fall_and_its_turn_goes_on() -> None:
    """WHA-R10, WHA-R9."""
    s = lay(pawns={0: "P17", 2: "P17"}, hands={0: "A21 A01"}, events="E1", powers={0: "TRICK"}, uses={0: 1})
    play(s, "A21 occ P17")
    assert phase(s) == ("react", 0)
    play(s, "fall")
    play(s, "fall")
    assert list(s.uses)[:3] == [2, 0, 1]
    assert (phase(s), moves(s)) == (("main", 0), ["end", "TRICK"])
