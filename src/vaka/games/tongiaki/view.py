"""What anyone may see of Tongiaki."""

from collections.abc import Mapping
from typing import get_args

from vaka.core.kernel import State
from vaka.games.tongiaki.agreement import agreed_end
from vaka.games.tongiaki.board import (
    BEACHES,
    DANGER,
    FIRST_BEACH,
    JETTY,
    NAMES,
    ROUTE_END,
    SIZE,
    TILE_IDS,
    TILES,
    VALUE,
    beach_of,
    is_island,
)
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.notation import LETTERS
from vaka.games.tongiaki.payloads import (
    Beach,
    BeachFace,
    Colour,
    Fleet,
    IslandFace,
    IslandInHand,
    OceanFace,
    OceanInHand,
    Phase,
    Place,
    Placed,
    Route,
    RouteFace,
    Tile,
    View,
)
from vaka.games.tongiaki.rules.boats import free_moorings, is_full, open_beaches, side_of
from vaka.games.tongiaki.rules.ending import boats_of, islands_of, points_of
from vaka.games.tongiaki.rules.play import to_move
from vaka.games.tongiaki.rules.tiles import turns_without_tile
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


def side_at(s: State, island: int, number: int) -> int:
    """The side of the map a beach of an island looks to, by the beach's number from 0."""
    return side_of(s, island, beach_of(island, number))
