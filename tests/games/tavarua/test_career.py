"""Career (TAV-19): the frame, the sheet, the events of both editions, and the rulings G about them."""

import json
from typing import Any

import pytest

from tests.games.tavarua.positions import (
    GAME,
    bot_event,
    career_at,
    choosing,
    event,
    finish,
    fresh,
    hand,
    kinds,
    month_of,
    moves,
    pile,
    play,
    preparing,
    put,
    wave,
)
from vaka.core.errors import IllegalMove, OutOfRange, UnknownName
from vaka.games.tavarua.components import components
from vaka.games.tavarua.journey.career import SHEET, events, new_career, place_points, ranked_boards, task_points
from vaka.games.tavarua.standing import place
from vaka.games.tavarua.state import FALLEN, LONG, SHORT, TO_SHORE

EDITIONS = ("revised", "first")


def scored(month: Any, edition: Any, *rows: Any) -> Any:
    """A finished event: the scores of the person and the AIs, ((short pair), (long pair)) each."""
    s = event(month, edition)
    for surfer, boards in enumerate(rows):
        for board, pair in enumerate(boards):
            for i, score in enumerate(pair):
                s.score[surfer, board, i] = -1 if score is None else int(2 * score)
    return s


def test_a_career_starts_at_rank_50_with_twelve_events() -> None:
    """TAV-19.1."""
    career = new_career("Kai", seed=3)
    assert career.rank == 50
    assert career.event.month == "january"
    assert [one.month for one in events("first")][::11] == ["january", "december"]
    assert len(events("first")) == 12


@pytest.mark.parametrize(("ranks", "status"), [
    ((1,), "won"), ((60,), "lost"), ((59,), "under_way"), ((40,) * 12, "lost"), ((40,) * 11 + (1,), "won"),
])  # fmt: skip
def test_g9_rank_1_wins_and_rank_60_loses_at_once(ranks: Any, status: Any) -> None:
    """TAV-19.2, TAV-G9: checked after each event; not rank 1 after December is a loss."""
    assert career_at(*ranks).status == status
    if status != "under_way":
        with pytest.raises(OutOfRange, match="over"):
            _ = career_at(*ranks).event


def test_g9_points_lower_the_rank_number_and_the_rank_never_goes_below_1() -> None:
    """TAV-19.3, TAV-G9."""
    career = career_at(50, 50)  # March comes next: a photo shoot
    match = finish(career)
    match.state.hang_tens[0] = 7
    assert career.result(match).rank == 43
    low = career_at(3, 3)
    match = finish(low)
    match.state.hang_tens[0] = 7
    assert low.result(match).rank == 1


def test_the_sheet_has_three_boxes_of_six_cards() -> None:
    """TAV-19.4."""
    assert SHEET == ("energy_drink", "jetski", "call_it", "focus", "inspiration", "in_the_zone")
    full = career_at(30, unlocked=("focus",) * 3)
    assert full.unlocked == (0, 0, 0, 3, 0, 0)
    assert full.cards == (0, 0, 0, 3, 0, 0)


def test_x20_unlock_ranks_give_a_box_each() -> None:
    """X20, TAV-19.5, TAV-G7: rank 46, first on both boards in the Italian April: 36, boxes for 45 and 40."""
    career = career_at(50, 46, 46)
    match = finish(career)
    s = match.state
    for board in range(2):
        s.score[0, board, 0] = 20
        for ai in (1, 2):
            s.score[ai, board, 0] = s.score[ai, board, 1] = -1
    result = career.result(match)
    assert (result.points, result.rank, result.boxes) == (10, 36, 2)
    after = career.after(match, ("jetski", "jetski"))
    assert after.unlocked[1] == 2
    with pytest.raises(OutOfRange, match="boxes"):
        career.after(match, ("jetski",))
    with pytest.raises(UnknownName, match="no stoke card"):
        career.after(match, ("jetski", "surf"))


def test_g7_a_rank_once_reached_gives_no_second_box() -> None:
    """TAV-G7: first time only, and nothing is taken away."""
    career = career_at(44, 47)
    match = finish(career)
    match.state.hang_tens[0] = 4
    assert career.result(match).boxes == 0


def test_no_more_than_three_of_a_kind_in_a_career() -> None:
    """TAV-19.6."""
    career = career_at(48, 41, unlocked=("focus",) * 3)
    match = finish(career)
    match.state.hang_tens[0] = 3
    with pytest.raises(OutOfRange, match="checked already"):
        career.after(match, ("focus",))


