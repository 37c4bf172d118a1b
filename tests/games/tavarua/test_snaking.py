"""Snaking (TAV-20) in both editions, with the rulings H and those of the small print about it."""

from typing import Any

from tests.games.tavarua.positions import (
    GAME,
    afloat,
    at,
    chased,
    choosing,
    dice,
    fresh,
    give,
    hand,
    kinds,
    moves,
    pile,
    play,
    preparing,
    put,
    scores,
)
from vaka import Match
from vaka.games.tavarua.state import SNAKED


def test_h9_snaking_is_off_unless_asked_for() -> None:
    """TAV-H9, TAV-20.1."""
    assert Match("tavarua", 2).options["snaking"] == "off"
    assert moves(chased(snaking="off")) == ["O", "I", "W"]
    assert moves(chased()) == ["O", "I", "W", "S1"]


def test_a_snake_wins_with_the_higher_card_and_the_rider_scores_as_a_bail() -> None:
    """TAV-20.4, TAV-20.6, TAV-20.2: no catch token; TAV-H6, TAV-H7: the ride card and its tokens are lost, the wave
    card does not touch the snaked rider."""
    s = chased(text="3nT 3tT")
    s.tokens[1] = 1
    told = play(s, "S1", "3nM*0", "R", "2nT*1")
    assert at(s, 0) == ("riding", 2)
    assert at(s, 1) == ("channel", 3)
    assert s.tokens[0] == 1
    assert s.tokens[1] == 0
    scored = kinds(told, "scored")
    assert [(one["seat"], one["how"], one["points"]) for one in scored] == [(1, SNAKED, 6)]
    assert scores(s, 1, "long") == [2.5]
    assert s.perfect[0] == 0


def test_x16_an_exact_tie_goes_to_the_rider() -> None:
    """X16, TAV-20.4, TAV-20.5."""
    s = chased()
    play(s, "S1", "2nT*0", "R", "2tT*0")
    assert at(s, 0) == ("channel", 3)
    assert at(s, 1) == ("riding", 2)


def test_teal_beats_maroon_whatever_the_tokens() -> None:
    """TAV-20.4."""
    s = chased(tokens=3)
    hand(s, 1, "2nM")
    play(s, "S1", "2nT*0", "R", "2nM*3")
    assert at(s, 0) == ("riding", 2)
    assert at(s, 1) == ("channel", 3)


def test_x23_the_rider_bails_and_the_snake_catches_without_a_token() -> None:
    """X23, TAV-20.3."""
    s = chased(text="3nT 3tT")
    play(s, "S1", "1nT*0", "B", "1nT")
    assert at(s, 0) == ("riding", 2)
    assert s.tokens[0] == 1
    assert scores(s, 1, "long") == [2.5]


def test_x28_the_first_edition_takes_a_fee_and_a_penalty() -> None:
    """X28, TAV-20.2, TAV-20.5, TAV-H3."""
    s = chased(edition="first", tokens=2)
    play(s, "S1", "1nT*0", "R", "2nT*0")
    assert s.tokens[0] == 0
    assert at(s, 0) == ("channel", 3)


def test_h2_the_fee_is_kept_back_and_never_refunded() -> None:
    """TAV-H2: one token is needed to declare, from those not on the card; no refund if the rider bails."""
    assert "S1" not in moves(chased(edition="first", tokens=0))
    s = chased(edition="first", tokens=1)
    play(s, "S1")
    assert all(move.endswith("*0") for move in moves(s))
    play(s, "1nT*0", "B", "1nT")
    assert s.tokens[0] == 0
    assert at(s, 0) == ("riding", 2)


def test_j10_the_fee_is_taken_at_the_reveal() -> None:
    """TAV-J10: until then the tokens betray nothing."""
    s = chased(edition="first", tokens=1)
    play(s, "S1", "1nT*0")
    assert GAME.view(s, 1)["surfers"][0]["tokens"] == 1


def test_h1_snakes_collide_first_and_the_best_left_meets_the_rider() -> None:
    """TAV-H1."""
    s = chased(4, rider=3)
    hand(s, 0, "3nT")
    hand(s, 1, "3tT")
    play(s, "S3", "3nT*0", "S3", "3tT*0", "S3", "2nT*0", "R", "1nT*0")
    assert at(s, 0) == at(s, 1) == ("wash", 3)
    assert at(s, 2) == ("riding", 2)
    assert at(s, 3) == ("channel", 3)


