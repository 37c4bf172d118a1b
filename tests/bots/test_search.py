"""The search: the same in both speeds, in any division of its time, and mixed where choices are simultaneous."""

import math
from typing import Any

import numpy as np
import pytest

import vaka
from tests.bots.pennies import GAME
from tests.bots.positions import position
from tests.tiers import amount
from vaka.bots.search.numbers import log
from vaka.bots.search.searcher import Searcher
from vaka.core.kernel import CompiledLinker
from vaka.core.level import Level

GAMES = sorted(vaka.all_games())
SMALL = Level(30, horizon=4)


@pytest.fixture(scope="module")
def compiled() -> Any:
    """One game's search, compiled."""
    return Searcher(vaka.load("tongiaki"), nodes=1 << 12)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_answers_with_a_legal_action_and_counts_its_playouts(name: str) -> None:
    searcher = Searcher(vaka.load(name), nodes=256, compiled=False)
    for seed in range(amount("VAKA_TEST_SEARCHES", 1, 3)):
        match = position(searcher.game, seed)
        assert searcher.think(match.state, match.to_move, seed, SMALL) in match.legal()
        moves = searcher.candidates()
        assert searcher.playouts == SMALL.playouts == sum(move.visits for move in moves)
        assert {move.action for move in moves} <= set(match.legal())
        assert all(-1 <= move.result <= 1 for move in moves)
        assert sum(move.share for move in moves) == pytest.approx(1)


def test_plain_and_compiled_searches_build_the_same_tree(compiled: Any) -> None:
    plain = Searcher(compiled.game, nodes=1 << 12, compiled=False)
    for seed in range(4):
        match = position(compiled.game, seed)
        answers = [one.think(match.state, match.to_move, 77, SMALL) for one in (plain, compiled)]
        assert answers[0] == answers[1]
        assert plain.candidates() == compiled.candidates()


def test_logarithms_are_the_same_bits_plain_and_compiled_and_right() -> None:
    compiled = CompiledLinker({}).link(log)
    for i in range(1, 20_000):
        for x in (float(i), 1 / i, 1 + 1 / i, 1 - 1e-16 * i, 1e-12 * i):
            assert log(x) == compiled(x)
            assert abs(log(x) - math.log(x)) <= 4 * math.ulp(math.log(x))


def test_a_clock_that_is_never_late_changes_nothing(compiled: Any) -> None:
    match = position(compiled.game, 5)
    level = Level(500, horizon=10)
    compiled.think(match.state, match.to_move, 3, level)
    whole = compiled.candidates()
    for _ in compiled.thinking(match.state, match.to_move, 3, level, seconds=600):
        pass
    assert compiled.candidates() == whole


def test_a_search_ends_when_its_time_is_up(compiled: Any) -> None:
    match = position(compiled.game, 5)
    compiled.think(match.state, match.to_move, 3, Level(1 << 40), seconds=0.05)
    assert 0 < compiled.playouts < 1 << 30


def test_a_full_pool_ends_the_growth_of_the_tree_and_not_the_search() -> None:
    match = position(vaka.load("tongiaki"), 2)
    searcher = Searcher(match.game, nodes=4, compiled=False)
    assert searcher.think(match.state, match.to_move, 1, SMALL) in match.legal()
    assert searcher.playouts == SMALL.playouts
    assert searcher.tree.control[0]["nodes"] <= 4


def test_wide_choices_are_widened_little_by_little() -> None:
    """The first placement of a race has dozens of actions; few playouts look at few of them."""
    match = vaka.Match("powerboats", seats=2, seed=4)
    assert len(match.legal()) > 40
    searcher = Searcher(match.game, nodes=256, compiled=False)
    searcher.think(match.state, match.to_move, 1, Level(36, horizon=0, width=4))
    assert 4 <= len(searcher.candidates()) <= 11


def test_a_simultaneous_choice_is_mixed_as_the_equilibrium_wants() -> None:
    """A predictable player loses: the search of uneven pennies plays both coins, the weaker one more often."""
    searcher, playouts = Searcher(GAME, nodes=64, compiled=False), amount("VAKA_TEST_PLAYOUTS", 500, 1_500)
    state = GAME.new_state()
    GAME.rules.setup(state, 2, GAME.option_codes(), 1)
    drawn = [searcher.think(state, 0, bits, Level(playouts)) for bits in range(6)]
    shares = {move.action: move.share for move in searcher.candidates()}
    assert 0.45 < shares[1] < 0.85
    assert set(drawn) == {0, 1}


def test_nobodys_node_depends_on_what_another_seat_has_just_chosen_in_secret() -> None:
    """After any secret choice of the first seat, the second seat decides at one and the same node."""
    from vaka.bots.search import tree as trees

    game = vaka.load("tavarua")
    match = vaka.Match(game, seats=2, seed=1)
    tree = trees.new_tree(game, 2, 64, compiled=False)
    node_here, remember = game.plain.link(trees.node_here), game.plain.link(trees.remember)
    nodes = set()
    for action in match.legal():
        fork = match.fork()
        trees.start_path(tree.control[0])
        first = fork.to_move
        node_here(tree, fork.state, first)
        remember(tree.control[0], first, action)
        fork.play(action)
        assert fork.to_move != first
        nodes.add(int(node_here(tree, fork.state, fork.to_move)))
    assert len(match.legal()) > 1
    assert len(nodes) == 1


def test_scores_are_shared_out_in_proportion_to_the_lead() -> None:
    from vaka.core.contract import RETURN_UNIT
    from vaka.core.places import share_scores

    out = np.zeros(3, np.int32)
    share_scores(np.array([100, 100, 50]), 3, 50, out)
    assert out[0] == out[1] == RETURN_UNIT // 4
    assert out[2] == -RETURN_UNIT // 2
