"""What leaves the game: the table as a seat sees it, an action as its parts, and the preview of an action."""

from collections.abc import Sequence
from math import isqrt
from typing import cast, get_args

from vaka.core.events import new_events, read_events
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.whakaari.actions import ACTIONS, WORDS
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
from vaka.games.whakaari.geometry import PIECES, ROUNDS, SUPREME, degree_of, facing
from vaka.games.whakaari.notation import PER_MM, card_name, event_name, piece_name, place_mm
from vaka.games.whakaari.payloads import (
    ActionCard,
    Board,
    ChoosePiece,
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
from vaka.games.whakaari.rules.cards import distance_on, hand_size, has_move, icon_on, join_on
from vaka.games.whakaari.rules.choices import asked_distance, icon_word
from vaka.games.whakaari.rules.falls import do_drag
from vaka.games.whakaari.rules.icons import BUILD, LIMITS, SHOT, SPELL, SURF, TANK, drag_distance, power_distance
from vaka.games.whakaari.rules.play import play
from vaka.games.whakaari.rules.reach import can_reach, can_reach_board, goal_board, has_target, spot
from vaka.games.whakaari.state import (
    ANGLE,
    GOAL,
    HOME,
    MAIN,
    NOTHING,
    OVER,
    PHASES,
    PUSH,
    REACT_TARGET,
    ROUNDS_PLAYED,
    SECOND,
    STATE,
    TARGET,
)

WHERE: tuple[Where, ...] = get_args(Where)  # by the field `lies`
COLOURS = tuple(components()["characters"][power]["colour"] for power in POWERS)
DRAGS = (DRAG, DRAG_OTHER, DRAG_OWN)
SECTOR = 15  # degrees of a step on the way to a direction, where they are listed part by part
PATH = ("slid", "dragged", "left", "turned", "gone")  # events of a preview


def view(s: State, seat: int | None) -> View:
    """What a seat sees: everything but the other hands and the order of the decks (WHA-R48)."""
    return {
        "seats": int(s.seats),
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == OVER else int(s.decider),
        "active": int(s.turn),
        "first": int(s.first),
        "round": min(int(s.turns) // int(s.seats) + 1, ROUNDS_PLAYED),
        "gain_on_any_fall": bool(s.gain_any),
        "sizes": sizes(s),
        "arena": [(int(s.hull_x[n]), int(s.hull_y[n])) for n in range(2 * s.boards)],
        "boards": [board(s, j) for j in range(s.boards)],
        "platforms": [platform(s, piece) for piece in range(PIECES)],
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


def sizes(s: State) -> Sizes:
    return {
        "short": int(s.dist[1]),
        "long": int(s.dist[2]),
        "supreme": int(s.dist[SUPREME]),
        "radius": int(s.radius),
        "half": int(s.half),
        "volcano": int(s.volcano),
        "grid": int(s.grid),
    }


def board(s: State, j: int) -> Board:
    """One board: its corners, and whose goal it is; nobody's is the one that closes the ring."""
    mx, my, wx, wy, kx, ky = (int(field[j]) for field in (s.mid_x, s.mid_y, s.wide_x, s.wide_y, s.deep_x, s.deep_y))
    opposite = goal_board(s, j)
    return {
        "seat": j if j < s.seats else None,
        "goal_of": opposite if opposite < s.seats else None,
        "middle": (mx, my),
        "facing": facing(int(s.boards), j),
        "corners": [
            (mx + wx, my + wy), (mx - wx, my - wy), (mx - wx - kx, my - wy - ky), (mx + wx - kx, my + wy - ky),
        ],
    }  # fmt: skip


def shape(piece: int) -> Shape:
    return "round" if piece < ROUNDS else "square"


def platform(s: State, piece: int) -> Platform:
    """One stone with what stands on it."""
    drawn: Platform = {"id": piece_name(piece), "shape": shape(piece), "where": WHERE[s.lies[piece]]}
    if not s.lies[piece]:
        return drawn
    x, y, ax, ay = int(s.x[piece]), int(s.y[piece]), int(s.axis_x[piece]), int(s.axis_y[piece])
    drawn["x"] = x
    drawn["y"] = y
    drawn["turned"] = int(s.turned[piece])
    drawn["side"] = "unstable" if s.side[piece] else "stable"
    drawn["bomb"] = bool(s.bomb[piece])
    drawn["pawns"] = [seat for seat in range(s.seats) if s.pawn[seat] == piece]
    drawn["totems"] = [seat for seat in range(s.seats) if s.totem[seat] == piece]
    if piece >= ROUNDS:
        drawn["corners"] = [
            (x + ax - ay, y + ay + ax), (x - ax - ay, y - ay + ax),
            (x - ax + ay, y - ay - ax), (x + ax + ay, y + ay - ax),
        ]  # fmt: skip
    return drawn


def player(s: State, other: int, seat: int | None) -> Player:
    """One player as the seat may see it."""
    power = int(s.power[other])
    hand = [card_name(int(s.hand[other, i])) for i in range(hand_size(s, other))]
    return {
        "power": POWERS[power],
        "colour": COLOURS[power],
        "limit": int(LIMITS[power]) or None,
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


def kinds_in(codes: Sequence[int]) -> list[int]:
    return [kind for kind, code in enumerate(codes) if code]


def action_card(s: State, kind: int) -> ActionCard:
    """An action card as printed."""
    code = int(s.action_code[kind])
    return {
        "distance": DISTANCES[distance_on(code)] or None,
        "icons": [icon for slot in range(2) if (icon := ICONS[icon_on(code, slot)])],
        "join": JOINS[join_on(code)] or None,
    }


def event_card(s: State, kind: int) -> EventCard:
    """An event card as printed."""
    code = int(s.event_code[kind])
    return {
        "distance": DISTANCES[distance_on(code)] or None,
        "icons": [icon for slot in range(2) if (icon := EVENT_ICONS[icon_on(code, slot)])],
    }


def ruler(s: State) -> Ruler | None:
    """What the decision measures: from where, how far, and whether a stone is dragged so far (WHA-7.4, WHA-R21)."""
    if s.phase == ANGLE:
        return {"from": place_name(int(s.chosen)), "drags": True, **measure(s, drag_distance(s))}
    jumps = s.phase == TARGET and s.icon in (NO_ICON, MOVE, NEAR)
    if jumps or s.phase in (REACT_TARGET, PUSH) or (s.phase == SECOND and s.casting == SHOT):
        at = int(s.tank_at) if s.phase == PUSH else int(s.pawn[s.decider])
        return {"from": place_name(at), "drags": False, **measure(s, asked_distance(s))}
    if s.phase == TARGET and s.icon in DRAGS:
        return {"from": None, "drags": True, **measure(s, asked_distance(s))}
    return None


def measure(s: State, distance: int) -> Measure:
    name = DISTANCES[distance]
    assert name, "nothing is measured"
    return {"distance": name, "length": int(s.dist[distance])}


def reach(s: State, seat: int) -> dict[str, Reach]:
    """What each card that moves, in hand or being played, and the power would reach from where the pawn stands."""
    found = {}
    if s.pawn[seat] == GOAL:
        return {}
    kinds = [int(s.hand[seat, i]) for i in range(hand_size(s, seat))]
    for kind in kinds + [int(s.card)] * (seat == s.turn and s.card != NOTHING):
        code = int(s.action_code[kind])
        if has_move(code):
            found[card_name(kind)] = reached(s, seat, distance_on(code))
    if s.power[seat] not in (TANK, SURF):
        boards = s.power[seat] not in (SPELL, BUILD)
        found[POWERS[s.power[seat]]] = reached(s, seat, power_distance(int(s.power[seat])), boards)
    return found


def reached(s: State, seat: int, distance: int, boards: bool = True) -> Reach:
    """The stones and boards a distance joins with where the pawn stands."""
    length = int(s.dist[distance])
    targets = [piece_name(piece) for piece in range(PIECES) if can_reach(s, seat, piece, length)]
    if boards:
        for j in (seat, goal_board(s, seat)):
            if can_reach_board(s, seat, j, length):
                targets.append(f"B{j}")
    return {**measure(s, distance), "to": targets}


def describe(s: State, action: int) -> Parts:
    """An action as its kind and parts."""
    kind, parts = ACTIONS.decode(action)
    if kind == "place":
        row, column = parts
        x, y = place_mm(s, row, column)
        return {"kind": "place", "piece": piece_name(int(s.chosen)), "x": x, "y": y}
    (number,) = parts
    if kind == "angle":
        sector = number // SECTOR * SECTOR
        return {"kind": "angle", "piece": piece_name(int(s.chosen)), "sector": sector, "degree": number}
    if kind == "board":
        return {"kind": "board", "board": number, "goal": number != int(s.decider)}
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
        "piece": piece_name(piece),
        "use": PHASES[s.phase],
        "shape": shape(piece),
        "unstable": piece < ROUNDS or bool(s.side[piece]),  # discs always, also before they lie (WHA-1.6)
        "mm": mm,
        "degree": degree,
    }


def describe_card(s: State, kind: int) -> PlayCard:
    card = action_card(s, kind)
    icons, distance = f" {card['join']} ".join(card["icons"]), card["distance"]
    parts: PlayCard = {"kind": "card", "card": card_name(kind), "icons": icons, "distance": distance or "none"}
    if s.phase == MAIN:
        parts["open"] = open_icons(s, kind)
    return parts


def open_icons(s: State, kind: int) -> list[Word]:
    """The words of the icons that would have a target if the card were played now (WHA-3.8)."""
    code = int(s.action_code[kind])
    icons = [int(icon_on(code, slot)) for slot in range(2)]
    dist = int(s.dist[distance_on(code)])
    usable = [i for i in icons if i not in (NO_ICON, SAVE) and has_target(s, int(s.decider), i, dist)]
    return [WORDS[icon_word(icon)] for icon in usable]


def way_to(s: State, piece: int) -> tuple[int | None, int | None]:
    """How far and in which direction a stone is from the pawn to move: millimetres between the middles, degrees."""
    if not s.lies[piece]:
        return None, None
    x, y = spot(s, s.decider, s.pawn[s.decider])
    dx, dy = int(s.x[piece]) - x, int(s.y[piece]) - y
    return isqrt(dx * dx + dy * dy) // PER_MM, int(degree_of(dx, dy))


def preview(s: State, action: int) -> Preview:
    """The table after a legal action, without playing it: what follows by chance or by others is not shown.

    `chance` is true if the action itself tosses a stone or draws an event; then the table is as it was.
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
        "path": cast(list[PathEvent], [event for event in told if event["kind"] in PATH]),
    }
