"""Moves that a search and a net choose together."""

from contextlib import AbstractContextManager, nullcontext

import pytest

import vaka
from vaka.bots.advice import NAT, advised
from vaka.bots.levels import LevelPlayer
from vaka.bots.search.searcher import Candidate, Searcher
from vaka.core.kernel import Ints, State
from vaka.core.level import Level

CAREFUL = Candidate(action=1, visits=900, result=0.30, share=0.9)
BOLD = Candidate(action=2, visits=100, result=0.29, share=0.1)


class Stubborn:
    """A net that likes one action and no other."""

    def __init__(self, liked: int) -> None:
        self.liked = liked

    def logits(self, known: State, actions: Ints, count: int) -> list[int]:
        return [9 * NAT if int(action) == self.liked else 0 for action in actions[:count]]


class PlainPlayer(LevelPlayer):
    def searcher(self) -> AbstractContextManager[Searcher]:
        return nullcontext(Searcher(self.game, 64, compiled=False))


@pytest.fixture(params=["tavarua", "tongiaki"])
def match(request: pytest.FixtureRequest) -> vaka.Match:
    """A match at a decision between several moves."""
    match = vaka.Match(request.param, seats=2, seed=5)
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    return match


def test_the_net_decides_between_moves_that_the_search_holds_alike() -> None:
    likes_bold = {1: 0, 2: NAT}
    assert advised([CAREFUL, BOLD], likes_bold, advice=0.02) == 2
    assert advised([CAREFUL, BOLD], likes_bold, advice=0.005) == 1


def test_what_the_net_holds_most_unlikely_is_left_out() -> None:
    assert advised([CAREFUL, BOLD], {1: 0, 2: 4 * NAT}, advice=0.001) == 1
    assert advised([CAREFUL, BOLD], {1: 0, 2: 6 * NAT}, advice=0.001) == 2


def test_where_nothing_likely_was_searched_the_net_decides_alone() -> None:
    assert advised([CAREFUL, BOLD], {1: 0, 2: 0, 3: 9 * NAT}, advice=0.02) == 3


def test_a_level_listens_to_its_net_once_it_has_searched(match: vaka.Match) -> None:
    level = Level(40, horizon=0)
    searched = PlainPlayer(match.game, match.to_move, 3, level).decide(match.state)
    for liked in match.legal()[:3]:
        adviser = Stubborn(liked)
        listening = PlainPlayer(match.game, match.to_move, 3, Level(40, horizon=0, width=99, advice=1e6), adviser)
        assert listening.decide(match.state) == liked
        assert listening.playouts == 40
    assert PlainPlayer(match.game, match.to_move, 3, level).decide(match.state) == searched


def test_alone_no_net_is_asked() -> None:
    match = vaka.Match("tavarua", seats=1, seed=5)
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    level = Level(20, horizon=0, advice=1e6)
    alone = PlainPlayer(match.game, 0, 3, level).decide(match.state)
    other = next(action for action in match.legal() if action != alone)
    assert PlainPlayer(match.game, 0, 3, level, Stubborn(other)).decide(match.state) == alone
