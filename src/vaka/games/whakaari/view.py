"""What leaves the game: the table as a seat sees it, an action as its parts, and the preview of an action."""

from functools import lru_cache
from math import atan2, degrees, isqrt
from typing import Any, TypedDict, cast, get_args

import numpy as np

from vaka.core.adaptor import SwitchedRule
from vaka.core.events import new_events, read_events
from vaka.core.kernel import Ints, State
from vaka.core.plain import PlainStates
from vaka.games.whakaari.actions import ACTIONS, WORDS
from vaka.games.whakaari.components import (
    DISTANCES,
    DRAG,
    DRAG_OTHER,
    DRAG_OWN,
    EMPTY,
    EVENT_ICONS,
    ICONS,
    JOINS,
    MOVE,
    NEAR,
    NO_ICON,
    OCC,
    POWERS,
    SAVE,
    components,
)
from vaka.games.whakaari.events import EVENTS
from vaka.games.whakaari.geometry import PIECES, ROUNDS, SUPREME, facing
from vaka.games.whakaari.geometry.numbers import CIRCLE, COS, SIN
from vaka.games.whakaari.notation import CARD_NAMES, EVENT_NAMES, PER_MM, PIECE_NAMES, place_mm
from vaka.games.whakaari.payloads import (
    ActionCard,
    Board,
    ChoosePiece,
    Does,
    EventCard,
    Measure,
    Parts,
    PathEvent,
    Platform,
    PlayCard,
    Player,
    Preview,
    Reach,
    Ruler,
    Shape,
    Sizes,
    View,
    Where,
    Word,
)
from vaka.games.whakaari.rules import reach as reaching
from vaka.games.whakaari.rules.cards import distance_on, hand_size, has_move, icon_on, join_on
from vaka.games.whakaari.rules.choices import asked_distance, icon_word
from vaka.games.whakaari.rules.falls import do_drag
from vaka.games.whakaari.rules.icons import BUILD, LIMITS, SHOT, SPELL, SURF, TANK, drag_distance, power_distance
from vaka.games.whakaari.rules.play import play
from vaka.games.whakaari.rules.reach import GOAL_BOARD, OWN_BOARD, goal_board, spot
from vaka.games.whakaari.state import (
    ANGLE,
    GOAL,
    HOME,
    MAIN,
    NOTHING,
    OVER,
    PHASES,
    PULL,
    PUSH,
    REACT_TARGET,
    REMOVE,
    ROUNDS_PLAYED,
    SECOND,
    STATE,
    TARGET,
)

WHERE: tuple[Where, ...] = get_args(Where)  # by the field `lies`
COLOURS = tuple(components()["characters"][power]["colour"] for power in POWERS)
DRAGS = (DRAG, DRAG_OTHER, DRAG_OWN)
SECTOR = 15  # degrees of a step on the way to a direction, where they are listed part by part
REACHED = SwitchedRule(reaching.reached, 0, 0, np.zeros(SUPREME + 1, np.int64))
HAS_TARGET = SwitchedRule(reaching.has_target, 0, MOVE, 0)
COSINES, SINES = COS.tolist(), SIN.tolist()
PRINTED = 64  # sets of cards kept as they are shown
GROUNDS: dict[tuple[Any, ...], "Ground"] = {}
PATH = ("slid", "dragged", "left", "turned", "gone")  # events of a preview


class Ground(TypedDict):
    """The entries of a view that stay the same during a match."""

    sizes: Sizes
    arena: list[tuple[int, int]]
    boards: list[Board]


