"""Moves as text, descriptions, and why something is not possible."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.tavarua.positions import GAME, afloat, choosing, dice, fresh, give, moves, pile, play, preparing, put
from vaka import Match
from vaka.core.errors import IllegalMove, InvalidMove
from vaka.core.kernel import State
from vaka.core.notation import read_move, write_lines
from vaka.games.tavarua.notation import card_kind, card_text
from vaka.locale import bundle, languages


def test_a_round_reads_like_the_rules_page() -> None:
    s = afloat(2, "LL")
    states, actions = [GAME.copy(s)], []
    for token in ("O", "2nT*1", "W", "1nT.3nM", "+"):
        actions.append(GAME.notation.read(s, token))
        play(s, token)
        states.append(GAME.copy(s))
    lines = write_lines(GAME, states, actions)
    assert lines[:2] == ["1.play 0 O 2nT*1", "1.play 1 W 1nT.3nM"]
    assert lines[2].startswith("1.sign 0 + {")


@pytest.mark.parametrize("card", range(16))
def test_cards_have_names_that_are_read_back(card: int) -> None:
    assert card_kind(card_text(card)) == card


def test_a_card_without_tokens_may_be_written_short() -> None:
    s = afloat(1)
    play(s, "O")
    assert read_move(GAME, s, "2nT") == read_move(GAME, s, "2nT*0")


@given(st.text(max_size=12))
def test_nonsense_is_never_taken_for_a_legal_move(text: str) -> None:
    s = afloat(1)
    try:
        action = read_move(GAME, s, text)
    except (InvalidMove, IllegalMove):
        return
    assert action in GAME.legal_actions(s)


@pytest.mark.parametrize(
    "token", ["", "x", "5nT", "3xT", "jetski7", "call0=3", "call1=7", "S6", "3nT*4", "O.O", "heckle9"]
)
def test_what_is_no_move_is_invalid(token: str) -> None:
    with pytest.raises(InvalidMove, match="not a move of Tavarua"):
        GAME.notation.read(afloat(1), token)


def test_cards_that_are_not_held_are_illegal() -> None:
    s = afloat(1)
    play(s, "W")
    with pytest.raises(IllegalMove):
        read_move(GAME, s, "4nT")


def described(s: State) -> Any:
    return {GAME.notation.write(s, action): GAME.describe(s, action) for action in GAME.legal_actions(s)}


def test_actions_are_described_by_parts() -> None:
    s = afloat(2)
    put(s, 0, "channel", 0)
    give(s, 0, "jetski", "call_it", "heckle", "mind_games", "focus")
    parts = described(preparing(s))
    assert parts["jetski4"] == {"kind": "stoke", "card": "jetski", "space": 4, "face": None, "seat": None}
    assert parts["call2=5"] == {"kind": "stoke", "card": "call_it", "space": 2, "face": 5, "seat": None}
    assert parts["mind1"]["seat"] == 1
    assert parts["heckle1"]["card"] == "heckle"
    assert parts["focus"]["card"] == "focus"
    assert parts["buy"] == {"kind": "buy"}
    assert parts["done"] == {"kind": "pass"}
    assert parts["switch"] == {"kind": "switch"}
    s = afloat(2)
    assert described(s)["O"] == {"kind": "choose", "action": "out", "rider": None, "takes": "one"}
    assert described(s)["W"]["takes"] == "many"
    play(s, "O")
    assert described(s)["3nM*1"] == {
        "kind": "card", "why": "out", "power": 3, "direction": "nose", "colour": "maroon",
        "name": "Floater", "tokens": 1,
    }  # fmt: skip


REFUSALS = [
    ({"kind": "sign"}, "TAV-6.1"),
    ({"kind": "choose", "action": "ride"}, "TAV-6.2"),
    ({"kind": "choose", "action": "catch"}, "TAV-5.5"),
    ({"kind": "choose", "action": "recover"}, "TAV-10.1"),
]


@pytest.mark.parametrize(("intent", "rule"), REFUSALS)
def test_a_refusal_names_the_rule(intent: Any, rule: Any) -> None:
    s = afloat(2)
    assert GAME.why_not(s, 0, intent).rule == rule
    assert GAME.why_not(s, 1, intent).rule == "TAV-1.1"


def why(s: State, **intent: Any) -> Any:
    refusal = GAME.why_not(s, int(s.turn), intent)
    assert all(bundle(language).has_message(refusal.key) for language in languages())
    return refusal.rule


def test_refusals_in_the_channel() -> None:
    s = afloat(2)
    dice(s, "6 6 6 1 1 1")
    put(s, 1, "riding", 3)
    pile(s, 1, "1nM")
    choosing(s)
    assert why(s, kind="choose", action="catch") == "TAV-8.4"
    assert GAME.why_not(s, 0, {"kind": "choose", "action": "catch", "space": 5}).key == "tavarua-why-beside"
    assert why(s, kind="choose", action="out", space=6) == "TAV-8.1"
    assert why(s, kind="choose", action="snake") == "TAV-20.1"
    s.snaking, s.first_edition, s.tokens[0] = 1, 1, 0
    assert why(s, kind="choose", action="snake") == "TAV-H2"
    s.tokens[0], s.first_edition = 1, 0
    assert why(s, kind="choose", action="snake", rider=0) == "TAV-20.1"
    put(s, 0, "channel", 0)
    assert why(s, kind="choose", action="catch") == "TAV-C11"
    put(s, 0, "riding", 5)
    assert why(s, kind="choose", action="out") == "TAV-9.1"


def test_refusals_with_cards() -> None:
    s = afloat(1)
    play(s, "O")
    assert why(s, kind="cards", cards=[]) == "TAV-6.3"
    assert why(s, kind="card", tokens=3) == "TAV-6.4"
    assert why(s, kind="card", tokens=0) == "TAV-6.3"
    play(s, "1nT*1")
    assert why(s, kind="sign") == "TAV-B2"
    s = fresh(1)
    assert why(s, kind="board") == "TAV-2.3"
    play(s, "short")
    assert why(s, kind="cards") == "TAV-2.6"


def test_refusals_in_preparation() -> None:
    s = afloat(2)
    give(s, 0, "focus", "jetski", "call_it", "heckle")
    preparing(s)
    assert why(s, kind="switch") == "TAV-11.2"
    assert why(s, kind="buy") == "TAV-11.3"
    assert why(s, kind="stoke", card="priority") == "TAV-12.1"
    s.bought[0, 3] = 1
    assert why(s, kind="stoke", card="focus") == "TAV-A9"
    assert why(s, kind="stoke", card="call_it") == "TAV-12.3" == why(s, kind="stoke", card="heckle")
    put(s, 0, "riding", 3)
    assert why(s, kind="stoke", card="jetski") == "TAV-12.3"
    s.played_stoke[0] = 1
    assert why(s, kind="stoke", card="jetski") == "TAV-12.2"
    put(s, 0, "channel", 0)
    s.switched[0] = 1
    assert why(s, kind="switch") == "TAV-11.2"
    assert why(s, kind="buy") == "TAV-11.3"
    s.career = 1
    assert why(s, kind="buy") == "TAV-19.7"
    s.length = 1
    assert why(s, kind="switch") == "TAV-21.1"
    s = afloat(1)
    give(s, 0, "inspiration")
    play(preparing(s), "inspiration")
    assert why(s, kind="cards") == "TAV-J4"


def test_a_finished_match_refuses_everything() -> None:
    match = Match("tavarua", 1, seed=2)
    while not match.over:
        match.play(match.legal()[0])
    assert GAME.why_not(match.state, 0, {"kind": "pass"}).rule == "TAV-17.1"
    assert moves(match.state) == []
