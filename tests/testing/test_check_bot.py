"""The check for bots finds what a bot must not do."""

from typing import Any

import pytest

import vaka
from vaka.bots import bots
from vaka.bots.player import Player
from vaka.core.kernel import State
from vaka.testing import ConformanceError, check_bot

GAME = vaka.load(min(vaka.all_games()))


class Honest(Player):
    def choose(self, known: Any, actions: Any, count: Any, bits: Any) -> Any:
        return int(actions[0])


class Peeker(Honest):
    """Decides by the true dice, which it is given here by mistake."""

    def decide(self, s: State) -> Any:
        legal = self.game.legal_actions(s)
        return legal[int(s.chance) % len(legal)]


class Illegal(Honest):
    def choose(self, known: Any, actions: Any, count: Any, bits: Any) -> Any:
        return -1


class Writer(Honest):
    def decide(self, s: State) -> Any:
        s.reveals = (int(s.reveals) + 1) % 1000
        return super().decide(s)


class Moody(Honest):
    moods = 0

    def choose(self, known: Any, actions: Any, count: Any, bits: Any) -> Any:
        Moody.moods += 1
        return int(actions[Moody.moods % count])


def test_the_simple_bots_pass() -> None:
    for name in ("random", "greedy"):
        assert check_bot(bots()[name], [GAME], matches=1) > 0


def test_a_player_class_is_enough() -> None:
    assert check_bot(Honest, [GAME], matches=1) > 0


@pytest.mark.parametrize(
    ("player", "said"),
    [(Peeker, "cannot see"), (Illegal, "not a legal action"), (Writer, "wrote to the state"), (Moody, "cannot see")],
)
def test_what_a_bot_must_not_do_is_found(player: Any, said: Any) -> None:
    with pytest.raises(ConformanceError, match=said):
        check_bot(player, [GAME], matches=1)
