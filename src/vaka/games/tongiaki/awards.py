"""Awards for moments of a match: the longest voyage, the boldest one, islands found and others."""

from collections.abc import Iterator
from dataclasses import dataclass

from vaka.core.ending import Award, MatchEvents, greatest, most
from vaka.games.tongiaki.board import NOWHERE, VALUE
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.events import LOST, Event

LUCKY = 60  # in a hundred tiles that were oceans when an island came


@dataclass
class Voyage:
    """A fleet on its way: who sent it, from where, and how it went."""

    by: int
    start: int
    ply: int
    boats: int
    colours: int
    tiles: int = 0
    danger: int = 0
    end: int = NOWHERE


def awards(events: MatchEvents[Event], seats: int) -> list[Award | None]:
    """The candidates, the most telling ones first."""
    landed = [voyage for voyage in voyages(events) if voyage.end != NOWHERE]
    return [
        greatest(((voyage.tiles, longest(voyage)) for voyage in landed), least=2),
        greatest(lucky_finds(events), LUCKY),
        most("islands", found(events), least=2),
        greatest(((voyage.danger, boldest(voyage)) for voyage in landed), least=3),
        greatest(royal_islands(events), least=3),
        greatest(((voyage.boats, fleet(voyage)) for voyage in landed), least=4),
        most("lost", lost(events), least=3),
    ]


def voyages(events: MatchEvents[Event]) -> Iterator[Voyage]:
    """Every fleet that put to sea; one that never lands has no end."""
    under_way: Voyage | None = None
    for ply, event in events:
        if event["kind"] == "sailed":
            if under_way is not None:
                yield under_way
            under_way = Voyage(event["by"], event["island"], ply, event["boats"], event["colours"])
        elif under_way is None:
            continue
        elif event["kind"] == "passed":
            under_way.tiles += 1
            under_way.danger = max(under_way.danger, event["danger"])
        elif event["kind"] == "reached":
            under_way.end = event["island"]
            yield under_way
            under_way = None
    if under_way is not None:
        yield under_way


def longest(voyage: Voyage) -> Award:
    args = {"count": voyage.tiles, "island": voyage.start, "reaches": voyage.end}
    return Award("voyage", voyage.by, voyage.ply, args)


def boldest(voyage: Voyage) -> Award:
    args = {"danger": voyage.danger, "colours": voyage.colours, "island": voyage.end}
    return Award("bold", voyage.by, voyage.ply, args)


def fleet(voyage: Voyage) -> Award:
    return Award("fleet", voyage.by, voyage.ply, {"boats": voyage.boats, "island": voyage.end})


def lucky_finds(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """Islands that fleets turned over, by how many in a hundred of the tiles left were oceans then."""
    by = NOWHERE
    for ply, event in events:
        if event["kind"] == "sailed":
            by = event["by"]
        elif event["kind"] == "turned" and event["tile"] < ISLANDS:
            oceans, islands = event["oceans_left"], event["islands_left"] + 1
            args = {"island": event["tile"], "islands": islands, "tiles": oceans + islands}
            yield 100 * oceans // (oceans + islands), Award("lucky", by, ply, args)


def found(events: MatchEvents[Event]) -> Iterator[tuple[int, int]]:
    """The islands turned over, by those who sent the fleet or looked for a settlement."""
    by = NOWHERE
    for ply, event in events:
        if event["kind"] == "sailed":
            by = event["by"]
        elif event["kind"] == "turned" and event["tile"] < ISLANDS:
            yield ply, by
        elif event["kind"] == "settling" and event["tile"] < ISLANDS:
            yield ply, event["seat"]


def royal_islands(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """Islands that somebody has made royal, by their value."""
    for ply, event in events:
        if event["kind"] == "founded":
            value = int(VALUE[event["island"]])
            yield value, Award("royal", event["seat"], ply, {"island": event["island"], "value": value})


def lost(events: MatchEvents[Event]) -> Iterator[tuple[int, int]]:
    """Every boat that a failed voyage has cost."""
    for ply, event in events:
        if event["kind"] == "home" and event["reason"] == LOST:
            yield from [(ply, event["seat"])] * event["boats"]
