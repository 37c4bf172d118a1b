"""What a client is sent, choices as parts, why something is not possible, the table in a terminal."""

import json
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import vaka
from tests.games.tongiaki.positions import GAME, crown, fresh, kinds, lay, moor, play, sailing, sea, top
from vaka.core.game import Refusal
from vaka.core.kernel import State
from vaka.games.tongiaki.parts import describe
from vaka.games.tongiaki.state import OVER
from vaka.games.tongiaki.terminal import draw
from vaka.games.tongiaki.view import view
from vaka.locale import bundle, languages, speak, speak_of

FOLDER = Path(vaka.__path__[0]) / "games" / "tongiaki"


def test_everybody_sees_the_same_and_nobody_the_pile() -> None:
    """TON-Q33: how many islands and oceans are left, not their order."""
    s = fresh(4)
    play(s, "P 1 P 2 P 3 P 4 P 5 P 6 P 1 P 2")
    views = [GAME.view(s, seat) for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert views[0]["pile"] == {"islands": 15, "oceans": 16}
    other = GAME.copy(s)
    GAME.rules.redeal(other, 0, 99)
    assert other.pile.tolist() != s.pile.tolist()
    assert GAME.view(other, None) == views[0]
    json.dumps(views[0])


def test_redealing_keeps_what_was_turned_over() -> None:
    """TON-Q33."""
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    top(s, "W08")
    play(s, "S")
    other = GAME.copy(s)
    GAME.rules.redeal(other, 1, 5)
    assert other.pile.tolist()[:2] == s.pile.tolist()[:2]
    assert sorted(other.pile.tolist()) == sorted(s.pile.tolist())
    GAME.invariants(other)


def test_the_view_tells_all_that_is_drawn() -> None:
    s = sea(3)
    lay(s, "I03", 0, 1, 3)
    lay(s, "W05", 1, 0, 2)
    lay(s, "I08", -1, 1, 4)
    crown(s, "I08", "Y")
    moor(s, I03_1="BBY")
    view = GAME.view(s, None)
    tiles = {tile["id"]: tile for tile in view["tiles"]}
    assert tiles["I03"] == {
        "tile": 3,
        "id": "I03",
        "kind": "island",
        "name": "Tubuai",
        "value": 2,
        "q": 0,
        "r": 1,
        "rho": 3,
        "against": 0,
        "royal": None,
        "beaches": [
            {"moorings": 3, "edges": [1, 2], "number": 1, "side": 7, "sides": [4, 5], "boats": [2, 1, 0], "full": True},
            {
                "moorings": 3,
                "edges": [4, 5],
                "number": 2,
                "side": 6,
                "sides": [1, 2],
                "boats": [0, 0, 0],
                "full": False,
            },
        ],
    }
    assert tiles["W05"]["routes"] == [
        {"from": 0, "to": 3, "danger": 4, "sides": [2, 5]},
        {"from": 1, "to": 5, "danger": 3, "sides": [3, 1]},
        {"from": 2, "to": 4, "danger": 0, "sides": [4, 0]},
    ]
    assert tiles["I08"]["royal"] == 1
    assert view["colours"][0] == {
        "name": "blue",
        "letter": "B",
        "seat": 0,
        "supply": 13,
        "ashore": 2,
        "royals": 0,
        "at_sea": 0,
        "points": 2,
        "islands": 1,
        "boats": 2,
    }


def test_a_voyage_is_told_step_by_step() -> None:
    """TON-Q35: each tile turned, each check passed or failed, each boat lost."""
    s = sea(4)
    moor(s, I00_1="BYY")
    top(s, "W02", "W07")
    told = play(sailing(s), "M I00/0")
    assert kinds(told) == ["sailed", "turned", "passed", "turned", "failed", "home", "home", "turn"]
    sailed = {"kind": "sailed", "island": 0, "edge": 0, "beach": 1, "boats": 3, "colours": 2}
    assert told[0] == {**sailed, "side": 0, "by": 0}
    assert told[1] == {"kind": "turned", "tile": 17, "q": 0, "r": 1, "rho": 3, "islands_left": 15, "oceans_left": 15}
    assert told[4] == {"kind": "failed", "tile": 22, "from": 0, "to": 3, "danger": 4, "colours": 2}
    assert [(event["colour"], event["boats"]) for event in told[5:7]] == [(0, 1), (1, 2)]


def described(s: State, token: str) -> Mapping[str, Any]:
    return GAME.describe(s, GAME.notation.read(s, token))


def test_a_jetty_tells_where_it_leads() -> None:
    s = sea(4)
    lay(s, "W02", 0, 1, 3)  # its route turns to the north-east
    moor(s, I00_1="BYY", I00_6="BYG", I00_4="BBB")
    parts = described(s, "MI00/0")
    assert (parts["ends"], parts["danger"], parts["path"], parts["colours"]) == ("unknown", 2, [17], 2)
    lay(s, "I09", 1, 0, 2)
    assert described(s, "MI00/0")["ends"] == "lands"
    assert described(s, "MI00/0")["reaches"] == 9
    crown(s, "I09", "O")
    assert described(s, "MI00/5") == {
        "kind": "sail",
        "island": 0,
        "edge": 5,
        "side": 5,
        "beach": 6,
        "colours": 3,
        "path": [9],
        "danger": 0,
        "reaches": 9,
        "ends": "turned_back",
    }
    lay(s, "W07", 0, -1, 0)
    assert described(s, "MI00/3")["ends"] == "lost"
    s.final = 1
    assert described(s, "MI00/4")["ends"] == "at_sea"
    s.quiet = 30
    assert described(s, "MI00/5")["ends"] == "stopped"


AT_TONGA = {"island": 0, "steps": 0, "towards": 0, "more": 0}


@pytest.mark.parametrize(
    ("token", "parts"),
    [
        ("P2", {"kind": "put", "island": 0, "beach": 2, "side": 1}),
        ("XI08", {"kind": "expand", "island": 8, "boats": 2}),
        ("GI08.3", {"kind": "grab", "island": 8, "beach": 3, "side": 6}),
        ("N2", {"kind": "return", "island": 0, "boats": 2}),
        ("NI08", {"kind": "return", "island": 8, "boats": 1}),
        ("LY2", {"kind": "land", "colour": 1, "seat": 1, "island": 0, "beach": 2, "side": 1}),
        ("RI08", {"kind": "found", "island": 8, "value": 4}),
        ("R-", {"kind": "found_not", "island": 0}),
        ("S", {"kind": "settle", "boats": 2}),
        ("T1,0/2", {"kind": "tile", "tile": -1, "q": 1, "r": 0, "mark": 2, "beside": 0, "side": 5, **AT_TONGA}),
        ("KI08", {"kind": "remove", "island": 8}),
    ],
)
def test_an_action_is_its_kind_and_parts_and_has_words(token: str, parts: dict[str, Any]) -> None:
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    moor(s, I08_3="BB")
    assert described(s, token) == parts
    for language in languages():
        said = speak_of(language, f"tongiaki-action-{parts['kind']}", parts)
        assert said
        assert "{" not in said


def test_a_boat_is_told_with_the_seat_it_belongs_to() -> None:
    """Colours are numbered in turn order, seats around the table; with two colours each a seat has both (TON-Q38)."""
    s = fresh(3, first="1")
    assert [play(s, "P 1")[0]["seat"] for _ in range(2)] == [1, 2]
    assert play(s, "P 2")[0] == {"kind": "put", "seat": 0, "colour": 2, "island": 0, "beach": 2, "side": 1}
    s = sea(2, first="0", colours=2)
    moor(s, I00_1="BGO")
    top(s, "I08")
    play(sailing(s), "M I00/0")
    assert [described(s, move)["seat"] for move in ("L B1", "L G1", "L O1")] == [0, 0, 1]


def refused(s: State, **intent: Any) -> Refusal:
    return GAME.why_not(s, GAME.rules.to_move(s), intent)


def at_sea() -> State:
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    lay(s, "I05", 0, 2, 3)
    crown(s, "I05", "B")
    moor(s, I08_1="BY", I00_1="B")
    return s


@pytest.mark.parametrize(
    ("intent", "rule"),
    [
        ({"kind": "pass"}, "TON-Q3"),
        ({"kind": "land"}, "TON-2.1"),
        ({"kind": "expand", "island": 5}, "TON-10.5"),
        ({"kind": "expand", "island": 3}, "TON-3.1"),
        ({"kind": "found", "island": 0}, "TON-10.4"),
        ({"kind": "found", "island": 8}, "TON-10.1"),
        ({"kind": "found", "island": 3}, "TON-10.1"),
        ({"kind": "grab", "island": 8, "beach": 1}, "TON-14.2"),
        ({"kind": "return", "island": 8}, "TON-14.1"),
    ],
)
def test_at_the_start_of_a_turn_a_refusal_names_the_rule(intent: dict[str, Any], rule: str) -> None:
    assert refused(at_sea(), **intent).rule == rule


def test_refusals_elsewhere_name_the_rule_too() -> None:
    s = fresh(3)
    play(s, "P 1 P 1")
    assert refused(s, kind="put", beach=1).rule == "TON-1.5"
    assert refused(s, kind="put", beach=9).rule == "TON-3.3"
    assert refused(s, kind="settle").rule == "TON-1.4"
    assert GAME.why_not(s, 0, {"kind": "put", "beach": 2}).rule == "TON-1.6"
    s = sea(3)
    moor(s, I00_1="BY", I00_2="B", I00_3="YYG")
    play(s, "X I00 P 1")
    assert refused(s, kind="put", beach=3).key == "tongiaki-why-beach-full"
    assert refused(s, kind="put", island=5, beach=2) == Refusal(
        "TON-3.2", "tongiaki-why-other-island", (("island", 0),)
    )
    play(s, "P 4")
    assert refused(s, kind="settle").rule == "TON-4.1"
    assert refused(s, kind="sail", island=0, edge=4).rule == "TON-4.1"
    assert refused(s, kind="sail", island=1, edge=0).rule == "TON-4.2"
    top(s, "I08")
    play(s, "M I00/2")
    assert refused(s, kind="land", colour=0, beach=1).rule == "TON-7.1"
    assert refused(s, kind="land", colour=1, beach=2).rule == "TON-Q39"
    assert refused(s, kind="land", colour=1, island=0, beach=2).key == "tongiaki-why-other-island"
    play(s, "L Y1")
    assert refused(s, kind="land", colour=1, beach=1).rule == "TON-Q11"


def test_whoever_cannot_found_hears_on_which_island_others_are() -> None:
    s = sea(3)
    lay(s, "I13", 1, 0, 2)
    moor(s, I13_1="BY")
    others = Refusal("TON-10.1", "tongiaki-why-found-others", (("island", 13), ("others", 1)))
    assert refused(s, kind="found", island=13) == others
    assert speak("en", others.key, **dict(others.args)) == "Others have boats on Fiji: 1."


def test_refusals_about_boats_in_the_supply_and_on_the_map() -> None:
    s = sea(3)
    assert refused(s, kind="expand", island=0).rule == "TON-14.1"
    lay(s, "I08", 0, 1, 3)
    crown(s, "I08", "Y")
    assert refused(s, kind="return", island=8).rule == "TON-Q25"
    assert refused(s, kind="return", island=0, boats=2).rule == "TON-Q25"
    lay(s, "I13", 1, 0, 2)
    assert refused(s, kind="return", island=13, boats=2).rule == "TON-14.1"
    moor(s, I13_1="BBBB", I13_2="BBB", I13_3="BBB", I00_1="BB", I00_2="BB", I00_3="B")
    assert refused(s, kind="expand", island=13).rule == "TON-14.2"
    assert refused(s, kind="grab", island=8, beach=1).rule == "TON-Q26"
    s.royals[0] = 2
    assert refused(s, kind="found", island=13).key == "tongiaki-why-found-limit"
    s.royal_landing = 1
    assert refused(s, kind="found", island=13).rule == "TON-Q36"


def test_refusals_about_tiles_and_the_end() -> None:
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    top(s, "W08")
    play(s, "S")
    for intent, key in (
        ({"q": 0, "r": 0, "mark": 0}, "tongiaki-why-tile-taken"),
        ({"q": 5, "r": 5, "mark": 0}, "tongiaki-why-tile-detached"),
        ({"q": 1, "r": 0, "mark": 4}, "tongiaki-why-tile-mark"),
        ({}, "tongiaki-why-tile-detached"),
    ):
        refusal = refused(s, kind="tile", **intent)
        assert (refusal.rule, refusal.key) == ("TON-Q19", key)
    s.phase = OVER
    assert GAME.why_not(s, 0, {"kind": "tile"}).rule == "TON-12.2"


@pytest.mark.parametrize("value", [None, "1", 1.5, True, -1, 99, [1], {"a": 1}])
def test_a_part_of_the_wrong_type_is_refused_like_a_wrong_one(value: object) -> None:
    s = sea(3)
    for phase in range(OVER + 1):
        s.phase = phase
        for kind in ("put", "expand", "grab", "return", "sail", "land", "found", "tile", "remove", value):
            parts = dict.fromkeys(("island", "beach", "boats", "edge", "colour", "q", "r", "mark"), value)
            refusal = GAME.why_not(s, 0, {"kind": kind, **parts})
            for language in languages():
                assert speak(language, refusal.key, **dict(refusal.args)) != refusal.key


def test_the_beaches_of_a_fleet_that_may_found_are_bare() -> None:
    """TON-Q36: asked before any boat lands, so every open beach waits for one."""
    s = sea(3, royal="landing")
    moor(s, I00_1="BBB")
    top(s, "I08")
    play(sailing(s), "M I00/0")
    fleet = GAME.view(s, None)["fleet"]
    assert GAME.view(s, None)["phase"] == "found"
    assert fleet["bare"] == [1, 2, 3]


def test_every_refusal_has_words_in_every_language() -> None:
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    keys = set(re.findall(r"\"(tongiaki-(?:why|bad|invalid|table)[\w-]*)\"", source))
    assert len(keys) > 40
    for language in languages():
        assert [key for key in sorted(keys) if not bundle(language).has_message(key)] == []


@pytest.mark.parametrize("language", languages())
def test_every_event_of_whole_matches_is_said(language: str) -> None:
    for options in ({}, {"royal": "landing", "ending": "chain"}):
        match = vaka.Match("tongiaki", seats=4, options=options, seed=8)
        while not match.over:
            match.play(match.legal()[match.ply * 5 % len(match.legal())])
            for event in match.events(match.ply):
                said = speak_of(language, f"tongiaki-event-{event['kind']}", event)
                assert said
                assert "tongiaki-" not in said
                assert "$" not in said


def test_the_terminal_draws_the_archipelago_within_a_hundred_columns() -> None:
    match = vaka.Match("tongiaki", seats=5, seed=3)
    sizes = []
    while not match.over:
        match.play(match.legal()[match.ply * 11 % len(match.legal())])
        if match.ply % 10 == 0 or match.over:
            text = table(match.state, "it")
            sizes.append(max(len(line) for line in text.splitlines()))
            assert "Tonga 0" in text
    assert max(sizes) <= 100


def test_the_table_shows_fleet_tile_in_hand_and_free_hexes() -> None:
    s = sea(3)
    moor(s, I00_1="BYG")
    top(s, "I08", "W05")
    play(sailing(s), "M I00/0")
    text = table(s)
    assert "Fleet for Hiva Oa: BYG" in text
    play(s, "L B1 L Y2 L G3 S")
    text = table(s)
    assert "Turned over: an ocean 0–3:4 1–5:3 2–4" in text
    assert "1,0" in text


def table(s: State, language: str = "en") -> str:
    console = Console(width=100, color_system=None)
    choices = [] if s.phase == OVER else [describe(s, action) for action in GAME.legal_actions(s)]
    with console.capture() as captured:
        console.print(draw(view(s, None), choices, partial(speak, language)))
    return captured.get()
