"""The wave deck, which is also the clock (TAV-3): the back of the next card, and its front."""

from vaka.core.chance import draw
from vaka.core.kernel import State, rule
from vaka.games.tavarua.components import FRONTS, STRONGEST, WAVES
from vaka.games.tavarua.rules.cards import draw_kind
from vaka.games.tavarua.state import HIDDEN_FRONT

TYPES = len(WAVES)


@rule
def show_back(s: State) -> None:
    """The type on the back of the next card is seen by all (TAV-3.4, TAV-A13); its front is not yet fixed."""
    s.next_wave = -1
    s.next_front = HIDDEN_FRONT
    s.peeked = 0
    if s.waves_left > 0:
        left = 0
        for wave in range(TYPES):
            left += int(s.pool[wave])
        s.next_wave = draw_kind(s, s.pool, left)


@rule
def fix_front(s: State) -> None:
    """Draw the front of the top card from those of its type that have not been seen, unless somebody looked before."""
    if s.next_front == HIDDEN_FRONT:
        wave, left = int(s.next_wave), 0
        for front in range(FRONTS):
            left += int(s.fronts[wave, front])
        left = draw(s, left)
        front = 0
        while left >= s.fronts[wave, front]:
            left -= s.fronts[wave, front]
            front += 1
        s.fronts[wave, front] -= 1
        s.next_front = front - STRONGEST
