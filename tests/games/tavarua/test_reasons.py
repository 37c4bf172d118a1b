"""Why an action is better: falls over the wave cards that may come, points, and waves on their way."""

from tests.games.reasons import fact, why
from tests.games.tavarua.positions import (
    GAME,
    afloat,
    beside,
    choosing,
    dice,
    give,
    hand,
    preparing,
    put,
    riding,
    wave,
)
from vaka.games.tavarua.components import FRONTS, STRONGEST
from vaka.games.tavarua.heuristics import front_count
from vaka.games.tavarua.rules.resolve import reach


def test_falls_are_counted_over_the_wave_cards_that_may_come() -> None:
    s = riding(balance=0)
    wave(s, "chop", 1)
    cards = {front - STRONGEST: front_count(s, 0, front) for front in range(FRONTS)}
    falls = sum(count for front, count in cards.items() if abs(1 + front) > reach(s, 0))
    told = fact(GAME, s, "R 1nT*0", "fall").args
    assert (told["falls"], told["cards"]) == (falls, sum(cards.values()))
    assert 0 < falls < sum(cards.values())
    assert f"makes you fall on {falls} of {sum(cards.values())} wave cards" in why(GAME, s, "B 1nT", "R 1nT*0")


def test_a_card_that_leads_off_the_board_is_a_certain_fall() -> None:
    s = riding(balance=1)
    assert fact(GAME, s, "R 2nT*0", "fall").args["how"] == "always"
    assert "is a certain fall" in why(GAME, s, "R 1tT*0", "R 2nT*0")


def test_who_has_looked_at_the_card_counts_that_one_alone() -> None:
    s = riding(balance=1)
    wave(s, "lull", 1)
    s.peeked = 1
    assert fact(GAME, s, "R 1tT*0", "fall").args == {"falls": 0, "cards": 1, "how": "never"}
    assert fact(GAME, s, "R 1nT*0", "fall").args["how"] == "always"


def test_a_bail_is_sure_of_its_points_and_a_ride_is_worth_more_on_average() -> None:
    s = riding(balance=0, text="3nM 2tM")
    wave(s, "glass", 0)
    assert fact(GAME, s, "B 1nT", "sure").value == 5
    assert fact(GAME, s, "R 1nT*0", "points").value >= 6
    assert "points on average" in why(GAME, s, "R 1nT*0", "B 1nT") or "sure" in why(GAME, s, "R 1nT*0", "B 1nT")


def test_tokens_count_the_better_way_to_use_them() -> None:
    s = riding(balance=1)
    s.tokens[0] = 1
    wave(s, "glass", 0)
    assert fact(GAME, s, "R 2nT*1", "balance").value == 2, "one less than printed keeps the surfer on the board"
    assert fact(GAME, s, "R 2nT*1", "fall").args["how"] != "always"


def test_a_perfect_wave_and_those_beside_it_are_named() -> None:
    s = beside("6 6 3 1 1 1", seats=3)
    assert fact(GAME, s, "C 1nT*0", "perfect").value == 1
    assert fact(GAME, s, "C 1nT*0", "rivals").value == 2
    dice(s, "6 6 6 1 1 1")
    assert fact(GAME, s, "C 1nT*0", "perfect").value == 0


def test_waiting_and_paddling_say_how_soon_a_wave_comes() -> None:
    s = afloat(1)
    dice(s, "6 1 1 1 6 6")
    assert fact(GAME, s, "W 1nT", "soon").value == 2, "the wave on space 5 is on space 3 after two rounds"
    assert fact(GAME, s, "W 1nT", "many").value == 2
    assert fact(GAME, s, "O 1nT*0", "soon").value == 1
    assert why(GAME, s, "O 1nT*0", "W 1nT") == (
        "This move will find a broken wave next round; the next best will find a broken wave in 2 rounds."
    )
    dice(s, "6 1 1 1 1 1")
    assert "sees no broken wave coming" in why(GAME, choosing(s), "I 2nT*0", "W 1nT")


def test_what_stays_in_hand_is_counted() -> None:
    s = afloat(1)
    hand(s, 0, "1nT 2tT 3nM 3tM 4nT")
    assert fact(GAME, choosing(s), "W 3nM", "gentle").value == 2
    assert fact(GAME, choosing(s), "W 1nT", "gentle").value == 1


def test_a_preparation_says_what_one_has_after_it() -> None:
    s = afloat(1)
    put(s, 0, "channel", 0, tokens=2)
    give(s, 0, "energy_drink")
    s = preparing(s)
    assert fact(GAME, s, "energy", "tokens").value > fact(GAME, s, "done", "tokens").value
    assert fact(GAME, s, "done", "stoke").value == 1
    assert fact(GAME, s, "switch", "free").value == 2
