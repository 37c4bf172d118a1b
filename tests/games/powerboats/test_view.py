"""What a client is sent, choices as parts, and why something is not possible."""

import json
from typing import Any

import pytest

from tests.games.powerboats.positions import GAME, example, heading, moves, put, racing
from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.games.powerboats.payloads import Parts
from vaka.games.powerboats.state import OVER, REROLL, TO_FINISH
from vaka.locale import languages, speak


def test_everybody_sees_the_same() -> None:
    s = racing()
    views = [GAME.view(s, seat) for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    json.dumps(views[0])


def test_the_view_draws_the_lake() -> None:
    view = GAME.view(example(), None)
    assert len(view["water"]) == 28
    assert {len(row) for row in view["water"]} == {28}
    assert sum(row.count(".") for row in view["water"]) == 576 - 83 + 128 - 2, "buoy 1 and the finish buoy are in water"
    assert view["row"] == [(16, 4), (17, 5), (18, 5), (19, 6)]
    assert [buoy["passed_on"] for buoy in view["buoys"]] == [None, "left", "left", "right", None]


def test_the_ways_ahead_are_told_while_dice_are_chosen() -> None:
    s = racing(turn=2)
    put(s, 2, (15, 12), "E", "32")
    assert GAME.view(s, 2)["ways"] == [2, 3, 9], "as far as three dice could come to"
    s.phase, s.adding = REROLL, 0
    assert GAME.view(s, None)["ways"] == [2, 3, 6]
    assert GAME.view(heading(s, 2), 2)["ways"] is None


def test_a_heading_tells_where_it_leads() -> None:
    s = heading(racing(), 2)
    put(s, 2, (15, 12), "NE", "32", damage=2)
    (action,) = GAME.legal_actions(s)
    assert GAME.describe(s, action) == {
        "kind": "heading",
        "turn": "R",
        "facing": "E",
        "run": 3,
        "path": [(15, 13), (15, 14), (15, 15)],
        "hexes": 3,
        "short": 0,
        "rest": (15, 15),
        "damage": 2,
        "sinks": True,
        "marks": 0,
        "rounds": [],
        "finishes": False,
    }


def test_a_heading_home_says_so() -> None:
    s = heading(racing(), 1)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    described = {GAME.describe(s, action)["turn"]: GAME.describe(s, action) for action in GAME.legal_actions(s)}
    assert described["S"]["finishes"]
    assert not described["L"]["finishes"]


@pytest.mark.parametrize(
    ("token", "described"),
    [
        ("@16,4NE", {"kind": "place", "at": (16, 4), "facing": "NE", "behind": 0, "buoy": "0", "lane": 1}),
        ("+", {"kind": "number", "change": "add", "idle": True}),
        ("=", {"kind": "number", "change": "keep", "idle": True}),
        ("-2", {"kind": "number", "change": "remove", "value": 2}),
        ("r331", {"kind": "reroll", "values": [3, 3, 1]}),
        ("r0", {"kind": "reroll", "values": []}),
    ],
)
def test_other_actions_are_their_parts(token: str, described: Parts) -> None:
    s = racing()
    assert GAME.describe(s, GAME.notation.read(s, token)) == described


def test_dice_that_come_to_more_than_any_run_say_how_far_is_free() -> None:
    s = racing()
    put(s, 0, (15, 12), "NE", "331")
    longest = GAME.describe(s, GAME.notation.read(s, "="))["free"]
    assert longest < 7
    assert "free" not in GAME.describe(s, GAME.notation.read(s, "+"))
    fewer = {value: GAME.describe(s, GAME.notation.read(s, f"-{value}")).get("free") for value in (1, 3)}
    assert fewer == {value: longest if 7 - value > longest else None for value in (1, 3)}


@pytest.mark.parametrize("language", languages())
def test_dice_in_a_line_are_joined_by_one_sign(language: str) -> None:
    told = speak(language, "powerboats-dice", threes=1, twos=1, ones=2)
    assert told.strip() == "3‑2‑1‑1", "one that does not wrap"
    assert speak(language, "powerboats-dice", threes=0, twos=1, ones=1).strip() == "2‑1"


@pytest.mark.parametrize("language", languages())
def test_nobody_is_told_to_change_the_number_of_dice_when_it_is_settled(language: str) -> None:
    number, reroll = (
        speak(language, "powerboats-web-hint-dice", rolls="no", sum=2, kind=kind) for kind in ("number", "reroll")
    )
    assert number.startswith(reroll)
    assert len(number) > len(reroll)


def refused(s: State, intent: dict[str, Any], seat: int = 0) -> tuple[str, str]:
    why = GAME.why_not(s, seat, intent)
    said = {language: speak(language, why.key, **dict(why.args)) for language in languages()}
    assert not any(text.startswith("powerboats-") for text in said.values()), "a message is missing"
    return why.rule, said["en"]


def test_why_not_names_the_rule() -> None:
    s = heading(racing(), 0)
    put(s, 0, (9, 8), "NE", "331")
    assert moves(s) == ["R"]
    rule, said = refused(s, {"kind": "heading", "turn": "S"})
    assert rule == "POW-5.2"
    assert said == "That way is blocked after 6 hexes. Choose a heading that is free for all 7 hexes."
    put(s, 0, (15, 12), "NE", "32")
    assert refused(s, {"kind": "heading", "turn": "S"})[0] == "POW-5.5"
    assert refused(s, {"kind": "heading", "turn": "back"})[0] == "POW-5.1"
    assert refused(s, {"kind": "number", "change": "add"})[0] == "POW-5.1"
    assert refused(s, {"kind": "heading", "turn": "S"}, seat=2)[0] == "POW-6.1"


@pytest.mark.parametrize(
    ("at", "rule"),
    [([1, 10], "POW-R1"), ([3, 0], "POW-3.2"), ([99, 0], "POW-3.2"), ([16, 4], "POW-3.2"), (None, "POW-3.2")],
)
def test_why_not_there(at: list[int] | None, rule: str) -> None:
    assert refused(example(4), {"kind": "place", "at": at, "facing": "N"}, seat=3)[0] == rule


def test_why_not_when_the_number_or_the_dice_are_wrong_or_it_is_over() -> None:
    s = racing()
    assert refused(s, {"kind": "number", "change": "remove", "value": 3})[0] == "POW-4.2"
    put(s, 0, (9, 8), "E", "2")
    s.phase = 2
    assert refused(s, {"kind": "reroll", "values": [3]})[0] == "POW-4.3"
    s.phase = OVER
    assert refused(s, {"kind": "heading", "turn": "S"})[0] == "POW-1.5"


@pytest.mark.parametrize("seed", range(12))
def test_no_two_starting_places_have_the_same_name(seed: int) -> None:
    match = Match("powerboats", 6, {"side": "mixed"}, seed)
    places = [GAME.describe(match.state, action) for action in match.legal()]
    for language in languages():
        told = {(place["at"], speak(language, "powerboats-start", **_named(place))) for place in places}
        assert len({name for _, name in told}) == len(told) == len(places) / 6


def _named(place: Any) -> dict[str, Any]:
    return {key: place[key] for key in ("behind", "buoy", "lane")}
