"""Why something a person tried is not possible, by the number of the rule."""

from collections.abc import Mapping
from typing import Any

from vaka.core.game import Refusal
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.whakaari.actions import WORDS
from vaka.games.whakaari.components import DRAG_OTHER, DRAG_OWN, EMPTY, MOVE, OCC, POWERS
from vaka.games.whakaari.geometry import LIES
from vaka.games.whakaari.geometry.ruler import board_reaches, reaches
from vaka.games.whakaari.notation import CARD_NAMES, PIECE_NAMES
from vaka.games.whakaari.reaching import reach
from vaka.games.whakaari.rules.cards import hand_size, icon_on
from vaka.games.whakaari.rules.choices import asked_distance
from vaka.games.whakaari.rules.icons import BOOM, BUILD, CHECK, TANK, within_limit
from vaka.games.whakaari.rules.reach import is_forward, pawns_on, spot, stuck_at_home
from vaka.games.whakaari.state import (
    ANGLE,
    HOME,
    ICON,
    MAIN,
    OVER,
    PHASES,
    PIECE,
    PLACE,
    PULL,
    PUSH,
    REACT,
    REACT_TARGET,
    REMOVE,
    SECOND,
    STATE,
    TARGET,
    TOSS,
)  # fmt: skip
from vaka.games.whakaari.state import (
    TANK as TANK_PHASE,
)

NOW = {
    TOSS: "WHA-4.2", REMOVE: "WHA-4.4", REACT: "WHA-3.7", REACT_TARGET: "WHA-3.7", MAIN: "WHA-2.3", PULL: "WHA-2.5",
    ICON: "WHA-3.8", TARGET: "WHA-3.8", ANGLE: "WHA-3.5", PIECE: "WHA-3.6", PLACE: "WHA-3.6", TANK_PHASE: "WHA-6.1",
    PUSH: "WHA-6.1", SECOND: "WHA-6.3",
}  # fmt: skip
PIECE_PHASES = (TOSS, REMOVE, REACT_TARGET, PULL, TARGET, PIECE, PUSH, SECOND)


