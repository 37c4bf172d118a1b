"""What the log says of a race: marks rounded, boats in the way, and why somebody crashed."""

import pytest

import vaka
from tests.games.powerboats.positions import GAME, heading, moves, play, put, racing
from vaka.core.events import new_events, read_events, sentence
from vaka.games.powerboats.events import EVENTS
from vaka.games.powerboats.rules import next_boat
from vaka.games.powerboats.state import FINISHED, RACING, SUNK
from vaka.locale import speak_of


def said(told: list[dict[str, object]], kind: str) -> list[str]:
    return [sentence("en", "powerboats", 3, event) for event in told if event["kind"] == kind]


def test_a_crash_says_how_far_was_free_and_what_was_hit() -> None:
    s = heading(racing(), 2)
    put(s, 2, (15, 12), "NE", "32")
    told = play(s, *moves(s))
    assert said(told, "crashed") == [
        "Seat 2 has 5 to run but only 3 are free, and hits land: 2 damage, 2 in all (4 sink a boat). All dice are lost."
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


def test_the_first_race_is_told_before_anybody_lines_up() -> None:
    match = vaka.Match("powerboats", seats=3, seed=5)
    match.play(match.legal()[0])
    first, placed = match.events(1)
    assert (first["kind"], first["race"], placed["kind"]) == ("race", 0, "placed")
    match.play(match.legal()[0])
    assert [event["kind"] for event in match.events(2)] == ["placed"]


@pytest.mark.parametrize(
    ("fates", "why"),
    [
        ((FINISHED, FINISHED, FINISHED), "every boat is home."),
        ((SUNK, SUNK, SUNK), "every boat has sunk."),
        ((FINISHED, SUNK, FINISHED), "every boat is home or sunk."),
        ((FINISHED, FINISHED, RACING), "only one boat is still out, and it can only be last."),
    ],
)
def test_the_end_of_a_race_says_why(fates: tuple[int, ...], why: str) -> None:
    """POW-R12."""
    s = racing(3)
    s.arrived, s.lost = fates.count(FINISHED), fates.count(SUNK)
    for seat, fate in enumerate(fates):
        s.fate[seat] = fate
    events = new_events()
    next_boat(s, 0, events)
    told = read_events(events, EVENTS, None)
    assert [event["kind"] for event in told] == ["race_over", "scored", "scored", "scored"]
    assert said(told, "race_over") == [f"Race A is over: {why}"]


def test_a_run_that_a_boat_cuts_short_says_so_before_it_is_chosen() -> None:
    s = heading(racing(), 0)
    put(s, 0, (12, 8), "E", "21")
    put(s, 1, (12, 11), "E")
    (ahead,) = [parts for action in GAME.legal_actions(s) if (parts := GAME.describe(s, action))["turn"] == "S"]
    assert speak_of("en", "powerboats-action-heading", ahead) == "go straight on and run 2 east, stopping behind a boat"
    put(s, 0, (12, 8), "E", "1")
    put(s, 1, (12, 9), "E")
    (ahead,) = [parts for action in GAME.legal_actions(s) if (parts := GAME.describe(s, action))["turn"] == "S"]
    assert speak_of("en", "powerboats-action-heading", ahead) == "go straight on, bow east: a boat holds you up at once"


@pytest.mark.parametrize(
    ("values", "english", "italian"),
    [
        ([], "keep the dice as they are", "tieni i dadi come sono"),
        ([1], "re-roll the 1", "rilancia l’1"),
        ([3, 1], "re-roll the 3 and 1", "rilancia i dadi 3 e 1"),
        ([3, 2, 1], "re-roll the 3, 2 and 1", "rilancia i dadi 3, 2 e 1"),
    ],
)
def test_dice_in_a_row_are_joined_as_each_language_does(values: list[int], english: str, italian: str) -> None:
    parts = {"kind": "reroll", "values": values}
    assert speak_of("en", "powerboats-action-reroll", parts) == english
    assert speak_of("it", "powerboats-action-reroll", parts) == italian
