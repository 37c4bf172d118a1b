"""Why what a person tried is not possible, by the number of the rule."""

from collections.abc import Callable, Mapping
from typing import Any

from vaka.core.game import Refusal
from vaka.core.kernel import State
from vaka.games.tongiaki.board import BEACHES, JETTY, NOWHERE, STEP_Q, STEP_R, TILES, TONGA, beach_of
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.notation import tile_at
from vaka.games.tongiaki.rules.boats import boats_on, is_full
from vaka.games.tongiaki.rules.landing import ROYAL_LIMIT
from vaka.games.tongiaki.rules.play import to_move
from vaka.games.tongiaki.state import (
    ADD,
    FOUND,
    LAND,
    NOBODY,
    OVER,
    REMOVE,
    SAIL,
    SETTLE,
    SETUP,
    TAKEN,
    TILE,
    TURN,
    is_open,
)

MAP = range(-TILES, TILES + 1)  # columns and rows a tile can have

# what is asked at each point, and the rule that says so
ASKED = {
    SETUP: ("TON-1.4", "tongiaki-why-now-setup", {"put"}),
    TURN: ("TON-2.1", "tongiaki-why-now-turn", {"expand", "found", "settle", "grab", "return"}),
    TAKEN: ("TON-14.2", "tongiaki-why-now-taken", {"expand"}),
    ADD: ("TON-3.2", "tongiaki-why-now-add", {"put"}),
    SAIL: ("TON-4.1", "tongiaki-why-now-sail", {"sail"}),
    FOUND: ("TON-Q36", "tongiaki-why-now-found", {"found", "found_not"}),
    LAND: ("TON-7.1", "tongiaki-why-now-land", {"land"}),
    REMOVE: ("TON-14.4", "tongiaki-why-now-remove", {"remove"}),
    TILE: ("TON-11.1", "tongiaki-why-now-tile", {"tile"}),
    SETTLE: ("TON-11.1", "tongiaki-why-now-settle", {"put"}),
}


