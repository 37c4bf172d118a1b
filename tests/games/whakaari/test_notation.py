"""Moves as text, records, and the figures of a match."""

from pathlib import Path

import pytest

import vaka
from tests.games.whakaari.positions import GAME, lay, moves, phase, play
from vaka.core.errors import InvalidMove
from vaka.core.notation import read_lines, write_lines
from vaka.core.record import load as load_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize(
    "token", ["A09", "move", "P17", "045", "-120,40", "push3", "SURF", "B5", "fall", "done", "0,0"]
)
def test_tokens_are_read_back(token: str) -> None:
    s = lay()
    assert GAME.notation.write(s, GAME.notation.read(s, token)) == token


@pytest.mark.parametrize(
    "token", ["A41", "A00", "P35", "P1", "360", "45", "push8", "surf", "B8", "P٠١", "-125,40", "270,0", "x", ""]
)
def test_what_is_no_token_is_refused(token: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.notation.read(lay(), token)


def test_every_action_has_its_own_token() -> None:
    s = lay()
    tokens = {GAME.notation.write(s, action) for action in range(GAME.action_count)}
    assert len(tokens) == GAME.action_count


def test_a_new_line_begins_when_another_seat_decides_and_remarks_are_not_read() -> None:
    """The specification's example of a hit that two others answer (WHA-R8, WHA-R9)."""
    s = lay(
        seats=6,
        turn=1,
        pawns={1: "P01", 4: "P17", 5: "P17"},
        totems={1: "P01"},
        hands={1: "A21", 4: "A23", 5: "A01"},
        events="E1",
    )
    first, states, chosen = GAME.copy(s), [GAME.copy(s)], []
    for token in ("A21", "occ", "P17", "A23", "P18", "fall"):
        chosen.append(GAME.notation.read(s, token))
        play(s, token)
        states.append(GAME.copy(s))
    lines = write_lines(GAME, states, chosen)
    assert lines[0] == "1.1 A21 occ P17 {E1}"
    assert lines[1] == "1.4 A23 P18"
    assert lines[2].startswith("1.5 fall {fallen 5")
    assert read_lines(GAME, first, lines) == chosen


def test_records_replay_exactly() -> None:
    assert len(RECORDS) >= 2
    for path in RECORDS:
        match = load_record(path)
        assert match.over
        assert match.seats in (3, 5)


def test_a_match_tells_its_figures() -> None:
    """WHA-R59: random matches end by a victory or by the safety end."""
    match = load_record(RECORDS[0])
    figures = GAME.figures(match.state)
    assert figures["turns"] > 0
    assert figures["reached the goal"] in (0.0, 1.0)
    assert {"falls", "powers used", "saves", "drags", "tosses", "events", "rounds"} <= set(figures)


def test_what_was_drawn_cannot_be_undone_and_a_drag_can() -> None:
    match = vaka.Match("whakaari", seats=3, seed=2)
    assert phase(match.state)[0] == "main"
    assert moves(match.state)
    match.play(match.legal()[-1])
    assert not match.can_undo(match.at(0).decider)
