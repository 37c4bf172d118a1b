"""Many random lakes a side: every course can be raced, and boats steered towards the buoys finish it."""

import numpy as np
import pytest

import vaka
from tests.tiers import amount
from vaka.arena.simulate import Simulation, play_chunk
from vaka.core.kernel import Ints, State, rule
from vaka.games.powerboats.distances import (
    FAR,
    FLOOD_WORKSPACE,
    NODES,
    WAYS_WORKSPACE,
    Shorts,
    measure_ways,
    shortest_course,
)
from vaka.games.powerboats.rules import setup

GAME = vaka.load("powerboats")
LAYOUTS = amount("VAKA_LAYOUTS", 150, 1000)


@rule
def worst_course(s: State, options: Ints, count: int, away: Shorts, queue: Shorts, sets: Ints) -> int:
    """The longest of the shortest courses over many lakes; FAR if the two searches do not agree on one."""
    worst = 0
    for seed in range(count):
        setup(s, 4, options, seed)
        measure_ways(s, away, queue)
        length = FAR
        for i in range(4):
            length = min(length, away[s.row[i]])
        if shortest_course(s, FAR, sets) != length or shortest_course(s, length, sets) != FAR:
            return FAR
        worst = max(worst, length)
    return worst


@pytest.mark.parametrize(("side", "longest"), [("dark", 110), ("light", 110), ("mixed", 120)])
def test_every_course_of_many_lakes_has_a_way_round(side: str, longest: int) -> None:
    """POW-2.9: never unraceable, and never absurdly long."""
    run = GAME.compiled.link(worst_course)
    state = np.zeros(1, GAME.state)[0]
    away, queue = np.zeros(NODES, np.int16), np.zeros(WAYS_WORKSPACE, np.int16)
    sets = np.zeros(FLOOD_WORKSPACE, np.int32)
    worst = run(state, GAME.option_codes({"side": side}), LAYOUTS, away, queue, sets)
    assert 60 < worst < longest < FAR


@pytest.mark.parametrize("side", ["dark", "light"])
def test_steered_boats_finish_the_courses_of_many_lakes(side: str) -> None:
    """POW-R26: in every race somebody comes home, and nearly all boats do; three courses a match."""
    matches = LAYOUTS // 3 + 1
    simulation = Simulation.make("powerboats", 4, ["greedy"], {"side": side, "scoring": "alternative"}, 0, matches)
    figures = [outcome.figures for outcome in play_chunk(simulation, 0, matches)]
    assert min(match["races finished"] for match in figures) == 3, "a race without a finisher"
    assert sum(match["boats home"] for match in figures) / (12 * matches) > (0.98 if side == "dark" else 0.9)
