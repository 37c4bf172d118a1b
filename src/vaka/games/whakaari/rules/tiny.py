"""The tiny game (WHA-8): three stones, a few cards, a turn each, for research."""

from vaka.core.arrays import np
from vaka.core.kernel import State, rule
from vaka.games.whakaari import META
from vaka.games.whakaari.components import Replaceable, components, encode, replaceable
from vaka.games.whakaari.geometry import PIECES, ROUNDS, put, take

_TINY = components()["tiny"]


def _kit() -> Replaceable:
    """The box with the tiny game's ring and as many copies of each card as it has."""
    box = replaceable(components())
    return box._replace(
        sizes={**box.sizes, "ring": _TINY["ring"]},
        action=[{**card, "copies": _TINY["action"].get(f"A{i:02}", 0)} for i, card in enumerate(box.action, 1)],
        event=[{**card, "copies": _TINY["event"].get(f"E{i}", 0)} for i, card in enumerate(box.event, 1)],
    )


TINY_KIT = np.array(encode(_kit()))
TINY_ORDER = META.options[1].encode(",".join(_TINY["characters"]))
TINY_STONES = np.array(_TINY["stones"])  # [seat] -> x, y
TINY_ROUNDS = int(_TINY["rounds"])
TINY_ACTION_CARDS, TINY_EVENT_CARDS = sum(_TINY["action"].values()), sum(_TINY["event"].values())


@rule
def lay_tiny(s: State) -> None:
    """Lay a square stone for each seat, with its pawn on its totem on it, and no other (WHA-8.2)."""
    for piece in range(PIECES):
        take(s, piece)
    for seat in range(s.seats):
        put(s, ROUNDS + seat, int(TINY_STONES[seat, 0]), int(TINY_STONES[seat, 1]), 0)
        s.pawn[seat] = ROUNDS + seat
        s.totem[seat] = ROUNDS + seat
