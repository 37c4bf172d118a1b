"""What anyone may see of Tongiaki, and an action as parts a client can build from clicks."""

from collections.abc import Mapping
from typing import get_args

from vaka.core.kernel import State
from vaka.games.tongiaki.actions import ACTIONS
from vaka.games.tongiaki.agreement import agreed_end
from vaka.games.tongiaki.board import (
    BEACHES,
    DANGER,
    FIRST_BEACH,
    ISLAND_OF,
    JETTY,
    NAMES,
    NOWHERE,
    ROUTE_END,
    SIZE,
    STEP_Q,
    STEP_R,
    TILE_IDS,
    TILES,
    TONGA,
    VALUE,
    beach_of,
    is_island,
    number_of,
)
from vaka.games.tongiaki.components import ISLANDS, components
from vaka.games.tongiaki.notation import LETTERS, place_beside
from vaka.games.tongiaki.payloads import (
    Beach,
    BeachFace,
    Colour,
    Ending,
    Fleet,
    IslandFace,
    IslandInHand,
    OceanFace,
    OceanInHand,
    Parts,
    Phase,
    Place,
    Placed,
    Route,
    RouteFace,
    Sail,
    Tile,
    View,
)
from vaka.games.tongiaki.rules.boats import colours_on, free_moorings, is_full, open_beaches, side_of
from vaka.games.tongiaki.rules.ending import boats_of, islands_of, points_of
from vaka.games.tongiaki.rules.play import to_move
from vaka.games.tongiaki.rules.route import cross
from vaka.games.tongiaki.rules.tiles import turns_without_tile
from vaka.games.tongiaki.rules.turns import boats_to_add
from vaka.games.tongiaki.rules.voyage import QUIET_LIMIT
from vaka.games.tongiaki.state import ADD, FOUND, LAND, LYING, NOBODY, OVER, REMOVED, SETTLE, TILE, seat_of

PHASES: tuple[Phase, ...] = get_args(Phase)
COLOUR_NAMES = components()["boats"]["colours"]


def view(s: State, seat: int | None) -> View:
    """Only the order of the pile is hidden, and from all alike (TON-Q33)."""
    ended = agreed_end(s)
    return {
        "seats": s.seats,
        "first": s.first,
        "ending": "chain" if s.ending_chain else "landing",
        "royal": "landing" if s.royal_landing else "turn",
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == OVER else to_move(s),
        "colour": s.turn,
        "turn": s.turns,
        "tiles": [tile_view(s, tile) for tile in range(TILES) if s.where[tile] == LYING],
        "removed": [TILE_IDS[tile] for tile in range(TILES) if s.where[tile] == REMOVED],
        "pile": {"islands": s.islands_left, "oceans": s.oceans_left},
        "in_hand": tile_in_hand(s) if s.phase == TILE else None,
        "colours": [colour_view(s, colour) for colour in range(s.colours)],
        "fleet": fleet_view(s) if s.phase in (LAND, FOUND) else None,
        "adding": {"island": s.here, "boats": s.to_add} if s.phase == ADD else None,
        "settle_on": s.here if s.phase == SETTLE else None,
        "quiet": s.quiet,
        "quiet_limit": QUIET_LIMIT,
        "rounds_without_tile": turns_without_tile(s) // s.colours,
        "agreed_end": None if ended is None else [place_view(ended, i) for i in range(s.seats)],
        "final": bool(s.final),
        "places": [place_view(s, i) for i in range(s.seats)] if s.phase == OVER else None,
    }


def own_view(s: State, seat: int, seen: View) -> Mapping[str, object]:
    """Nothing: all see the same."""
    return {}


def island_face(tile: int) -> IslandFace:
    first = int(FIRST_BEACH[tile])
    beaches: list[BeachFace] = [
        {"moorings": int(SIZE[beach]), "edges": [edge for edge in range(6) if JETTY[tile, edge] == beach]}
        for beach in range(first, first + int(BEACHES[tile]))
    ]
    return {
        "tile": tile,
        "id": TILE_IDS[tile],
        "kind": "island",
        "name": NAMES[tile],
        "value": int(VALUE[tile]),
        "beaches": beaches,
    }


def ocean_face(tile: int) -> OceanFace:
    ends = [(edge, int(ROUTE_END[tile, edge])) for edge in range(6)]
    routes: list[RouteFace] = [
        {"from": one, "to": other, "danger": int(DANGER[tile, one])} for one, other in ends if one < other
    ]
    return {"tile": tile, "id": TILE_IDS[tile], "kind": "ocean", "routes": routes}


def tile_in_hand(s: State) -> IslandInHand | OceanInHand:
    if is_island(s.in_hand):
        return {**island_face(s.in_hand), "settlement": bool(s.settling)}
    return {**ocean_face(s.in_hand), "settlement": bool(s.settling)}


def tile_view(s: State, tile: int) -> Tile:
    rho = s.rho[tile]
    place: Placed = {"q": s.q[tile], "r": s.r[tile], "rho": rho, "against": s.against[tile]}
    if is_island(tile):
        island = island_face(tile)
        beaches = [beach_view(s, tile, number, beach) for number, beach in enumerate(island["beaches"])]
        royal = None if s.royal[tile] == NOBODY else s.royal[tile]
        return {**island, "beaches": beaches, **place, "royal": royal}
    ocean = ocean_face(tile)
    routes: list[Route] = [
        {**route, "sides": [(route["from"] + rho) % 6, (route["to"] + rho) % 6]} for route in ocean["routes"]
    ]
    return {**ocean, "routes": routes, **place}


def beach_view(s: State, island: int, number: int, face: BeachFace) -> Beach:
    beach = beach_of(island, number)
    return {
        **face,
        "number": number + 1,
        "side": side_at(s, island, number),
        "sides": [(edge + s.rho[island]) % 6 for edge in face["edges"]],
        "boats": [s.moored[beach, colour] for colour in range(s.colours)],
        "full": is_full(s, beach),
    }


def colour_view(s: State, colour: int) -> Colour:
    return {
        "name": COLOUR_NAMES[colour],
        "letter": LETTERS[colour],
        "seat": seat_of(s, colour),
        "supply": s.supply[colour],
        "ashore": s.ashore[colour],
        "royals": s.royals[colour],
        "at_sea": s.at_sea[colour],
        "points": points_of(s, colour),
        "islands": islands_of(s, colour),
        "boats": boats_of(s, colour),
    }


def fleet_view(s: State) -> Fleet:
    bare = open_beaches(s, s.here) if s.phase == FOUND else s.bare  # nobody lands before that is answered (TON-Q36)
    return {
        "boats": [s.fleet[colour] for colour in range(s.colours)],
        "port": s.port,
        "island": s.here,
        "bare": [number + 1 for number in range(6) if bare >> number & 1],
        "room": free_moorings(s, s.here),
    }


def place_view(s: State, seat: int) -> Place:
    return {
        "points": s.points[seat],
        "islands": s.islands[seat],
        "boats": s.boats[seat],
        "place": s.place[seat] + 1,
    }


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


def side_at(s: State, island: int, number: int) -> int:
    """The side of the map a beach of an island looks to, by the beach's number from 0."""
    return side_of(s, island, beach_of(island, number))


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
