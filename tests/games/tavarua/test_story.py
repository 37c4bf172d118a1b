"""What the log says of the reef: why somebody fell, and what a score is made of."""

from tests.games.tavarua.positions import beside, choosing, kinds, play, put
from vaka.core.events import sentence

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
