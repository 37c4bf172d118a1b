"""A net's advice after a search: the move with the best sum of both."""

from collections.abc import Sequence
from typing import Protocol

from vaka.bots.search.searcher import Candidate
from vaka.core.kernel import Ints, State

NAT = 256  # of a logit
UNLIKELY = 5 * NAT  # below the likeliest action: what the net thinks less of than that is left out


class Adviser(Protocol):
    """Somebody who has the net of a game."""

    def logits(self, known: State, actions: Ints, count: int) -> Sequence[int]:
        """What the net's policy gives to each of the first `count` actions, a NAT being 1."""


def advised(searched: Sequence[Candidate], logits: dict[int, int], advice: float) -> int:
    """The action with the best result and logit together; a nat counts as much as `advice` of a win."""
    likeliest = max(logits, key=lambda action: logits[action])
    likely = [move for move in searched if logits[move.action] > logits[likeliest] - UNLIKELY]
    if not likely:
        return likeliest
    return max(likely, key=lambda move: move.result + advice * logits[move.action] / NAT).action
