"""Awards for moments of a match: pushes, drags, escapes and others."""

from collections.abc import Iterator

from vaka.core.ending import Award, MatchEvents, greatest, most, when
from vaka.games.whakaari.events import HOPPED, Event

FAR = 4000  # a drag worth telling of: a stone's width


def awards(events: MatchEvents[Event], seats: int) -> list[Award | None]:
    """The candidates, the most telling ones first."""
    return [
        most("pushes", pushes(events), least=2),
        greatest(drags(events), FAR),
        most("escapes", when(events, "saved"), least=1),
        most("falls", when(events, "fell"), least=2),
        most("cracks", cracks(events), least=2),
        most("powers", when(events, "power"), least=2),
        most("jumps", jumps(events), least=2),
    ]


def pushes(events: MatchEvents[Event]) -> Iterator[tuple[int, int]]:
    """Others pushed, with the stone under them or off it."""
    for ply, event in events:
        if event["kind"] == "shoved" and event["owner"] != event["by"]:
            yield ply, event["by"]
        elif event["kind"] == "pushed":
            yield ply, event["seat"]


def drags(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """How far stones were dragged."""
    for ply, event in events:
        if event["kind"] == "dragged":
            yield event["length"], Award("drag", event["by"], ply, {"halves": event["halves"]})


def cracks(events: MatchEvents[Event]) -> Iterator[tuple[int, int]]:
    """Stones cracked under others."""
    for ply, event in events:
        if event["kind"] == "turned" and event["own"] == 0 and event["owner"] >= 0:
            yield ply, event["by"]


def jumps(events: MatchEvents[Event]) -> Iterator[tuple[int, int]]:
    """Jumps by one's own choice."""
    for ply, event in events:
        if event["kind"] == "jumped" and event["why"] == HOPPED:
            yield ply, event["seat"]
