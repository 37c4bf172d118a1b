"""The score sheet: how far everybody came, and what happened on the way."""

from collections import Counter

from vaka.core.ending import MatchEvents, when
from vaka.core.kernel import State
from vaka.games.whakaari.awards import jumps, pushes
from vaka.games.whakaari.events import Event
from vaka.games.whakaari.geometry.table import progress
from vaka.games.whakaari.payloads import Sheet, Way
from vaka.games.whakaari.rules.reach import goal_board, spot
from vaka.games.whakaari.state import GOAL

MM = 16384 * 100  # of the unit in which progress is counted


def sheet(s: State, events: MatchEvents[Event]) -> Sheet:
    """Everybody's way to the goal, and how often they jumped, pushed, used their power, were saved and fell."""
    told = (jumps(events), pushes(events), when(events, "power"), when(events, "saved"), when(events, "fell"))
    counts = [Counter(seat for _, seat in pairs) for pairs in told]
    return {"ways": [way(s, seat, *(count[seat] for count in counts)) for seat in range(s.seats)]}


def way(s: State, seat: int, jumped: int, pushed: int, powers: int, saved: int, fell: int) -> Way:
    """One way, measured as the rules do where nobody reaches the goal (WHA-R59)."""
    goal = goal_board(s, seat)
    start = progress(s, seat, int(s.mid_x[seat]), int(s.mid_y[seat]))
    end = progress(s, seat, int(s.mid_x[goal]), int(s.mid_y[goal]))
    reached = bool(s.pawn[seat] == GOAL)
    here = end if reached else progress(s, seat, *spot(s, seat, int(s.pawn[seat])))
    return {
        "reached": reached,
        "left": max(0, round((end - here) / MM)),
        "done": max(0, min(100, round(100 * (here - start) / (end - start)))),
        "jumps": jumped,
        "pushes": pushed,
        "powers": powers,
        "saves": saved,
        "falls": fell,
    }