def test_an_event_starts_with_the_cards_unlocked_and_not_spent_and_a_card_used_is_gone() -> None:
    """TAV-19.6, TAV-19.4: using one checks its Spent box."""
    career = career_at(44, unlocked=("energy_drink", "focus"))
    match = career.match()
    assert [match.state.held[0, i] for i in range(9)] == [1, 0, 0, 1, 0, 0, 0, 0, 0]
    while not match.over:
        match.push("energy" if "energy" in match.moves() else match.moves()[0])
    result = career.result(match)
    assert result.spent == (1, 0, 0, 0, 0, 0)
    after = career.after(match, ("jetski",) * career.asks(result))
    assert after.cards[0] == 0
    assert after.cards[3] == 1
    assert after.spent[0] == 1


def test_no_stoke_cards_are_for_sale_in_events() -> None:
    """TAV-19.7."""
    s = event("march")
    put(s, 0, "channel", 0, tokens=3)
    assert moves(preparing(s)) == ["done", "switch"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_event_decks_are_built_from_the_sheet(edition: Any) -> None:
    """TAV-19.8: this many of each type, some removed unseen; rounds are total less removed."""
    rounds = {
        "revised": [13, 13, 17, 25, 13, 13, 17, 25, 13, 13, 17, 25],
        "first": [13, 13, 17, 25, 13, 13, 17, 23, 13, 13, 18, 25],
    }
    assert [one.rounds for one in events(edition)] == rounds[edition]
    for one in events(edition):
        s = fresh(1, one.kit(GAME.kit, (0,) * 6), length=one.boards)
        assert s.waves_left == one.rounds
        pool = [int(s.pool[i]) + (s.next_wave == i) for i in range(5)]
        assert pool == list(one.deck)


def test_g1_the_editions_differ_where_the_sheets_do() -> None:
    """TAV-G1: 5 and 3 points or 4 and 2; decks and AIs of July, August, November and December."""
    assert month_of("january").places == (5,)
    assert month_of("january", "first").places == (4,)
    assert month_of("june").places == (5, 3, -1)
    assert month_of("june", "first").places == (4, 2, -1)
    assert (month_of("july").deck, month_of("july", "first").deck) == ((3, 6, 6, 2, 6), (3, 8, 8, 2, 2))
    assert (month_of("august").ai, month_of("august", "first").ai) == (("L5", "S4", "S2"), ("L6", "S3", "S2"))
    assert month_of("december").ai[2] == "L4"
    assert month_of("december", "first").ai[2] == "L3"
    assert month_of("november").deck[0] == 8
    assert month_of("november", "first").deck[0] == 9
    best = {
        edition: sum(one.places[0] * len(ranked_boards(one)) for one in events(edition) if one.places)
        for edition in EDITIONS
    }
    assert best == {"revised": 60, "first": 48}


def test_contests_have_one_board_combined_ones_rank_both_photo_shoots_have_no_rivals() -> None:
    """TAV-19.9, TAV-19.10: no trophies."""
    assert ranked_boards(month_of("january")) == [("long", LONG)]
    assert ranked_boards(month_of("february")) == [("short", SHORT)]
    assert ranked_boards(month_of("april")) == [("long", LONG), ("short", SHORT)]
    assert [one.ai for one in events("revised") if one.kind == "photo"] == [(), (), ()]


@pytest.mark.parametrize("name", ["march", "july", "november"])
def test_g4_photo_shoots_allow_both_boards_and_switching_at_the_shore(name: str) -> None:
    """TAV-G4."""
    one = month_of(name)
    assert moves(fresh(1, one.kit(GAME.kit, (0,) * 6), length=one.boards)) == ["short", "long"]
    s = event(name)
    put(s, 0, "channel", 0)
    play(preparing(s), "switch")
    assert s.board[0] == SHORT


@pytest.mark.parametrize("name", ["april", "august", "december"])
def test_g11_the_starting_board_of_a_combined_event_is_chosen_freely(name: str) -> None:
    """TAV-G11."""
    one = month_of(name)
    for board, number in (("short", SHORT), ("long", LONG)):
        s = fresh(1, one.kit(GAME.kit, (0,) * 6), length=one.boards)
        play(s, board)
        assert s.board[0] == number


def test_g2_ties_in_placing_go_to_the_best_wave_and_then_to_the_person() -> None:
    """TAV-G2: but not with no wave recorded on that board."""
    s = scored("january", "revised", ((None, None), (5, 5)), ((None, None), (6, 4)))
    assert place(s, LONG) == 2
    s = scored("january", "revised", ((None, None), (6, 4)), ((None, None), (6, 4)))
    assert place(s, LONG) == 1
    s = scored("january", "revised", ((None, None), (None, None)), ((None, None), (None, None)))
    assert place(s, LONG) == 2


def test_g3_third_place_of_the_italian_august_gives_nothing() -> None:
    """TAV-G3."""
    assert [place_points(month_of("august"), where) for where in (1, 2, 3, 4)] == [5, 3, 0, -3]
    assert [place_points(month_of("august", "first"), where) for where in (1, 2, 3, 4)] == [4, 2, -1, -3]
    assert [place_points(month_of("january"), where) for where in (1, 2)] == [5, -3]


def test_x21_two_boards_change_the_rank_once() -> None:
    """X21, TAV-G27: rank 58, last on longboards, first on shortboards: 58 + 3 − 5 = 56, the career goes on."""
    career = career_at(50, 50, 50, 50, 50, 50, 58)
    match = finish(career)
    s = match.state
    for ai in (1, 2, 3):
        for i in range(2):
            s.score[ai, LONG, i], s.score[ai, SHORT, i] = 10, -1
    s.score[0, SHORT, 0], s.score[0, LONG, 0] = 8, -1
    result = career.result(match)
    assert dict(result.places) == {"long": 4, "short": 1}
    assert result.rank == 56
    assert career.after(match, ()).status == "under_way"


def test_g5_hang_tens_and_barrels_count_when_earned() -> None:
    """TAV-G5: also if the wave ends in a wipeout later."""
    s = event("march")
    put(s, 0, "riding", 4, balance=2)
    choosing(s)
    wave(s, "glass", 0)
    play(s, "R", "1nT*0")
    assert task_points(s, month_of("march")) == 1
    wave(s, "lull", 1)
    play(s, "R", "1tT*0")
    wave(s, "lull", 3)
    told = play(s, "R", "2nT*0")
    assert len(kinds(told, "fell")) == 1
    assert task_points(s, month_of("march")) == 2
    s.barrels[0] = 4
    assert task_points(s, month_of("november")) == 4


@pytest.mark.parametrize(("edition", "ended", "count"), [
    ("revised", TO_SHORE, 2), ("first", TO_SHORE, 2), ("revised", FALLEN, 0), ("first", FALLEN, 1),
])  # fmt: skip
def test_x24_aerials_in_july(edition: Any, ended: Any, count: Any) -> None:
    """X24, TAV-G6, TAV-J14: pile 4, 4, 3; after a fall the English edition counts the one card scored."""
    s = event("july", edition)
    s.board[0] = SHORT
    hand(s, 0, "3nM 3nM 1tM")
    put(s, 0, "riding", 1 if ended == TO_SHORE else 3, balance=0)
    pile(s, 0, "4nT 4tT")
    choosing(s)
    wave(s, "glass", 0)
    if ended == TO_SHORE:
        s.balance[0] = -2
    told = play(s, "R", "3nM*0")
    assert kinds(told, "scored")[0]["how"] == ended
    assert task_points(s, month_of("july", edition)) == count


def test_g28_aerials_of_a_wave_that_is_not_scored_do_not_count() -> None:
    """TAV-G28: still riding when the event ends."""
    s = event("july")
    s.board[0] = SHORT
    put(s, 0, "riding", 4)
    pile(s, 0, "4nT 4tT")
    s.waves_left = 1
    wave(s, "glass", 0)
    choosing(s)
    play(s, "R", "1nT*0")
    assert GAME.rules.to_move(s) == -1
    assert task_points(s, month_of("july")) == 0


def test_g8_events_start_with_a_token_and_a_mulligan() -> None:
    """TAV-G8."""
    match = new_career("Kai").match()
    assert match.state.tokens[0] == 1
    assert "keep" in match.moves()


def test_g10_longboard_events_take_the_icon_cards_out() -> None:
    """TAV-G10."""
    s = new_career("Kai").match().state
    assert s.deck_size + s.hand_size[0] == 48


def test_j16_boxes_of_the_event_that_ends_a_career_are_not_asked() -> None:
    """TAV-J16."""
    career = career_at(*(20,) * 11)
    match = finish(career)
    for board in range(2):
        match.state.score[0, board, 0] = 20
        for ai in (1, 2, 3):
            match.state.score[ai, board, 0] = match.state.score[ai, board, 1] = -1
    result = career.result(match)
    assert result.rank == 10
    assert result.boxes == 2
    assert career.asks(result) == 0


def test_an_unfinished_event_brings_nothing() -> None:
    career = new_career("Kai")
    with pytest.raises(IllegalMove, match="not finished"):
        career.after(career.match())


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_year_with_the_simple_bot_comes_out_of_its_seed(edition: Any) -> None:
    """TAV-19.1, TAV-19.2, TAV-19.3: reproducible, and somewhere between rank 1 and 60."""

    def year(seed: int) -> Any:
        career = new_career("Kai", edition, seed)
        while career.status == "under_way":
            career = bot_event(career)
        return career

    assert year(5).ranks == year(5).ranks != year(6).ranks
    assert len(year(5).ranks) > 3
    assert json.dumps(year(5).ranks)


def test_the_event_sheet_fits_the_box() -> None:
    """TAV-19.8: no event asks for more cards of a type than there are."""
    have = [len(components()["wave_cards"][name]) for name in ("glass", "lull", "surge", "chop", "barrel")]
    for edition in EDITIONS:
        for one in events(edition):
            assert all(need <= count for need, count in zip(one.deck, have, strict=True))
