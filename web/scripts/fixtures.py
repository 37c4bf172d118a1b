"""Write positions of a real match as the room sends them, for the client's tests: web/tests/fixtures/*.json."""

import json
import random
from pathlib import Path
from typing import Any

from vaka import Match
from vaka.locale import speak_of

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures"


def told(match: Match, ply: int) -> list[dict[str, Any]]:
    """The events of a decision, with words."""
    name = match.game.name
    return [{**event, "words": speak_of("en", f"{name}-event-{event['kind']}", event)} for event in match.events(ply)]


def position(match: Match) -> dict[str, Any]:
    """The position for the seat to move, with its choices, or for a spectator once the match is over."""
    game, state = match.game, match.state
    choices = []
    for action in match.legal():
        parts = game.describe(state, action)
        words = speak_of("en", f"{game.name}-action-{parts['kind']}", parts)
        move = game.notation.write(state, action)
        choices.append({"action": action, "move": move, "parts": parts, "words": words})
    seat = None if match.over else match.to_move
    return {
        "seat": seat,
        "ply": match.ply,
        "to_move": seat,
        "view": match.view(seat),
        "events": told(match, match.ply),
        "choices": choices,
        "can_undo": seat is not None and match.can_undo(seat),
    }


def powerboats() -> dict[str, Any]:
    """One position of each phase, the last with three dice or more, from a match of random moves."""
    match, chooser, found = Match("powerboats", seats=4, seed=7), random.Random(4), {}
    while not match.over:
        view = match.view()
        if view["phase"] != "heading" or len(view["boats"][match.to_move]["dice"]) >= 2:
            found[view["phase"]] = position(match)
        match.play(chooser.choice(match.legal()))
    return found


def tongiaki() -> dict[str, Any]:
    """The first position of each phase with a choice, one after a voyage over an ocean, and the end of the match."""
    match, chooser = Match("tongiaki", seats=3, seed=5), random.Random(1)
    found: dict[str, Any] = {}
    before = position(match)
    while not match.over:
        if len(match.legal()) > 1:
            found.setdefault(match.view()["phase"], position(match))
        match.play(chooser.choice(match.legal()))
        kinds = [event["kind"] for event in match.events(match.ply)]
        if "passed" in kinds and "turned" in kinds and "voyage" not in found:
            found |= {"before_voyage": before, "voyage": position(match)}
        before = position(match)
    return found | {"over": before}


def tavarua() -> dict[str, Any]:
    """The last position of each kind of decision, and a ply that tells a whole round, before and after it."""
    match, chooser, found = Match("tavarua", 3, {"snaking": "on"}, seed=11), random.Random(2), {}
    while not match.over:
        here = position(match)
        kinds = {choice["parts"]["kind"] for choice in here["choices"]}
        found["stoke" if "stoke" in kinds else here["view"]["phase"]] = here
        before = {**here, "view": match.view(0), "seat": 0}
        match.play(chooser.choice(match.legal()))
        if any(event["kind"] == "caught" for event in told(match, match.ply)):
            after = {"seat": 0, "ply": match.ply, "to_move": match.to_move, "view": match.view(0), "choices": []}
            found |= {"before": before | {"choices": []}, "after": after | {"events": told(match, match.ply)}}
    return found


def whakaari() -> dict[str, Any]:
    """A position of some phases and a long drag from a match of random moves; of very many choices only some."""
    match, chooser, found = Match("whakaari", seats=4, seed=6), random.Random(6), {}
    phases = ("main", "icon", "target", "angle", "place", "react")
    while not match.over:
        phase = match.view()["phase"]
        if phase in phases and phase not in found and (phase != "main" or match.ply > 40):
            found[phase] = position(match)
            choices = found[phase]["choices"]
            found[phase]["choices"] = choices[:: 1 + len(choices) // 24]
        before, action = match.view(match.to_move), chooser.choice(match.legal())
        match.play(action)
        told = match.events(match.ply)
        if "drag" not in found and sum(event["kind"] == "slid" for event in told) > 12:
            found["drag"] = {"before": before, "events": told, "after": match.view()}
    return found


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for make in (powerboats, tavarua, tongiaki, whakaari):
        (FOLDER / f"{make.__name__}.json").write_text(json.dumps(make(), indent=1) + "\n", "utf-8")
