"""Why something a person tried is not possible, by the number of the rule."""

from collections.abc import Mapping
from typing import Any

from vaka.core.game import Refusal
from vaka.core.kernel import State
from vaka.games.powerboats.board import boat_on, hex_at, is_water
from vaka.games.powerboats.notation import TURNS
from vaka.games.powerboats.rules import dice_total, longest_run, run_after
from vaka.games.powerboats.state import NUMBER, OVER, PLACE, REROLL
from vaka.games.powerboats.view import PHASES

PHASE_RULES = ("POW-3.2", "POW-4.2", "POW-4.3", "POW-5.1", "POW-1.5")


def why_not(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    """Why what a person tried is not possible, by the number of the rule."""
    if s.phase == OVER:
        return Refusal("POW-1.5", "powerboats-why-over")
    if seat != s.turn:
        return Refusal("POW-3.1" if s.phase == PLACE else "POW-6.1", "powerboats-why-turn")
    kind = intent.get("kind")
    if kind != PHASES[s.phase]:
        return Refusal(PHASE_RULES[s.phase], f"powerboats-why-now-{PHASES[s.phase]}")
    if s.phase == PLACE:
        return why_not_there(s, intent)
    if s.phase == NUMBER:
        return Refusal("POW-4.2", "powerboats-why-number")
    if s.phase == REROLL:
        return Refusal("POW-4.3", "powerboats-why-reroll")
    return why_not_heading(s, seat, intent)


def why_not_there(s: State, intent: Mapping[str, Any]) -> Refusal:
    row, col = intent.get("at") or (99, 99)
    if not (-2 <= row <= 25 and -2 <= col <= 25) or not is_water(s, hex_at(row, col)):
        return Refusal("POW-3.2", "powerboats-why-place-water")
    if boat_on(s, hex_at(row, col)) >= 0:
        return Refusal("POW-3.2", "powerboats-why-place-taken")
    if hex_at(row, col) in s.place[: s.place_count]:
        return Refusal("POW-3.2", "powerboats-why-place-facing")
    return Refusal("POW-R1", "powerboats-why-place-behind")


def why_not_heading(s: State, seat: int, intent: Mapping[str, Any]) -> Refusal:
    if intent.get("turn") not in TURNS:
        return Refusal("POW-5.1", "powerboats-why-turn-60")
    total = dice_total(s, seat)
    run = run_after(s, seat, TURNS.index(intent["turn"]), total)
    longest = longest_run(s, seat, total)
    args = (("run", run), ("total", total), ("longest", longest))
    if longest == total:
        return Refusal("POW-5.2", "powerboats-why-whole-total", args)
    return Refusal("POW-5.5", "powerboats-why-longest", args)
