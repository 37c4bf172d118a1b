"""The door out: the table as it is drawn, what a seat can reach, a preview of an action, and why not."""

from math import isqrt
from typing import Any

from vaka.core.events import new_events, read_events
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.whakaari import actions
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
    SAVE,
    components,
)
from vaka.games.whakaari.events import EVENTS
from vaka.games.whakaari.geometry import GRID_HALF, GRID_LINES, LONG, PIECES, ROUNDS, SHORT, SUPREME, degree_of, facing
from vaka.games.whakaari.notation import PER_MM, card_name, event_name, piece_name
from vaka.games.whakaari.refusals import asked_distance
from vaka.games.whakaari.rules import play
from vaka.games.whakaari.rules.cards import distance_on, hand_size, icon_on, join_on
from vaka.games.whakaari.rules.choices import icon_word
from vaka.games.whakaari.rules.falls import do_drag
from vaka.games.whakaari.rules.icons import BUILD, SHOT, SPELL, SURF, TANK, power_distance
from vaka.games.whakaari.rules.reach import can_reach, can_reach_board, goal_board, has_target
from vaka.games.whakaari.state import ANGLE, GOAL, HOME, MAIN, NOTHING, OVER, PUSH, REACT_TARGET, SECOND, STATE, TARGET

PHASES = (
    "running", "toss", "remove", "react", "react_target", "main", "pull", "icon", "target", "angle", "piece", "place",
    "tank", "push", "second", "over",
)  # fmt: skip
WHERE = ("removed", "in play", "leaving", "collapsing")
COLOURS = tuple(components()["characters"][power]["colour"] for power in POWERS)
LIMITS = tuple(components()["characters"][power]["limit"] for power in POWERS)
DRAGS = (DRAG, DRAG_OTHER, DRAG_OWN)
SECTOR = 15  # degrees of a step on the way to a direction, where they are listed part by part


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees: everything but the other hands and the order of the decks (WHA-R48)."""
    return {
        "seats": int(s.seats),
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == OVER else int(s.decider),
        "active": int(s.turn),
        "first": int(s.first),
        "round": int(s.turns) // int(s.seats) + 1,
        "gain_on_any_fall": bool(s.gain_any),
        **table(s),
        "players": [player(s, other, seat) for other in range(s.seats)],
        "cards": {card_name(kind): action_card(s, kind) for kind in kinds_in(s.action_code)},
        "events": {event_name(kind): event_card(s, kind) for kind in kinds_in(s.event_code)},
        "discards": {card_name(kind): int(n) for kind, n in enumerate(s.discard) if n},
        "event_discards": {event_name(kind): int(n) for kind, n in enumerate(s.event_discard) if n},
        "deck": int(s.deck_count),
        "event_deck": int(s.event_count),
        "card": None if s.card == NOTHING else card_name(int(s.card)),
        "event": None if s.event == NOTHING else event_name(int(s.event)),
        "icon": None if s.icon == NO_ICON else ICONS[s.icon],
        "power": None if s.casting == NOTHING else POWERS[s.casting],
        "ruler": ruler(s),
        "chosen": int(s.chosen) if s.chosen != NOTHING else None,
        "going": [piece_name(piece) for piece in range(PIECES) if s.lies[piece] > 1],
        "used": int(s.used),
        "reach": {} if seat is None else reach(s, seat),
    }


def table(s: State) -> dict[str, Any]:
    """The shapes as drawn, in hundredths of a millimetre, y downwards."""
    return {
        "sizes": {
            "short": int(s.dist[1]), "long": int(s.dist[2]), "supreme": int(s.dist[SUPREME]),
            "radius": int(s.radius), "half": int(s.half), "volcano": int(s.volcano), "grid": int(s.grid),
        },
        "arena": [[int(s.hull_x[n]), int(s.hull_y[n])] for n in range(2 * s.boards)],
        "boards": [board(s, j) for j in range(s.boards)],
        "platforms": [platform(s, piece) for piece in range(PIECES)],
    }  # fmt: skip


def board(s: State, j: int) -> dict[str, Any]:
    """One board: its corners, and whose goal it is; nobody's is the one that closes the ring."""
    mx, my, wx, wy, kx, ky = (int(field[j]) for field in (s.mid_x, s.mid_y, s.wide_x, s.wide_y, s.deep_x, s.deep_y))
    opposite = goal_board(s, j)
    return {
        "seat": j if j < s.seats else None,
        "goal_of": opposite if opposite < s.seats else None,
        "middle": [mx, my],
        "facing": facing(int(s.boards), j),
        "corners": [
            [mx + wx, my + wy], [mx - wx, my - wy], [mx - wx - kx, my - wy - ky], [mx + wx - kx, my + wy - ky],
        ],
    }  # fmt: skip