def test_h3_the_penalty_is_not_paid_by_colliders_nor_by_who_lost_to_a_snake() -> None:
    """TAV-H3: 2 − 1 fee for all; one more for whom the rider left in the channel."""
    s = chased(4, "first", rider=3, tokens=2)
    hand(s, 3, "3nT 3tT")
    play(s, "S3", "1nT*0", "S3", "2nT*0", "S3", "2tT*0", "R", "3nT*0")
    assert [s.tokens[seat] for seat in range(3)] == [0, 2, 2]  # the colliders: 2 − 1 fee + 1 for the fall
    s = chased(3, "first", rider=2, tokens=2)
    play(s, "S2", "2nT*0", "S2", "3nM*0", "R", "1nT*0")
    assert (s.tokens[0], s.tokens[1]) == (1, 1)
    assert at(s, 1) == ("riding", 2)


def test_h4_a_snake_that_wins_and_then_falls_still_throws_the_rider_out() -> None:
    """TAV-H4."""
    s = afloat(2, "SL", snaking="on")
    dice(s, "6 6 6 1 1 1")
    put(s, 1, "riding", 3)
    pile(s, 1, "2nM")
    choosing(s)
    play(s, "S1", "3nM*0", "R", "2nT*0")
    assert at(s, 0) == ("wash", 3)
    assert at(s, 1) == ("channel", 3)


def test_h5_a_rider_that_wins_and_then_falls_leaves_the_snake_in_the_channel() -> None:
    """TAV-H5."""
    s = chased()
    s.balance[1] = 2
    play(s, "S1", "1nT*0", "R", "3nM*0")
    assert at(s, 0) == ("channel", 3)
    assert at(s, 1) == ("wash", 3)


def big(edition: Any = "revised") -> Any:
    """Five players; seats 3 and 4 ride the wave on space 3, or only seat 4."""
    s = chased(5, edition, rider=4, text="3nT", tokens=1)
    put(s, 3, "riding", 3)
    pile(s, 3, "3tT")
    return choosing(s)


def test_h11_with_five_players_the_rider_to_be_snaked_is_named_in_both_editions() -> None:
    """TAV-H11, TAV-20.7."""
    for edition in ("revised", "first"):
        assert [move for move in moves(big(edition)) if move[0] in "CS"] == ["S3", "S4"]


def test_h12_each_rider_is_settled_with_its_own_snakes_then_plain_catches_share_what_is_left() -> None:
    """TAV-H12: snakes on different riders and plain catchers do not collide; a losing snake stays though a place is
    free."""
    s = big()
    play(s, "S3", "2nT*0", "S4", "2tT*0", "W", "1nT", "R", "1nT*0", "R", "1nM*0")
    assert at(s, 0) == at(s, 1) == ("riding", 2)
    assert at(s, 3) == at(s, 4) == ("channel", 3)
    s = chased(5, rider=4)
    play(s, "S4", "1nT*0", "C", "1nT*0", "W", "1nT", "W", "1nT", "R", "2nM*0")
    assert at(s, 0) == ("channel", 3)
    assert at(s, 1) == at(s, 4) == ("riding", 2)


def test_j12_the_place_of_a_bailed_rider_whose_snakes_collide_is_open_to_plain_catchers() -> None:
    """TAV-J12."""
    s = chased(5, rider=4)
    play(s, "S4", "1nT*0", "S4", "1tT*0", "C", "2nT*0", "C", "2tT*0", "B", "1nM")
    assert at(s, 0) == at(s, 1) == ("wash", 3)
    assert at(s, 2) == at(s, 3) == ("riding", 2)


def test_j13_of_two_priority_cards_the_one_played_earlier_wins_also_against_the_rider() -> None:
    """TAV-J13."""
    for first, winner in ((0, 0), (1, 1)):
        s = chased()
        s.first = first
        give(s, 0, "priority")
        give(s, 1, "priority")
        preparing(s)
        play(s, "priority", "priority")
        order = ["S1 1nT*0", "R 3nM*0"] if first == 0 else ["R 1nT*0", "S1 3nM*0"]
        play(s, *order)
        assert at(s, winner) == ("riding", 2)


def test_priority_beats_the_rider_on_an_exact_tie() -> None:
    """TAV-12.3."""
    s = chased()
    give(s, 0, "priority")
    preparing(s)
    play(s, "priority", "S1", "2nT*0", "R", "2tT*0")
    assert at(s, 0) == ("riding", 2)


def test_w10_a_snaked_wave_is_never_perfect() -> None:
    """TAV-W10: its die is above its space now."""
    for seed in range(30):
        s = fresh(3, seed=seed, snaking="on")
        while GAME.rules.to_move(s) >= 0:
            for surfer in range(3):
                if s.place[surfer] == 1 and s.pile_size[surfer] > 1:
                    assert s.die[s.spot[surfer]] > s.spot[surfer]
            legal = moves(s)
            play(s, legal[(seed + s.rounds + len(legal) * 7) % len(legal)])
