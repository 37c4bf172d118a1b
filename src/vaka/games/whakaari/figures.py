"""Numbers of a finished match of Whakaari that simulation averages."""

from vaka.core.kernel import State
from vaka.games.whakaari.state import GOAL


def figures(s: State) -> dict[str, float]:
    """What a finished match was like."""
    return {
        "turns": int(s.turns),
        "rounds": int(s.turns) / int(s.seats),
        "reached the goal": float(any(s.pawn[seat] == GOAL for seat in range(s.seats))),
        "falls": int(s.falls),
        "saves": int(s.saves),
        "powers used": int(s.powers_used),
        "drags": int(s.drags),
        "tosses": int(s.tosses),
        "events": int(s.drawn),
    }
