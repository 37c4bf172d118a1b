"""The door out: what anyone may see of Powerboats, an action as parts a client can build from clicks, and why not."""

from typing import Any

import numpy as np

from vaka.core.game import Refusal
from vaka.core.kernel import State
from vaka.games.powerboats import actions
from vaka.games.powerboats.board import HEXES, LAKE, WIDTH, boat_on, hex_at, is_water, neighbour, row_col
from vaka.games.powerboats.components import FACINGS, SIDES, TILES, components
from vaka.games.powerboats.course import advance
from vaka.games.powerboats.notation import LETTERS, TURNS
from vaka.games.powerboats.rules import (
    SINKS_AT,
    dice_total,
    longest_run,
    rest_after,
    run_after,
    turned_facing,
)
from vaka.games.powerboats.state import HOME, NUMBER, OVER, PLACE, RACES, REROLL

PHASES = ("place", "number", "reroll", "heading", "over")
PHASE_RULES = ("POW-3.2", "POW-4.2", "POW-4.3", "POW-5.1", "POW-1.5")
FATES = ("racing", "finished", "sunk")
COLOURS = components()["boats"]["colours"]  # of seats 0 to 5, clockwise round the frame (POW-1.2, POW-R27)


def at(hex_: int) -> list[int] | None:
    """A hex as [row, column]; None off the lake."""
    return list(row_col(hex_)) if hex_ >= 0 else None


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Everything is public, so all see the same."""
    return {
        "seats": int(s.seats),
        "scoring": "alternative" if s.alternative else "normal",
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == OVER else int(s.turn),
        "race": LETTERS[s.race],
        "races": RACES,
        "first": int(s.first),
        "tiles": [
            {"tile": TILES[s.tile[i]], "side": SIDES[s.face[i]], "turned": bool(s.turned[i])} for i in range(len(TILES))
        ],
        "water": water_rows(s),
        "lake": LAKE,
        "row": [at(hex_) for hex_ in s.row],
        "buoys": [
            {
                "name": "F" if i == 4 else str(i),
                "at": at(s.buoy[i]),
                "passed_on": None if i in (0, 4) else ("left" if s.sense[i] < 0 else "right"),
                "ray": None if i in (0, 4) else 30 * int(s.ray[i]),
            }
            for i in range(5)
        ],
        "start_angle": (60 * s.row_facing - 90 * s.front) % 360,  # degrees anticlockwise from east
        "finish_angle": (60 * s.row_facing + 90 * s.before) % 360,
        "adding": int(s.adding),
        "boats": [boat(s, i) for i in range(s.seats)],
        "sinks_at": SINKS_AT,
    }


def water_rows(s: State) -> list[str]:
    """The map from row −2 to 25: `.` water, `#` land or buoy."""
    bits = np.unpackbits(np.frombuffer(s.water, np.uint8), bitorder="little")
    text = bits.astype(np.uint8).tobytes().translate(bytes.maketrans(b"\x00\x01", b"#.")).decode()
    return [text[start : start + WIDTH] for start in range(0, HEXES, WIDTH)]


def boat(s: State, seat: int) -> dict[str, Any]:
    """One boat and its player's score."""
    return {
        "colour": COLOURS[seat],
        "at": at(s.hex[seat]),
        "facing": FACINGS[s.facing[seat]] if s.hex[seat] >= 0 else None,
        "dice": [value for value in (3, 2, 1) for _ in range(s.dice[seat, value - 1])],
        "damage": int(s.damage[seat]),
        "kept_damage": int(s.kept_damage[seat]),
        "next_mark": "home" if s.mark[seat] == HOME else ("start", "1", "2", "3", "finish")[s.mark[seat]],
        "net": int(s.net[seat]),
        "fate": FATES[s.fate[seat]],
        "order": int(s.order[seat]),
        "turns": int(s.turns[seat]),
        "points": int(s.points[seat]),
        "gained": [int(s.gained[race, seat]) for race in range(RACES)],
        "home": [int(s.home[race, seat]) for race in range(RACES)],
        "ranked": [int(s.ranked[race, seat]) + 1 for race in range(s.race + (s.phase == OVER))],
        "place": int(s.final[seat]) + 1 if s.phase == OVER else None,
    }


