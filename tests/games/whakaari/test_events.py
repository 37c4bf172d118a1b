"""Event icons, totems and uses (WHA-4, WHA-5)."""

from tests.games.whakaari.positions import (
    GAME,
    LADDER,
    at,
    begin,
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


def test_a_collapse_removes_the_stone_and_sends_everybody_on_it_to_their_totems() -> None:
    """WHA-4.1, WHA-R8, WHA-R49, WHA-R50, WHA-5.2: asked in turn order from the active seat; all who fall gain."""
    s = lay(turn=1, pawns={0: "P17", 1: "P17", 3: "P17"}, totems={3: "P18"}, events="E1")
    begin(s, 1)
    assert phase(s) == ("react", 1)
    play(s, "fall")
    assert phase(s) == ("react", 3)
    play(s, "fall")
    assert phase(s) == ("react", 0)
    told = play(s, "fall")
    assert [event["seat"] for event in told if event["kind"] == "fell"] == [1, 3, 0]
    assert [pawn(s, seat) for seat in (0, 1, 3)] == ["board", "board", "P18"]
    assert list(s.uses)[:4] == [1, 1, 0, 1]
    assert at(s, "P17") == [None]


def test_a_save_in_a_collapse_gains_nothing_and_does_not_use_up_the_card_of_step_3() -> None:
    """WHA-R50, WHA-R4."""
    s = lay(turn=0, pawns={0: "P02"}, hands={0: "A23 A01"}, events="E1")
    begin(s, 0)
    play(s, "A23 P01")
    assert (pawn(s, 0), s.uses[0], s.falls) == ("P01", 0, 0)
    assert phase(s) == ("main", 0)
    assert s.played == 0


def test_everybody_on_the_stone_is_asked_even_without_a_choice() -> None:
    """WHA-R7: asking only those who can save themselves would tell of their hands."""
    s = lay(pawns={0: "P17", 1: "P17"}, hands={0: "A01", 1: "A24"}, events="E1")
    begin(s, 0)
    assert moves(s) == ["fall"]
    play(s, "fall")
    assert moves(s) == ["fall", "A24"]


def test_both_save_and_build_possible_the_player_chooses() -> None:
    """WHA-R7, WHA-6.7."""
    s = lay(pawns={0: "P17"}, hands={0: "A24 A01"}, powers={0: "BUILD"}, uses={0: 1}, events="E1")
    begin(s, 0)
    assert moves(s) == ["fall", "BUILD", "A24"]
    play(s, "BUILD")
    assert "P18" in moves(s)
    assert "P17" not in moves(s)
    play(s, "P18")
    assert (pawn(s, 0), s.uses[0]) == ("P18", 0)


def test_an_eruption_tosses_a_removed_stone_of_the_drawers_choice() -> None:
    """WHA-4.2, WHA-R28, WHA-R61."""
    s = lay(pawns={0: "P17"}, events="E3")
    begin(s, 0)
    assert phase(s) == ("toss", 0)
    assert moves(s) == ["P04", "P19"]
    told = play(s, "P19")
    tossed = next(event for event in told if event["kind"] == "tossed")
    assert (tossed["seat"], tossed["piece"]) == (0, 18)
    assert tossed["side"] in (-1, 0, 1)
    assert (at(s, "P19") == [None]) == (tossed["side"] == -1)
    assert phase(s) == ("main", 0)


def test_an_eruption_without_removed_stones_does_nothing() -> None:
    """WHA-R28, WHA-R60."""
    s = GAME.new_state()
    GAME.rules.setup(s, 4, GAME.option_codes(), 3)
    s.pawn[0] = 0
    s.event_deck[29] = 2
    begin(s, 0)
    assert phase(s) == ("main", 0)


def test_return_moves_the_drawer_only_to_the_totem_with_one_use() -> None:
    """WHA-4.3, WHA-5.2, WHA-R49."""
    s = lay(pawns={0: "P17", 1: "P17"}, totems={0: "P01"}, events="E2")
    begin(s, 0)
    assert (pawn(s, 0), pawn(s, 1), s.uses[0], s.uses[1]) == ("P01", "P17", 1, 0)


def test_return_on_the_totems_own_stone_stays_and_gains() -> None:
    """WHA-R15."""
    s = lay(pawns={0: "P17"}, totems={0: "P17"}, events="E2")
    begin(s, 0)
    assert (pawn(s, 0), s.uses[0]) == ("P17", 1)


def test_the_power_track_ends_at_five() -> None:
    """WHA-R20."""
    s = lay(pawns={0: "P17"}, uses={0: 5}, events="E2")
    begin(s, 0)
    assert s.uses[0] == 5


def test_remove_takes_an_unstable_stone_without_pawns_and_shifts_its_totem() -> None:
    """WHA-4.4, WHA-R29, WHA-R60: compulsory, the drawer chooses."""
    s = lay(pawns={0: "P17", 1: "P02"}, totems={2: "P18"}, stable="P18", events="E4")
    begin(s, 0)
    assert (phase(s), moves(s)) == (("remove", 0), ["P01", "P03"])
    s = lay({"P17": (10000, 0)}, pawns={0: "P17"}, events="E4")
    begin(s, 0)
    assert phase(s) == ("main", 0)
    s = lay(pawns={0: "P17"}, totems={2: "P18"}, events="E4")
    begin(s, 0)
    play(s, "P18")
    assert totem(s, 2) == "P03"


def test_an_eruption_with_removal_does_both_in_this_order() -> None:
    """WHA-4.2, WHA-4.4."""
    s = lay(pawns={0: "P17"}, events="E8")
    begin(s, 0)
    assert phase(s) == ("toss", 0)
    play(s, "P04")
    assert phase(s) == ("remove", 0)
    play(s, "P01")
    assert phase(s) == ("main", 0)


def test_a_wave_drags_the_stone_straight_towards_the_own_board() -> None:
    """WHA-4.5, WHA-7.6, WHA-R30."""
    s = lay({"P17": (0, 9000), "P01": (9000, 0)}, pawns={0: "P17"}, stable="", events="E5")
    told = begin(s, 0)
    dragged = next(event for event in told if event["kind"] == "dragged")
    assert (dragged["length"], at(s, "P17")) == (6300, [(0, 15300)])
    s = lay({"P17": (0, -8000), "P01": (9000, 0)}, pawns={0: "P17"}, events="E7")
    begin(s, 0)
    assert place_of(s, "P17")[1] >= -8000
    assert place_of(s, "P17")[1] < -7400


def test_a_stone_washed_out_of_the_arena_counts_as_an_event() -> None:
    """WHA-7.8, WHA-R42: a pawn pushed out by a wave falls, may save itself, and gains a use."""
    s = lay({"P17": (14000, 17000), "P01": (13000, 20000)}, pawns={0: "P17", 1: "P01"}, events="E5")
    begin(s, 0)
    assert at(s, "P01")[0] is not None
    assert phase(s) == ("react", 1)
    play(s, "fall")
    assert (pawn(s, 1), s.uses[1], at(s, "P01")) == ("board", 1, [None])


def test_a_stone_dragged_out_by_a_card_gains_nothing_unless_the_option_says_so() -> None:
    """WHA-7.8, WHA-R14, WHA-R42, WHA-R75."""
    for option, uses in (("no", 0), ("yes", 1)):
        s = lay(
            {"P17": (14000, 17000), "P01": (0, 9000)}, pawns={0: "P01", 1: "P17"}, hands={0: "A18"},
            gain_on_any_fall=option,
        )  # fmt: skip
        told = play(s, "A18 drag P17 045")
        assert "left" in kinds(told)
        play(s, "fall")
        assert (pawn(s, 1), s.uses[1]) == ("board", uses)


def test_the_totem_may_be_put_once_on_the_stone_one_stands_on() -> None:
    """WHA-5.1, WHA-R33: again only if it has come back to the board."""
    s = lay(pawns={0: "P01"}, hands={0: "A01 A02"})
    assert "totem" in moves(s)
    play(s, "totem")
    assert totem(s, 0) == "P01"
    assert "totem" not in moves(s)
    play(s, "A01 move P02")
    assert phase(s) == ("main", 1)
    assert "totem" not in moves(lay(hands={0: "A01"}))


def test_a_totem_shifts_to_the_nearest_stone_nearer_to_its_board() -> None:
    """WHA-7.10, WHA-4.1."""
    stones = {**LADDER, "P04": (10000, -4600)}
    s = lay(stones, turn=1, pawns={1: "P18"}, totems={0: "P18"}, hands={1: "A20"})
    s.pawn[1] = stone("board")
    play(s, "A20 empty P18")
    assert totem(s, 0) == "P04"
    s = lay({"P01": (10000, 18000)}, turn=1, totems={0: "P01"}, hands={1: "A20"})
    play(s, "A20 empty P01")
    assert totem(s, 0) == "board"


def test_a_stone_that_carries_pawn_and_own_totem_shifts_the_totem_first() -> None:
    """WHA-R16."""
    s = lay(pawns={0: "P17"}, totems={0: "P17"}, events="E1")
    begin(s, 0)
    play(s, "fall")
    assert totem(s, 0) == pawn(s, 0) == "P02"
    assert side(s, "P02") == "unstable"
