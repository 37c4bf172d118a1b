"""A review in a reader's own browser, beside a server's room: web/src/engine/review.ts is the other side."""

import json
from collections.abc import Callable

from vaka.bots.review import review_by
from vaka.core.match import Match
from vaka.core.registry import load
from vaka.room.advice import seat_review
from vaka.wasm.browser import Module, ModuleSearcher


def reviewed(module: Module, record: str, playouts: int, seed: int, progress: Callable[[int], None]) -> str:
    """The review of a finished match in a record, for each seat as the room tells it, as JSON. The words are the
    client's."""
    asked = json.loads(record)
    searcher = ModuleSearcher(load(asked["game"]), module)
    match = Match(searcher.game, asked["seats"], asked["options"], int(asked["seed"]), asked.get("kit"), kept=True)
    for action in asked["actions"]:
        match.play(action)
    if asked.get("agreed"):
        match.stop()
    found = review_by(searcher, match, playouts, seed, progress)
    return json.dumps([seat_review(match, found, seat, None, None) for seat in range(match.seats)])
