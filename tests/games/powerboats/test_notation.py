"""Moves as text: the lines of the rules page, reading and writing inverse, and every way to get it wrong."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.powerboats.positions import GAME, example, fresh, heading, moves, play, put, racing, until_dice
from vaka import Match
from vaka.core.errors import IllegalMove, InvalidMove
from vaka.core.kernel import State
from vaka.core.notation import read_lines, read_move, write_lines


def line(s: State, *tokens: str) -> list[str]:
    """One line of a turn played from a position."""
    states, actions = [GAME.copy(s)], []
    for token in tokens:
        actions.append(GAME.notation.read(s, token))
        play(s, token)
        states.append(GAME.copy(s))
    return write_lines(GAME, states, actions)


def test_placing_is_round_0() -> None:
    assert line(example(4), "@16,4NE") == ["A.0 3 @16,4NE"]


def test_frame_hexes_have_negative_numbers() -> None:
    s = racing()
    assert GAME.notation.write(s, GAME.notation.read(s, "@-1,7SE")) == "@-1,7SE"


@pytest.mark.parametrize(
    ("before", "tokens", "after", "written"),
    [
        ("", ("+",), "2", "+ {2} S"),
        ("2", ("=", "r0"), "2", "= r0 {2} S"),
        ("32", ("+", "r2"), "331", "+ r2 {3 3 1 = 7} S"),
        ("322", ("-2", "r3"), "32", "-2 r3 {3 2 = 5} S"),
        ("321", ("-3", "r0"), "21", "-3 r0 {2 1 = 3} S"),
        ("21", ("=", "r21"), "32", "= r21 {3 2 = 5} S"),
        ("33", ("-3", "r3"), "3", "-3 r3 {3} S"),
        ("", ("=",), "", "= {0} S"),
    ],
)
def test_a_turn_is_one_line_with_the_dice_as_a_remark(
    before: str, tokens: tuple[str, ...], after: str, written: str
) -> None:
    """The examples of the rules page, on open water."""
    s = racing(turn=0)
    put(s, 0, (9, 8), "E", before, turns=4)
    rolled = until_dice(s, after, *tokens)
    start = GAME.copy(s)
    for seed in range(3000):  # the same stream from the start of the turn
        trial = GAME.copy(start)
        GAME.rules.redeal(trial, 0, seed)
        lines = line(trial, *tokens, *(["S"] if "S" in moves(rolled) else []))
        if lines == [f"A.5 0 {written}"]:
            return
    raise AssertionError(f"never wrote {written}: {lines}")


def test_remarks_are_not_read_back() -> None:
    match = Match(GAME, 2, seed=3)
    for _ in range(40):
        match.play(match.legal()[0])
    lines = match.lines()
    assert any("{" in text for text in lines)
    bare = [re.sub(r"\{.*?\}", "", text) for text in lines]
    s = fresh(2, 3)
    assert read_lines(GAME, s, bare) == match.actions
    assert s.tobytes() == match.state.tobytes()


def test_a_line_of_the_wrong_seat_is_refused_with_the_right_one() -> None:
    s = fresh(3, 5)
    heading_now = GAME.notation.heading(s)
    with pytest.raises(InvalidMove, match=re.escape(f"the next turn is “{heading_now}”")):
        read_lines(GAME, s, ["A.7 1 + S"])


NO_PLACES = ["@1,1", "@1,1N", "@99,1E", "@016,04NE", "@-0,4E", "@١٦,4NE"]


@pytest.mark.parametrize("token", ["", "x", "+1", "-4", "-", "r", "r12", "r4", "r00", *NO_PLACES, "l", "SS"])
def test_what_is_no_move_is_called_invalid(token: str) -> None:
    with pytest.raises(InvalidMove, match="is not a move of Powerboats"):
        GAME.notation.read(racing(), token)


@pytest.mark.parametrize("token", ["-1", "r0", "L", "@16,4NE"])
def test_a_move_out_of_its_time_is_called_illegal(token: str) -> None:
    with pytest.raises(IllegalMove, match="not legal for seat 0"):
        read_move(GAME, racing(), token)


@given(st.text("@-0123456789,ENWSr+=L R", max_size=9))
def test_reading_never_fails_otherwise_and_writing_inverts_it(text: str) -> None:
    s = heading(racing())
    try:
        action = GAME.notation.read(s, text)
    except InvalidMove:
        return
    assert 0 <= action < GAME.action_count
    assert GAME.notation.write(s, action) == text, "a move is written in one way only"