def platform(s: State, piece: int) -> dict[str, Any]:
    """One platform with what stands on it."""
    drawn: dict[str, Any] = {
        "id": piece_name(piece),
        "shape": "round" if piece < ROUNDS else "square",
        "where": WHERE[s.lies[piece]],
    }
    if not s.lies[piece]:
        return drawn
    x, y, ax, ay = int(s.x[piece]), int(s.y[piece]), int(s.axis_x[piece]), int(s.axis_y[piece])
    drawn |= {
        "x": x,
        "y": y,
        "turned": int(s.turned[piece]),
        "side": "unstable" if s.side[piece] else "stable",
        "bomb": bool(s.bomb[piece]),
        "pawns": [seat for seat in range(s.seats) if s.pawn[seat] == piece],
        "totems": [seat for seat in range(s.seats) if s.totem[seat] == piece],
    }
    if piece >= ROUNDS:
        drawn["corners"] = [
            [x + ax - ay, y + ay + ax], [x - ax - ay, y - ay + ax],
            [x - ax + ay, y - ay - ax], [x + ax + ay, y + ay - ax],
        ]  # fmt: skip
    return drawn


def player(s: State, other: int, seat: int | None) -> dict[str, Any]:
    """One player as the seat may see it."""
    power = int(s.power[other])
    hand = [card_name(int(s.hand[other, i])) for i in range(hand_size(s, other))]
    return {
        "power": POWERS[power],
        "colour": COLOURS[power],
        "limit": LIMITS[power] or None,
        "uses": int(s.uses[other]),
        "pawn": place_name(int(s.pawn[other])),
        "totem": place_name(int(s.totem[other])),
        "goal": goal_board(s, other),
        "cards": hand_size(s, other),
        "hand": hand if other == seat else None,
        "place": int(s.place[other]) + 1 if s.phase == OVER else None,
    }


def place_name(at: int) -> str:
    return "board" if at == HOME else "goal" if at == GOAL else piece_name(at)


def kinds_in(codes: Any) -> list[int]:
    return [kind for kind, code in enumerate(codes) if code]


def action_card(s: State, kind: int) -> dict[str, Any]:
    """An action card as printed."""
    code = int(s.action_code[kind])
    return {
        "distance": DISTANCES[distance_on(code)] or None,
        "icons": [ICONS[icon_on(code, slot)] for slot in range(2) if icon_on(code, slot)],
        "join": JOINS[join_on(code)] or None,
    }


def event_card(s: State, kind: int) -> dict[str, Any]:
    """An event card as printed."""
    code = int(s.event_code[kind])
    return {
        "distance": DISTANCES[distance_on(code)] or None,
        "icons": [EVENT_ICONS[icon_on(code, slot)] for slot in range(2) if icon_on(code, slot)],
    }


def ruler(s: State) -> dict[str, Any] | None:
    """What the decision measures: from where, how far, and whether a platform is dragged so far (WHA-7.4, WHA-R21)."""
    if s.phase == ANGLE:
        return {"from": place_name(int(s.chosen)), "drags": True, **measure(s, drag_distance(s))}
    jumps = s.phase == TARGET and s.icon in (NO_ICON, MOVE, NEAR)
    if jumps or s.phase in (REACT_TARGET, PUSH) or (s.phase == SECOND and s.casting == SHOT):
        at = int(s.tank_at) if s.phase == PUSH else int(s.pawn[s.decider])
        return {"from": place_name(at), "drags": False, **measure(s, asked_distance(s))}
    if s.phase == TARGET and s.icon in DRAGS:
        return {"from": None, "drags": True, **measure(s, asked_distance(s))}
    return None


def drag_distance(s: State) -> int:
    """The distance of a drag: SURF short, SPELL long, else the card's own."""
    if s.icon != NO_ICON:
        return int(distance_on(int(s.action_code[s.card])))
    return SHORT if s.casting == SURF else LONG


def measure(s: State, distance: int) -> dict[str, Any]:
    return {"distance": DISTANCES[distance], "length": int(s.dist[distance])}


def reach(s: State, seat: int) -> dict[str, Any]:
    """What each card that moves, in hand or being played, and the power would reach from where the pawn stands."""
    found = {}
    if s.pawn[seat] == GOAL:
        return {}
    kinds = [int(s.hand[seat, i]) for i in range(hand_size(s, seat))]
    for kind in kinds + [int(s.card)] * (seat == s.turn and s.card != NOTHING):
        code = int(s.action_code[kind])
        if MOVE in (icon_on(code, 0), icon_on(code, 1)):
            found[card_name(kind)] = reached(s, seat, distance_on(code))
    if s.power[seat] not in (TANK, SURF):
        boards = s.power[seat] not in (SPELL, BUILD)
        found[POWERS[s.power[seat]]] = reached(s, seat, power_distance(int(s.power[seat])), boards)
    return found


