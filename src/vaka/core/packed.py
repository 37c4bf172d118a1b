"""A match as bytes, to hand it to another process of this program without replaying it. Files are records."""

import base64
import json

import numpy as np

from vaka.core.events import WIDTH
from vaka.core.match import Match
from vaka.core.plain import PlainStates
from vaka.core.registry import load


def pack(match: Match) -> bytes:
    """The match with every position and event.

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
        "events": [len(told) for told in match._events],
    }
    states = [state.memory for state in match._states]
    return b"".join([json.dumps(head).encode(), b"\n", *states, *(told.tobytes() for told in match._events)])


def unpack(packed: bytes) -> Match:
    """The match that was packed."""
    head, _, rest = packed.partition(b"\n")
    data = json.loads(head)
    game = load(data["game"])
    match = Match.__new__(Match)
    match.game, match.seats, match.options, match.seed = game, data["seats"], data["options"], data["seed"]
    match.kit = None if data["kit"] is None else tuple(data["kit"])
    match.start = None if data["start"] is None else base64.b64decode(data["start"])
    match.actions = data["actions"]
    count, size = len(match.actions) + 1, game.state.itemsize
    pool = PlainStates(count, game.state)
    pool.array.view(np.uint8)[:] = np.frombuffer(rest, np.uint8, count * size)
    match._states = [pool[ply] for ply in range(count)]
    told = np.frombuffer(rest, np.int32, offset=count * size).reshape(-1, WIDTH)
    match._events = np.split(told, np.cumsum(data["events"]))[:-1]
    return match
