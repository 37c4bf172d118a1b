"""Why something a person tried is not possible, by the number of the rule."""

from collections.abc import Mapping
from typing import Any

from vaka.core.game import Refusal
from vaka.core.kernel import State
from vaka.games.tavarua.components import STOKES
from vaka.games.tavarua.rules.choose import is_broken, places_on_wave, riders_on
from vaka.games.tavarua.rules.prepare import on_shore
from vaka.games.tavarua.state import BOARD, CARD, CHANNEL, CHOOSE, FULL, INSPIRE, MULLIGAN, OVER, PREPARE, RIDING, SIGN
from vaka.games.tavarua.view import CHOICES, PHASES

ASKED = {
    BOARD: ("board",),
    MULLIGAN: ("cards",),
    PREPARE: ("pass", "switch", "buy", "stoke"),
    INSPIRE: ("cards",),
    CHOOSE: ("choose",),
    CARD: ("card", "cards"),
    SIGN: ("sign",),
}


def why_not(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    """The rule that forbids what the seat tried: `intent` has the shape of `describe`."""
    if s.phase == OVER:
        return Refusal("TAV-17.1", "tavarua-why-over")
    if seat != s.turn:
        return Refusal("TAV-1.1", "tavarua-why-turn")
    kind = intent.get("kind")
    if kind not in ASKED[s.phase]:
        return Refusal("TAV-6.1", f"tavarua-why-now-{PHASES[s.phase]}")
    if s.phase == MULLIGAN:
        return Refusal("TAV-2.6", "tavarua-why-mulligan")
    if s.phase == INSPIRE:
        return Refusal("TAV-J4", "tavarua-why-inspire", (("count", int(s.hand_size[seat]) - 5),))
    if s.phase == PREPARE:
        return _why_not_prepare(s, seat, intent)
    if s.phase == CHOOSE:
        return _why_not_choose(s, seat, intent)
    if s.phase == CARD:
        return _why_not_card(s, seat, intent)
    return Refusal("TAV-2.3", "tavarua-why-board") if s.phase == BOARD else Refusal("TAV-B2", "tavarua-why-sign")


def _why_not_prepare(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    kind = intent["kind"]
    if kind == "stoke":
        return _why_not_stoke(s, seat, intent)
    if kind == "switch" and s.length != FULL:
        return Refusal("TAV-21.1", "tavarua-why-one-board")
    if kind == "buy" and s.career:
        return Refusal("TAV-19.7", "tavarua-why-career-buy")
    if not on_shore(s, seat):
        return Refusal("TAV-11.2" if kind == "switch" else "TAV-11.3", "tavarua-why-shore")
    if kind == "switch":
        return Refusal("TAV-11.2", "tavarua-why-switched")
    return Refusal("TAV-11.3", "tavarua-why-buy")


def _why_not_stoke(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    card = STOKES.index(intent["card"]) if intent.get("card") in STOKES else -1
    if card < 0 or s.held[seat, card] == 0:
        return Refusal("TAV-12.1", "tavarua-why-no-stoke")
    if s.played_stoke[seat]:
        return Refusal("TAV-12.2", "tavarua-why-one-stoke")
    if s.held[seat, card] == s.bought[seat, card]:
        return Refusal("TAV-A9", "tavarua-why-bought")
    if intent["card"] == "jetski" and s.place[seat] == RIDING:
        return Refusal("TAV-12.3", "tavarua-why-jetski")
    if intent["card"] == "call_it":
        return Refusal("TAV-12.3", "tavarua-why-call")
    return Refusal("TAV-12.3", "tavarua-why-stoke-target")


def _why_not_choose(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    action, space = intent.get("action"), int(s.spot[seat])
    if action not in CHOICES or (action in ("ride", "bail") and s.place[seat] != RIDING):
        return Refusal("TAV-6.2", "tavarua-why-not-riding")
    if s.place[seat] != CHANNEL:
        return Refusal("TAV-9.1", "tavarua-why-riding")
    if action in ("out", "in"):
        return Refusal("TAV-8.1", "tavarua-why-exact")
    if action in ("catch", "snake"):
        if intent.get("space", space) != space:
            return Refusal("TAV-8.4", "tavarua-why-beside")
        if space == 0:
            return Refusal("TAV-C11", "tavarua-why-catch-shore")
        if not is_broken(s, space):
            return Refusal("TAV-5.5", "tavarua-why-unbroken", (("die", int(s.die[space])), ("space", space)))
        if action == "catch" and riders_on(s, space) >= places_on_wave(s):
            return Refusal("TAV-8.4", "tavarua-why-full")
        if not s.snaking:
            return Refusal("TAV-20.1", "tavarua-why-no-snaking")
        if riders_on(s, space) and s.first_edition and s.tokens[seat] == 0:
            return Refusal("TAV-H2", "tavarua-why-snake-fee")
        return Refusal("TAV-20.1", "tavarua-why-snake-rider")
    return Refusal("TAV-10.1", "tavarua-why-not-wash")


def _why_not_card(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    if intent["kind"] == "cards":
        return Refusal("TAV-6.3", "tavarua-why-cards")
    if intent.get("tokens"):
        return Refusal("TAV-6.4", "tavarua-why-tokens")
    return Refusal("TAV-6.3", "tavarua-why-card")
