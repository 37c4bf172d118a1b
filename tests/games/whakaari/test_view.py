"""What leaves the table: views, previews, descriptions, reasons, the terminal (WHA-R48)."""

import io
import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import vaka
from tests.games.whakaari.positions import GAME, LADDER, at, lay, moves, phase, play, seen
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.games.whakaari.components import MOVE, NEAR
from vaka.games.whakaari.geometry import LIES, PIECES, board_reaches, reaches
from vaka.games.whakaari.parts import describe
from vaka.games.whakaari.rules.choices import asked_distance
from vaka.games.whakaari.rules.turn import end_turn
from vaka.games.whakaari.state import HOME, ROUNDS_PLAYED
from vaka.games.whakaari.terminal import draw
from vaka.games.whakaari.view import preview
from vaka.locale import languages, speak, speak_of


def refusal(s: State, seat: int, **intent: Any) -> tuple[str, str]:
    told = GAME.why_not(s, seat, intent)
    assert speak("it", told.key, **dict(told.args)) != told.key
    return told.rule, told.key.removeprefix("whakaari-why-")


def test_views_carry_the_shapes_as_drawn() -> None:
    s = lay(pawns={0: "P17"}, totems={1: "P18"}, bombs="P18")
    view = seen(s)
    square = view["platforms"][16]
    assert sorted(square["corners"]) == [(8000, -2000), (8000, 2000), (12000, -2000), (12000, 2000)]
    assert (square["pawns"], view["platforms"][17]["totems"], view["platforms"][17]["bomb"]) == ([0], [1], True)
    assert view["platforms"][3] == {"id": "P04", "shape": "round", "where": "removed"}
    assert sorted(view["boards"][0]["corners"]) == [(-8000, 25500), (-8000, 32500), (8000, 25500), (8000, 32500)]
    assert len(view["arena"]) == 8
    json.dumps(view)


def test_views_carry_the_reach_of_each_card_and_of_the_power() -> None:
    s = lay(pawns={0: "P03"}, hands={0: "A01 A02 A20"}, powers={0: "CHECK"})
    reach = seen(s, 0)["reach"]
    assert set(reach) == {"A01", "A02", "CHECK"}
    assert reach["A02"] == {"distance": "long", "length": 8800, "to": ["P18", "B2"]}
    assert seen(s)["reach"] == {}


def test_nothing_hidden_is_in_a_view() -> None:
    """WHA-R48: other hands and both decks redealt, the view stays the same."""
    s = lay(hands={0: "A01 A02", 1: "A03 A23"})
    twin = GAME.copy(s)
    GAME.rules.redeal(twin, 0, 99)
    assert twin.tobytes() != s.tobytes()
    assert seen(twin, 0) == seen(s, 0)
    assert seen(twin) == seen(s)


def test_a_preview_shows_the_table_after_a_drag_without_playing_it() -> None:
    s = lay(pawns={0: "P01"}, hands={0: "A18"})
    play(s, "A18 drag P17")
    before = s.tobytes()
    shown = preview(s, GAME.notation.read(s, "270"))
    assert s.tobytes() == before
    play(s, "270")
    assert [(p.get("x"), p.get("y")) for p in shown["platforms"]][16:18] == at(s, "P17 P18")
    assert not shown["chance"]
    assert shown["path"][-1]["kind"] == "dragged"


def test_a_preview_tells_nothing_of_chance() -> None:
    """An event that would be drawn and a toss stay unknown."""
    s = lay(pawns={0: "P01", 1: "P17"}, hands={0: "A21"}, events="E1")
    play(s, "A21 occ")
    shown = preview(s, GAME.notation.read(s, "P17"))
    assert shown["chance"]
    assert shown["pawns"] == ["P01", "P17", "board", "board"]
    assert shown["path"] == []


def test_a_preview_of_a_jump_moves_the_pawn() -> None:
    s = lay(pawns={0: "P01"}, hands={0: "A01"})
    play(s, "A01 move")
    assert preview(s, GAME.notation.read(s, "P02"))["pawns"][0] == "P02"