def figures(s: State) -> dict[str, float]:
    """Numbers of a finished match, for simulation."""
    seats = range(s.seats)
    home = [[s.home[race, seat] for seat in seats] for race in range(RACES)]
    return {
        "winner's points": max(s.points[seat] for seat in seats),
        "counters kept": sum(s.kept_damage[seat] for seat in seats),
        "boats home": sum(turns > 0 for race in home for turns in race),
        "races finished": sum(max(race) > 0 for race in home),
        "turns of the fastest": min((turns for race in home for turns in race if turns > 0), default=0),
    }


def describe(s: State, action: int) -> dict[str, Any]:
    """An action as its kind and parts; a heading also tells where it leads."""
    if action >= actions.HEADING_BASE:
        turn = action - actions.HEADING_BASE
        return {"kind": "heading", "turn": TURNS[turn], **run_ahead(s, turn)}
    if action >= actions.REROLL_BASE:
        values = [value for value in (3, 2, 1) for _ in range(actions.chosen_dice(action, value))]
        return {"kind": "reroll", "values": values}
    if action >= actions.NUMBER_BASE:
        change = action - actions.NUMBER_BASE
        if change >= actions.REMOVE:
            return {"kind": "number", "change": "remove", "value": change - actions.REMOVE + 1}
        return {"kind": "number", "change": "add" if change == actions.ADD else "keep"}
    hex_, facing = divmod(action - actions.PLACE_BASE, 6)
    return {"kind": "place", "at": at(hex_), "facing": FACINGS[facing]}


def run_ahead(s: State, turn: int) -> dict[str, Any]:
    """What a heading would do: the run, where the boat rests, damage, and the mark it then has next."""
    seat = int(s.turn)
    total, facing, here = dice_total(s, seat), turned_facing(int(s.facing[seat]), turn), int(s.hex[seat])
    run = run_after(s, seat, turn, total)
    mark, net, path = int(s.mark[seat]), int(s.net[seat]), []
    for _ in range(rest_after(s, here, facing, run)):
        ahead = neighbour(here, facing)
        mark, net = advance(s, mark, net, here, ahead)
        here = ahead
        path.append(at(here))
    damage = total - run
    return {
        "facing": FACINGS[facing],
        "run": run,
        "path": path,
        "rest": at(here),
        "damage": damage,
        "sinks": damage > 0 and mark != HOME and int(s.damage[seat]) + damage >= SINKS_AT,
        "marks": mark - int(s.mark[seat]),
        "finishes": mark == HOME,
    }


def why_not(s: State, seat: int, intent: dict[str, Any]) -> Refusal:
    """Why what a person tried is not possible, by the number of the rule."""
    if s.phase == OVER:
        return Refusal("POW-1.5", "powerboats-why-over")
    if seat != s.turn:
        return Refusal("POW-3.1" if s.phase == PLACE else "POW-6.1", "powerboats-why-turn", (("seat", int(s.turn)),))
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


def why_not_there(s: State, intent: dict[str, Any]) -> Refusal:
    row, col = intent.get("at") or (99, 99)
    if not (-2 <= row <= 25 and -2 <= col <= 25) or not is_water(s, hex_at(row, col)):
        return Refusal("POW-3.2", "powerboats-why-place-water")
    if boat_on(s, hex_at(row, col)) >= 0:
        return Refusal("POW-3.2", "powerboats-why-place-taken")
    if hex_at(row, col) in s.place[: s.place_count]:
        return Refusal("POW-3.2", "powerboats-why-place-facing")
    return Refusal("POW-R1", "powerboats-why-place-behind")


def why_not_heading(s: State, seat: int, intent: dict[str, Any]) -> Refusal:
    if intent.get("turn") not in TURNS:
        return Refusal("POW-5.1", "powerboats-why-turn-60")
    total = dice_total(s, seat)
    run = run_after(s, seat, TURNS.index(intent["turn"]), total)
    longest = longest_run(s, seat, total)
    args = (("run", run), ("total", total), ("longest", longest))
    if longest == total:
        return Refusal("POW-5.2", "powerboats-why-whole-total", args)
    return Refusal("POW-5.5", "powerboats-why-longest", args)
