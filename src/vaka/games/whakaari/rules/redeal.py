"""Dealing again what a seat cannot see (WHA-R48)."""

from vaka.core.chance import seed_stream
from vaka.core.kernel import State, rule
from vaka.games.whakaari.rules.cards import deal_again


@rule
def redeal(s: State, seat: int, seed: int) -> None:
    """Deal again what the seat cannot see: the other hands and the order of both decks (WHA-R48)."""
    seed_stream(s, seed)
    deal_again(s, seat)
