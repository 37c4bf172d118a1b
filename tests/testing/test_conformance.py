"""The conformance check can fail: each test breaks one promise of a game on purpose and sees it caught."""

from dataclasses import astuple, replace
from typing import Any

import numpy as np
import pytest

import vaka
import vaka.testing
from vaka.core.actions import ActionSpace, Kind
from vaka.core.game import Game
from vaka.core.kernel import State, compiled_form, rule
from vaka.core.observation import Layout
from vaka.games.powerboats import rules
from vaka.testing import ConformanceError
from vaka.testing.source import check_source

GAME = vaka.load("powerboats")
plain_apply = GAME.rules.apply
MATCHES = 6


def broken(**parts: Any) -> Any:
    """Powerboats with some parts replaced; rules by their contract names."""
    own, search = (
        {name: parts.pop(name) for name in list(parts) if hasattr(part, name)} for part in (GAME.rules, GAME.search)
    )
    return replace(GAME, rules=replace(GAME.rules, **own), search=replace(GAME.search, **search), **parts)


def caught(game: Game, compiled: Any = False, matches: Any = MATCHES) -> Any:
    with pytest.raises(ConformanceError) as caught_error:
        vaka.testing.check(game, matches=matches, compiled=compiled)
    assert caught_error.value.where["game"] == "powerboats"
    return caught_error.value.property


def test_the_whole_game_passes() -> None:
    report = vaka.testing.check(GAME, matches=MATCHES, compiled=False)
    assert report.matches == MATCHES
    assert report.longest <= GAME.max_plies


@rule
def move_through(s: State, action: int, events: Any) -> None:
    """A broken rule: a boat may end on another boat."""
    seat, moves = s.turn, s.phase == 3
    plain_apply(s, action, events)
    if moves and s.phase == 1 and s.hex[seat] >= 0:
        s.hex[seat] = s.hex[(seat + 1) % s.seats]


def test_a_rule_that_breaks_an_invariant_is_caught() -> None:
    assert caught(broken(apply=move_through)) == "invariants"


@rule
def honest(x: Any) -> Any:
    return x


@compiled_form(of=honest)
def _dishonest(x: Any) -> Any:
    return x + 1


@rule
def drifting(s: State, action: int, events: Any) -> None:
    """A rule whose compiled form does something else."""
    plain_apply(s, action, events)
    s.turns[0] = honest(s.turns[0])


def test_plain_and_compiled_that_differ_are_caught_with_the_field() -> None:
    with pytest.raises(ConformanceError, match=r"plain and compiled differ .* in turns"):
        vaka.testing.check(broken(apply=drifting), matches=1)


@rule
def legal_twice(s: State, out: Any) -> Any:
    n = rules.legal(s, out)
    out[n] = out[0]
    return n + 1


@rule
def legal_writes(s: State, out: Any) -> Any:
    s.spare[0] = (s.spare[0] + 1) % 100
    return rules.legal(s, out)


@rule
def greedy_returns(s: State, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = 840


@rule
def no_redeal(s: State, seat: int, number: Any) -> None:
    s.reveals = 0


@rule
def redeal_that_shows(s: State, seat: int, number: Any) -> None:
    rules.redeal(s, seat, number)
    s.damage[0] = 1 - s.damage[0]


@rule
def too_long(s: State, seat: int, out: Any) -> None:
    GAME.rules.observe(s, seat, out)
    out[GAME.observation.length] = 1


@rule
def beyond_bounds(s: State, seat: int, out: Any) -> None:
    GAME.rules.observe(s, seat, out)
    out[0] = 2


@rule
def stubborn(s: State, actions: Any, count: Any, memo: Any) -> Any:
    return -5


@rule
def with_a_float(s: State) -> Any:
    return -1 if s.phase == 4 else int(s.turn * 1.0)


@rule
def calls_itself(s: State) -> Any:
    return calls_itself(s) if s.phase == 9 else rules.to_move(s)


class Mumbling:
    """A notation that writes every action alike."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME.notation, name)

    def write(self, s: State, action: int) -> Any:
        return "S"


@pytest.mark.parametrize(
    ("parts", "property_"),
    [
        ({"legal": legal_twice}, "legal"),
        ({"legal": legal_writes}, "reading"),
        ({"returns": greedy_returns}, "returns"),
        ({"redeal": no_redeal}, "redeal"),
        ({"redeal": redeal_that_shows}, "redeal"),
        ({"observe": too_long}, "observe"),
        ({"observe": beyond_bounds}, "observe"),
        ({"policy": stubborn}, "policy"),
        ({"to_move": with_a_float}, "source"),
        ({"to_move": calls_itself}, "source"),
        ({"notation": Mumbling()}, "notation"),
        ({"max_plies": 20}, "end"),
        ({"actions": ActionSpace(few=Kind("fewer than there are", number=10))}, "legal"),
        ({"describe": lambda s, action: {}}, "describe"),
    ],
)
def test_every_other_broken_promise_is_caught(parts: Any, property_: Any) -> None:
    assert caught(broken(**parts)) == property_


@rule
def half_a_win(s: State, memo: Any, out: Any) -> None:
    out[0] = int(0.5 * 840)


def test_not_even_an_evaluation_counts_in_floats() -> None:
    with pytest.raises(ConformanceError, match="whole numbers"):
        check_source(broken(evaluate=half_a_win))


def test_a_hand_declared_public_is_caught() -> None:
    tavarua = vaka.load("tavarua")
    told = Layout()
    for part in tavarua.observation.slices:
        again = told.rows(part.name, part.about, *part.rows, own=part.own and part.name != "hand")
        for value in part.values:
            again.add(*astuple(value))
    with pytest.raises(ConformanceError, match="observe: hand is not known to everybody"):
        vaka.testing.check(replace(tavarua, observation=told), matches=9, compiled=False)


def test_a_number_out_of_its_bounds_is_named() -> None:
    with pytest.raises(ConformanceError, match="observe: phase is 2, not 0 to 1"):
        vaka.testing.check(broken(observe=beyond_bounds), matches=1, compiled=False)


def test_a_value_cannot_be_added_to_a_slice_that_another_follows() -> None:
    layout = Layout()
    early = layout.rows("early", "the first slice")
    early.add("one", 0, 1, "a number")
    layout.add("late", (2,), 0, 1, "the second slice")
    with pytest.raises(ValueError, match="too late"):
        early.add("two", 0, 1, "another number")
    with pytest.raises(ValueError, match="two slices are called late"):
        layout.rows("late", "the same name again")


def test_a_failure_says_how_to_see_it_again() -> None:
    with pytest.raises(ConformanceError, match=r"returns: \[840, 840\] do not sum to zero \(game powerboats, seats 2"):
        vaka.testing.check(broken(returns=greedy_returns), matches=1, compiled=False)


def test_variants_are_all_seat_counts_and_options() -> None:
    assert len(vaka.testing.variants(GAME)) == (5 + 1) * 3 * 2  # and the tiny game, for two seats


def test_layout_names_the_parts_of_an_observation() -> None:
    match = vaka.Match(GAME, 3, seed=1)
    out = np.zeros(GAME.observation.length, np.int32)
    GAME.rules.observe(match.state, 1, out)
    parts = GAME.observation.split(out)
    assert parts["water"].shape == (28, 28)
    assert parts["phase"].tolist() == [1, 0, 0, 0, 0]
    assert parts["boats"][:, 0].tolist() == [1, 1, 1, 0, 0, 0]