def test_reasons_name_the_rule() -> None:
    s = lay({**LADDER, "P04": (10000, 13500)}, pawns={0: "P01"}, hands={0: "A02 A20"}, powers={0: "TRICK"})
    assert refusal(s, 1, kind="card", card="A01") == ("WHA-2.1", "turn")
    assert refusal(s, 0, kind="end") == ("WHA-R1", "end")
    assert refusal(s, 0, kind="pull") == ("WHA-2.5", "pull")
    assert refusal(s, 0, kind="power", power="TRICK") == ("WHA-2.4", "power-uses")
    assert refusal(s, 0, kind="power", power="BOOM") == ("WHA-1.2", "power-other")
    assert refusal(s, 0, kind="card", card="A03") == ("WHA-2.3", "card-none")
    play(s, "A02 move")
    assert refusal(s, 0, kind="piece", piece="P17") == ("WHA-3.1", "too-far")
    assert refusal(s, 0, kind="piece", piece="P04") == ("WHA-3.1", "overshot")
    assert refusal(s, 0, kind="piece", piece="P01") == ("WHA-R11", "same")
    assert refusal(s, 0, kind="piece", piece="P30") == ("WHA-R58", "gone")
    assert refusal(s, 0, kind="board", board=3) == ("WHA-R24", "board")
    for name in ("P35", "P017", "P²", "X17", ""):
        assert refusal(s, 0, kind="piece", piece=name) == ("WHA-1.6", "no-piece")
    assert refusal(s, 0, kind="angle", degree=3) == ("WHA-3.8", "now-target")


def test_a_stone_tried_while_the_card_may_still_jump_is_refused_as_the_jump_would_be() -> None:
    s = lay({**LADDER, "P04": (10000, 13500)}, pawns={0: "P01"}, hands={0: "A02"})
    play(s, "A02")
    assert phase(s)[0] == "icon"
    assert refusal(s, 0, kind="piece", piece="P17") == ("WHA-3.1", "too-far")
    assert refusal(s, 0, kind="piece", piece="P04") == ("WHA-3.1", "overshot")
    assert refusal(s, 0, kind="board", board=3) == ("WHA-R24", "board")
    s = lay(pawns={0: "P17"}, hands={0: "A20"})
    play(s, "A20")
    assert refusal(s, 0, kind="piece", piece="P17") == ("WHA-3.8", "now-icon")


def test_a_stone_tried_before_the_card_is_played_says_which_card_reaches_it() -> None:
    s = lay({**LADDER, "P04": (10000, 13500)}, pawns={0: "P01"}, hands={0: "A01 A02 A20"})
    assert refusal(s, 0, kind="piece", piece="P04", card="A02") == ("WHA-3.1", "another-card")
    told = GAME.why_not(s, 0, {"kind": "piece", "piece": "P04", "card": "A02"})
    assert speak("en", told.key, **dict(told.args)) == "This card does not reach it: your short card does."
    assert refusal(s, 0, kind="piece", piece="P17", card="A02", icon="move") == ("WHA-3.1", "too-far")
    assert refusal(s, 0, kind="piece", piece="P17") == ("WHA-3.1", "no-card")
    assert refusal(s, 0, kind="piece", piece="P01") == ("WHA-R11", "same")
    assert refusal(s, 0, kind="piece", piece="P17", card="A20") == ("WHA-3.8", "no-jump")
    assert refusal(s, 0, kind="piece", piece="P17", card="A20", icon="empty") == ("WHA-3.8", "card-first")
    assert refusal(s, 0, kind="board", board=2, card="A02") == ("WHA-R24", "board")
    play(s, "A02 move P02")
    assert refusal(s, 0, kind="piece", piece="P01") == ("WHA-2.3", "card-played")


def test_a_power_tried_in_the_middle_of_a_card_waits_for_its_end() -> None:
    s = lay(pawns={0: "P01"}, hands={0: "A02"}, powers={0: "TRICK"}, uses={0: 1})
    play(s, "A02")
    assert refusal(s, 0, kind="power", power="TRICK") == ("WHA-2.4", "power-later")


