"""What the log says of a race: marks rounded, boats in the way, and why somebody crashed."""

from tests.games.powerboats.positions import heading, moves, play, put, racing
from vaka.core.events import sentence


def said(told: list[dict[str, object]], kind: str) -> list[str]:
    return [sentence("en", "powerboats", 3, event) for event in told if event["kind"] == kind]


def test_a_crash_says_how_far_was_free_and_what_was_hit() -> None:
    s = heading(racing(), 2)
    put(s, 2, (15, 12), "NE", "32")
    told = play(s, *moves(s))
    assert said(told, "crashed") == [
        "Seat 2 has 5 to run, with 3 free, and hits land: 2 damage, 2 in all (4 sink a boat). The dice go back."
    ]


def test_whoever_is_in_the_way_is_named_and_a_mark_is_told_when_it_is_passed() -> None:
    s = heading(racing(), 0)
    put(s, 0, (12, 8), "E", "21")
    put(s, 1, (12, 11), "E")
    told = play(s, "S")
    assert said(told, "behind") == ["Seat 0 finds Seat 1 in the way and stops after 2 hexes instead of 3."]
    assert sentence("en", "powerboats", 3, {"kind": "rounded", "seat": 1, "mark": 1, "place": 2}) == (
        "Seat 1 rounds buoy 1 in second place."
    )
