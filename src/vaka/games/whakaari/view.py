"""What leaves the game: the table as a seat sees it, and the preview of an action."""

from functools import lru_cache
from typing import Any, TypedDict, cast, get_args

from vaka.core.events import new_events, read_events
from vaka.core.kernel import Ints, State
from vaka.core.plain import PlainStates
from vaka.games.whakaari.components import (
    DISTANCES,
    DRAG,
    DRAG_OTHER,
    DRAG_OWN,
    EVENT_ICONS,
    ICONS,
    JOINS,
    MOVE,
    NEAR,
    NO_ICON,
    POWERS,
    components,
)
from vaka.games.whakaari.events import EVENTS
from vaka.games.whakaari.geometry import PIECES, ROUNDS, SUPREME, facing
from vaka.games.whakaari.notation import CARD_NAMES, EVENT_NAMES, PIECE_NAMES
from vaka.games.whakaari.payloads import (
    ActionCard,
    Board,
    EventCard,
    Measure,
    PathEvent,
    Platform,
    Player,
    Preview,
    Reach,
    Ruler,
    Sizes,
    View,
    Where,
)
from vaka.games.whakaari.reaching import measure, reach
from vaka.games.whakaari.rules.cards import distance_on, hand_size, icon_on, join_on
from vaka.games.whakaari.rules.choices import asked_distance
from vaka.games.whakaari.rules.falls import do_drag
from vaka.games.whakaari.rules.icons import LIMITS, SHOT, drag_distance
from vaka.games.whakaari.rules.play import play
from vaka.games.whakaari.rules.reach import goal_board
from vaka.games.whakaari.state import (
    ANGLE,
    GOAL,
    HOME,
    NOTHING,
    OVER,
    PHASES,
    PUSH,
    REACT_TARGET,
    ROUNDS_PLAYED,
    SECOND,
    STATE,
    TARGET,
    laid,
)
from vaka.games.whakaari.stones import shape

WHERE: tuple[Where, ...] = get_args(Where)  # by the field `lies`
COLOURS = tuple(components()["characters"][power]["colour"] for power in POWERS)
DRAGS = (DRAG, DRAG_OTHER, DRAG_OWN)
PRINTED = 64  # sets of cards kept as they are shown
STONES = 2048  # platforms kept as they are shown
KEPT = 128  # tables kept as they are shown
GROUNDS: dict[tuple[Any, ...], "Ground"] = {}
TABLES: dict[tuple[Any, ...], list[Platform]] = {}
PATH = ("slid", "dragged", "left", "turned", "gone")  # events of a preview


class Ground(TypedDict):
    """The entries of a view that stay the same during a match."""

    sizes: Sizes
    arena: list[tuple[int, int]]
    boards: list[Board]


def character(s: State, seat: int) -> str:
    """The character that a seat was dealt (WHA-1.2)."""
    return POWERS[s.power[seat]]


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


class Own(TypedDict):
    """What of a view is a seat's own."""

    players: list[Player]
    reach: dict[str, Reach]


def own_view(s: State, seat: int, seen: View) -> Own:
    """What a seat sees differently: its own hand, and what it would reach."""
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


def platforms(s: State) -> list[Platform]:
    """All platforms, each with what stands on it. Those of the same table are made once."""
    key = (laid(s), bytes(s.side), bytes(s.bomb), bytes(s.pawn), bytes(s.totem), s.seats)
    found = TABLES.get(key)
    if found is None:
        if len(TABLES) >= KEPT:
            TABLES.clear()
        fields = (s.lies, s.x, s.y, s.axis_x, s.axis_y, s.turned, s.side, s.bomb)
        pawns, totems = standing(s.pawn.tolist()[: s.seats]), standing(s.totem.tolist()[: s.seats])
        found = TABLES[key] = list(map(platform, range(PIECES), *(field.tolist() for field in fields), pawns, totems))
    return found


@lru_cache(STONES)
def platform(
    piece: int, lies: int, x: int, y: int, ax: int, ay: int, turned: int, side: int, bomb: int,
    pawns: tuple[int, ...], totems: tuple[int, ...],
) -> Platform:  # fmt: skip
    """One platform. Most stay as they are from one decision to the next."""
    drawn: Platform = {"id": PIECE_NAMES[piece], "shape": shape(piece), "where": WHERE[lies]}
    if lies:
        drawn["x"] = x
        drawn["y"] = y
        drawn["turned"] = turned
        drawn["side"] = "unstable" if side else "stable"
        drawn["bomb"] = bool(bomb)
        drawn["pawns"] = list(pawns)
        drawn["totems"] = list(totems)
        if piece >= ROUNDS:
            drawn["corners"] = corners(x, y, ax, ay)
    return drawn


def standing(places: list[int]) -> list[tuple[int, ...]]:
    """The seats whose pawns or totems are on each platform."""
    found: list[tuple[int, ...]] = [()] * PIECES
    for seat, place in enumerate(places):
        if 0 <= place < PIECES:
            found[place] += (seat,)
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
        "place": 1 if s.phase == OVER and s.place[other] == 0 else None,
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
        return {"from": place_name(s.chosen), "drags": True, **measured(s, drag_distance(s))}
    jumps = s.phase == TARGET and s.icon in (NO_ICON, MOVE, NEAR)
    if jumps or s.phase in (REACT_TARGET, PUSH) or (s.phase == SECOND and s.casting == SHOT):
        at = s.tank_at if s.phase == PUSH else s.pawn[s.decider]
        return {"from": place_name(at), "drags": False, **measured(s, asked_distance(s))}
    if s.phase == TARGET and s.icon in DRAGS:
        return {"from": None, "drags": True, **measured(s, asked_distance(s))}
    return None


def measured(s: State, distance: int) -> Measure:
    return measure(distance, s.dist[distance])


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
