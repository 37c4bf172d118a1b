"""An action as its kind and parts, by which clicks narrow the choices down. Equal parts are made once."""

from functools import lru_cache
from math import hypot

from vaka.core.adaptor import SwitchedRule
from vaka.core.kernel import State
from vaka.games.whakaari.actions import ACTIONS, WORDS
from vaka.games.whakaari.components import EMPTY, MOVE, NEAR, NO_ICON, OCC, POWERS, SAVE
from vaka.games.whakaari.notation import CARD_NAMES, PER_MM, PIECE_NAMES, place_mm
from vaka.games.whakaari.payloads import ChooseAngle, ChoosePiece, ChoosePlace, Does, Parts, PlayCard, Word
from vaka.games.whakaari.rules.cards import distance_on, icon_on
from vaka.games.whakaari.rules.choices import icon_word
from vaka.games.whakaari.rules.icons import SHOT, SPELL, drag_distance
from vaka.games.whakaari.rules.reach import has_target
from vaka.games.whakaari.state import MAIN, PHASES, PULL, REACT_TARGET, REMOVE, SECOND, TARGET
from vaka.games.whakaari.stones import called, eighth, ring_and_way
from vaka.games.whakaari.view import DRAGS, action_card

HAS_TARGET = SwitchedRule(has_target, 0, MOVE, 0)
SECTOR = 15  # degrees of a step on the way to a direction, where they are listed part by part
KEPT = 2048  # parts kept


def describe(s: State, action: int) -> Parts:
    """An action as its kind and parts."""
    kind, parts = ACTIONS.decode(action)
    if kind == "place":
        return place(s.chosen, *place_mm(s, *parts), s.volcano, s.mid_x[0], s.mid_y[0])
    (number,) = parts
    if kind == "angle":
        return angle(s.chosen, s.dist[drag_distance(s)], number)
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


@lru_cache(KEPT)
def place(piece: int, x: int, y: int, volcano: int, mid_x: int, mid_y: int) -> ChoosePlace:
    ring, way = ring_and_way(volcano, int(hypot(mid_x, mid_y)), x * PER_MM, y * PER_MM)
    return {"kind": "place", "piece": PIECE_NAMES[piece], "ring": ring, "way": way, "x": x, "y": y}


@lru_cache(KEPT)
def angle(piece: int, length: int, degree: int) -> ChooseAngle:
    sector, far = degree // SECTOR * SECTOR, length // PER_MM
    return {
        "kind": "angle", "piece": PIECE_NAMES[piece], "sector": sector, "mm": far, "degree": degree,
        "way": eighth(degree),
    }  # fmt: skip


def describe_piece(s: State, piece: int) -> ChoosePiece:
    return {
        "kind": "piece",
        "piece": PIECE_NAMES[piece],
        "use": PHASES[s.phase],
        "does": does(s),
        "own": s.pawn[s.decider] == piece,
        **called(s, piece),
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
