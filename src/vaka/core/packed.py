"""A match as bytes, to hand it to another process of this program without replaying it. Files are records."""

import base64
import json

from vaka.core.match import Match, Position
from vaka.core.registry import load


def pack(match: Match) -> bytes:
    """The match with the positions it keeps.

    >>> match = Match("powerboats", seats=2, seed=7)
    >>> match.push(match.moves()[0])
    >>> unpack(pack(match)).lines() == match.lines()
    True
    """
    head = {
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "kit": match.kit,
        "start": None if match.start is None else base64.b64encode(match.start).decode(),
        "actions": match.actions,
        "agreed": match.agreed,
        "decided": list(match._seats),
        "events": match._now.events,
    }
    return b"".join([json.dumps(head).encode(), b"\n", *match._marks, match.state.memory])


def unpack(packed: bytes) -> Match:
    """The match that was packed."""
    head, _, rest = packed.partition(b"\n")
    data = json.loads(head)
    game = load(data["game"])
    match = Match.__new__(Match)
    match.game, match.seats, match.options, match.seed = game, data["seats"], data["options"], data["seed"]
    match.kit = None if data["kit"] is None else tuple(data["kit"])
    match.start = None if data["start"] is None else base64.b64decode(data["start"])
    match.actions, match._seats, match.agreed = data["actions"], bytearray(data["decided"]), data["agreed"]
    size = game.state.itemsize
    *match._marks, now = (rest[at : at + size] for at in range(0, len(rest), size))
    match._now = Position(match.ply, match._restored(now), data["events"])
    match._found = None
    return match
