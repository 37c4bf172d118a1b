"""A thousand random lakes a side: every course can be raced, and boats steered towards the buoys finish it."""

from typing import Any

import numpy as np
import pytest

import vaka
from vaka.arena.simulate import Plan, play_chunk
from vaka.core.kernel import State, rule
from vaka.games.powerboats.course import FAR, NODES, ROOM, measure
from vaka.games.powerboats.rules import setup
from vaka.games.powerboats.shortest import ROOM as SETS_ROOM
from vaka.games.powerboats.shortest import shortest_course

GAME = vaka.load("powerboats")
LAYOUTS = 1000


@rule
def worst_course(s: State, options: Any, first: Any, count: Any, away: Any, queue: Any, sets: Any) -> Any:
    """The longest of the shortest ways over many lakes; FAR if two ways to find the shortest one do not agree."""
    worst = 0
    for i in range(count):
        setup(s, 4, options, first + i)
        length = measure(s, away, queue)
        if shortest_course(s, FAR, sets) != length or shortest_course(s, length, sets) != FAR:
            return FAR
        worst = max(worst, length)
    return worst


@pytest.mark.parametrize(("side", "longest"), [("dark", 110), ("light", 110), ("mixed", 120)])
def test_every_course_of_a_thousand_lakes_has_a_way_round(side: Any, longest: Any) -> None:
    """POW-2.9: never unraceable, and never absurdly long."""
    run = GAME.compiled.link(worst_course)
    state = np.zeros(1, GAME.state)[0]
    away, queue = np.zeros(NODES, np.int16), np.zeros(ROOM, np.int16)
    sets = np.zeros(SETS_ROOM, np.int32)
    worst = run(state, GAME.option_codes({"side": side}), 0, LAYOUTS, away, queue, sets)
    assert 60 < worst < longest < FAR


@pytest.mark.parametrize("side", ["dark", "light"])
def test_steered_boats_finish_the_courses_of_a_thousand_lakes(side: str) -> None:
    """POW-R26: in every race somebody comes home, and nearly all boats do; three courses a match."""
    matches = LAYOUTS // 3 + 1
    plan = Plan.make("powerboats", 4, ["greedy"], {"side": side, "scoring": "alternative"}, 0, matches)
    figures = [outcome.figures for outcome in play_chunk(plan, 0, matches)]
    assert min(match["races finished"] for match in figures) == 3, "a race without a finisher"
    assert sum(match["boats home"] for match in figures) / (12 * matches) > (0.98 if side == "dark" else 0.9)
