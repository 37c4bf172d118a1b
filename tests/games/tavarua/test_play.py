"""Whole matches: the contract in career events, recorded games, the terminal."""

import io
import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import vaka.testing
from tests.games.tavarua.positions import GAME, event
from vaka import Match
from vaka.core.record import load
from vaka.games.tavarua.journey.career import events
from vaka.games.tavarua.state import STATE
from vaka.locale import languages, speak

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("month", ["march", "april", "may", "june"])
def test_career_events_keep_the_contract(month: str, edition: str) -> None:
    """TAV-19: plain, with AI surfers and stoke cards."""
    found = next(one for one in events(edition) if one.month == month)
    options = {"edition": edition, "snaking": "on" if found.ai else "off", "length": found.boards}
    game = replace(GAME, meta=replace(GAME.meta, title="An event"), kit=found.kit(GAME.kit, (1, 1, 1, 1, 1, 1)))
    for seed in range(2):
        assert vaka.testing.check_match(game, 1, options, seed, compiled=False).plies > 25


def test_the_state_fits_in_a_kibibyte() -> None:
    assert STATE.itemsize <= 1024


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay_to_their_last_byte(path: Any) -> None:
    """A change of rules that nobody meant shows here."""
    match = load(path)
    assert match.over
    assert match.lines()


@pytest.mark.parametrize("language", languages())
def test_the_table_fits_a_hundred_columns(language: str) -> None:
    console = Console(width=100, record=True, file=io.StringIO())
    assert GAME.draw
    match = Match(GAME, 6, {"snaking": "on"}, seed=4)
    ply = 0
    while not match.over:
        if ply % 60 == 0:
            console.print(GAME.draw(match.view(match.to_move), [], partial(speak, language)))
        match.play(match.legal()[ply % len(match.legal())])
        ply += 1
    console.print(GAME.draw(match.view(None), [], partial(speak, language)))
    s = event("june")
    console.print(GAME.draw(GAME.view(s, 0), [], partial(speak, language)))
    text = console.export_text()
    assert all(len(line) <= 100 for line in text.splitlines())
    assert "tavarua-" not in text


def test_every_example_of_the_specification_has_its_test() -> None:
    """X1 to X28: the docstring of a test begins with the number."""
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    found = {int(number) for text in texts for number in re.findall(r'"""X(\d+)[,:]', text)}
    assert found == set(range(1, 29))
