"""Shuffling again what nobody can see (TON-Q33)."""

from vaka.core.chance import seed_stream, shuffle
from vaka.core.kernel import State, rule
from vaka.games.tongiaki.board import TILES
from vaka.games.tongiaki.state import PILE


@rule
def redeal(s: State, seat: int, seed: int) -> None:
    """Only the order of the pile is hidden: shuffle what is left of it (TON-Q33)."""
    seed_stream(s, seed)
    unseen, n = 0, s.drawn
    for i in range(n, PILE):
        unseen |= 1 << s.pile[i]
    for tile in range(TILES):  # sorted first, so that nothing of the true order shows
        if (unseen >> tile) & 1:
            s.pile[n] = tile
            n += 1
    if s.tiny == 0:
        shuffle(s, s.pile[s.drawn :], PILE - s.drawn)
