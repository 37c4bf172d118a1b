"""Whole moves in the tree of a search: what belongs together, and what is the same."""

import pytest

import vaka
from tests.bots.positions import position
from tests.games.powerboats.positions import GAME as POWERBOATS
from tests.games.powerboats.positions import put, racing
from tests.games.tavarua.positions import GAME as TAVARUA
from tests.games.tavarua.positions import beside
from tests.games.tongiaki.positions import GAME as TONGIAKI
from tests.games.tongiaki.positions import moor, sea
from tests.games.whakaari.positions import GAME as WHAKAARI
from tests.games.whakaari.positions import lay
from tests.tiers import amount
from vaka.bots.analysis import distinct, ranked
from vaka.bots.reasons import reason
from vaka.bots.search.moves import ends_move, positions, whole_moves
from vaka.bots.search.searcher import Candidate, Searcher
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.level import Level
from vaka.core.reasons import Fact

GAMES = sorted(vaka.all_games())


def moves_of(game: Game, s: State, playouts: int = 120) -> dict[str, Candidate]:
    """The whole moves a search finds, by their notation."""
    searcher = Searcher(game, nodes=1024, compiled=False)
    searcher.think(s, int(game.rules.to_move(s)), 1, Level(playouts, horizon=2, width=3))
    found = {}
    for move in whole_moves(searcher, s):
        actions = (move.action, *move.then)
        states = positions(searcher, s, actions)
        found[" ".join(game.notation.write(at, action) for at, action in zip(states, actions, strict=False))] = move
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_of_a_move_is_legal_and_of_the_same_seat(name: str) -> None:
    game = vaka.load(name)
    match = position(game, 2)
    for move in moves_of(game, match.state, amount("VAKA_TEST_MOVES", 24, 60)).values():
        now, seat = game.copy(match.state), match.to_move
        for action in (move.action, *move.then):
            assert int(game.rules.to_move(now)) == seat
            assert action in game.legal_actions(now)
            [*_, now] = positions(Searcher(game, 64, compiled=False), now, [action])


def test_an_action_comes_with_its_card_and_a_roll_ends_a_move() -> None:
    for tokens in moves_of(TAVARUA, beside(seats=2)):
        assert len(tokens.split()) == 2, "a slot of the mat, and the card for it"
    s = racing(2)
    put(s, 0, (12, 8), "E", "21")
    moves = [tokens.split() for tokens in moves_of(POWERBOATS, s)]
    assert all(move[0] != "+" or len(move) <= 2 for move in moves), "an added die is rolled before the heading"
    assert any(move[1:2] == ["r0"] and len(move) == 3 for move in moves), "dice that stay lead to a heading at once"


def test_boats_put_down_in_another_order_are_the_same_move() -> None:
    s = sea(2)
    moor(s, I00_1="B", I00_2="B", I00_3="Y")
    ends = []
    for tokens in moves_of(TONGIAKI, s):
        words = tokens.split()
        if words[0] == "XI00" and len(words) == 3:
            ends.append(frozenset(words[1:]))
    assert len(ends) == len(set(ends))


def test_a_card_of_ones_own_is_no_news_and_a_card_drawn_is() -> None:
    s = lay(pawns={0: "P02"}, totems={0: "P02"}, hands={0: "A04 A01"})
    [_, card, icon] = positions(
        Searcher(WHAKAARI, 64, compiled=False), s, [WHAKAARI.notation.read(s, "A04"), WHAKAARI.notation.read(s, "done")]
    )
    assert not ends_move(WHAKAARI, s, WHAKAARI.notation.read(s, "A04"), card)
    assert ends_move(WHAKAARI, card, WHAKAARI.notation.read(card, "done"), icon)


def test_moves_are_ranked_by_result_as_far_as_they_are_known() -> None:
    moves = [
        Candidate(1, 900, 0.1, 0.8, seen=900),
        Candidate(2, 50, 0.3, 0.1, seen=50),
        Candidate(3, 4, 0.9, 0.0, seen=4),
    ]
    assert [move.action for move in ranked(moves)] == [2, 1, 3]


def test_moves_with_the_same_facts_and_results_are_told_once() -> None:
    here, there = (Fact("boats", 2, 1),), (Fact("boats", 3, 1),)
    moves = [Candidate(i, 9, 0.5, 0.1, facts=facts) for i, facts in enumerate((here, here, there))]
    assert [move.action for move in distinct(moves)] == [0, 2]
    assert len(distinct(moves[:2])) == 2, "there is something to compare with"


@pytest.mark.parametrize(
    ("best", "other", "ahead", "kind"),
    [
        ([Fact("a", 2, 1)], [Fact("a", 1, 1)], True, "better"),
        ([Fact("a", 1, 1)], [Fact("a", 2, 1)], True, "despite"),
        ([Fact("a", 2, -1)], [Fact("a", 1, -1)], True, "despite"),
        ([Fact("a", 2, 1)], [Fact("a", 1, 1)], False, "even"),
        ([Fact("a", 1, 1)], [Fact("a", 2, 1)], False, "yet"),
        ([Fact("a", 2, 1)], [Fact("a", 2, 1)], True, "later"),
        ([Fact("a", 2, 1)], [Fact("a", 2, 1)], False, "same"),
        ([Fact("a", 2, 1)], [Fact("b", 1, 1)], True, "unlike"),
    ],
)
def test_a_reason_says_what_the_facts_say(best: list[Fact], other: list[Fact], ahead: bool, kind: str) -> None:
    assert reason("powerboats", best, other, ahead).kind == kind


def test_of_several_facts_the_one_worth_most_is_told() -> None:
    best = [Fact("open", 5, 0.8), Fact("crash", 0, -35, {"rolls": 9, "count": 0, "damage": 0})]
    other = [Fact("open", 2, 0.8), Fact("crash", 1 / 3, -35, {"rolls": 9, "count": 3, "damage": 0})]
    told = reason("powerboats", best, other, True)
    assert told.words("en") == "This move cannot crash; the next best crashes on 3 of 9 rolls."
    assert told.words("it") == "Questa mossa non rischia schianti; la seconda finisce in uno schianto con 3 lanci su 9."
