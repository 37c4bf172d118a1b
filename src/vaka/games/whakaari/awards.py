"""Awards for moments of a match: pushes, drags, escapes and others."""

from collections.abc import Iterator

from vaka.core.ending import Award, MatchEvents, greatest, most, when
from vaka.games.whakaari.events import HOPPED, Event

LUCKY = 3  # events in a row
FAR = 4000  # a drag worth telling of: a stone's width


def awards(events: MatchEvents[Event], seats: int) -> list[Award | None]:
    """The candidates, the most telling ones first."""
    return [
        most("pushes", pushes(events), least=2),
        greatest(lucky_streaks(events), LUCKY),
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


def lucky_streaks(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """How many events in a row a seat has drawn on cracked stones and has neither fallen nor needed saving."""
    drawn: dict[int, list[int]] = {}  # by seat: the plies of its events since its last misfortune
    for ply, event in events:
        if event["kind"] == "event":
            yield from streak(event["seat"], drawn.get(event["seat"], []))
            drawn.setdefault(event["seat"], []).append(ply)
        elif event["kind"] in ("fell", "saved"):
            last = drawn.pop(event["seat"], [])
            yield from streak(event["seat"], last[:-1])
    for seat, plies in drawn.items():
        yield from streak(seat, plies)


def streak(seat: int, plies: list[int]) -> Iterator[tuple[int, Award]]:
    if plies:
        yield len(plies), Award("lucky", seat, plies[-1], {"count": len(plies)})
