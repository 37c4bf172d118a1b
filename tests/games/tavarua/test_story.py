"""What the log says of the reef: why somebody fell, and what a score is made of."""

from tests.games.tavarua.positions import afloat, beside, choosing, give, kinds, play, put
from vaka.core.events import sentence
from vaka.games.tavarua.state import PREPARE

BAILED, FALLEN = 2, 4


def scored(**parts: int) -> str:
    parts = {"seat": 1, "board": 0, "halves": 9, "stoke": 0, "tricks": 0, "perfect": 0, "shore": 0, **parts}
    return sentence("en", "tavarua", 3, {"kind": "scored", **parts})


def test_a_score_is_told_with_its_sum_and_why_all_cards_count() -> None:
    said = scored(how=BAILED, points=10, cards=4, perfect=6)
    assert said.startswith("Seat 1 scores 10: 4 on the cards + perfect 6; bailed in time, so all cards count.")
    said = scored(how=FALLEN, points=4, cards=3, stoke=1)
    assert said.startswith("Seat 1 scores 4: 3 on the cards + stoke 1; wiped out, so only the best card counts.")


def test_a_collision_says_with_whom_and_by_which_card() -> None:
    s = beside("1 1 1 1 6 1", seats=3)
    put(s, 0, "channel", 5)
    put(s, 1, "channel", 5)
    choosing(s)
    told = play(s, "C", "1nT*0", "C", "1tT*0", "W", "1nT")
    first = {"kind": "collided", **kinds(told, "collided")[0]}
    said = "Seat 0 and Seat 1 both show a teal 1 and there is no room for two: Seat 0 collides and falls."
    assert sentence("en", "tavarua", 3, first) == said
    assert "Posto 0 e Posto 1" in sentence("it", "tavarua", 3, first)


def test_a_fall_consoles_only_whoever_has_room_for_another_token() -> None:
    s = beside("1 1 1 1 6 1", seats=3)
    put(s, 0, "channel", 5)
    put(s, 1, "channel", 5)
    s.tokens[0], s.tokens[1] = 2, 3
    choosing(s)
    falls = kinds(play(s, "C", "1nT*0", "C", "1tT*0", "W", "1nT"), "fell")
    assert [(int(fall["seat"]), int(fall["token"])) for fall in falls] == [(0, 1), (1, 0)]
    assert s.tokens[:2].tolist() == [3, 3]
    first, second = (sentence("en", "tavarua", 3, {"kind": "fell", **fall}) for fall in falls)
    assert first == "Seat 0 wipes out in the collision. Consolation: a stoke token."
    assert second == "Seat 1 wipes out in the collision."


def test_stoke_cards_tell_the_tokens_that_change_hands() -> None:
    said = {}
    for tokens in range(4):
        s = afloat(seats=2)
        s.phase, s.tokens[0], s.tokens[1] = PREPARE, tokens, tokens
        give(s, 0, "energy_drink")
        (drink,) = kinds(play(s, "energy"), "stoke")
        assert s.tokens[0] == min(3, tokens + 2) == tokens + drink["a"]
        said[tokens] = sentence("en", "tavarua", 2, {"kind": "stoke", **drink})
    assert said[1] == "Seat 0 plays Energy Drink and takes two stoke tokens."
    assert said[2] == "Seat 0 plays Energy Drink and takes one stoke token."
    assert said[3] == "Seat 0 plays Energy Drink and takes no stoke token: three are the most one may have."
    for tokens, told in ((0, "Seat 1 has no stoke token to lose."), (2, "Seat 1 loses a stoke token.")):
        s = afloat(seats=2)
        s.phase, s.tokens[1] = PREPARE, tokens
        give(s, 0, "heckle")
        (heckle,) = kinds(play(s, "heckle1"), "stoke")
        assert s.tokens[1] == max(0, tokens - 1)
        assert sentence("en", "tavarua", 2, {"kind": "stoke", **heckle}) == f"Seat 0 plays Heckle: {told}"
