"""The tiny game (WHA-8): three stones, two cards and a turn each."""

from collections import Counter

import pytest

from tests.games.whakaari.positions import GAME
from vaka.core.errors import OutOfRange
from vaka.core.match import Match
from vaka.games.whakaari.components import POWERS
from vaka.games.whakaari.geometry import LIES, ROUNDS
from vaka.games.whakaari.state import STABLE, UNSTABLE

TINY = {"size": "tiny", "characters": "SURF"}
MOVE, OCC, SAVE = 2, 20, 23  # A03, A21 and A24


def test_everybody_stands_on_a_stone_of_their_own_with_two_of_six_cards() -> None:
    """WHA-8.1, WHA-8.2, WHA-8.3."""
    hands: Counter[int] = Counter()
    for seed in range(20):
        s = Match(GAME, 3, TINY, seed=seed).state
        assert [i for i, lies in enumerate(s.lies.tolist()) if lies == LIES] == [ROUNDS, ROUNDS + 1, ROUNDS + 2]
        assert s.pawn.tolist()[:3] == s.totem.tolist()[:3] == [ROUNDS, ROUNDS + 1, ROUNDS + 2]
        assert s.side.tolist()[ROUNDS : ROUNDS + 3] == [UNSTABLE, STABLE, STABLE]
        assert [POWERS[i] for i in s.power.tolist()[:3]] == ["TANK", "BUILD", "TRICK"]
        assert sorted(card for hand in s.hand.tolist()[:3] for card in hand[:2]) == [MOVE] * 2 + [OCC] * 2 + [SAVE] * 2
        assert (s.turn, s.deck_count, s.event_count) == (0, 0, 2)
        hands.update(s.hand.tolist()[0][:2])
        GAME.invariants(s)
    assert set(hands) == {MOVE, OCC, SAVE}


def test_the_event_is_drawn_when_it_strikes() -> None:
    """WHA-8.3: either of the two comes, whatever lay on top."""
    drawn = set()
    for seed in range(40):
        match = Match(GAME, 3, TINY, seed=seed)
        if "A21" in match.moves():
            for move in ("A21", "occ", "P17"):
                match.push(move)
            drawn.add(match.state.event_discard.tolist()[:2].index(1))
    assert drawn == {0, 1}


def test_the_farthest_wins_after_a_turn_each() -> None:
    """WHA-8.4: nobody draws a card, and who jumps alone is ahead."""
    seed = next(seed for seed in range(100) if Match(GAME, 3, TINY, seed=seed).moves() == ["A03", "A24"])
    match = Match(GAME, 3, TINY, seed=seed)
    for move in ("A03", "move", "P18"):
        match.push(move)
    while not match.over:
        match.push("done" if "done" in match.moves() else match.moves()[0])
    assert (match.state.turns, match.returns) == (3, [1.0, -0.5, -0.5])
    GAME.invariants(match.state)


def test_it_is_for_three() -> None:
    """WHA-8.1."""
    with pytest.raises(OutOfRange, match="3"):
        Match(GAME, 4, {"size": "tiny"})
