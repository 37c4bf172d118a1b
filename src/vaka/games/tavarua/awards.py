"""Awards for moments of a match: the best wave, the longest ride, barrels and others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from vaka.core.ending import Award, MatchEvents, greatest, most, when
from vaka.games.tavarua.events import Event, Scored
from vaka.games.tavarua.notation import BOARDS
from vaka.games.tavarua.state import TO_SHORE

GOOD = 8  # half points of a wave worth telling of
LONG = 3  # cards


@dataclass(frozen=True)
class Ride:
    """One wave of a surfer, from the catch to the score."""

    space: int
    cards: int
    ply: int
    scored: Scored

    @property
    def seat(self) -> int:
        return self.scored["seat"]


def awards(events: MatchEvents[Event], seats: int) -> list[Award | None]:
    """The candidates, the most telling ones first."""
    events = [each for each in events if _whose(each.event) < seats]  # rivals get none
    ridden = list(rides(events))
    return [
        greatest(((ride.scored["halves"], best_wave(ride)) for ride in ridden), GOOD),
        greatest(((ride.cards, longest_ride(ride)) for ride in ridden), LONG),
        most("barrels", when(events, "barrel", ridden=1), least=1),
        most("hang-tens", when(events, "hang_ten"), least=1),
        most("snakes", when(events, "snaked", "by"), least=1),
        most("waves", ((ride.ply, ride.seat) for ride in ridden), least=1),
        most("stoke", when(events, "stoke"), least=1),
        most("falls", when(events, "fell"), least=3),
    ]


def _whose(event: Mapping[str, Any]) -> int:
    return event.get("by", event.get("seat", 0))


def rides(events: MatchEvents[Event]) -> Iterator[Ride]:
    """Every wave that was scored."""
    riding: dict[int, tuple[int, int]] = {}  # by seat: the space of the catch, and the cards played since
    for ply, event in events:
        if event["kind"] == "caught":
            riding[event["seat"]] = event["space"], 1
        elif event["kind"] == "rode" and event["seat"] in riding:
            space, cards = riding[event["seat"]]
            riding[event["seat"]] = space, cards + 1
        elif event["kind"] == "scored" and event["seat"] in riding:
            yield Ride(*riding.pop(event["seat"]), ply, event)


def best_wave(ride: Ride) -> Award:
    score = {"score": ride.scored["halves"] / 2, "board": BOARDS[ride.scored["board"]]}
    return Award("wave", ride.seat, ride.ply, score)


def longest_ride(ride: Ride) -> Award:
    args = {"cards": ride.cards, "space": ride.space, "shore": ride.scored["how"] == TO_SHORE}
    return Award("ride", ride.seat, ride.ply, args)
