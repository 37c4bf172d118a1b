"""A match: play, undo, fork, look back, and what it refuses."""

import random
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vaka
from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import BadComponents, IllegalMove, InvalidMove, NotUndoable, OutOfRange, UnknownName
from vaka.core.match import MARK, Match
from vaka.core.places import share_places
from vaka.core.registry import games


@pytest.fixture
def match() -> Any:
    match = Match("powerboats", seats=3, seed=9)
    for _ in range(3):
        match.play(match.legal()[0])
    return match


def test_seed_options_and_actions_are_the_whole_match(match: Match) -> None:
    again = Match("powerboats", seats=3, seed=9)
    for action in match.actions:
        again.play(action)
    assert again.state.tobytes() == match.state.tobytes()


def test_decisions_are_counted_since_ones_own(match: Match) -> None:
    made = [match.seat_at(ply) for ply in range(match.ply)]
    for seat in range(match.seats):
        assert match.since([seat]) == (made[::-1].index(seat) if seat in made else None)
    assert match.since(range(match.seats)) == 0
    assert match.since([]) is None


def test_a_fork_shares_the_past_and_not_the_future(match: Match) -> None:
    fork = match.fork(2)
    assert (fork.ply, match.ply) == (2, 3)
    fork.play(fork.legal()[-1])
    assert fork.actions[:2] == match.actions[:2]
    assert fork.actions != match.actions
    assert match.fork().state.tobytes() == match.state.tobytes()


def test_looking_back_gives_the_position_of_that_ply(match: Match) -> None:
    assert match.at(0).tobytes() == Match("powerboats", seats=3, seed=9).state.tobytes()
    assert match.at(match.ply).tobytes() == match.state.tobytes()
    with pytest.raises(OutOfRange, match="plies 0 to 3"):
        match.at(4)


@pytest.mark.parametrize("name", ["powerboats", "tongiaki"])
def test_every_position_can_be_gone_back_to_in_any_order(name: str) -> None:
    match, rng, gone_through = Match(name, seats=2, seed=3), random.Random(3), []
    for ply in range(3 * MARK + 5):
        gone_through.append((match.state.tobytes(), match.to_move, match.events(ply)))
        match.play(rng.choice(match.legal()))
    plies = [*range(len(gone_through)), *rng.choices(range(len(gone_through)), k=60), MARK, MARK - 1]
    for ply in plies:
        state, seat, told = gone_through[ply]
        assert (match.at(ply).tobytes(), match.seat_at(ply), match.events(ply)) == (state, seat, told)
    assert [state.tobytes() for state in match.positions(7)][:3] == [state for state, *_ in gone_through[7:10]]
    for ply in rng.choices(plies, k=10):
        assert match.fork(ply).state.tobytes() == gone_through[ply][0]


def test_a_fork_that_plays_on_does_not_remember_the_other_future() -> None:
    match = Match("powerboats", seats=2, seed=3)
    for _ in range(30):
        match.play(match.legal()[0])
    match.at(29)
    fork = match.fork(20)
    for _ in range(12):
        fork.play(fork.legal()[-1])
    again = Match("powerboats", seats=2, seed=3)
    for action in fork.actions[:29]:
        again.play(action)
    assert fork.at(29).tobytes() == again.state.tobytes() != match.at(29).tobytes()


def test_forty_moves_of_any_game_keep_less_than_60_kB() -> None:
    """Every position used to be kept, about 9 kB of objects each."""
    for name in games():
        match, rng = Match(name, seats=4, seed=5), random.Random(5)
        while match.ply < 8:
            match.play(rng.choice(match.legal()))
        tracemalloc.start()
        while match.ply < 48 and not match.over:
            match.play(rng.choice(match.legal()))
        grown, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert grown < 60_000, name


def test_undo_is_free_until_something_is_rolled(match: Match) -> None:
    seat = match.to_move
    before = match.state.tobytes()
    match.push("=")
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.tobytes() == before
    match.push("+")
    assert not match.can_undo(seat)
    with pytest.raises(NotUndoable, match="something was rolled"):
        match.undo(seat)


def test_undo_reaches_back_over_several_decisions_of_one_seat(match: Match) -> None:
    seat = match.to_move
    match.push("=")
    match.push("L")
    assert match.to_move != seat
    match.undo(seat)
    match.undo(seat)
    assert match.ply == 3


def test_nobody_undoes_what_another_has_played(match: Match) -> None:
    seat = match.to_move
    match.push("=")
    match.push("L")
    with pytest.raises(NotUndoable):
        match.undo(match.to_move)
    match.push("=")
    assert not match.can_undo(seat)
    assert not Match("powerboats", seed=1).can_undo(0)