def test_reasons_for_volcano_saves_and_icons() -> None:
    stones = {"P01": (-6000, 5000), "P02": (6000, 5000), "P03": (-15000, 5000)}
    s = lay(stones, pawns={0: "P01"}, hands={0: "A02"})
    play(s, "A02 move")
    assert moves(s) == ["P03"]
    assert refusal(s, 0, kind="piece", piece="P02") == ("WHA-7.4", "volcano")
    s = lay(pawns={0: "P17"}, hands={0: "A20"})
    play(s, "A20 empty")
    assert refusal(s, 0, kind="piece", piece="P17") == ("WHA-3.2", "occupied")
    s = lay(turn=1, pawns={0: "P02", 1: "P17"}, hands={1: "A06", 0: "A23"})
    play(s, "A06 near P02 A23")
    assert refusal(s, 0, kind="piece", piece="P17") == ("WHA-3.7", "forward")


def test_a_stone_out_of_reach_is_too_far_or_too_near_by_what_a_longer_card_would_do() -> None:
    """WHA-3.1, WHA-7.4: at home from the whole board and not from its middle; the volcano only if it alone is in the
    way. Held against cards of every length in a match."""
    match, tried = vaka.Match("whakaari", seats=3, seed=0), {"too-far": 0, "overshot": 0, "volcano": 0}
    while not match.over and match.ply < 200:
        s, seat = match.state, match.to_move
        if match.view(seat)["phase"] == "target" and s.icon in (MOVE, NEAR):
            at, dist = int(s.pawn[seat]), int(s.dist[asked_distance(s)])
            legal = match.legal()
            for piece in range(PIECES):
                name = f"P{piece + 1:02}"
                if s.lies[piece] == LIES and piece != at and GAME.notation.read(s, name) not in legal:
                    told = refusal(s, seat, kind="piece", piece=name)[1]
                    assert told == measured(s, seat, at, piece, dist), f"ply {match.ply}, seat {seat}, {name}"
                    tried[told] += 1
        match.play(match.legal()[match.ply * 7 % len(match.legal())])
    assert min(tried["too-far"], tried["overshot"]) > 1


def measured(s: State, seat: int, at: int, piece: int, dist: int) -> str:
    """What cards of all lengths say about a stone, on a table without volcano."""
    flat = GAME.copy(s)
    flat.volcano = 0
    lengths = [
        length
        for length in (dist, *range(1000, 70000, 1000))
        if (board_reaches(flat, seat, piece, length) if at == HOME else reaches(flat, at, piece, length))
    ]
    return "volcano" if dist in lengths else "too-far" if dist < min(lengths) else "overshot"


def test_a_bomb_is_refused_for_its_place_and_not_for_the_distance() -> None:
    """WHA-R38: any stone behind without pawn and bomb."""
    s = lay(pawns={0: "P17", 1: "P02"}, powers={0: "BOOM"}, uses={0: 3}, bombs="P01", hands={0: "A01"})
    play(s, "BOOM P18")
    assert moves(s) == ["skip", "P17"]
    assert refusal(s, 0, kind="piece", piece="P01") == ("WHA-R38", "bombed")
    assert refusal(s, 0, kind="piece", piece="P02") == ("WHA-R38", "occupied")
    assert refusal(s, 0, kind="piece", piece="P03") == ("WHA-R38", "not-behind")


def test_boom_has_no_limit_a_turn_and_the_others_have() -> None:
    """WHA-6.5, WHA-6.4: so it is the target that is missing, not the permission."""
    for power, key in (("BOOM", "power-target"), ("TRICK", "power-limit")):
        s = lay({"P01": (10000, 18000)}, pawns={0: "P01"}, powers={0: power}, uses={0: 5}, hands={0: "A01"})
        s.used = 2
        assert refusal(s, 0, kind="power", power=power)[1] == key


def test_the_last_round_is_the_fortieth() -> None:
    """WHA-R59: there is no round 41 after the stop."""
    s = lay(hands={0: "A20"}, turn=3)
    s.turns = 4 * ROUNDS_PLAYED - 1
    assert seen(s)["round"] == ROUNDS_PLAYED
    end_turn(s, NO_EVENTS)
    assert (seen(s)["phase"], seen(s)["round"]) == ("over", ROUNDS_PLAYED)


def test_a_removed_disc_is_unstable_before_it_lies() -> None:
    """WHA-1.6: a disc has no stable side, and a square is added stable side up."""
    s = lay(pawns={0: "P01"}, hands={0: "A22"})
    play(s, "A22 add")
    parts = [GAME.describe(s, action) for action in GAME.legal_actions(s)]
    assert {part["shape"]: part["unstable"] for part in parts if part["kind"] == "piece"} == {
        "round": True,
        "square": False,
    }


