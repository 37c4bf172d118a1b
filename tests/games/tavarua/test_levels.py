"""Bots make mistakes of their own: they do not all run for the same wave."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import vaka
from vaka.arena.simulate import Simulation, play_chunk
from vaka.games.tavarua.state import CATCH

SEATS = 4
MATCHES = 60


def rounds(match: vaka.Match, actions: list[int]) -> Iterator[list[dict[str, Any]]]:
    """What is told in each round of a match."""
    told: list[dict[str, Any]] = []
    for ply, action in enumerate(actions):
        match.play(action)
        for event in match.events(ply):
            if event["kind"] == "round":
                yield told
                told = []
            told.append(event)
    yield told


def caught_at(told: list[dict[str, Any]]) -> dict[int, int]:
    """Who tried to catch a wave in a round, and on which space."""
    chose = {event["seat"] for event in told if event["kind"] == "showed" and event["action"] == CATCH}
    found = [event for event in told if event["kind"] in ("caught", "stayed", "collided", "fell")]
    return {event["seat"]: event["space"] for event in reversed(found) if event["seat"] in chose}


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["greedy", "level1", "level2"])
def test_four_bots_hardly_ever_choose_the_same_wave(name: str) -> None:
    """In 4,800 rounds of 200 matches never all four; three of them in 5 rounds (level1), 4 (level2), none (greedy)."""
    simulation = Simulation.make("tavarua", SEATS, [name], {}, 100, MATCHES)
    crowds: Counter[int] = Counter()
    for number, outcome in enumerate(play_chunk(simulation, 0, MATCHES)):
        match = vaka.Match("tavarua", seats=SEATS, seed=simulation.seed + number)
        for told in rounds(match, outcome.actions.tolist()):
            crowds[max(Counter(caught_at(told).values()).values(), default=0)] += 1
    assert crowds[1] + crowds[2] > crowds.total() / 5, "they do surf"
    assert crowds[4] == 0
    assert crowds[3] < crowds.total() / 200