def test_what_is_refused_changes_nothing(match: Match) -> None:
    before = match.state.tobytes(), list(match.actions)
    with pytest.raises(IllegalMove, match="Action -1"):
        match.play(-1)
    for nearly in (float(match.legal()[0]), True, str(match.legal()[0])):
        with pytest.raises(IllegalMove, match="is not legal for seat"):
            match.play(nearly)  # type: ignore[arg-type]
    for nobody in (-1, match.seats):
        with pytest.raises(OutOfRange, match=f"There is no seat {nobody} at this table"):
            match.view(nobody)
    with pytest.raises(IllegalMove, match="“-3” is not legal"):
        match.push("-3")
    with pytest.raises(InvalidMove):
        match.push("fly")
    with pytest.raises(InvalidMove, match=r"Use play\(3\) for an action by its number"):
        match.push(3)  # type: ignore[arg-type]
    assert (match.state.tobytes(), match.actions) == before


def test_a_finished_match_has_results_and_takes_no_more_moves() -> None:
    match = Match("powerboats", seats=2, seed=3)
    unfinished = match.returns
    assert unfinished is None
    while not match.over:
        match.play(match.legal()[-1])
    assert sorted(match.returns or []) == [-1.0, 1.0]
    assert match.legal() == []
    with pytest.raises(IllegalMove, match="too late"):
        match.push("S")


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"game": None}, UnknownName, "no game called “None”"),
        ({"game": "chess"}, UnknownName, "no game called “chess”. The games are: .*powerboats"),
        ({"seats": 7}, OutOfRange, "cannot be played with 7 seats. It takes 2 to 6"),
        ({"seats": True}, OutOfRange, "seats"),
        ({"options": {"wind": "up"}}, UnknownName, "no option “wind”. Its options are: side, scoring"),
        ({"options": {"side": "up"}}, UnknownName, "It can be: dark, light, mixed"),
        ({"seed": "x"}, OutOfRange, "“x” is not a seed"),
        ({"seed": -1}, OutOfRange, "is not a seed"),
        ({"seed": 1.5}, OutOfRange, "is not a seed"),
        ({"seed": 2**64}, OutOfRange, "is not a seed"),
        ({"seed": np.float32(1.5)}, OutOfRange, "“1.5” is not a seed"),
        ({"seed": np.float64(2)}, OutOfRange, "is not a seed"),
        ({"seed": b"2"}, OutOfRange, "is not a seed"),
        ({"seed": np.True_}, OutOfRange, "is not a seed"),
        ({"options": ["a"]}, UnknownName, "Powerboats has no option “\\['a'\\]”"),
        ({"options": "a"}, UnknownName, "Powerboats has no option “a”"),
        ({"options": 3}, UnknownName, "Powerboats has no option “3”"),
        ({"kit": 3}, BadComponents, "whole numbers; these are not"),
        ({"game": "whakaari", "seats": 3, "kit": [1.5]}, BadComponents, "whole numbers; these are not"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(arguments: Any, error: Any, words: Any) -> None:
    with pytest.raises(error, match=words):
        Match(**{"game": "powerboats", **arguments})


def test_events_tell_what_happened(match: Match) -> None:
    match.push("+")
    (event,) = match.events(match.ply)
    assert event["kind"] == "dice"
    assert event["ones"] + event["twos"] + event["threes"] == 1
    assert match.events(0) == []


@given(st.lists(st.integers(0, 7), min_size=1, max_size=8))
def test_returns_from_places_sum_to_zero_and_keep_the_order(places: Any) -> None:
    out = np.zeros(len(places), np.int32)
    share_places(places, len(places), out)
    assert sum(out) == 0
    for i, place in enumerate(places):
        for j, other in enumerate(places):
            assert (place < other) == (out[i] > out[j])
    assert abs(out).max() <= RETURN_UNIT


def test_no_match_is_longer_than_its_rules_allow() -> None:
    match = Match(replace(vaka.load("powerboats"), max_plies=5), seats=3, seed=9)
    for _ in range(5):
        match.play(match.legal()[0])
    before = match.state.tobytes()
    with pytest.raises(IllegalMove, match="more than 5 decisions"):
        match.play(match.legal()[0])
    assert (match.ply, match.state.tobytes()) == (5, before)


@pytest.mark.parametrize("wrong", [3, None, ["powerboats"]])
def test_what_names_no_game_is_refused(wrong: Any) -> None:
    makers: list[Callable[[Any], Any]] = [lambda game: Match(game, 2), lambda game: vaka.batch(game, 2), vaka.load]
    for make in makers:
        with pytest.raises(UnknownName, match="There is no game called"):
            make(wrong)


def test_a_match_says_what_it_is(match: Match) -> None:
    assert repr(match) == "<Match of powerboats, 3 seats, seed 9, ply 3>"
    assert repr(vaka.load("powerboats")) == "vaka.load('powerboats')"
    assert vaka.__version__
    with pytest.raises(AttributeError, match="no attribute"):
        _ = vaka.nothing


@pytest.mark.parametrize(("ranked", "places"), [(True, [3, 1, 2]), (False, [None, 1, None])])
def test_only_winners_have_places_where_a_game_ranks_nobody_else(ranked: bool, places: list[int | None]) -> None:
    game = vaka.load("powerboats")
    match = Match(replace(game, meta=replace(game.meta, ranked=ranked)), seats=3, seed=1)
    assert match.places is None
    while not match.over:
        match.play(match.legal()[-1])
    assert match.places == places