def view(s: State, seat: int | None) -> View:
    """What a seat sees: everything but the other hands and the order of the decks (WHA-R48)."""
    return {
        "seats": s.seats,
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == OVER else s.decider,
        "active": s.turn,
        "first": s.first,
        "round": min(s.turns // s.seats + 1, ROUNDS_PLAYED),
        "gain_on_any_fall": bool(s.gain_any),
        **ground(s),
        "platforms": platforms(s),
        "players": [player(s, other, seat) for other in range(s.seats)],
        "cards": action_cards(bytes(s.action_code)),
        "events": event_cards(bytes(s.event_code)),
        "discards": {name: n for name, n in zip(CARD_NAMES, s.discard, strict=True) if n},
        "event_discards": {name: n for name, n in zip(EVENT_NAMES, s.event_discard, strict=True) if n},
        "deck": s.deck_count,
        "event_deck": s.event_count,
        "card": None if s.card == NOTHING else CARD_NAMES[s.card],
        "event": None if s.event == NOTHING else EVENT_NAMES[s.event],
        "icon": None if s.icon == NO_ICON else ICONS[s.icon],
        "power": None if s.casting == NOTHING else POWERS[s.casting],
        "ruler": ruler(s),
        "chosen": s.chosen if s.chosen != NOTHING else None,
        "going": [name for name, lies in zip(PIECE_NAMES, s.lies, strict=True) if lies > 1],
        "used": s.used,
        "reach": {} if seat is None else reach(s, seat),
    }


def own_view(s: State, seat: int, seen: View) -> dict[str, Any]:
    """What of this a seat sees otherwise: its own hand, and what it would reach."""
    players = seen["players"].copy()
    players[seat] = {**players[seat], "hand": hand(s, seat)}
    return {"players": players, "reach": reach(s, seat)}


def ground(s: State) -> Ground:
    """What does not change during a match: sizes, the arena and the boards. The same ground is made once."""
    laid = (s.hull_x, s.hull_y, s.mid_x, s.mid_y, s.wide_x, s.wide_y, s.deep_x, s.deep_y, s.dist)
    key = (s.seats, s.boards, s.radius, s.half, s.volcano, s.grid, *map(bytes, laid))
    found = GROUNDS.get(key)
    if found is None:
        if len(GROUNDS) >= PRINTED:
            GROUNDS.clear()
        found = GROUNDS[key] = {
            "sizes": sizes(s),
            "arena": [(s.hull_x[n], s.hull_y[n]) for n in range(2 * s.boards)],
            "boards": [board(s, j) for j in range(s.boards)],
        }
    return found


def sizes(s: State) -> Sizes:
    return {
        "short": s.dist[1],
        "long": s.dist[2],
        "supreme": s.dist[SUPREME],
        "radius": s.radius,
        "half": s.half,
        "volcano": s.volcano,
        "grid": s.grid,
    }


def board(s: State, j: int) -> Board:
    """One board: its corners, and whose goal it is; nobody's is the one that closes the ring."""
    mx, my, wx, wy, kx, ky = (field[j] for field in (s.mid_x, s.mid_y, s.wide_x, s.wide_y, s.deep_x, s.deep_y))
    opposite = goal_board(s, j)
    return {
        "seat": j if j < s.seats else None,
        "goal_of": opposite if opposite < s.seats else None,
        "middle": (mx, my),
        "facing": facing(s.boards, j),
        "corners": [
            (mx + wx, my + wy), (mx - wx, my - wy), (mx - wx - kx, my - wy - ky), (mx + wx - kx, my + wy - ky),
        ],
    }  # fmt: skip


def shape(piece: int) -> Shape:
    return "round" if piece < ROUNDS else "square"


def platforms(s: State) -> list[Platform]:
    """All platforms, each with what stands on it."""
    x, y, ax, ay = s.x.tolist(), s.y.tolist(), s.axis_x.tolist(), s.axis_y.tolist()
    lies, turned, side, bomb = s.lies.tolist(), s.turned.tolist(), s.side.tolist(), s.bomb.tolist()
    pawns, totems = standing(s.pawn.tolist()[: s.seats]), standing(s.totem.tolist()[: s.seats])
    drawn: list[Platform] = []
    for piece in range(PIECES):
        one: Platform = {"id": PIECE_NAMES[piece], "shape": shape(piece), "where": WHERE[lies[piece]]}
        if lies[piece]:
            one["x"] = x[piece]
            one["y"] = y[piece]
            one["turned"] = turned[piece]
            one["side"] = "unstable" if side[piece] else "stable"
            one["bomb"] = bool(bomb[piece])
            one["pawns"] = pawns.get(piece, [])
            one["totems"] = totems.get(piece, [])
            if piece >= ROUNDS:
                one["corners"] = corners(x[piece], y[piece], ax[piece], ay[piece])
        drawn.append(one)
    return drawn


def standing(places: list[int]) -> dict[int, list[int]]:
    """The seats whose pawns or totems are in each place."""
    found: dict[int, list[int]] = {}
    for seat, place in enumerate(places):
        found.setdefault(place, []).append(seat)
    return found


def corners(x: int, y: int, ax: int, ay: int) -> list[tuple[int, int]]:
    return [
        (x + ax - ay, y + ay + ax), (x - ax - ay, y - ay + ax),
        (x - ax + ay, y - ay - ax), (x + ax + ay, y + ay - ax),
    ]  # fmt: skip


def player(s: State, other: int, seat: int | None) -> Player:
    """One player as the seat may see it."""
    power = s.power[other]
    return {
        "power": POWERS[power],
        "colour": COLOURS[power],
        "limit": int(LIMITS[power]) or None,
        "uses": s.uses[other],
        "pawn": place_name(s.pawn[other]),
        "totem": place_name(s.totem[other]),
        "goal": goal_board(s, other),
        "cards": hand_size(s, other),
        "hand": hand(s, other) if other == seat else None,
        "place": s.place[other] + 1 if s.phase == OVER else None,
    }


def hand(s: State, seat: int) -> list[str]:
    """The cards in a hand."""
    return [CARD_NAMES[s.hand[seat, i]] for i in range(hand_size(s, seat))]


def place_name(at: int) -> str:
    return "board" if at == HOME else "goal" if at == GOAL else PIECE_NAMES[at]


@lru_cache(PRINTED)
def action_cards(codes: bytes) -> dict[str, ActionCard]:
    """The action cards of the box, by their codes."""
    return {name: action_card(code) for name, code in zip(CARD_NAMES, memoryview(codes).cast("H"), strict=True) if code}


@lru_cache(PRINTED)
def event_cards(codes: bytes) -> dict[str, EventCard]:
    """The event cards of the box, by their codes."""
    return {name: event_card(code) for name, code in zip(EVENT_NAMES, memoryview(codes).cast("H"), strict=True) if code}


def action_card(code: int) -> ActionCard:
    """An action card as printed."""
    return {
        "distance": DISTANCES[distance_on(code)] or None,
        "icons": [icon for slot in range(2) if (icon := ICONS[icon_on(code, slot)])],
        "join": JOINS[join_on(code)] or None,
    }


def event_card(code: int) -> EventCard:
    """An event card as printed."""
    return {
        "distance": DISTANCES[distance_on(code)] or None,
        "icons": [icon for slot in range(2) if (icon := EVENT_ICONS[icon_on(code, slot)])],
    }


def ruler(s: State) -> Ruler | None:
    """What the decision measures: from where, how far, and whether a stone is dragged so far (WHA-7.4, WHA-R21)."""
    if s.phase == ANGLE:
        return {"from": place_name(s.chosen), "drags": True, **measure(s, drag_distance(s))}
    jumps = s.phase == TARGET and s.icon in (NO_ICON, MOVE, NEAR)
    if jumps or s.phase in (REACT_TARGET, PUSH) or (s.phase == SECOND and s.casting == SHOT):
        at = s.tank_at if s.phase == PUSH else s.pawn[s.decider]
        return {"from": place_name(at), "drags": False, **measure(s, asked_distance(s))}
    if s.phase == TARGET and s.icon in DRAGS:
        return {"from": None, "drags": True, **measure(s, asked_distance(s))}
    return None


def measure(s: State, distance: int) -> Measure:
    name = DISTANCES[distance]
    assert name, "nothing is measured"
    return {"distance": name, "length": s.dist[distance]}


def reach(s: State, seat: int) -> dict[str, Reach]:
    """What each card that moves, in hand or being played, and the power would reach from where the pawn stands."""
    if s.pawn[seat] == GOAL:
        return {}
    kinds = [s.hand[seat, i] for i in range(hand_size(s, seat))]
    codes = {kind: s.action_code[kind] for kind in kinds + [s.card] * (seat == s.turn and s.card != NOTHING)}
    measured = {CARD_NAMES[kind]: (distance_on(code), True) for kind, code in codes.items() if has_move(code)}
    power = s.power[seat]
    if power not in (TANK, SURF):
        measured[POWERS[power]] = (power_distance(power), power not in (SPELL, BUILD))
    bits = np.zeros(SUPREME + 1, np.int64)
    REACHED(s, seat, sum(1 << distance for distance in {distance for distance, _ in measured.values()}), bits)
    found = bits.tolist()
    return {
        name: {**measure(s, distance), "to": targets(s, seat, found[distance], boards)}
        for name, (distance, boards) in measured.items()
    }


def targets(s: State, seat: int, bits: int, boards: bool) -> list[str]:
    """The platforms and boards in the bits of what is reached."""
    named = pieces_in(bits & (1 << PIECES) - 1)
    if boards and bits >> OWN_BOARD & 1:
        named.append(f"B{seat}")
    if boards and bits >> GOAL_BOARD & 1:
        named.append(f"B{goal_board(s, seat)}")
    return named


def pieces_in(bits: int) -> list[str]:
    """The names of the pieces in a set, in their order."""
    named = []
    while bits:
        lowest = bits & -bits
        named.append(PIECE_NAMES[lowest.bit_length() - 1])
        bits ^= lowest
    return named


def describe(s: State, action: int) -> Parts:
    """An action as its kind and parts."""
    kind, parts = ACTIONS.decode(action)
    if kind == "place":
        row, column = parts
        x, y = place_mm(s, row, column)
        far, way = isqrt(x * x + y * y), eighth(nearest_degree(x, y))
        return {"kind": "place", "piece": PIECE_NAMES[s.chosen], "x": x, "y": y, "mm": far, "way": way}
    (number,) = parts
    if kind == "angle":
        sector, piece = number // SECTOR * SECTOR, PIECE_NAMES[s.chosen]
        far = s.dist[drag_distance(s)] // PER_MM
        return {"kind": "angle", "piece": piece, "sector": sector, "mm": far, "degree": number, "way": eighth(number)}
    if kind == "board":
        return {"kind": "board", "board": number, "goal": number != s.decider}
    if kind == "piece":
        return describe_piece(s, number)
    if kind == "card":
        return describe_card(s, number)
    if kind == "push":
        return {"kind": "push", "seat": number}
    if kind == "power":
        return {"kind": "power", "power": POWERS[number]}
    return {"kind": WORDS[number]}


def describe_piece(s: State, piece: int) -> ChoosePiece:
    mm, degree = way_to(s, piece)
    return {
        "kind": "piece",
        "piece": PIECE_NAMES[piece],
        "use": PHASES[s.phase],
        "does": does(s),
        "shape": shape(piece),
        "unstable": piece < ROUNDS or bool(s.side[piece]),  # discs always, also before they lie (WHA-1.6)
        "mm": mm,
        "degree": degree,
        "way": None if degree is None else eighth(degree),
    }


def does(s: State) -> Does:
    """What happens to the stone that is asked for."""
    if s.phase == TARGET:
        if s.icon in DRAGS or s.casting == SPELL:
            return "drag"
        return "crack" if s.icon in (EMPTY, OCC, NEAR) else "jump"
    if s.phase == SECOND and s.casting == SHOT:
        return "crack"
    named: dict[int, Does] = {REACT_TARGET: "jump", REMOVE: "remove", PULL: "drag"}
    return named.get(s.phase, "other")


def eighth(degree: int) -> int:
    """A direction as people say it: 0 right, 1 down right, and on clockwise."""
    return (degree * 2 + 45) // 90 % 8


def describe_card(s: State, kind: int) -> PlayCard:
    card = action_card(s.action_code[kind])
    icons, distance = f" {card['join']} ".join(card["icons"]), card["distance"]
    parts: PlayCard = {"kind": "card", "card": CARD_NAMES[kind], "icons": icons, "distance": distance or "none"}
    if s.phase == MAIN:
        parts["open"] = open_icons(s, kind)
    return parts


def open_icons(s: State, kind: int) -> list[Word]:
    """The words of the icons that would have a target if the card were played now (WHA-3.8)."""
    code = s.action_code[kind]
    icons = [icon_on(code, slot) for slot in range(2)]
    dist = s.dist[distance_on(code)]
    usable = [i for i in icons if i not in (NO_ICON, SAVE) and HAS_TARGET(s, s.decider, i, dist)]
    return [WORDS[icon_word(icon)] for icon in usable]


def way_to(s: State, piece: int) -> tuple[int | None, int | None]:
    """How far and in which direction a stone is from the pawn to move: millimetres between the middles, degrees."""
    if not s.lies[piece]:
        return None, None
    x, y = spot(s, s.decider, s.pawn[s.decider])
    dx, dy = s.x[piece] - x, s.y[piece] - y
    return isqrt(dx * dx + dy * dy) // PER_MM, nearest_degree(dx, dy)


def nearest_degree(x: int, y: int) -> int:
    """What the rule `degree_of` finds among all degrees, of those about where the direction is."""
    about = round(degrees(atan2(y, x)))
    near = [(about + more) % CIRCLE for more in (-1, 0, 1)]
    return min((abs(COSINES[degree] * y - SINES[degree] * x), degree) for degree in near)[1]


def played(s: State, action: int, events: Ints) -> tuple[State, bool]:
    """The table after what an action does itself, and whether that is by chance; then the table is as it was."""
    after = PlainStates(1, STATE)
    after[0] = s
    twin: State = after[0]
    play(twin, action, events)
    while twin.drag_piece != NOTHING:
        do_drag(twin, events)
    chance = bool(twin.chance != s.chance or twin.drawn != s.drawn or twin.deck_count != s.deck_count)
    return (s, True) if chance else (twin, False)


def preview(s: State, action: int) -> Preview:
    """The table after a legal action, without playing it: what follows by chance or by others is not shown.

    `chance` is true if the action itself tosses a stone or draws an event; then the table is as it was.
    """
    events = new_events()
    shown, chance = played(s, action, events)
    told = [] if chance else read_events(events, EVENTS, None)
    return {
        "chance": chance,
        "platforms": platforms(shown),
        "pawns": [place_name(shown.pawn[seat]) for seat in range(s.seats)],
        "totems": [place_name(shown.totem[seat]) for seat in range(s.seats)],
        "path": cast(list[PathEvent], [event for event in told if event["kind"] in PATH]),
    }
