"""The end a table may agree on when a closed map goes on and on: a matter of the table, not a move (TON-Q32)."""

from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.rules.ending import finish
from vaka.games.tongiaki.rules.tiles import turns_without_tile
from vaka.games.tongiaki.state import STATE, TURN

AGREED_ROUNDS = int(components()["limits"]["agreed_rounds"])


def agreed_end(s: State) -> State | None:
    """The match scored as it stands, at the beginning of a turn after ten rounds without a tile; None before."""
    if s.phase != TURN or turns_without_tile(s) < AGREED_ROUNDS * s.colours:
        return None
    states = PlainStates(1, STATE)
    states[0] = s
    ended: State = states[0]
    finish(ended, NO_EVENTS)
    return ended
