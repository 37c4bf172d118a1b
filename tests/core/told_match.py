"""All that plain code tells of one match of each game, as JSON, to be compared with what it tells elsewhere.

python tests/core/told_match.py [--without-numpy] [--plies=N] GAME ...
"""

import hashlib
import json
import random
import sys
from typing import Any

HIDDEN = ("numpy", "numba")
LANGUAGES = ("en", "it")


def told_match(name: str, plies: int | None = None) -> dict[str, Any]:
    """The record of a match, hashes of what was shown and said in it, and how it ended; up to `plies` decisions."""
    import vaka
    from vaka.core.ending import chosen, match_events
    from vaka.core.record import from_record, to_record

    game = vaka.load(name)
    match, dice = vaka.Match(game, max(2, game.meta.seats[0]), seed=7), random.Random(name)
    memo, out, shown = game.new_memo(), game.new_actions(), hashlib.sha256()
    while not match.over and match.ply != plies:
        shown.update(_position(game, match))
        count = game.rules.legal(match.state, out)
        careful = match.ply % 2 == 0
        match.play(int(game.rules.policy(match.state, out, count, memo) if careful else dice.choice(match.legal())))
    shown.update(_position(game, match))
    told: dict[str, Any] = {"record": to_record(match), "shown": shown.hexdigest()}
    assert from_record(told["record"]).state.tobytes() == match.state.tobytes()
    events = match_events(match)
    if match.over:
        told["sheet"] = None if game.sheet is None else game.sheet(match.state, events)
        told["awards"] = [award.__dict__ for award in chosen(game.awards(events, match.seats))]
    return told


def _position(game: Any, match: Any) -> bytes:
    """What a position shows and says."""
    from vaka.core.arrays import np
    from vaka.core.events import sentence

    s, legal = match.state, match.legal()
    game.invariants(s)
    views = [game.view(s, seat) for seat in (None, *range(match.seats))]
    events = match.events(match.ply, 0)
    words = [sentence(language, game.name, match.seats, each, 0) for each in events for language in LANGUAGES]
    observed = np.zeros(game.observation.length, np.int32)
    game.rules.observe(s, max(0, match.to_move), observed)
    facts = None if game.facts is None or not legal else list(game.facts(_after(game, s, legal[0]), (legal[0],)))
    preview = None if game.preview is None or not legal else game.preview(s, legal[0])
    said = [match.moves(), [game.describe(s, action) for action in legal], preview, repr(facts)]
    return json.dumps([s.tobytes().hex(), views, events, words, observed.tolist(), said], sort_keys=True).encode()


def _after(game: Any, s: Any, action: int) -> list[Any]:
    from vaka.core.events import NO_EVENTS

    twin = game.copy(s)
    game.rules.apply(twin, action, NO_EVENTS)
    return [s, twin]


def main(asked: list[str]) -> None:
    plies = 0
    for option in [each for each in asked if each.startswith("--")]:
        asked.remove(option)
        if option == "--without-numpy":
            for package in HIDDEN:
                sys.modules[package] = None  # type: ignore[assignment]
        else:
            plies = int(option.removeprefix("--plies="))
    print(json.dumps({name: told_match(name, plies or None) for name in asked}))


if __name__ == "__main__":
    main(sys.argv[1:])