def reached(s: State, seat: int, distance: int, boards: bool = True) -> dict[str, Any]:
    """The platforms and boards a distance joins with where the pawn stands."""
    length = int(s.dist[distance])
    targets = [piece_name(piece) for piece in range(PIECES) if can_reach(s, seat, piece, length)]
    if boards:
        for j in (seat, goal_board(s, seat)):
            if can_reach_board(s, seat, j, length):
                targets.append(f"B{j}")
    return {**measure(s, distance), "to": targets}


def describe(s: State, action: int) -> dict[str, Any]:
    """An action as its kind and parts."""
    if action >= actions.PLACE_BASE:
        row, column = divmod(action - actions.PLACE_BASE, GRID_LINES)
        grid = int(s.grid)
        x, y = (column - GRID_HALF) * grid, (row - GRID_HALF) * grid
        return {"kind": "place", "piece": piece_name(int(s.chosen)), "x": x // PER_MM, "y": y // PER_MM}
    if action >= actions.ANGLE_BASE:
        degree = action - actions.ANGLE_BASE
        sector = degree // SECTOR * SECTOR
        return {"kind": "angle", "piece": piece_name(int(s.chosen)), "sector": sector, "degree": degree}
    if action >= actions.BOARD_BASE:
        j = action - actions.BOARD_BASE
        return {"kind": "board", "board": j, "goal": j != int(s.decider)}
    if action >= actions.PIECE_BASE:
        piece = action - actions.PIECE_BASE
        shape, unstable = "round" if piece < ROUNDS else "square", bool(s.side[piece])
        return {
            "kind": "piece",
            "piece": piece_name(piece),
            "use": PHASES[s.phase],
            "shape": shape,
            "unstable": unstable,
            **way_to(s, piece),
        }
    if action >= actions.CARD_BASE:
        kind = action - actions.CARD_BASE
        card = action_card(s, kind)
        icons = f" {card['join']} ".join(card["icons"])
        parts = {"kind": "card", "card": card_name(kind), "icons": icons, "distance": card["distance"] or "none"}
        return {**parts, "open": open_icons(s, kind)} if s.phase == MAIN else parts
    if action >= actions.PUSH_BASE:
        return {"kind": "push", "seat": action - actions.PUSH_BASE}
    if action >= actions.POWER_BASE:
        return {"kind": "power", "power": POWERS[action - actions.POWER_BASE]}
    return {"kind": actions.WORDS[action]}


def open_icons(s: State, kind: int) -> list[str]:
    """The words of the icons that would have a target if the card were played now (WHA-3.8)."""
    code = int(s.action_code[kind])
    icons = [int(icon_on(code, slot)) for slot in range(2)]
    dist = int(s.dist[distance_on(code)])
    usable = [i for i in icons if i not in (NO_ICON, SAVE) and has_target(s, int(s.decider), i, dist)]
    return [actions.WORDS[icon_word(icon)] for icon in usable]


def way_to(s: State, piece: int) -> dict[str, Any]:
    """Where a platform lies, seen from the pawn of who decides: millimetres between the middles, and the direction."""
    if not s.lies[piece]:
        return {"mm": None, "degree": None}
    seat = int(s.decider)
    at = int(s.pawn[seat])
    x, y = (int(s.mid_x[seat]), int(s.mid_y[seat])) if at >= PIECES else (int(s.x[at]), int(s.y[at]))
    dx, dy = int(s.x[piece]) - x, int(s.y[piece]) - y
    return {"mm": isqrt(dx * dx + dy * dy) // PER_MM, "degree": int(degree_of(dx, dy))}


def preview(s: State, action: int) -> dict[str, Any]:
    """The table after a legal action, without playing it: what follows by chance or by others is not shown.

    `chance` is true if the action itself tosses a platform or draws an event; then the table is as it was.
    """
    after, events = PlainStates(1, STATE), new_events()
    after[0] = s
    twin: State = after[0]
    play(twin, action, events)
    while twin.drag_piece != NOTHING:
        do_drag(twin, events)
    chance = twin.chance != s.chance or twin.drawn != s.drawn or twin.deck_count != s.deck_count
    shown = s if chance else twin
    told = [] if chance else read_events(events, EVENTS, None)
    return {
        "chance": chance,
        "platforms": [platform(shown, piece) for piece in range(PIECES)],
        "pawns": [place_name(int(shown.pawn[seat])) for seat in range(s.seats)],
        "totems": [place_name(int(shown.totem[seat])) for seat in range(s.seats)],
        "path": [event for event in told if event["kind"] in ("slid", "dragged", "left", "turned", "gone")],
    }
