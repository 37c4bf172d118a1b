"""The door out: what anyone may see of Tongiaki, and an action as parts a client can build from clicks."""

from typing import Any

from vaka.core.kernel import State
from vaka.games.tongiaki import actions
from vaka.games.tongiaki.board import (
    BEACHES,
    DANGER,
    FIRST_BEACH,
    ISLAND_OF,
    JETTY,
    NAMES,
    NOWHERE,
    OPPOSITE,
    ROUTE_END,
    SIZE,
    TILE_IDS,
    TILES,
    VALUE,
    is_island,
)
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.notation import LETTERS, place_of
from vaka.games.tongiaki.rules.boats import count_bits, free_moorings, open_beaches
from vaka.games.tongiaki.rules.ending import boats_of, islands_of, points_of
from vaka.games.tongiaki.rules.play import to_move
from vaka.games.tongiaki.rules.voyage import QUIET_LIMIT
from vaka.games.tongiaki.state import ADD, COLOURS, FOUND, LAND, LYING, NOBODY, OVER, REMOVED, SETTLE, TILE, seat_of
from vaka.games.tongiaki.why import why_not

__all__ = ["describe", "view", "why_not"]

PHASES = ("setup", "turn", "taken", "add", "sail", "found", "land", "remove", "tile", "settle", "over")
COLOUR_NAMES = components()["boats"]["colours"]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Only the order of the pile is hidden, and from all alike (TON-Q33)."""
    return {
        "seats": int(s.seats),
        "first": int(s.first),
        "ending": "chain" if s.ending_chain else "landing",
        "royal": "landing" if s.royal_landing else "turn",
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == OVER else to_move(s),
        "colour": int(s.turn),
        "turn": int(s.turns),
        "tiles": [tile_view(s, tile) for tile in range(TILES) if s.where[tile] == LYING],
        "removed": [TILE_IDS[tile] for tile in range(TILES) if s.where[tile] == REMOVED],
        "pile": {"islands": int(s.islands_left), "oceans": int(s.oceans_left)},
        "in_hand": tile_face(s.in_hand) | {"settlement": bool(s.settling)} if s.phase == TILE else None,
        "colours": [colour_view(s, colour) for colour in range(s.colours)],
        "fleet": fleet_view(s),
        "adding": {"island": int(s.here), "boats": int(s.to_add)} if s.phase == ADD else None,
        "settle_on": int(s.here) if s.phase == SETTLE else None,
        "quiet": int(s.quiet),
        "quiet_limit": QUIET_LIMIT,
        "rounds_without_tile": int(s.stale) // int(s.colours),
        "final": bool(s.final),
        "places": [place_view(s, i) for i in range(s.seats)] if s.phase == OVER else None,
    }


def tile_face(tile: int) -> dict[str, Any]:
    """What is printed on a tile: edges are local, from the red mark clockwise."""
    face: dict[str, Any] = {"tile": int(tile), "id": TILE_IDS[tile], "kind": "island" if is_island(tile) else "ocean"}
    if is_island(tile):
        first = int(FIRST_BEACH[tile])
        face |= {
            "name": NAMES[tile],
            "value": int(VALUE[tile]),
            "beaches": [
                {"moorings": int(SIZE[beach]), "edges": [edge for edge in range(6) if JETTY[tile, edge] == beach]}
                for beach in range(first, first + int(BEACHES[tile]))
            ],
        }
    else:
        ends = [(edge, int(ROUTE_END[tile, edge])) for edge in range(6)]
        face["routes"] = [
            {"from": one, "to": other, "danger": int(DANGER[tile, one])} for one, other in ends if one < other
        ]
    return face


def tile_view(s: State, tile: int) -> dict[str, Any]:
    """A tile on the map; `sides` are world directions, edge k of a tile lies on side (k + rho) mod 6."""
    rho = int(s.rho[tile])
    seen = tile_face(tile) | {"q": int(s.q[tile]), "r": int(s.r[tile]), "rho": rho, "against": int(s.against[tile])}
    if is_island(tile):
        seen["royal"] = None if s.royal[tile] == NOBODY else int(s.royal[tile])
        for number, beach in enumerate(seen["beaches"]):
            there = int(FIRST_BEACH[tile]) + number
            beach["number"] = number + 1
            beach["sides"] = [(edge + rho) % 6 for edge in beach["edges"]]
            beach["boats"] = [int(s.moored[there, colour]) for colour in range(s.colours)]
            beach["full"] = bool(s.crowd[there] == SIZE[there])
    else:
        for route in seen["routes"]:
            route["sides"] = [(route["from"] + rho) % 6, (route["to"] + rho) % 6]
    return seen


def colour_view(s: State, colour: int) -> dict[str, Any]:
    """One colour: whose it is, where its boats are, and what it would score now."""
    return {
        "name": COLOUR_NAMES[colour],
        "letter": LETTERS[colour],
        "seat": seat_of(s, colour),
        "supply": int(s.supply[colour]),
        "ashore": int(s.ashore[colour]),
        "royals": int(s.royals[colour]),
        "at_sea": int(s.at_sea[colour]),
        "points": points_of(s, colour),
        "islands": islands_of(s, colour),
        "boats": boats_of(s, colour),
    }


def fleet_view(s: State) -> dict[str, Any] | None:
    """The fleet in hand, and where it may land."""
    if s.phase not in (LAND, FOUND):
        return None
    return {
        "boats": [int(s.fleet[colour]) for colour in range(s.colours)],
        "port": int(s.port),
        "island": int(s.here),
        "bare": [number + 1 for number in range(6) if s.bare >> number & 1],
        "room": free_moorings(s, s.here),
    }


def place_view(s: State, seat: int) -> dict[str, Any]:
    return {
        "points": int(s.points[seat]),
        "islands": int(s.islands[seat]),
        "boats": int(s.boats[seat]),
        "place": int(s.place[seat]) + 1,
    }


def describe(s: State, action: int) -> dict[str, Any]:
    """An action as its kind and parts; a fleet also tells where its jetty leads."""
    a = actions
    if action >= a.REMOVE_BASE:
        return {"kind": "remove", "island": action - a.REMOVE_BASE}
    if action >= a.TILE_BASE:
        q, r, mark = place_of(s, action)
        beside = (action - a.TILE_BASE) // 6
        return {"kind": "tile", "tile": int(s.in_hand), "q": q, "r": r, "mark": mark, "beside": beside}
    if action == a.SETTLE_ANEW:
        return {"kind": "settle", "boats": int(s.ashore[s.turn])}
    if action == a.FOUND_NOT:
        return {"kind": "found_not", "island": int(s.here)}
    if action >= a.FOUND_BASE:
        return {"kind": "found", "island": action - a.FOUND_BASE, "value": int(VALUE[action - a.FOUND_BASE])}
    if action >= a.LAND_BASE:
        colour, number = divmod(action - a.LAND_BASE, a.MOST_BEACHES)
        boat = {"colour": colour, "seat": seat_of(s, colour)}
        return {"kind": "land", **boat, "island": int(s.here), "beach": number + 1}
    if action >= a.SAIL_BASE:
        island, edge = divmod(action - a.SAIL_BASE, 6)
        return {"kind": "sail", **voyage_ahead(s, island, edge)}
    if action >= a.NEW_BASE:
        two = action == a.NEW_TWO
        return {"kind": "return", "island": 0 if two else action - a.NEW_BASE, "boats": 2 if two else 1}
    if action >= a.GRAB_BASE:
        beach = action - a.GRAB_BASE
        island = int(ISLAND_OF[beach])
        return {"kind": "grab", "island": island, "beach": beach - int(FIRST_BEACH[island]) + 1}
    if action >= a.EXPAND_BASE:
        island = action - a.EXPAND_BASE
        return {"kind": "expand", "island": island, "boats": boats_to_add(s, island)}
    return {"kind": "put", "island": int(s.here), "beach": action - a.PUT_BASE + 1}


def boats_to_add(s: State, island: int) -> int:
    """How many boats an expansion adds (TON-3.2)."""
    return min(s.present[island, s.turn], count_bits(open_beaches(s, island)), s.supply[s.turn])


def voyage_ahead(s: State, island: int, edge: int) -> dict[str, Any]:
    """What is known of a voyage before it begins: tiles crossed, the highest number, and how it ends.

    `ends`: lands, turned_back, lost, unknown (a new tile is turned), at_sea (no tile is left to turn) or stopped.
    """
    beach = int(JETTY[island, edge])
    colours = sum(s.moored[beach, colour] > 0 for colour in range(COLOURS))
    parts: dict[str, Any] = {
        "island": island,
        "edge": edge,
        "side": (edge + int(s.rho[island])) % 6,
        "beach": beach - int(FIRST_BEACH[island]) + 1,
        "colours": colours,
    }
    path, highest, reached, ends = [], 0, NOWHERE, "stopped"
    tile, heading = island, parts["side"]
    while s.quiet < QUIET_LIMIT:
        tile = int(s.near[tile, heading])
        if tile == NOWHERE:
            ends = "at_sea" if s.final else "unknown"
            break
        path.append(tile)
        if is_island(tile):
            ends = "lands" if s.royal[tile] == NOBODY else "turned_back"
            reached = tile
            break
        start = (heading + OPPOSITE - int(s.rho[tile])) % 6
        highest = max(highest, int(DANGER[tile, start]))
        if colours < highest:
            ends = "lost"
            break
        heading = (int(ROUTE_END[tile, start]) + int(s.rho[tile])) % 6
    return parts | {"path": path, "danger": highest, "reaches": reached, "ends": ends}
