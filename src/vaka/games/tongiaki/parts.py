"""An action as its kind and parts, by which clicks narrow the choices down."""

from vaka.core.kernel import State
from vaka.games.tongiaki.actions import ACTIONS
from vaka.games.tongiaki.board import (
    DANGER,
    ISLAND_OF,
    JETTY,
    NOWHERE,
    STEP_Q,
    STEP_R,
    TONGA,
    VALUE,
    is_island,
    number_of,
)
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.notation import place_beside
from vaka.games.tongiaki.payloads import Ending, Parts, Sail
from vaka.games.tongiaki.rules.boats import colours_on
from vaka.games.tongiaki.rules.route import cross
from vaka.games.tongiaki.rules.turn import boats_to_add
from vaka.games.tongiaki.rules.voyage import QUIET_LIMIT
from vaka.games.tongiaki.state import LYING, NOBODY, seat_of
from vaka.games.tongiaki.view import side_at


def describe(s: State, action: int) -> Parts:
    """An action as its kind and parts; a fleet also tells where its jetty leads."""
    kind, parts = ACTIONS.decode(action)
    match kind, parts:
        case "put", (number,):
            return {"kind": "put", "island": s.here, "beach": number + 1, "side": side_at(s, s.here, number)}
        case "expand", (island,):
            return {"kind": "expand", "island": island, "boats": boats_to_add(s, island)}
        case "grab", (beach,):
            island, number = int(ISLAND_OF[beach]), number_of(beach) - 1
            return {"kind": "grab", "island": island, "beach": number + 1, "side": side_at(s, island, number)}
        case "new", (island,):
            return {"kind": "return", "island": island, "boats": 1}
        case "new_two", ():
            return {"kind": "return", "island": TONGA, "boats": 2}
        case "sail", (island, edge):
            return voyage_ahead(s, island, edge)
        case "land", (colour, number):
            seat = seat_of(s, colour)
            side, beach = side_at(s, s.here, number), number + 1
            return {"kind": "land", "colour": colour, "seat": seat, "island": s.here, "beach": beach, "side": side}
        case "found", (island,):
            return {"kind": "found", "island": island, "value": int(VALUE[island])}
        case "found_not", ():
            return {"kind": "found_not", "island": s.here}
        case "settle", ():
            return {"kind": "settle", "boats": s.ashore[s.turn]}
        case "tile", (beside, side):
            q, r, mark = place_beside(s, beside, side)
            island, steps, towards, more = from_island(s, beside)
            return {
                "kind": "tile", "tile": s.in_hand, "beside": beside, "island": island, "steps": steps,
                "towards": towards, "more": more, "side": side, "q": q, "r": r, "mark": mark,
            }  # fmt: skip
    return {"kind": "remove", "island": parts[0]}


def from_island(s: State, tile: int) -> tuple[int, int, int, int]:
    """The way to a tile from the nearest island: the island, steps, towards which side, and steps towards the next."""
    q, r = int(s.q[tile]), int(s.r[tile])
    lying = [island for island in range(ISLANDS) if s.where[island] == LYING]
    ways = [(*steps_to(q - s.q[island], r - s.r[island]), island) for island in lying]
    steps, more, towards, island = min(ways, key=lambda way: (way[0] + way[1], way[1], way[3]))
    return island, steps, towards, more


def steps_to(q: int, r: int) -> tuple[int, int, int]:
    """Steps towards a side, steps towards the next one clockwise, and which side it is; no steps lead nowhere."""
    for side in range(6):
        aq, ar, bq, br = (int(step[each % 6]) for each in (side, side + 1) for step in (STEP_Q, STEP_R))
        turn = aq * br - ar * bq  # 1 or −1
        steps, more = (q * br - r * bq) * turn, (aq * r - ar * q) * turn
        if steps >= 0 and more >= 0 and (steps > 0 or more == 0):
            return steps, more, side
    raise AssertionError("two neighbouring sides span every sixth of the plane")


def voyage_ahead(s: State, island: int, edge: int) -> Sail:
    """What is known of a voyage before it begins."""
    side, beach = (edge + s.rho[island]) % 6, int(JETTY[island, edge])
    colours = colours_on(s, beach)
    path: list[int] = []
    ends: Ending = "stopped"
    highest, reached, tile, heading = 0, NOWHERE, island, side
    while s.quiet < QUIET_LIMIT:
        tile = s.near[tile, heading]
        if tile == NOWHERE:
            ends = "at_sea" if s.final else "unknown"
            break
        path.append(tile)
        if is_island(tile):
            ends = "lands" if s.royal[tile] == NOBODY else "turned_back"
            reached = tile
            break
        start, _, heading = cross(s, tile, heading)
        highest = max(highest, int(DANGER[tile, start]))
        if colours < highest:
            ends = "lost"
            break
    return {
        "kind": "sail",
        "island": island,
        "edge": edge,
        "side": side,
        "beach": number_of(beach),
        "colours": colours,
        "path": path,
        "danger": highest,
        "reaches": reached,
        "ends": ends,
    }
