"""Awards for moments of a match: the best wave, the longest ride, barrels and others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from vaka.core.ending import Award, MatchEvents, greatest, most, when
from vaka.games.tavarua.components import STOKES, WAVES
from vaka.games.tavarua.events import Event, Scored
from vaka.games.tavarua.notation import BOARDS
from vaka.games.tavarua.rules.resolve import LONG_REACH, SHORT_REACH
from vaka.games.tavarua.state import TO_SHORE

GOOD = 8  # half points of a wave worth telling of
LONG = 3  # cards
LUCKY = 50  # in a hundred wave cards that would have meant a fall
OTHERS = 4  # wave cards of a kind that make odds
IN_THE_ZONE = STOKES.index("in_the_zone")
BARREL = WAVES.index("barrel")


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
        greatest(lucky_rides(events), LUCKY),
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


@dataclass(frozen=True)
class Stood:
    """A surfer on a wave as the wave card is turned that does not throw it."""

    seat: int
    ply: int
    card: int
    balance: int
    reach: int


def lucky_rides(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """How many in a hundred of the match’s other wave cards of a kind would have thrown somebody who stayed up."""
    cards = [(event["wave"], event["front"]) for _, event in events if event["kind"] == "wave"]
    for stood in stood_up(events):
        wave = cards[stood.card][0]
        others = [front for card, (kind, front) in enumerate(cards) if kind == wave and card != stood.card]
        falls = sum(abs(stood.balance + front) > stood.reach for front in others)
        if wave != BARREL and len(others) >= OTHERS:
            args = {"wave": WAVES[wave], "falls": falls, "cards": len(others)}
            yield 100 * falls // len(others), Award("lucky", stood.seat, stood.ply, args)


def stood_up(events: MatchEvents[Event]) -> Iterator[Stood]:
    """Everyone who stayed on the board as a wave card was turned, unless a stoke card kept them there."""
    reach: dict[int, int] = {}
    balance: dict[int, int] = {}  # of those who ride this round
    held: set[int] = set()
    found: dict[tuple[int, int], Stood] = {}  # by wave card and seat
    card = -1
    for ply, event in events:
        if event["kind"] in ("started", "switched"):
            reach[event["seat"]] = LONG_REACH if BOARDS[event["board"]] == "long" else SHORT_REACH
        elif event["kind"] in ("caught", "rode"):
            balance[event["seat"]] = event["balance"]
        elif event["kind"] in ("fell", "snaked"):
            balance.pop(event["seat"], None)
            found.pop((card, event["seat"]), None)
        elif event["kind"] == "stoke" and event["card"] == IN_THE_ZONE:
            held.add(event["seat"])
        elif event["kind"] == "wave":
            card += 1
            for seat in balance.keys() & reach.keys() - held:
                found[card, seat] = Stood(seat, ply, card, balance[seat], reach[seat])
            balance.clear()
            held.clear()
    yield from found.values()
