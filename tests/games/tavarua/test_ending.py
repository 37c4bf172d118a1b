"""The end of the game: trophies and ties (TAV-17), high score (TAV-18), the short game (TAV-21)."""

from typing import Any

import numpy as np
import pytest

from tests.games.tavarua.positions import GAME, afloat, choosing, event, fresh, kinds, moves, play, waits
from vaka import Match
from vaka.core.events import NO_EVENTS, sentence
from vaka.core.kernel import State
from vaka.games.tavarua.components import KINDS
from vaka.games.tavarua.rules.ending import finish, grand_score
from vaka.games.tavarua.state import OVER


def ended(*rows: Any, length: Any = "full") -> Any:
    """A finished match: each seat with scores such as ((5, 4), (6, 0)) for short and long; None is a free token."""
    s = afloat(len(rows), length=length)
    for seat, boards in enumerate(rows):
        for board, pair in enumerate(boards):
            for i, score in enumerate(pair):
                s.score[seat, board, i] = -1 if score is None else int(2 * score)
    finish(s, NO_EVENTS)
    out = np.zeros(len(rows), np.int32)
    GAME.rules.returns(s, out)
    return s, [int(place) for place in s.final[: len(rows)]], out.tolist()


def champions(s: State) -> Any:
    return GAME.view(s, None)["champions"]


def test_the_game_ends_after_the_round_of_the_last_wave_card() -> None:
    """TAV-17.1."""
    s = afloat(1)
    s.waves_left = 1
    choosing(s)
    told = play(s, "W", "1nT")
    assert s.phase == OVER
    assert moves(s) == []
    assert len(kinds(told, "over")) == 1


def test_x17_the_other_board_decides_between_the_champions() -> None:
    """X17, TAV-17.2, TAV-17.3."""
    s, places, returns = ended(((6, 6), (5, 0)), ((5, 5), (5, 4)))
    assert champions(s) == {"short": [0], "long": [1]}
    assert places == [1, 0]
    assert returns == [-840, 840]


def test_t1_champion_of_both_boards_is_grand_champion_at_once() -> None:
    """TAV-T1."""
    s, places, _ = ended(((6, 6), (5, 5)), ((5, 5), (4, 4)), ((0, 0), (0, 0)))
    assert champions(s) == {"short": [0], "long": [0]}
    assert places[0] == 0


def test_t2_ties_for_a_title_go_to_the_best_single_wave_on_either_board() -> None:
    """TAV-17.4, TAV-T2: also for the titles."""
    s, places, _ = ended(((7, 5), (3, 3)), ((6, 6), (9, 0)))
    assert champions(s)["short"] == [1]  # 12 each on shortboards, and the 9.0 is the best wave
    s, places, _ = ended(((6, 4), (4, 4)), ((5, 5), (6, 2)))
    assert champions(s)["long"] == [1]
    assert places == [1, 0]


def test_t3_ties_go_on_to_the_fourth_wave_and_are_then_shared() -> None:
    """TAV-T3."""
    s, places, returns = ended(((6, 4), (5, 3)), ((6, 4), (5, 3)))
    assert champions(s) == {"short": [0, 1], "long": [0, 1]}
    assert places == [0, 0]
    assert returns == [0, 0]
    s, _, _ = ended(((6, 4), (5, 3)), ((6, 4), (5, 2)))
    assert champions(s)["short"] == [0]


def test_t4_all_holders_of_shared_titles_go_for_the_grand_champion() -> None:
    """TAV-T4: each with the sum on the other board, a holder of both with the larger."""
    s, places, _ = ended(((6, 4), (5, 3)), ((6, 4), (5, 3)), ((0, 0), (0, 0)))
    assert grand_score(s, 0) == grand_score(s, 1) == 20
    assert grand_score(s, 2) == -1
    assert places == [0, 0, 2]


def test_t5_no_score_on_a_board_counts_as_nothing() -> None:
    """TAV-T5."""
    s, places, _ = ended(((5, None), (None, None)), ((4, None), (None, None)))
    assert champions(s)["long"] == [0]
    assert places == [0, 1]


def test_the_other_places_go_by_champions_then_by_all_scores() -> None:
    """TAV-17.5."""
    _, places, returns = ended(((9, 9), (1, 0)), ((0, 0), (9, 9)), ((8, 8), (8, 8)), ((1, 1), (1, 1)))
    assert places == [0, 1, 2, 3]
    assert sum(returns) == 0


def test_alone_the_total_of_four_scores_is_the_result() -> None:
    """TAV-18.1: perfect is 40."""
    s, _, returns = ended(((10, 10), (10, 10)))
    assert GAME.figures(s)["score"] == 40
    assert returns == [0]
    assert GAME.view(s, 0)["surfers"][0]["total"] == 40


def test_alone_there_are_no_trophies_and_no_places() -> None:
    """TAV-18.1, TAV-19.10: neither shown nor told."""
    s, _, _ = ended(((10, 10), (10, 10)))
    view = GAME.view(s, 0)
    assert view["champions"] == {"short": [], "long": []}
    assert (view["surfers"][0]["grand"], view["surfers"][0]["rank"]) == (None, None)
    s = event("april")
    s.waves_left = 1
    told = kinds(waits(s), "over")
    assert told == [{"winners": 1, "short": 0, "long": 0, "alone": 1}]
    for language, word in (("en", "troph"), ("it", "trofei")):
        assert word not in over(language, 1, **told[0])
        assert word in over(language, 3, winners=1, short=1, long=2, alone=0)
    last = "The last wave card is turned: a wave still being ridden scores nothing."
    assert over("en", 1, **told[0]) == last
    assert over("it", 3, winners=5, short=0, long=0, alone=0).endswith("La partita va a Posto 0 e Posto 2.")


def over(language: str, seats: int, **parts: int) -> str:
    return sentence(language, "tavarua", seats, {"kind": "over", **parts})


def test_j15_high_score_with_a_short_game_is_the_total_of_two_waves() -> None:
    """TAV-J15."""
    s, _, _ = ended(((10, 7.5), (None, None)), length="shortboards")
    assert GAME.figures(s)["score"] == 17.5


@pytest.mark.parametrize(("length", "board"), [("longboards", 1), ("shortboards", 0)])
def test_a_short_game_has_one_board_and_14_rounds(length: Any, board: Any) -> None:
    """TAV-21.1: no board to choose, no switch."""
    match = Match(GAME, 2, {"length": length}, seed=3)
    assert match.game.view(match.state, None)["phase"] == "mulligan"
    while not match.over:
        assert "switch" not in match.moves()
        match.play(match.legal()[-1])
    s = match.state
    assert s.turned == 14
    assert (s.board[0], s.board[1]) == (board, board)


def test_longboards_only_takes_the_icon_cards_out() -> None:
    """TAV-21.2."""
    s = fresh(2, length="longboards")
    assert s.deck_size + sum(s.hand_size) == 48
    assert all(s.deck[card] == 0 for card in range(KINDS) if s.icons >> card & 1)
    assert fresh(2, length="shortboards").deck_size == 50


def test_h10_ties_of_a_short_game_go_to_the_best_wave_then_are_shared() -> None:
    """TAV-H10, TAV-21.1: the highest sum wins."""
    _, places, _ = ended(((6, 4), (None, None)), ((5, 5), (None, None)), length="shortboards")
    assert places == [0, 1]
    _, places, _ = ended(((6, 4), (None, None)), ((6, 4), (None, None)), length="shortboards")
    assert places == [0, 0]
    _, places, _ = ended(((9, None), (None, None)), ((5, 5), (None, None)), length="shortboards")
    assert places == [1, 0]
