"""Awards for moments of a match: pushes, drags, escapes and others."""

from collections.abc import Iterator

from vaka.core.ending import Award, Story, greatest, most
from vaka.games.whakaari.events import HOPPED

FAR = 4000  # a drag worth telling of: a stone's width


def awards(story: Story, seats: int) -> list[Award | None]:
    """The candidates, the most telling ones first."""
    return [
        most("pushes", pushes(story), least=2),
        greatest(drags(story), FAR),
        most("escapes", who(story, "saved"), least=1),
        most("falls", who(story, "fell"), least=2),
        most("cracks", cracks(story), least=2),
        most("powers", who(story, "power"), least=2),
        most("jumps", jumps(story), least=2),
    ]


def who(story: Story, kind: str) -> Iterator[tuple[int, int]]:
    """When and to whom a kind of event happened."""
    for ply, event in story:
        if event["kind"] == kind:
            yield ply, event["seat"]


def pushes(story: Story) -> Iterator[tuple[int, int]]:
    """Others pushed, with the stone under them or off it."""
    for ply, event in story:
        if event["kind"] == "shoved" and event["owner"] != event["by"]:
            yield ply, event["by"]
        elif event["kind"] == "pushed":
            yield ply, event["seat"]


def drags(story: Story) -> Iterator[tuple[int, Award]]:
    """How far stones were dragged."""
    for ply, event in story:
        if event["kind"] == "dragged":
            yield event["length"], Award("drag", event["by"], ply, {"halves": event["halves"]})


def cracks(story: Story) -> Iterator[tuple[int, int]]:
    """Stones cracked under others."""
    for ply, event in story:
        if event["kind"] == "turned" and event["own"] == 0 and event["owner"] >= 0:
            yield ply, event["by"]


def jumps(story: Story) -> Iterator[tuple[int, int]]:
    """Jumps by one's own choice."""
    for ply, event in story:
        if event["kind"] == "jumped" and event["why"] == HOPPED:
            yield ply, event["seat"]
