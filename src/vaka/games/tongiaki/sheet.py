"""The score sheet: the islands that count for each seat."""

from vaka.core.ending import MatchEvents
from vaka.core.kernel import State
from vaka.games.tongiaki.board import VALUE
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.events import Event
from vaka.games.tongiaki.payloads import Sheet, SheetIsland
from vaka.games.tongiaki.rules.ending import is_present
from vaka.games.tongiaki.state import seat_of


def sheet(s: State, events: MatchEvents[Event]) -> Sheet:
    """Each seat's islands, the most valuable first; with two colours an island may count twice (TON-Q40)."""
    islands: list[list[SheetIsland]] = [[] for _ in range(s.seats)]
    for colour in range(s.colours):
        islands[seat_of(s, colour)] += [
            {"island": island, "value": int(VALUE[island]), "royal": bool(s.royal[island] == colour)}
            for island in range(ISLANDS)
            if is_present(s, island, colour)
        ]
    return {"islands": [sorted(own, key=lambda each: (-each["value"], each["island"])) for own in islands]}
