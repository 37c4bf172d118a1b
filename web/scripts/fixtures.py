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
    """The position for the seat to move, with its choices."""
    game, state = match.game, match.state
    choices = []
    for action in match.legal():
        parts = game.describe(state, action)
        words = speak_of("en", f"{game.name}-action-{parts['kind']}", parts)
        move = game.notation.write(state, action)
        choices.append({"action": action, "move": move, "parts": parts, "words": words})
    seat = match.to_move
    return {
        "seat": seat,
        "ply": match.ply,
        "to_move": seat,
        "view": match.view(seat),
        "events": told(match, match.ply),
        "choices": choices,
        "can_undo": match.can_undo(seat),
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
    for name, made in {"powerboats": powerboats(), "whakaari": whakaari()}.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(made, indent=1) + "\n", "utf-8")