def test_seats_in_an_observation_are_counted_from_the_one_that_looks() -> None:
    """Who resolves an event, and whom TANK pushes."""
    s = lay(pawns={0: "P01", 1: "P02"}, powers={0: "TANK"}, uses={0: 2}, hands={0: "A02"})
    play(s, "A02 move P02")
    assert seen(s)["phase"] == "tank"
    play(s, "push1")
    assert seen(s)["phase"] == "push"
    assert [observed(s, seat)[12] for seat in range(4)] == [1, 0, 3, 2]
    assert [observed(s, seat)[15] for seat in range(4)] == [-1] * 4
    s.event_seat = 2
    assert [observed(s, seat)[15] for seat in range(4)] == [2, 1, 0, 3]


def observed(s: State, seat: int) -> list[int]:
    out = np.zeros(GAME.observation.length, np.int32)
    GAME.rules.observe(s, seat, out)
    return GAME.observation.split(out)["match"].tolist()


def test_every_action_and_event_of_a_match_has_words_in_every_language() -> None:
    match = vaka.Match("whakaari", seats=4, seed=6)
    while not match.over and match.ply < 250:
        legal = match.legal()
        for action in legal[:3]:
            parts = GAME.describe(match.state, action)
            check_words(f"whakaari-action-{parts['kind']}", parts)
        match.play(legal[match.ply * 7 % len(legal)])
        for event in match.events(match.ply, 0):
            check_words(f"whakaari-event-{event['kind']}", event)


def check_words(key: str, parts: Mapping[str, Any]) -> None:
    for language in languages():
        said = speak_of(language, key, parts)
        assert "{" not in said
        assert "whakaari-" not in said


@pytest.mark.parametrize("seats", [3, 8])
def test_the_terminal_shows_the_table_within_100_columns(seats: int) -> None:
    match = vaka.Match("whakaari", seats=seats, seed=3)
    choices = [describe(match.state, action) for action in match.legal()]
    shown = seen(match.state, match.to_move)
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(draw(shown, choices, lambda key, **args: speak("en", key, **args)))
    text = console.export_text()
    assert max(map(len, text.splitlines())) <= 100
    assert "01" in text
    assert "TANK" in text or "SURF" in text or "BOOM" in text or "CHECK" in text


def test_a_preview_is_the_same_whatever_is_hidden() -> None:
    """WHA-R48: other hands, both decks and chance redealt, every preview stays the same."""
    match, tried = vaka.Match("whakaari", seats=4, seed=12), 0
    while not match.over and match.ply < 300:
        legal = match.legal()
        twin = GAME.copy(match.state)
        GAME.rules.redeal(twin, match.to_move, 77)
        for action in legal[:: max(1, len(legal) // 2)]:
            assert preview(twin, action) == preview(match.state, action)
            tried += 1
        match.play(legal[match.ply * 7 % len(legal)])
    assert tried > 300


def test_choices_say_what_a_card_could_do_and_what_is_measured() -> None:
    s = lay(pawns={0: "P01"}, hands={0: "A02 A18"})
    parts = {p["card"]: p["open"] for p in (GAME.describe(s, a) for a in GAME.legal_actions(s)) if p["kind"] == "card"}
    assert parts == {"A02": ["move"], "A18": ["drag"]}
    assert seen(s, 0)["ruler"] is None
    play(s, "A18 drag")
    assert seen(s, 0)["ruler"] == {"from": None, "drags": True, "distance": "long", "length": 8800}
    play(s, "P17")
    assert seen(s)["ruler"] == {"from": "P17", "drags": True, "distance": "long", "length": 8800}
    assert GAME.describe(s, GAME.notation.read(s, "047"))["sector"] == 45


def test_the_card_being_played_keeps_its_reach() -> None:
    s = lay(pawns={0: "P03"}, hands={0: "A02"})
    play(s, "A02")
    assert seen(s, 0)["reach"]["A02"]["to"] == ["P18", "B2"]
    play(s, "move")
    assert seen(s, 0)["ruler"] == {"from": "P03", "drags": False, "distance": "long", "length": 8800}
    assert GAME.describe(s, GAME.notation.read(s, "P18"))["does"] == "jump"
