"""The tiny game (TAV-22): one round with five cards, for research."""

from vaka.core.arrays import np, npt
from vaka.core.kernel import State, rule
from vaka.games.tavarua.components import COLOURS, DIRECTIONS, FRONTS, KINDS, STRONGEST, WAVES, components
from vaka.games.tavarua.rules.cards import deal
from vaka.games.tavarua.rules.choose import seek_choice
from vaka.games.tavarua.rules.wave_deck import show_back
from vaka.games.tavarua.state import CHOOSE, SHORTBOARDS, SPACES

TINY = components()["tiny"]
TINY_WAVES, TINY_SPACE, TINY_DIE, TINY_HAND, TINY_TOKENS = (
    int(TINY[name]) for name in ("waves", "space", "die", "hand", "tokens")
)
TINY_WAVE = WAVES.index(TINY["wave"])


def _tiny_deck() -> npt.NDArray[np.int8]:
    """[kind] -> how many cards of it are in the tiny game."""
    deck = np.zeros(KINDS, np.int8)
    for power, direction, colour in TINY["cards"]:
        deck[(power - 1) * 4 + DIRECTIONS.index(direction) * 2 + COLOURS.index(colour)] += 1
    return deck


def _tiny_fronts() -> npt.NDArray[np.int8]:
    """[front + STRONGEST] -> how many wave cards of the tiny game have it."""
    return np.array([TINY["fronts"].count(front - STRONGEST) for front in range(FRONTS)], np.int8)


TINY_DECK, TINY_FRONTS = _tiny_deck(), _tiny_fronts()


@rule
def begin_tiny(s: State) -> None:
    """Shortboards beside breaking waves, a few cards, seat 0 first: the choice of the first round (TAV-22.1,
    TAV-22.2)."""
    s.length = SHORTBOARDS
    s.rounds = 1
    for space in range(1, SPACES + 1):
        s.die[space] = TINY_DIE
    for card in range(KINDS):
        s.deck[card] = TINY_DECK[card]
        s.deck_size += s.deck[card]
        for seat in range(s.seats):
            s.deck_limit[seat, card] = s.deck[card]
    for front in range(FRONTS):
        s.fronts[TINY_WAVE, front] = TINY_FRONTS[front]
    s.pool[TINY_WAVE] = TINY_WAVES
    s.waves_left = TINY_WAVES
    show_back(s)
    for seat in range(s.seats):
        s.spot[seat] = TINY_SPACE
        s.tokens[seat] = TINY_TOKENS
        deal(s, seat, TINY_HAND)
    s.phase = CHOOSE
    seek_choice(s)
