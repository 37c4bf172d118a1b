"""The guided first game (web/src/games/powerboats/guide.ts), played by the engine with the bots it names."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np

from tests.games.powerboats.positions import GAME
from vaka.core.match import Match

GUIDE = Path("web/src/games/powerboats/guide.ts").read_text("utf-8")


def asked() -> list[dict[str, Any]]:
    """The decisions the guide asks for, in order."""
    found = re.findall(r"\{ kind: [^}]*\}", GUIDE)
    return [json.loads(re.sub(r"(\w+):", r'"\1":', act).replace("'", '"')) for act in found]


def others_play(match: Match) -> None:
    while match.to_move != 0:
        legal = match.legal()
        actions = np.zeros(GAME.max_actions, np.int32)
        actions[: len(legal)] = legal
        match.play(int(GAME.rules.policy(match.state, actions, len(legal), GAME.new_memo())))


def test_the_guided_first_game_rounds_the_first_buoy_and_never_crashes() -> None:
    assert "bots: ['greedy', 'greedy']" in GUIDE
    seed = re.search(r"seed: '(\d+)'", GUIDE)
    assert seed is not None
    match = Match(GAME, seats=3, seed=int(seed[1]))
    acts = asked()
    assert len(acts) > 6
    for act in acts:
        others_play(match)
        fits = [action for action in match.legal() if act.items() <= told(match, action).items()]
        assert len(fits) == 1, f"{act} among {match.moves()}"
        match.play(fits[0])
    boat = match.view(0)["boats"][0]
    assert (boat["next_mark"], boat["damage"]) == ("2", 0)


def told(match: Match, action: int) -> dict[str, Any]:
    """An action's parts as the client gets them."""
    parts: dict[str, Any] = json.loads(json.dumps(GAME.describe(match.state, action)))
    return parts
