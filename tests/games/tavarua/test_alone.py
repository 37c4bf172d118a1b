"""Alone the goal of a match decides: high score, places among rivals, photos, stoke cards for the rest of the year."""

from typing import Any

import pytest

from tests.games.tavarua.positions import GAME, afloat, choosing, dice, event, give, hand, pile, put, wave
from vaka.core.contract import RETURN_UNIT
from vaka.core.events import NO_EVENTS
from vaka.games.tavarua import search
from vaka.games.tavarua.journey.career import events, place_points, ranked_boards
from vaka.games.tavarua.search import ride_tables
from vaka.games.tavarua.search.goals import FULL_VALUE, HIGH_SCORE, event_of, task_of, value_alone
from vaka.games.tavarua.search.rides import PHOTO_CATCH
from vaka.games.tavarua.standing import place
from vaka.games.tavarua.state import LONG, OVER, SHORT

MONTHS = [one.month for one in events("revised")]


def looks_best(s: Any) -> str:
    """What a rollout plays here, with the goal of the match in mind."""
    memo, out = GAME.new_memo(), GAME.new_actions()
    search.prepare_search(s, memo)
    count = GAME.rules.legal(s, out)
    return GAME.notation.write(s, search.rollout_action(s, out, count, memo, 0))


def valued(s: Any) -> int:
    """What a search is told of a position."""
    memo, out = GAME.new_memo(), GAME.new_actions()
    search.prepare_search(s, memo)
    search.evaluate(s, memo, out)
    return int(out[0])


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_wave_deck_tells_the_event_at_any_moment(edition: str) -> None:
    for number, month in enumerate(MONTHS, 1):
        s = event(month, edition)
        assert event_of(s) == number
        out = GAME.new_actions()
        while GAME.rules.to_move(s) >= 0:
            GAME.rules.legal(s, out)
            GAME.rules.apply(s, int(out[0]), NO_EVENTS)
            assert event_of(s) == number
    assert event_of(afloat(1)) == HIGH_SCORE


@pytest.mark.parametrize("month", MONTHS)
def test_points_of_places_are_those_of_the_career(month: str) -> None:
    found, s = events("revised")[MONTHS.index(month)], event(month)
    s.phase = OVER
    for surfer in range(s.surfers):
        for board in range(2):
            s.score[surfer, board, 0], s.score[surfer, board, 1] = 7 + 2 * surfer % 5, 9 - surfer
    s.hang_tens[0], s.aerials[0], s.barrels[0] = 3, 3, 3
    points = sum(place_points(found, place(s, board)) for _, board in ranked_boards(found))
    brought = value_alone(s, event_of(s))
    assert round(brought / 1000) == (3 if found.task else points) + round(25 * sum_of_halves(s) / 1000)


def sum_of_halves(s: Any) -> int:
    return sum(int(s.score[0, board, i]) for board in range(2) for i in range(2))


def test_a_photo_shoot_is_ridden_on_the_board_of_its_task() -> None:
    for month, board in (("march", "long"), ("july", "short"), ("november", "short")):
        found = events("revised")[MONTHS.index(month)]
        s = GAME.new_state()
        GAME.rules.setup(s, 1, GAME.option_codes({"length": found.boards}, found.kit(GAME.kit, (0,) * 6)), 1)
        assert looks_best(s) == board


@pytest.mark.parametrize(("month", "board", "sea"), [("march", LONG, "lull"), ("november", SHORT, "barrel")])
def test_who_rides_for_photos_rides_on_where_a_perfect_score_would_be_at_stake(
    month: str, board: int, sea: str
) -> None:
    def rider(s: Any) -> Any:
        put(s, 0, "riding", 2, board=board, balance=0, tokens=0)
        pile(s, 0, "3tT.b 3tM.b 2tT.b 2tM.b")
        hand(s, 0, "1nT 1nM 1tT 1tM 2nT")
        wave(s, sea, 3)
        return choosing(s)

    assert looks_best(rider(afloat(1, "L"))) == "B"
    assert looks_best(rider(event(month))) == "R"


def test_an_aerial_is_played_for_a_photo_and_not_for_a_score_at_stake() -> None:
    def rider(s: Any) -> Any:
        put(s, 0, "riding", 3, board=SHORT, balance=-2, tokens=0)
        pile(s, 0, "3tT 3tM 3nT.b")
        hand(s, 0, "4nT 2nT 2nM 1tT 1tM")
        wave(s, "glass", 0)
        choosing(s)
        GAME.rules.apply(s, GAME.notation.read(s, "R"), NO_EVENTS)
        return s

    assert looks_best(rider(event("july"))) == "4nT*0"
    assert looks_best(rider(afloat(1))).startswith("2n")


def test_a_rider_shows_a_higher_card_where_a_rival_wants_the_wave() -> None:
    def rider(rival: str) -> Any:
        s = event("january")
        put(s, 0, "riding", 4, balance=-1, tokens=0)
        put(s, 1, rival, 4)
        pile(s, 0, "1tT")
        dice(s, "6 6 6 6 1 1")
        hand(s, 0, "1nT 1nM 3nT 1tM 1nT")
        wave(s, "lull", 1)
        choosing(s)
        GAME.rules.apply(s, GAME.notation.read(s, "R"), NO_EVENTS)
        return s

    assert looks_best(rider("wash")).startswith("1")
    assert looks_best(rider("channel")) == "3nT*0"


def test_a_rival_ahead_makes_the_same_total_worth_less() -> None:
    s = event("january")
    s.phase = OVER
    s.score[0, LONG, 0], s.score[0, LONG, 1] = 10, 10
    first = valued(s)
    s.score[1, LONG, 0], s.score[1, LONG, 1] = 11, 11
    assert first - valued(s) == (5 + 3) * RETURN_UNIT // FULL_VALUE


def test_a_stoke_card_kept_is_worth_something_until_december() -> None:
    for month, worth in (("february", True), ("december", False)):
        s = event(month)
        s.phase = OVER
        before = valued(s)
        give(s, 0, "jetski")
        assert (valued(s) > before) == worth


@pytest.mark.exhaustive
def test_tables_of_rides_are_those_of_their_file() -> None:
    assert ride_tables.text() == ride_tables.file().read_text("utf-8")
    assert PHOTO_CATCH[task_of(3) - 1, LONG, 6] > PHOTO_CATCH[task_of(3) - 1, SHORT, 6]
