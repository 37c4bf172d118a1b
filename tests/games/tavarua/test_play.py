"""Whole matches: the contract in career events, recorded games, the simple policy, the terminal."""

import io
import random
import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import vaka.testing
from tests.games.tavarua.positions import GAME, beside, bot_action, event
from vaka import Match
from vaka.core.record import load
from vaka.games.tavarua.actions import CHOOSE_BASE
from vaka.games.tavarua.journey.career import events
from vaka.games.tavarua.state import CATCH, STATE
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


def total(seed: int, play: Any) -> Any:
    match = Match(GAME, 1, seed=seed)
    while not match.over:
        match.play(play(match))
    return GAME.figures(match.state)


def test_the_simple_policy_surfs_about_as_well_as_the_specification_says() -> None:
    """Four waves a game and about 20 of 40 points; section Statistics of the rules page."""
    figures = [total(seed, bot_action) for seed in range(60)]
    mean = {name: sum(one[name] for one in figures) / len(figures) for name in figures[0]}
    assert 18 < mean["score"] < 24
    assert 3.5 < mean["waves"] < 5
    assert mean["long_falls"] < mean["short_falls"] < 0.45


def test_the_simple_policy_is_clearly_better_than_random_play() -> None:
    dice = random.Random(1)
    random_scores = [total(seed, lambda match: dice.choice(match.legal()))["score"] for seed in range(40)]
    assert max(random_scores) < 20
    assert sum(random_scores) / 40 < 8


@pytest.mark.parametrize(("seats", "catching"), [(2, 2), (3, 3), (4, 2), (5, 3), (6, 3)])
def test_the_simple_policy_lets_a_wave_go_that_enough_others_can_take_before_it(seats: int, catching: int) -> None:
    """Everybody beside the same broken wave: from four seats on, one more than it carries tries to catch it, clockwise
    from the first."""
    s, chosen = beside("6 6 6 1 1 1", seats), []
    actions = GAME.new_actions()
    for seat in range(seats):
        s.turn = seat
        action = GAME.rules.policy(s, actions, GAME.rules.legal(s, actions), GAME.new_memo())
        chosen.append(action - CHOOSE_BASE == CATCH)
    assert chosen == [seat < catching for seat in range(seats)]


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
