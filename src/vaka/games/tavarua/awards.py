"""Awards for moments of a match: the best wave, the longest ride, barrels and others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from vaka.core.ending import Award, Story, greatest, most
from vaka.games.tavarua.notation import BOARDS
from vaka.games.tavarua.state import TO_SHORE

GOOD = 8  # half points of a wave worth telling of
LONG = 3  # cards


@dataclass
class Ride:
    """One wave of a surfer, from the catch to the score."""

    seat: int
    space: int
    cards: int = 1
    ply: int = 0
    scored: Mapping[str, Any] = field(default_factory=dict)  # the event that ended it


def awards(story: Story, seats: int) -> list[Award | None]:
    """The candidates, the most telling ones first."""
    story = [told for told in story if told.event.get("by", told.event.get("seat", 0)) < seats]  # rivals get none
    ridden = list(rides(story))
    return [
        greatest(((ride.scored["halves"], best_wave(ride)) for ride in ridden), GOOD),
        greatest(((ride.cards, longest_ride(ride)) for ride in ridden), LONG),
        most("barrels", _who(story, "barrel", "seat", ridden=1), least=1),
        most("hang-tens", _who(story, "hang_ten", "seat"), least=1),
        most("snakes", _who(story, "snaked", "by"), least=1),
        most("waves", ((ride.ply, ride.seat) for ride in ridden), least=1),
        most("stoke", _who(story, "stoke", "seat"), least=1),
        most("falls", _who(story, "fell", "seat"), least=3),
    ]


def rides(story: Story) -> Iterator[Ride]:
    """Every wave that was scored."""
    riding: dict[int, Ride] = {}
    for ply, event in story:
        seat, kind = event.get("seat", -1), event["kind"]
        if kind == "caught":
            riding[seat] = Ride(seat, event["space"])
        elif kind == "rode" and seat in riding:
            riding[seat].cards += 1
        elif kind == "scored" and seat in riding:
            ride = riding.pop(seat)
            ride.ply, ride.scored = ply, event
            yield ride


def best_wave(ride: Ride) -> Award:
    score = {"score": ride.scored["halves"] / 2, "board": BOARDS[ride.scored["board"]]}
    return Award("wave", ride.seat, ride.ply, score)


def longest_ride(ride: Ride) -> Award:
    args = {"cards": ride.cards, "space": ride.space, "shore": ride.scored["how"] == TO_SHORE}
    return Award("ride", ride.seat, ride.ply, args)


def _who(story: Story, kind: str, part: str, **parts: int) -> Iterator[tuple[int, int]]:
    """When and to whom a kind of event happened, if it has these parts."""
    for ply, event in story:
        if event["kind"] == kind and all(event[name] == value for name, value in parts.items()):
            yield ply, event[part]