def why_not(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    """The rule that forbids an intent, in the words of describe()."""
    if s.phase == OVER:
        return Refusal("TON-12.2", "tongiaki-why-over")
    if seat != to_move(s):
        return Refusal("TON-1.6", "tongiaki-why-turn")
    kind = intent.get("kind")
    if kind == "pass":
        return Refusal("TON-Q3", "tongiaki-why-pass")
    rule, key, kinds = ASKED[s.phase]
    reason = REASONS.get(kind) if isinstance(kind, str) and kind in kinds else None
    return reason(s, intent) if reason else Refusal(rule, key)


def _number(intent: Mapping[str, Any], part: str, numbers: range) -> int | None:
    """A part of an intent, if it is one of these numbers."""
    value = intent.get(part)
    return value if isinstance(value, int) and not isinstance(value, bool) and value in numbers else None


def _island(intent: Mapping[str, Any]) -> int | None:
    return _number(intent, "island", range(ISLANDS))


def _beach(s: State, intent: Mapping[str, Any]) -> int | None:
    """The beach meant, from 0, if the island in question has it."""
    island = TONGA if s.phase == SETUP else int(s.here)
    number = _number(intent, "beach", range(1, int(BEACHES[island]) + 1))
    return None if number is None else number - 1


def _elsewhere(s: State, intent: Mapping[str, Any]) -> Refusal | None:
    """The refusal of a beach of another island than the one the boats go to."""
    island = TONGA if s.phase == SETUP else int(s.here)
    if "island" not in intent or _island(intent) == island:
        return None
    return Refusal(ASKED[s.phase][0], "tongiaki-why-other-island", (("island", island),))


def why_not_put(s: State, intent: Mapping[str, Any]) -> Refusal:
    if elsewhere := _elsewhere(s, intent):
        return elsewhere
    number = _beach(s, intent)
    if number is None:
        return Refusal("TON-3.3", "tongiaki-why-no-beach")
    if s.phase == SETUP:
        return Refusal("TON-1.5", "tongiaki-why-setup-room")
    if is_full(s, beach_of(s.here, number)):
        return Refusal("TON-3.3", "tongiaki-why-beach-full")
    if s.served >> number & 1:
        return Refusal("TON-3.3", "tongiaki-why-one-a-beach")
    return Refusal("TON-3.3", "tongiaki-why-lowest-beach")


def why_not_expand(s: State, intent: Mapping[str, Any]) -> Refusal:
    island = _island(intent)
    if island is not None and s.royal[island] != NOBODY:
        return Refusal("TON-10.5", "tongiaki-why-expand-royal")
    if s.ashore[s.turn] == 0:
        return Refusal("TON-14.1", "tongiaki-why-no-boats")
    if island is None or s.present[island, s.turn] == 0:
        return Refusal("TON-3.1", "tongiaki-why-expand-absent")
    return Refusal("TON-14.2", "tongiaki-why-all-boats")


def why_not_found(s: State, intent: Mapping[str, Any]) -> Refusal:
    island = _island(intent)
    if s.phase == FOUND:
        return Refusal("TON-Q36", "tongiaki-why-now-found")
    if s.royal_landing:
        return Refusal("TON-Q36", "tongiaki-why-found-landing")
    if island == TONGA:
        return Refusal("TON-10.4", "tongiaki-why-found-tonga")
    if s.royals[s.turn] >= ROYAL_LIMIT:
        return Refusal("TON-10.4", "tongiaki-why-found-limit")
    if island is None or s.present[island, s.turn] == 0:
        return Refusal("TON-10.1", "tongiaki-why-found-absent")
    others = boats_on(s, island) - int(s.present[island, s.turn])
    return Refusal("TON-10.1", "tongiaki-why-found-others", (("island", island), ("others", others)))


def why_not_grab(s: State, intent: Mapping[str, Any]) -> Refusal:
    if s.supply[s.turn] > 0:
        return Refusal("TON-14.2", "tongiaki-why-grab-supply", (("supply", int(s.supply[s.turn])),))
    return Refusal("TON-Q26", "tongiaki-why-grab-absent")


def why_not_return(s: State, intent: Mapping[str, Any]) -> Refusal:
    if s.ashore[s.turn] > 0:
        return Refusal("TON-14.1", "tongiaki-why-return-boats", (("boats", int(s.ashore[s.turn])),))
    island = _island(intent)
    if island is None or not is_open(s, island):
        return Refusal("TON-Q25", "tongiaki-why-return-island")
    if _number(intent, "boats", range(2, 100)) and island != TONGA:
        return Refusal("TON-14.1", "tongiaki-why-return-two")
    return Refusal("TON-Q25", "tongiaki-why-return-room")


def why_not_sail(s: State, intent: Mapping[str, Any]) -> Refusal:
    island, edge = _island(intent), _number(intent, "edge", range(6))
    if island is None or edge is None or JETTY[island, edge] == NOWHERE:
        return Refusal("TON-4.2", "tongiaki-why-no-jetty")
    return Refusal("TON-4.1", "tongiaki-why-not-full")


def why_not_land(s: State, intent: Mapping[str, Any]) -> Refusal:
    colour, number = _number(intent, "colour", range(s.colours)), _beach(s, intent)
    if colour is None or s.fleet[colour] == 0:
        return Refusal("TON-7.1", "tongiaki-why-not-aboard")
    if elsewhere := _elsewhere(s, intent):
        return elsewhere
    if number is None:
        return Refusal("TON-7.1", "tongiaki-why-no-beach")
    if is_full(s, beach_of(s.here, number)):
        return Refusal("TON-7.2", "tongiaki-why-beach-full")
    if not s.bare >> number & 1:
        return Refusal("TON-Q11", "tongiaki-why-each-first")
    return Refusal("TON-Q39", "tongiaki-why-lowest-beach")


def why_not_tile(s: State, intent: Mapping[str, Any]) -> Refusal:
    q, r = _number(intent, "q", MAP), _number(intent, "r", MAP)
    if q is None or r is None:
        return Refusal("TON-Q19", "tongiaki-why-tile-detached")
    if tile_at(s, q, r) is not None:
        return Refusal("TON-Q19", "tongiaki-why-tile-taken")
    if all(tile_at(s, q + int(STEP_Q[d]), r + int(STEP_R[d])) is None for d in range(6)):
        return Refusal("TON-Q19", "tongiaki-why-tile-detached")
    return Refusal("TON-Q19", "tongiaki-why-tile-mark", (("mark", _number(intent, "mark", range(6)) or 0),))


def why_not_remove(s: State, intent: Mapping[str, Any]) -> Refusal:
    return Refusal("TON-Q28", "tongiaki-why-not-caught")


REASONS: dict[str, Callable[[State, Mapping[str, Any]], Refusal]] = {
    "put": why_not_put,
    "expand": why_not_expand,
    "found": why_not_found,
    "grab": why_not_grab,
    "return": why_not_return,
    "sail": why_not_sail,
    "land": why_not_land,
    "tile": why_not_tile,
    "remove": why_not_remove,
}
