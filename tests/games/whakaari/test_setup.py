"""Setting up: boards, characters, stones, decks, hands (WHA-1)."""

import pytest

import vaka
from tests.games.whakaari.positions import GAME, after, fresh, hand, lay, phase, play
from vaka.core.errors import UnknownName
from vaka.core.meta import OrderOption
from vaka.games.whakaari.components import POWERS
from vaka.games.whakaari.rules.reach import goal_board


def test_the_goal_is_the_board_opposite_and_reaching_it_wins_at_once() -> None:
    """WHA-1.1, WHA-R44, WHA-R59: one winner, all others equal."""
    s = lay(pawns={0: "P03"}, hands={0: "A01 A02"})
    told = play(s, "A02 move B2")
    assert told[-1] == {"kind": "won", "seat": 0, "reached": 1}
    assert phase(s) == ("over", None)
    out = GAME.new_actions()
    GAME.rules.returns(s, out)
    assert out[:4].tolist() == [840, -280, -280, -280]


def test_everybody_has_a_board_a_pawn_a_totem_and_a_character_of_their_own() -> None:
    """WHA-1.2, WHA-R62: dealt at random, or as chosen by number or by names."""
    seen = {tuple(fresh(4, seed).power) for seed in range(20)}
    assert len(seen) > 15
    assert all(sorted(powers) == list(range(8)) for powers in seen)
    assert [POWERS[i] for i in fresh(4, characters=1).power] == list(POWERS)
    assert [POWERS[i] for i in fresh(4, characters=40320).power] == list(reversed(POWERS))
    assert [POWERS[i] for i in fresh(4, characters=2).power][-2:] == ["CHECK", "BUILD"]
    assert [POWERS[i] for i in fresh(4, characters="BOOM,CHECK,TANK").power][:4] == ["BOOM", "CHECK", "TANK", "SURF"]


@pytest.mark.parametrize(("seats", "boards"), [(3, 4), (4, 4), (5, 6), (6, 6), (7, 8), (8, 8)])
def test_boards_are_the_players_rounded_up_to_even(seats: int, boards: int) -> None:
    """WHA-1.3, WHA-1.4, WHA-R47: with an odd number the last board is nobody's, only a goal."""
    s = fresh(seats)
    view = GAME.view(s, None)
    assert len(view["boards"]) == boards
    owners = [board["seat"] for board in view["boards"]]
    assert owners == [*range(seats), *([None] if seats % 2 else [])]
    assert [goal_board(s, seat) for seat in range(seats)] == [(seat + boards // 2) % boards for seat in range(seats)]


def test_the_neutral_board_is_a_goal_like_any_other() -> None:
    """WHA-R47."""
    s = lay({"P01": (18000, 0)}, seats=3, turn=1, pawns={1: "P01"}, hands={1: "A02"})
    assert "B3" in after(s, "A02 move")
    play(s, "B3")
    assert phase(s)[0] == "over"


def test_volcano_and_boards_never_move() -> None:
    """WHA-1.5: a whole match leaves them where they were."""
    match = vaka.Match("whakaari", seats=3, seed=4)
    before = match.view()["boards"]
    for _ in range(150):
        match.play(match.legal()[match.ply % len(match.legal())])
    assert match.view()["boards"] == before


def test_all_stones_lie_apart_and_squares_start_stable() -> None:
    """WHA-1.6."""
    s = fresh(8)
    GAME.invariants(s)
    platforms = GAME.view(s, None)["platforms"]
    assert [p["shape"] for p in platforms] == ["round"] * 16 + ["square"] * 18
    assert [p["side"] for p in platforms] == ["unstable"] * 16 + ["stable"] * 18
    assert all(p["where"] == "in play" for p in platforms)


def test_decks_are_shuffled_and_two_cards_dealt_to_each() -> None:
    """WHA-1.7, WHA-R43, WHA-R68: the start seat is random and has drawn its third card."""
    s = fresh(5)
    assert [len(hand(s, seat)) for seat in range(5)] == [3 if seat == s.first else 2 for seat in range(5)]
    assert (s.deck_count, s.event_count) == (70 - 11, 30)
    assert [GAME.view(s, None)["players"][seat]["pawn"] for seat in range(5)] == ["board"] * 5
    assert list(s.uses) == [0] * 8
    assert {fresh(5, seed).first for seed in range(30)} == set(range(5))
    assert phase(s) == ("main", s.first)


def test_the_option_names_the_characters_as_the_rules_number_them() -> None:
    characters = next(option for option in GAME.meta.options if option.name == "characters")
    assert isinstance(characters, OrderOption)
    assert characters.items == POWERS
    for wrong in ("BOOM,BOOM", "DRAGON", ""):
        with pytest.raises(UnknownName):
            characters.encode(wrong)
