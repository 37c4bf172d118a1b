"""The score sheet: the waves that count on each board, and what made them worth so much."""

from collections.abc import Mapping
from typing import Any

from vaka.core.ending import Story
from vaka.core.kernel import State
from vaka.games.tavarua.notation import BOARDS
from vaka.games.tavarua.payloads import Bonus, Sheet, SheetWave


def sheet(s: State, story: Story) -> Sheet:
    """Every surfer's best waves with the bonus in them. A match that began in the middle knows only the scores of the
    waves before."""
    told: dict[tuple[int, int], list[Mapping[str, Any]]] = {}
    for _, event in story:
        if event["kind"] == "scored":
            told.setdefault((event["seat"], event["board"]), []).append(event)
    return {
        "surfers": [
            {name: best_waves(s, surfer, board, told.get((surfer, board), [])) for board, name in enumerate(BOARDS)}
            for surfer in range(s.surfers)
        ]
    }


def best_waves(s: State, surfer: int, board: int, told: list[Mapping[str, Any]]) -> list[SheetWave]:
    """The waves on a board's score track, the best first."""
    left, waves = list(told), []
    for halves in sorted((int(s.score[surfer, board, k]) for k in range(2)), reverse=True):
        if halves < 0:
            continue
        event = next((event for event in left if event["halves"] == halves), None)
        if event is not None:
            left.remove(event)
        waves.append(SheetWave(score=halves / 2, bonus=None if event is None else bonus(event)))
    return waves


def bonus(event: Mapping[str, Any]) -> Bonus:
    """What a wave was worth beyond its cards."""
    return {
        "cards": event["cards"],
        "stoke": event["stoke"],
        "tricks": event["tricks"],
        "perfect": event["perfect"],
        "shore": event["shore"],
    }
