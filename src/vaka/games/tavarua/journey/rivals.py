"""Who the AI surfers of a year are. The rules know them by board and target only (TAV-19.11); names are for people."""

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from vaka.games.tavarua.journey.career import Career, Event
from vaka.games.tavarua.payloads import Board

EACH = 3  # as many start on one board, at most
BOARDS: dict[str, Board] = {"L": "long", "S": "short"}
Field: TypeAlias = dict[Board, tuple[str, ...]]


@cache
def people() -> tuple[str, ...]:
    """Everybody on the tour."""
    return tuple(tomllib.loads(files(__package__).joinpath("rivals.toml").read_text("utf-8"))["people"])


def field(career: Career) -> Field:
    """The rivals of a year by starting board, drawn by its seed; nobody is called like the person."""

    def lot(name: str) -> bytes:
        return hashlib.sha256(f"rival {career.seed} {name}".encode()).digest()

    drawn = sorted((name for name in people() if name.casefold() != career.name.casefold()), key=lot)
    return {"long": tuple(drawn[:EACH]), "short": tuple(drawn[EACH : 2 * EACH])}


def names(drawn: Field, event: Event) -> list[str]:
    """Who the AI surfers of an event are, in their order: on each board the same people come first all year."""
    left = {board: iter(who) for board, who in drawn.items()}
    return [next(left[BOARDS[ai[0]]]) for ai in event.ai]