def why_not(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    """The rule that forbids what a seat tried; `intent` has the form of `describe`."""
    if s.phase == OVER:
        return Refusal("WHA-1.1", "whakaari-why-over")
    if seat != s.decider:
        return Refusal("WHA-2.1", "whakaari-why-turn")
    kind = intent.get("kind")
    if kind in ("piece", "board") and may_jump(s):
        s = aiming(s)
    if kind == "piece" and s.phase in PIECE_PHASES:
        return why_not_piece(s, seat, str(intent.get("piece", "")))
    if kind == "board" and s.phase in (TARGET, REACT_TARGET):
        return Refusal("WHA-R24", "whakaari-why-board")
    if kind == "place" and s.phase == PLACE:
        return Refusal("WHA-R27", "whakaari-why-place")
    if s.phase == MAIN and kind in ("piece", "board"):
        return why_not_aimed(s, seat, intent)
    if s.phase == MAIN:
        return why_not_main(s, seat, intent)
    if s.phase == ICON and kind == "power":
        return Refusal("WHA-2.4", "whakaari-why-power-later")
    if s.phase == ICON and kind in WORDS:
        return Refusal("WHA-3.8", "whakaari-why-icon", (("icon", str(kind)),))
    return Refusal(NOW[s.phase], f"whakaari-why-now-{PHASES[s.phase].replace('_', '-')}")


def why_not_main(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    """Why a card, a power or an extra action is not possible now."""
    kind = intent.get("kind")
    if kind == "card":
        return Refusal("WHA-2.3", "whakaari-why-card-played" if s.played else "whakaari-why-card-none")
    if kind == "end":
        return Refusal("WHA-R1", "whakaari-why-end")
    if kind == "totem":
        if s.totem[seat] != HOME:
            return Refusal("WHA-R33", "whakaari-why-totem-placed")
        return Refusal("WHA-5.1", "whakaari-why-totem-board")
    if kind == "pull":
        if not stuck_at_home(s, seat):
            return Refusal("WHA-2.5", "whakaari-why-pull")
        return Refusal("WHA-R31", "whakaari-why-pull-once")
    if kind == "power":
        return why_not_power(s, seat, str(intent.get("power", "")))
    return Refusal("WHA-2.3", "whakaari-why-now-main")


def why_not_aimed(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    """Why a stone or a board cannot be jumped to before the card is played, and which card reaches it."""
    if s.played:
        return Refusal("WHA-2.3", "whakaari-why-card-played")
    if intent.get("icon", "move") != "move":
        return Refusal("WHA-3.8", "whakaari-why-card-first")
    reaches, cards = reach(s, seat), [CARD_NAMES[s.hand[seat, i]] for i in range(hand_size(s, seat))]
    card = intent.get("card")
    if card in cards and card not in reaches:
        return Refusal("WHA-3.8", "whakaari-why-no-jump")
    target = f"B{intent.get('board')}" if intent["kind"] == "board" else str(intent.get("piece"))
    for other in cards:
        if other in reaches and target in reaches[other]["to"]:
            args = (("chosen", "yes" if card in cards else "no"), ("distance", reaches[other]["distance"]))
            return Refusal("WHA-3.1", "whakaari-why-another-card", args)
    if intent["kind"] == "board":
        return Refusal("WHA-R24", "whakaari-why-board")
    if card not in cards and target in PIECE_NAMES and s.pawn[seat] != PIECE_NAMES.index(target):
        return Refusal("WHA-3.1", "whakaari-why-no-card")
    aimed = aiming(s)
    if card in cards:
        aimed.card = CARD_NAMES.index(card)
    return why_not_piece(aimed, seat, target)


def why_not_power(s: State, seat: int, name: str) -> Refusal:
    own = int(s.power[seat])
    if name != POWERS[own]:
        return Refusal("WHA-1.2", "whakaari-why-power-other", (("power", POWERS[own]),))
    if own in (TANK, BUILD):
        return Refusal("WHA-R18", "whakaari-why-power-moment", (("power", name),))
    if s.uses[seat] == 0:
        return Refusal("WHA-2.4", "whakaari-why-power-uses")
    if not within_limit(s, own):
        return Refusal(f"WHA-6.{own + 1}", "whakaari-why-power-limit")
    return Refusal("WHA-R36", "whakaari-why-power-target")


def why_not_piece(s: State, seat: int, name: str) -> Refusal:
    """Why a stone is no target."""
    if name not in PIECE_NAMES:
        return Refusal("WHA-1.6", "whakaari-why-no-piece", (("piece", name),))
    number = PIECE_NAMES.index(name)
    if s.phase in (TOSS, PIECE):
        return Refusal("WHA-R61", "whakaari-why-removed")
    if s.lies[number] != LIES:
        return Refusal("WHA-R58", "whakaari-why-gone", (("piece", name),))
    if s.phase == REMOVE:
        return Refusal("WHA-4.4", "whakaari-why-now-remove")
    if s.phase == PULL:
        return Refusal("WHA-R31", "whakaari-why-nearest")
    if s.phase == TARGET and s.icon in (EMPTY, OCC, DRAG_OTHER, DRAG_OWN):
        return why_not_icon(s, number)
    if s.phase == SECOND and s.casting == BOOM:
        return why_not_bomb(s, number)
    if s.phase == SECOND and s.casting == CHECK:
        return Refusal("WHA-6.8", "whakaari-why-now-second")
    return why_not_reached(s, seat, number)


def why_not_icon(s: State, piece: int) -> Refusal:
    if s.icon == EMPTY:
        return Refusal("WHA-3.2", "whakaari-why-occupied")
    if s.icon == OCC:
        assert pawns_on(s, piece) == 0
        return Refusal("WHA-3.3", "whakaari-why-empty")
    return Refusal("WHA-3.5", "whakaari-why-own" if s.icon == DRAG_OWN else "whakaari-why-not-own")


def why_not_bomb(s: State, piece: int) -> Refusal:
    """Behind the pawn, without pawn and bomb; how far away does not matter (WHA-R38)."""
    if pawns_on(s, piece):
        return Refusal("WHA-R38", "whakaari-why-occupied")
    return Refusal("WHA-R38", "whakaari-why-bombed" if s.bomb[piece] else "whakaari-why-not-behind")


def why_not_reached(s: State, seat: int, piece: int) -> Refusal:
    """Too far, too near, behind the volcano, or forward when a pawn saves itself."""
    at = int(s.tank_at) if s.phase == PUSH else int(s.pawn[seat])
    if piece == at:
        return Refusal("WHA-R11", "whakaari-why-same")
    dist = int(s.dist[asked_distance(s)])
    if s.phase == REACT_TARGET and joined(s, seat, at, piece, dist) and is_forward(s, seat, piece):
        return Refusal("WHA-3.7", "whakaari-why-forward")
    if joined(without_volcano(s), seat, at, piece, dist):
        return Refusal("WHA-7.4", "whakaari-why-volcano")
    # no point of the one is a card's length from a point of the other, so all are nearer or all are farther
    x, y = spot(s, seat, at)
    short = (int(s.x[piece]) - x) ** 2 + (int(s.y[piece]) - y) ** 2 > dist**2
    return Refusal("WHA-3.1", "whakaari-why-too-far" if short else "whakaari-why-overshot")


def joined(s: State, seat: int, at: int, piece: int, dist: int) -> bool:
    """Whether the ruler joins a stone with where the pawn stands."""
    return board_reaches(s, seat, piece, dist) if at == HOME else reaches(s, at, piece, dist)


def may_jump(s: State) -> bool:
    """Whether the card asks for an icon and a jump is one of them."""
    if s.phase != ICON:
        return False
    code = int(s.action_code[s.card])
    return any(s.icons_open >> slot & 1 and icon_on(code, slot) == MOVE for slot in range(2))


def aiming(s: State) -> State:
    """The same table where the jump has been chosen and its target is asked."""
    asked = copied(s)
    asked.phase, asked.icon = TARGET, MOVE
    return asked


def without_volcano(s: State) -> State:
    """The same table with nothing in the middle."""
    flat = copied(s)
    flat.volcano = 0
    return flat


def copied(s: State) -> State:
    states = PlainStates(1, STATE)
    states[0] = s
    copy: State = states[0]
    return copy
